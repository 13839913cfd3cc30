import { once } from 'node:events';
import { type Stats, statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Appended, Event, GameListFilter, Logged, Summary } from '@castellan/match';
import { storedText } from '../event-text.ts';
import { ALL, type NewNote, type Note, type NoteId, type NotePage } from './notes.ts';
import {
  dayOf,
  type GameCounts,
  NO_GAMES,
  NOBODY,
  PRUNED_AT_ONCE,
  type PruneLimits,
  type ServerStore,
  type WaitingFilter,
} from './port.ts';
import { makePrivate } from './private-file.ts';
import { checkFile } from './sqlite-check.ts';
import { StoreUnavailable } from './sqlite-problem.ts';
import { openSqlite } from './sqlite-tables.ts';
import type { SqliteReplies, SqliteRequest } from './sqlite-worker.ts';

interface Row {
  readonly seq: number;
  readonly at: number;
  readonly command: string | null;
  readonly body: string;
}

interface Pending {
  readonly done: (value: never) => void;
  readonly fail: (error: Error) => void;
}

/** One file. A thread of its own writes, so that only the callers of a write wait for the disk; reads need not wait at all. */
export class SqliteStore implements ServerStore {
  readonly #db: DatabaseSync;
  readonly #path: string;
  readonly #file: Stats;
  readonly #worker: Worker;
  readonly #events: StatementSync;
  /** Requests that wait for an answer, in the order they were made, which is the order of the answers. */
  #pending: Pending[] = [];
  #outgoing: SqliteRequest[] = [];
  #dead: Error | null = null;
  /** What the last check found wrong: until one passes, nothing is written. */
  #unavailable: StoreUnavailable | null = null;

  static async open(path: string): Promise<SqliteStore> {
    makePrivate(path);
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { path } });
    await once(worker, 'message');
    return new SqliteStore(path, worker);
  }

  private constructor(path: string, worker: Worker) {
    this.#db = openSqlite(path);
    this.#path = path;
    this.#file = statSync(path);
    this.#worker = worker;
    this.#events = this.#db.prepare(
      'SELECT seq, at, command, body FROM events WHERE game_id = ? AND seq > ? ORDER BY seq',
    );
    worker.on('message', (replies: SqliteReplies) => this.#settle(replies));
    worker.on('error', (error: Error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('the store is closed')));
  }

  append(
    gameId: string,
    expectedSeq: number,
    commandId: string,
    events: readonly Logged[],
    summary: Summary,
  ): Promise<Appended> {
    const { status, listed, updatedAt, deadline } = summary;
    const rows = events.map((logged) => [logged.seq, logged.at, logged.command, storedText(logged)] as const);
    const text = goesOn(expectedSeq, events, summary) ? null : JSON.stringify(summary);
    return this.#ask([gameId, expectedSeq, commandId, status, listed ? 1 : 0, updatedAt, deadline, text, rows]);
  }

  async read(gameId: string, after: number): Promise<readonly Logged[]> {
    const rows = this.#events.all(gameId, after) as unknown as Row[];
    return rows.map(({ seq, at, command, body }) => ({ seq, at, command, event: JSON.parse(body) as Event }));
  }

  async list({ status, listed, limit }: GameListFilter): Promise<readonly Summary[]> {
    // Written out, not bound: only so is it seen that the index of open games fits.
    const where = [
      '1',
      ...(status ? [`status = '${status}'`] : []),
      ...(listed === undefined ? [] : [`listed = ${Number(listed)}`]),
    ];
    // Of games that are open or over the row says it all.
    const [since, newest] =
      status === 'open' || status === 'over' ? ['seq, updated_at AS at', 'updated_at'] : [SINCE, 'at'];
    // Which has them in this order; the one by status, which it would choose, has not.
    const index = status === 'over' ? 'INDEXED BY games_over' : '';
    const sql = `SELECT summary, ${since} FROM games ${index} WHERE ${where.join(' AND ')} ORDER BY day DESC, ${newest} DESC LIMIT ?`;
    return summariesOf(this.#db.prepare(sql).all(limit));
  }

  async waiting({ attended, since, like, limit }: WaitingFilter): Promise<readonly Summary[]> {
    const fits = like
      ? "json_extract(summary, '$.game') = ? AND json_extract(summary, '$.options') = ? AND json_extract(summary, '$.time') = ?"
      : 'instr(summary, ?) = 0';
    const values = like ? [like.game, JSON.stringify(like.options), JSON.stringify(like.time)] : [NOBODY];
    const order = like ? 'ASC' : 'DESC';
    const rows = this.#db
      .prepare(
        // Each half by an index of its own, which it would not choose: games that everyone has left are not walked through.
        `SELECT summary, day, updated_at, id FROM games INDEXED BY games_open WHERE status = 'open' AND listed = 1
           AND (day, updated_at) >= (?, ?) AND ${fits}
         UNION SELECT summary, day, updated_at, id FROM games WHERE +status = 'open' AND listed = 1
           AND id IN (SELECT value FROM json_each(?)) AND ${fits}
         ORDER BY day ${order}, updated_at ${order}, id LIMIT ?`,
      )
      .all(dayOf(since), since, ...values, JSON.stringify(attended), ...values, limit) as { summary: string }[];
    return rows.map(({ summary }) => JSON.parse(summary) as Summary);
  }

  async remove(gameId: string): Promise<void> {
    await this.#ask({ type: 'remove', gameId });
  }

  async rewrite(gameId: string, events: readonly Logged[], read: readonly Logged[] = []): Promise<boolean> {
    const rows = events.map(({ seq, command, event }) => {
      const was = read[seq - 1]?.event;
      return [seq, command, JSON.stringify(event), was ? JSON.stringify(was) : null] as const;
    });
    return (await this.#ask<number>({ type: 'rewrite', gameId, rows })) === events.length;
  }

  async seqs(gameIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = this.#db
      .prepare(`SELECT id, ${SINCE} FROM games WHERE id IN (SELECT value FROM json_each(?))`)
      .all(JSON.stringify(gameIds)) as { id: string; seq: number }[];
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }

  async unfinished(gameIds: readonly string[]): Promise<readonly Summary[]> {
    const rows = this.#db
      .prepare(`SELECT summary, ${SINCE} FROM games WHERE id IN (SELECT value FROM json_each(?)) AND status <> 'over'`)
      .all(JSON.stringify(gameIds));
    return summariesOf(rows);
  }

  async ids(after: string, limit: number): Promise<readonly string[]> {
    const rows = this.#db.prepare('SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?').all(after, limit);
    return (rows as { id: string }[]).map(({ id }) => id);
  }

  async signingKeys(): Promise<readonly string[]> {
    const rows = this.#db.prepare('SELECT key FROM signing_keys ORDER BY number').all() as { key: string }[];
    return rows.map(({ key }) => key);
  }

  async addSigningKeys(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#db.prepare('INSERT OR IGNORE INTO signing_keys (key) VALUES (?)').run(key);
  }

  async rotateSigningKeys(key: string, dropOld: boolean): Promise<void> {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      this.#db
        .prepare('INSERT INTO signing_keys (number, key) SELECT coalesce(min(number), 1) - 1, ? FROM signing_keys')
        .run(key);
      if (dropOld) this.#db.prepare('DELETE FROM signing_keys WHERE key <> ?').run(key);
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  async note({ scope, kind, key }: NoteId): Promise<Note | null> {
    return this.#notes('scope = ? AND kind = ? AND key = ?', scope, kind, key)[0] ?? null;
  }

  async notesIn(scope: string, kind: string): Promise<readonly Note[]> {
    return this.#notes('scope = ? AND kind = ? ORDER BY key', scope, kind);
  }

  async notesOf(holder: string, { after, limit }: NotePage = ALL): Promise<readonly Note[]> {
    const from = [after?.scope ?? '', after?.kind ?? '', after?.key ?? ''];
    const which = 'holder = ? AND (scope, kind, key) > (?, ?, ?) ORDER BY scope, kind, key LIMIT ?';
    return this.#notes(which, holder, ...from, limit);
  }

  async putNote(note: NewNote, expected: number): Promise<boolean> {
    return (await this.#ask<number>({ type: 'put-note', note, expected })) === 1;
  }

  async removeNote({ scope, kind, key }: NoteId): Promise<void> {
    await this.#ask({ type: 'remove-note', id: { scope, kind, key } });
  }

  async notesBehind(kind: string, now: number, limit: number): Promise<readonly Note[]> {
    const gone = 'EXISTS (SELECT 1 FROM events WHERE events.game_id = notes.scope AND events.seq > notes.seq)';
    return this.#notes(`kind = ? AND due <= ? AND ${gone} LIMIT ?`, kind, now, limit);
  }

  async notesDue(kind: string, now: number, limit: number): Promise<readonly Note[]> {
    return this.#notes('kind = ? AND due <= ? ORDER BY due LIMIT ?', kind, now, limit);
  }

  async notesAfter(kind: string, after: NoteId | null, limit: number): Promise<readonly Note[]> {
    const from = [after?.scope ?? '', after?.key ?? ''];
    return this.#notes('kind = ? AND (scope, key) > (?, ?) ORDER BY scope, key LIMIT ?', kind, ...from, limit);
  }

  #notes(which: string, ...values: readonly (string | number)[]): Note[] {
    const sql = `SELECT scope, kind, key, holder, body, seq, due, version FROM notes WHERE ${which}`;
    // What the database answers has no prototype.
    return this.#db
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }) as unknown as Note);
  }

  async prune(limits: PruneLimits): Promise<number> {
    let pruned = 0;
    for (const status of ['over', 'playing', 'open'] as const) {
      const before = limits[status];
      if (before === null) continue;
      pruned += await this.#ask<number>({ type: 'prune', status, before, most: PRUNED_AT_ONCE - pruned });
    }
    return pruned;
  }

  async counts(): Promise<GameCounts> {
    const rows = this.#db.prepare('SELECT status, count(*) AS games FROM games GROUP BY status').all();
    return { ...NO_GAMES, ...Object.fromEntries(rows.map(({ status, games }) => [status, games])) };
  }

  /** With the write-ahead log, which has the newest moves. */
  async size(): Promise<number> {
    const sizes = [this.#path, `${this.#path}-wal`].map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
    return sizes[0]! + sizes[1]!;
  }

  async check(): Promise<void> {
    if (this.#dead) throw this.#dead;
    try {
      checkFile(this.#path, this.#file);
      await this.#ask({ type: 'check' });
      this.#unavailable = null;
    } catch (error) {
      this.#unavailable = new StoreUnavailable((error as Error).message);
      throw error;
    }
  }

  async now(): Promise<number> {
    return Date.now();
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#ask({ type: 'checkpoint' })]);
    await this.#worker.terminate();
    this.#db.close();
  }

  #ask<T extends Appended | number>(request: SqliteRequest): Promise<T> {
    if (this.#dead) return Promise.reject(this.#dead);
    const isWrite = Array.isArray(request) || (request as { type: string }).type !== 'check';
    if (isWrite && this.#unavailable) return Promise.reject(this.#unavailable);
    return new Promise<T>((done, fail) => {
      this.#pending.push({ done: done as (value: never) => void, fail });
      if (this.#outgoing.push(request) === 1) setImmediate(() => this.#post());
    });
  }

  /** Requests of one tick are sent to the worker together. */
  #post(): void {
    this.#worker.postMessage(this.#outgoing);
    this.#outgoing = [];
  }

  #settle(replies: SqliteReplies): void {
    for (const [i, { done, fail }] of this.#pending.splice(0, replies.count).entries()) {
      if ('error' in replies) fail(new (replies.unavailable ? StoreUnavailable : Error)(replies.error));
      else {
        const value = replies.values[i]!;
        done((typeof value === 'string' ? { status: value } : value) as never);
      }
    }
  }

  #fail(error: Error): void {
    this.#dead ??= error;
    for (const { fail } of this.#pending.splice(0)) fail(error);
  }
}

/**
 * A move in a game that goes on, without a clock: of its summary nothing changes but how far the game is and since when. The events say
 * both, so its row, which stands on another page, is not written.
 */
const goesOn = (expectedSeq: number, events: readonly Logged[], { status, time }: Summary): boolean =>
  expectedSeq > 0 &&
  status === 'playing' &&
  time.type === 'none' &&
  events.every(({ event }) => event.type === 'acted');

/** How far a game is and since when, with what was played since its row was written. */
const SINCE = `coalesce((SELECT max(seq) FROM events WHERE game_id = games.id AND events.seq > games.seq), seq) AS seq,
  coalesce((SELECT max(at) FROM events WHERE game_id = games.id AND events.seq > games.seq), updated_at) AS at`;

const summariesOf = (rows: readonly unknown[]): Summary[] =>
  (rows as { summary: string; seq: number; at: number }[]).map(({ summary, seq, at }) => ({
    ...(JSON.parse(summary) as Summary),
    seq,
    updatedAt: at,
  }));
