/**
 * Loaded before a server: its wall clock is off by what a file says, read at the start and again whenever SIGUSR2 comes. The server itself
 * knows nothing of it.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.CLOCK_OFFSET_FILE;
if (file && isMainThread) {
  const real = Date.now;
  let offset = 0;
  const read = () => {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  };
  read();
  process.on('SIGUSR2', read);
  Date.now = () => real() + offset;
}
