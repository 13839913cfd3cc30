/** Resident memory of a server for each page that watches one game: `npm run bench -- watchers`. */
import { readFileSync } from 'node:fs';
import { printTable } from '../measure.ts';
import { Castellan } from './castellan.ts';
import { addressOf, connectRaw, Wire } from './wire.ts';

const WARM = 200;
const ADDED = [1000, 1000];
/** The server gives back the heap of its start within this time, and collects what opening a stream leaves. */
const SETTLE_MS = 12_000;

const COLLECT = new URL('./collect-on-signal.ts', import.meta.url).href;
const COLLECT_MS = 3000;

const castellan = new Castellan('sqlite', 1);
process.env.NODE_OPTIONS = `--import=${COLLECT}`;
await castellan.start();
delete process.env.NODE_OPTIONS;
const { base, pid } = castellan.nodes[0]!;
const kilobytesAfter = async (ms: number): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
};

/** Resident kilobytes with the garbage that opening streams has left, and without it. */
async function resident(): Promise<readonly [number, number]> {
  const all = await kilobytesAfter(SETTLE_MS);
  process.kill(pid, 'SIGUSR2');
  return [all, await kilobytesAfter(COLLECT_MS)];
}

const wire = new Wire(base);
const { token } = await wire.post<{ token: string }>('/api/bots', '', {});
const { id } = await wire.post<{ id: string }>('/api/games', token, {
  commandId: 'w',
  game: 'discovery',
  listed: true,
});
const address = addressOf(base);

/** Opens so many streams; each has answered. */
async function watch(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await new Promise<void>((ready) => {
      const stream = connectRaw(address, () => ready());
      stream.write(`GET /api/games/${id}/events HTTP/1.1\r\nHost: ${address.host}:${address.port}\r\n\r\n`);
    });
  }
}

await watch(WARM);
let watchers = WARM;
let before = await resident();
const rows: [string, string][] = [
  [`${watchers} watchers`, before.map((kilobytes) => `${Math.round(kilobytes / 1024)} MB`).join(', ')],
];
for (const added of ADDED) {
  await watch(added);
  watchers += added;
  const after = await resident();
  const each = after.map((kilobytes) => `${((kilobytes - before[1]) / added).toFixed(1)} kB`).join(', ');
  rows.push([`${watchers} watchers`, `${each} for each of the last ${added}`]);
  before = after;
}
printTable('Resident memory of one node on SQLite, and after a collection of garbage', rows);
await castellan.stop();
process.exit(0);
