import { statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Appended, Summary } from '@castellan/match';
import { releaseStartHeap } from '../young-heap.ts';
import { KnownCommands, type LastEvent } from './known-commands.ts';
import { HEARTBEAT, type NewNote, type NoteId } from './notes.ts';
import { dayOf } from './port.ts';
import { checkPages, checkSameFile } from './sqlite-check.ts';
import { diskProblem } from './sqlite-problem.ts';
import { BUSY_MS, migrateSqlite, openSqlite } from './sqlite-tables.ts';

type EventRow = readonly [seq: number, at: number, command: string | null, body: string];

/** An append: numbers and texts in a row, which take a third of the time that objects take to go to another thread. */
export type AppendRow = readonly [
  gameId: string,
  expectedSeq: number,
  commandId: string,
  status: Summary['status'],
  listed: 0 | 1,
  updatedAt: number,
  deadline: number | null,
  /** Null where the row of the game stands as it is: all of it that changes is in the events. */
  summary: string | null,
  events: readonly EventRow[],
];

/** `was` is what the event has to say still; null if that does not matter. */
type RewriteRow = readonly [seq: number, command: string | null, body: string, was: string | null];

/** What the worker is asked; every request of one round goes into one transaction and shares its wait for the disk. */
export type SqliteRequest =
  | AppendRow
  | { readonly type: 'remove'; readonly gameId: string }
  | { readonly type: 'rewrite'; readonly gameId: string; readonly rows: readonly RewriteRow[] }
  | { readonly type: 'check' }
  | { readonly type: 'checkpoint' }
  | { readonly type: 'put-note'; readonly note: NewNote; readonly expected: number }
  | { readonly type: 'remove-note'; readonly id: NoteId }
  | { readonly type: 'prune'; readonly status: string; readonly before: number; readonly most: number };

/** What became of a round: of how many requests, and the answer to each, in the order in which they were asked. */
export type SqliteReplies =
  | { readonly count: number; readonly values: readonly SqliteValue[] }
  | { readonly count: number; readonly error: string; readonly unavailable: boolean };

/** What became of an append, or how many rows any other request changed. */
export type SqliteValue = Appended['status'] | number;

/** An erasure rewrites many games: one checkpoint after the last is enough. */
const ERASE_MS = 500;
/** A copy of the database file alone should have the games: what was written is brought there when nothing more comes. */
const IDLE_MS = 2000;
/** Where something always comes, this long after the first write. */
const BEHIND_MS = 30_000;
const RETRY_MS = 10_000;

interface Statements {
  readonly known: KnownCommands;
  readonly last: StatementSync;
  readonly commands: StatementSync;
  readonly nextDay: StatementSync;
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
  known: new KnownCommands(),
  last: db.prepare('SELECT seq, at FROM events WHERE game_id = ? ORDER BY seq DESC LIMIT 1'),
  commands: db.prepare('SELECT command FROM events WHERE game_id = ? AND command IS NOT NULL'),
  nextDay: db.prepare('UPDATE games SET seq = ?, updated_at = ?, day = ? WHERE id = ?'),
  game: db.prepare(`INSERT INTO games (id, seq, status, listed, updated_at, day, deadline, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, status = excluded.status, listed = excluded.listed,
      updated_at = excluded.updated_at, day = excluded.day, deadline = excluded.deadline, summary = excluded.summary`),
  event: db.prepare('INSERT INTO events (game_id, seq, at, command, body) VALUES (?, ?, ?, ?, ?)'),
  rewrite: db.prepare(`UPDATE events SET body = ?1, command = ?2
    WHERE game_id = ?3 AND seq = ?4 AND (?5 IS NULL OR json(body) = json(?5))`),
  removeGame: db.prepare('DELETE FROM games WHERE id = ?'),
  removeEvents: db.prepare('DELETE FROM events WHERE game_id = ?'),
  removeNotes: db.prepare('DELETE FROM notes WHERE scope = ?'),
  newNote: db.prepare(`INSERT OR IGNORE INTO notes (holder, body, seq, due, scope, kind, key, version)
    VALUES (?, ?, ?, ?, ?, ?, ?, ? + 1)`),
  changeNote: db.prepare(`UPDATE notes SET holder = ?, body = ?, seq = ?, due = ?, version = version + 1
    WHERE scope = ? AND kind = ? AND key = ? AND version = ?`),
  removeNote: db.prepare('DELETE FROM notes WHERE scope = ? AND kind = ? AND key = ?'),
  // Moves since the row was written are in the events alone.
  old: db.prepare(`SELECT id FROM games WHERE status = ? AND day <= ? AND updated_at < ?
    AND NOT EXISTS (SELECT 1 FROM events WHERE game_id = games.id AND events.seq > games.seq AND at >= ?) LIMIT ?`),
  touch: () => {
    const { user_version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    db.exec(`PRAGMA user_version=${user_version}`);
  },
});

function perform(sql: Statements, request: SqliteRequest): SqliteValue {
  if (isAppend(request)) return append(sql, request);
  switch (request.type) {
    case 'remove':
      return remove(sql, request.gameId);
    case 'rewrite':
      sql.known.forget(request.gameId);
      return request.rows.reduce((count, [seq, command, body, was]) => {
        const { changes } = sql.rewrite.run(body, command, request.gameId, seq, was);
        return count + Number(changes);
      }, 0);
    case 'check':
      sql.touch();
      return 0;
    case 'checkpoint':
      // Done after the transaction, in which it is not possible.
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
      const { status, before, most } = request;
      const old = sql.old.all(status, dayOf(before), before, before, most) as { id: string }[];
      return old.reduce((count, { id }) => count + remove(sql, id), 0);
    }
  }
}

const isHeartbeat = ({ note }: { readonly note: NewNote }): boolean => note.kind === HEARTBEAT;

const isWorthCopying = (request: SqliteRequest): boolean =>
  isAppend(request) || (request.type !== 'check' && !(request.type === 'put-note' && isHeartbeat(request)));

const isAppend = (request: SqliteRequest): request is AppendRow => Array.isArray(request);

function append(sql: Statements, row: AppendRow): Appended['status'] {
  const [gameId, expectedSeq, commandId, status, listed, updatedAt, deadline, summary, events] = row;
  const last = sql.last.get(gameId) as LastEvent | undefined;
  const known = sql.known.of(gameId, last, () =>
    (sql.commands.all(gameId) as { command: string }[]).map(({ command }) => command),
  );
  if (known.has(commandId)) return 'duplicate';
  if ((last?.seq ?? 0) !== expectedSeq) return 'conflict';
  const day = dayOf(updatedAt);
  const newSeq = expectedSeq + events.length;
  if (summary !== null) sql.game.run(gameId, newSeq, status, listed, updatedAt, day, deadline, summary);
  else if (last && dayOf(last.at) !== day) sql.nextDay.run(newSeq, updatedAt, day, gameId);
  for (const [seq, at, command, body] of events) {
    sql.event.run(gameId, seq, at, command, body);
    sql.known.add(gameId, seq, at, command);
  }
  return 'committed';
}

function remove(sql: Statements, gameId: string): number {
  sql.known.forget(gameId);
  sql.removeEvents.run(gameId);
  sql.removeNotes.run(gameId);
  return Number(sql.removeGame.run(gameId).changes);
}

if (parentPort) {
  const port = parentPort;
  const path = workerData.path as string;
  const db = openSqlite(path);
  migrateSqlite(db);
  checkPages(db, path);
  const file = statSync(path);
  const sql = prepare(db);
  let waiting: SqliteRequest[] = [];

  // Brings the write-ahead log to the file and cuts it off: until then the log has the newest moves, and what was erased.
  let timer: NodeJS.Timeout | undefined;
  let due = Number.POSITIVE_INFINITY;
  const checkpointIn = (ms: number) => {
    clearTimeout(timer);
    due = Date.now() + ms;
    timer = setTimeout(checkpoint, ms);
  };
  let behindSince: number | null = null;
  const checkpoint = () => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    try {
      // A long read of another process, as of a backup, must not hold up commits: tried again later.
      db.exec('PRAGMA busy_timeout=0');
      const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
      if (!busy) {
        behindSince = null;
        return;
      }
    } catch {
      // The disk is full or damaged: commits report that, and nothing that was committed is in doubt.
    } finally {
      db.exec(`PRAGMA busy_timeout=${BUSY_MS}`);
    }
    checkpointIn(RETRY_MS);
  };
  const planCheckpoint = (round: readonly SqliteRequest[]) => {
    const types = new Set(round.map((request) => (isAppend(request) ? 'append' : request.type)));
    if (types.has('checkpoint')) return checkpoint();
    if (types.has('rewrite') || types.has('remove-note')) return checkpointIn(ERASE_MS);
    // A heartbeat and a check come every few seconds for ever, and bring nothing that has to be in a copy.
    if (!round.some(isWorthCopying)) return;
    behindSince ??= Date.now();
    const idle = Math.min(IDLE_MS, Math.max(0, behindSince + BEHIND_MS - Date.now()));
    // An erasure does not wait for the moves after it.
    if (due > Date.now() + ERASE_MS) checkpointIn(idle);
  };

  const flush = () => {
    const round = waiting;
    waiting = [];
    const count = round.length;
    let replies: SqliteReplies;
    // A heartbeat alone need not wait for the disk; the next commit of a game brings it there.
    const relaxed = round.every((request) => 'type' in request && request.type === 'put-note' && isHeartbeat(request));
    try {
      // A connection would go on writing to a file that was deleted: what it acknowledges would be lost.
      checkSameFile(path, file);
      if (relaxed) db.exec('PRAGMA synchronous=NORMAL');
      db.exec('BEGIN IMMEDIATE');
      replies = { count, values: round.map((request) => perform(sql, request)) };
      db.exec('COMMIT');
      planCheckpoint(round);
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      sql.known.forgetAll();
      const problem = diskProblem(error);
      replies = { count, error: problem ?? String(error), unavailable: problem !== null };
    }
    if (relaxed) db.exec('PRAGMA synchronous=FULL');
    port.postMessage(replies);
  };

  // Whatever arrives while the disk is busy forms the next round.
  port.on('message', (requests: readonly SqliteRequest[]) => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push(...requests);
  });
  port.postMessage('ready');
  releaseStartHeap();
}
