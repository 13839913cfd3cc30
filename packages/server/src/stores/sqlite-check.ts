import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_CORRUPT, StoreUnavailable } from './sqlite-problem.ts';

const MAGIC = 'SQLite format 3\0';

type FileId = Pick<Stats, 'ino' | 'dev'>;

/** Throws unless the file at this path is still the one that was opened. */
export function checkSameFile(path: string, opened: FileId): void {
  const now = statSync(path, { throwIfNoEntry: false });
  if (!now) throw new StoreUnavailable(`ENOENT: ${path} was deleted. Restore a backup and start the server again`);
  if (now.ino !== opened.ino || now.dev !== opened.dev)
    throw new StoreUnavailable(`${path} is another file than the one that was opened. Start the server again`);
}

/** Larger files are not checked whole at the start: that would take longer than a second or two. */
const MOST_CHECKED_BYTES = 256 << 20;

/** Throws where a page of the file is damaged. */
export function checkPages(db: DatabaseSync, path: string): void {
  if (statSync(path).size > MOST_CHECKED_BYTES) return;
  const [found] = db.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  if (found?.quick_check === 'ok') return;
  throw Object.assign(new Error(found?.quick_check), { errcode: SQLITE_CORRUPT });
}

/**
 * Throws unless the file at this path is still the one that was opened and can be read again. A connection that is open would not notice: it goes on
 * writing to a file that was deleted, and reads from memory what is damaged on the disk.
 */
export function checkFile(path: string, opened: FileId): void {
  checkSameFile(path, opened);
  const start = Buffer.alloc(MAGIC.length);
  const file = openSync(path, 'r');
  readSync(file, start);
  closeSync(file);
  if (start.toString('latin1') !== MAGIC) throw new Error(`${path} is damaged`);
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    // Both ends of both tables; all of it would take too long for a question asked every few seconds.
    for (const order of ['ASC', 'DESC']) {
      db.prepare(`SELECT summary FROM games ORDER BY id ${order} LIMIT 1`).get();
      db.prepare(`SELECT body FROM events ORDER BY game_id ${order}, seq ${order} LIMIT 1`).get();
    }
  } finally {
    db.close();
  }
}
