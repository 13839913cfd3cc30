import { DatabaseSync } from 'node:sqlite';
import { refuseNewer } from './port.ts';

/**
 * Each step is run once, in order, and takes no table or column away: a node of the version before goes on working on the new tables.
 * The number of steps done is stored in `user_version`.
 */
const STEPS = [
  `CREATE TABLE games (
     id TEXT PRIMARY KEY,
     seq INTEGER NOT NULL,
     status TEXT NOT NULL,
     listed INTEGER NOT NULL,
     updated_at INTEGER NOT NULL,
     deadline INTEGER,
     summary TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX games_by_status ON games (status, listed, updated_at);
   CREATE TABLE events (
     game_id TEXT NOT NULL,
     seq INTEGER NOT NULL,
     at INTEGER NOT NULL,
     command TEXT,
     body TEXT NOT NULL,
     PRIMARY KEY (game_id, seq)
   ) WITHOUT ROWID;
   CREATE UNIQUE INDEX events_by_command ON events (game_id, command) WHERE command IS NOT NULL;`,
  // An index by the moment was written with every move; one by the day is not.
  `ALTER TABLE games ADD COLUMN day INTEGER NOT NULL DEFAULT 0;
   UPDATE games SET day = updated_at / 86400000;
   DROP INDEX IF EXISTS games_by_status;
   DROP INDEX IF EXISTS games_by_age;
   CREATE INDEX games_by_day ON games (status, day);
   CREATE INDEX games_open ON games (day, updated_at) WHERE status = 'open' AND listed = 1;`,
  `CREATE TABLE signing_keys (number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE);
   INSERT INTO signing_keys (key) VALUES (lower(hex(randomblob(32))));`,
  // Who sits where is looked up by player from now on; for games that began before, it is read from their events once.
  `CREATE TABLE notes (
     scope TEXT NOT NULL,
     kind TEXT NOT NULL,
     key TEXT NOT NULL,
     holder TEXT,
     body TEXT NOT NULL,
     seq INTEGER NOT NULL,
     due INTEGER NOT NULL,
     version INTEGER NOT NULL,
     PRIMARY KEY (scope, kind, key)
   ) WITHOUT ROWID;
   CREATE INDEX notes_by_holder ON notes (holder) WHERE holder IS NOT NULL;
   CREATE INDEX notes_by_due ON notes (kind, due);
   INSERT OR IGNORE INTO notes (scope, kind, key, holder, body, seq, due, version)
     SELECT game_id, 'seat', json_extract(body, '$.hidden.holder'), json_extract(body, '$.hidden.holder'), '', 0, 0, 1
     FROM events WHERE json_extract(body, '$.hidden.holder') IS NOT NULL;`,
  // The player whom a rematch is reserved for finds it by their token too; only open rematches are missing.
  `INSERT OR IGNORE INTO notes (scope, kind, key, holder, body, seq, due, version)
     SELECT games.id, 'seat', reserved.value, reserved.value, '', 0, 0, 1
     FROM games JOIN events ON events.game_id = games.id AND events.seq = 1, json_each(events.body, '$.hidden.reserved') AS reserved
     WHERE games.status = 'open' AND reserved.value <> '';`,
  // An index of commands was written with every move; which ones a game has is remembered by the thread that writes.
  `DROP INDEX IF EXISTS events_by_command;`,
  // The last games that ended are asked for in this order: without it all of a day would be sorted.
  `CREATE INDEX IF NOT EXISTS games_over ON games (day, updated_at) WHERE status = 'over';`,
];

/** How long a commit waits for the lock of another process. */
export const BUSY_MS = 10_000;

/**
 * Committed means on disk: every commit waits for the disk (`synchronous=FULL`), which group commit makes affordable. Deleted data is
 * overwritten with zeros (`secure_delete`): a player who was erased is in no free page of the file.
 */
export function openSqlite(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: BUSY_MS });
  db.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON; PRAGMA journal_size_limit=67108864; PRAGMA wal_autocheckpoint=8000',
  );
  return db;
}

export function migrateSqlite(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const row = db.prepare('PRAGMA user_version').get() as { user_version: number };
    refuseNewer(row.user_version, STEPS.length);
    for (const step of STEPS.slice(row.user_version)) db.exec(step);
    db.exec(`PRAGMA user_version=${STEPS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    // A full disk ends the transaction by itself.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
