import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/**
 * Makes a file that no other user of the machine can read, and its folder: the secrets of running games tell their dice. SQLite
 * gives the files beside it the same rights; those of an older start are mended.
 */
export function makePrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    // Another owner has decided otherwise; where files have no owners there is nothing to decide.
    if (existsSync(file) && statSync(file).uid === process.getuid?.()) chmodSync(file, OWNER_ONLY);
  }
}
