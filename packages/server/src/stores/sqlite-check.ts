import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const MAGIC = 'SQLite format 3\0';

/**
 * Throws unless the file at this path is still the one that was opened and can be read anew. A connection that is open would not notice: it goes on
 * writing to a file that was deleted, and reads from memory what is damaged on the disk.
 */
export function checkFile(path: string, opened: Pick<Stats, 'ino' | 'dev'>): void {
  const { ino, dev } = statSync(path);
  if (ino !== opened.ino || dev !== opened.dev) throw new Error(`${path} is another file than the one that was opened`);
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
