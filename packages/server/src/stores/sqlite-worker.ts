import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Appended, Logged, Summary } from '@castellan/match';
import type { NewNote, NoteId } from './notes.ts';
import { dayOf } from './port.ts';
import { migrateSqlite, openSqlite } from './sqlite-tables.ts';

/** What the worker is asked; every request of one round goes into one transaction and shares its wait for the disk. */
export type SqliteRequest =
  | {
      readonly type: 'append';
      readonly gameId: string;
      readonly expectedSeq: number;
      readonly commandId: string;
      readonly events: readonly Logged[];
      readonly summary: Summary;
    }
  | { readonly type: 'remove'; readonly gameId: string }
  | { readonly type: 'rewrite'; readonly gameId: string; readonly events: readonly Logged[] }
  | { readonly type: 'check' }
  | { readonly type: 'put-note'; readonly note: NewNote; readonly expected: number }
  | { readonly type: 'remove-note'; readonly id: NoteId }
  | { readonly type: 'prune'; readonly status: string; readonly before: number; readonly most: number };

export type SqliteReply =
  | { readonly number: number; readonly value: Appended | number }
  | { readonly number: number; readonly error: string };

interface Statements {
  readonly seq: StatementSync;
  readonly command: StatementSync;
  readonly game: StatementSync;
  readonly event: StatementSync;
  readonly rewrite: StatementSync;
  readonly removeGame: StatementSync;
  readonly removeEvents: StatementSync;
  readonly removeNotes: StatementSync;
  readonly newNote: StatementSync;
  readonly changeNote: StatementSync;
  readonly removeNote: StatementSync;
  readonly old: StatementSync;
  /** Writes what stands there already: nothing changes, but the disk has to take it. */
  readonly touch: () => void;
}

const prepare = (db: DatabaseSync): Statements => ({
  seq: db.prepare('SELECT seq FROM games WHERE id = ?'),
  command: db.prepare('SELECT 1 FROM events WHERE game_id = ? AND command = ?'),
  game: db.prepare(`INSERT INTO games (id, seq, status, listed, updated_at, day, deadline, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, status = excluded.status, listed = excluded.listed,
      updated_at = excluded.updated_at, day = excluded.day, deadline = excluded.deadline, summary = excluded.summary`),
  event: db.prepare('INSERT INTO events (game_id, seq, at, command, body) VALUES (?, ?, ?, ?, ?)'),
  rewrite: db.prepare('UPDATE events SET body = ? WHERE game_id = ? AND seq = ?'),
  removeGame: db.prepare('DELETE FROM games WHERE id = ?'),
  removeEvents: db.prepare('DELETE FROM events WHERE game_id = ?'),
  removeNotes: db.prepare('DELETE FROM notes WHERE scope = ?'),
  newNote: db.prepare(`INSERT OR IGNORE INTO notes (holder, body, seq, due, scope, kind, key, version)
    VALUES (?, ?, ?, ?, ?, ?, ?, ? + 1)`),
  changeNote: db.prepare(`UPDATE notes SET holder = ?, body = ?, seq = ?, due = ?, version = version + 1
    WHERE scope = ? AND kind = ? AND key = ? AND version = ?`),
  removeNote: db.prepare('DELETE FROM notes WHERE scope = ? AND kind = ? AND key = ?'),
  old: db.prepare('SELECT id FROM games WHERE status = ? AND day <= ? AND updated_at < ? LIMIT ?'),
  touch: () => {
    const { user_version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    db.exec(`PRAGMA user_version=${user_version}`);
  },
});

function perform(sql: Statements, request: SqliteRequest): Appended | number {
  switch (request.type) {
    case 'append':
      return append(sql, request);
    case 'remove':
      return remove(sql, request.gameId);
    case 'rewrite':
      for (const { seq, event } of request.events) sql.rewrite.run(JSON.stringify(event), request.gameId, seq);
      return request.events.length;
    case 'check':
      sql.touch();
      return 0;
    case 'put-note': {
      const { scope, kind, key, holder, body, seq, due } = request.note;
      const { changes } = (request.expected === 0 ? sql.newNote : sql.changeNote).run(
        ...[holder, body, seq, due, scope, kind, key, request.expected],
      );
      return Number(changes);
    }
    case 'remove-note':
      return Number(sql.removeNote.run(request.id.scope, request.id.kind, request.id.key).changes);
    case 'prune': {
      const old = sql.old.all(request.status, dayOf(request.before), request.before, request.most) as { id: string }[];
      return old.reduce((count, { id }) => count + remove(sql, id), 0);
    }
  }
}

function append(sql: Statements, request: SqliteRequest & { type: 'append' }): Appended {
  const { gameId, expectedSeq, commandId, events, summary } = request;
  if (sql.command.get(gameId, commandId)) return { status: 'duplicate' };
  const game = sql.seq.get(gameId) as { seq: number } | undefined;
  if ((game?.seq ?? 0) !== expectedSeq) return { status: 'conflict' };
  const { status, listed, updatedAt, deadline } = summary;
  const day = dayOf(updatedAt);
  const newSeq = expectedSeq + events.length;
  sql.game.run(gameId, newSeq, status, listed ? 1 : 0, updatedAt, day, deadline, JSON.stringify(summary));
  for (const { seq, at, command, event } of events) sql.event.run(gameId, seq, at, command, JSON.stringify(event));
  return { status: 'committed' };
}

function remove(sql: Statements, gameId: string): number {
  sql.removeEvents.run(gameId);
  sql.removeNotes.run(gameId);
  return Number(sql.removeGame.run(gameId).changes);
}

if (parentPort) {
  const port = parentPort;
  const db = openSqlite(workerData.path as string);
  migrateSqlite(db);
  const sql = prepare(db);
  let waiting: { number: number; request: SqliteRequest }[] = [];

  const flush = () => {
    const round = waiting;
    waiting = [];
    let replies: SqliteReply[];
    try {
      db.exec('BEGIN IMMEDIATE');
      replies = round.map(({ number, request }) => ({ number, value: perform(sql, request) }));
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      replies = round.map(({ number }) => ({ number, error: String(error) }));
    }
    port.postMessage(replies);
  };

  // Whatever arrives while the disk is busy forms the next round.
  port.on('message', (messages: string) => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push(...(JSON.parse(messages) as typeof waiting));
  });
  port.postMessage('ready');
}
