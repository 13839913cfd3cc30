import type { Appended, Event, GameListFilter, Logged, Summary } from '@castellan/match';
import pg from 'pg';
import { storedText } from '../event-text.ts';
import { CommitQueue } from './commit-queue.ts';
import { connectTimeoutMs } from './connect-timeout.ts';
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
import { migratePostgres } from './postgres-tables.ts';

interface Row {
  readonly seq: number;
  readonly at: string;
  readonly command: string | null;
  readonly body: string;
}

interface AppendRequest {
  readonly game: string;
  readonly expected: number;
  readonly command: string;
  readonly events: readonly Logged[];
  readonly summary: Summary;
}

/** Not worth a second look: a unique key or a deadlock between nodes. Then each append of the round is tried alone. */
const ROUND_SPOILED = new Set(['23505', '40P01', '40001']);

/**
 * Many games in one statement: which of them stand where they should is locked in the order of ids (so that two nodes never wait for
 * each other), then games and events are written, or nothing is. A game stands at most once in a round.
 */
const APPEND = `
WITH asked AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS asked(game text, expected int, command text, added int, status text, listed boolean, updated bigint, day int, deadline bigint, summary text)
), locked AS MATERIALIZED (
  SELECT games.id, games.seq FROM games WHERE games.id IN (SELECT game FROM asked) ORDER BY games.id FOR UPDATE
), begun AS (
  INSERT INTO games (id, seq, status, listed, updated_at, day, deadline, summary)
  SELECT game, added, status, listed, updated, day, deadline, summary FROM asked WHERE expected = 0 ORDER BY game
  ON CONFLICT (id) DO NOTHING RETURNING id
), continued AS (
  UPDATE games SET seq = asked.expected + asked.added, status = asked.status, listed = asked.listed,
    updated_at = asked.updated, day = asked.day, deadline = asked.deadline, summary = asked.summary
  FROM asked JOIN locked ON locked.id = asked.game
  WHERE games.id = asked.game AND asked.expected > 0 AND locked.seq = asked.expected
    AND NOT EXISTS (SELECT 1 FROM events WHERE events.game_id = asked.game AND events.command = asked.command)
  RETURNING games.id
), good AS (
  SELECT id FROM begun UNION ALL SELECT id FROM continued
), written AS (
  INSERT INTO events (game_id, seq, at, command, body)
  SELECT event.game, event.seq, event.at, event.command, event.body
  FROM jsonb_to_recordset($2::jsonb) AS event(game text, seq int, at bigint, command text, body text)
  WHERE event.game IN (SELECT id FROM good)
)
SELECT id FROM good`;

/** The same for one game, which every part of the statement names: a database spread over machines by game sends it to one of them. */
const APPEND_ONE = `
WITH begun AS (
  INSERT INTO games (id, seq, status, listed, updated_at, day, deadline, summary)
  SELECT $1, $4::int, $5, $6::boolean, $7::bigint, $8::int, $9::bigint, $10 WHERE $2::int = 0
  ON CONFLICT (id) DO NOTHING RETURNING id
), continued AS (
  UPDATE games SET seq = $2::int + $4::int, status = $5, listed = $6::boolean, updated_at = $7::bigint, day = $8::int,
    deadline = $9::bigint, summary = $10
  WHERE id = $1 AND $2::int > 0 AND seq = $2::int
    AND NOT EXISTS (SELECT 1 FROM events WHERE game_id = $1 AND command = $3)
  RETURNING id
), good AS (
  SELECT id FROM begun UNION ALL SELECT id FROM continued
), written AS (
  INSERT INTO events (game_id, seq, at, command, body)
  SELECT $1, event.seq, event.at, event.command, event.body
  FROM jsonb_to_recordset($11::jsonb) AS event(seq int, at bigint, command text, body text)
  WHERE EXISTS (SELECT 1 FROM good)
)
SELECT id FROM good`;

const REMOVE_ONE = `
WITH gone AS (DELETE FROM games WHERE id = $1 AND status = coalesce($2, status) AND updated_at < coalesce($3::bigint, updated_at + 1) RETURNING id),
  events_gone AS (DELETE FROM events WHERE game_id = $1 AND EXISTS (SELECT 1 FROM gone)),
  notes_gone AS (DELETE FROM notes WHERE scope = $1 AND EXISTS (SELECT 1 FROM gone))
SELECT count(*)::int AS gone FROM gone`;

/** What is said of the games here is true of them at the moment they are removed, also where it was not when the statement began. */
const REMOVE = (which: string): string => `
WITH gone AS (DELETE FROM games WHERE ${which} RETURNING id),
  events_gone AS (DELETE FROM events WHERE game_id IN (SELECT id FROM gone)),
  notes_gone AS (DELETE FROM notes WHERE scope IN (SELECT id FROM gone))
SELECT count(*)::int AS gone FROM gone`;

const OLD =
  'status = $1 AND updated_at < $3 AND id IN (SELECT id FROM games WHERE status = $1 AND day <= $2 AND updated_at < $3 LIMIT $4)';

const NOTE =
  'notes.scope, notes.kind, notes.key, notes.holder, notes.body, notes.seq, notes.due::float8 AS due, notes.version';

/** For many nodes: none of them owns a game, and the database decides which append was first. */
export class PostgresStore implements ServerStore {
  readonly #pool: pg.Pool;
  readonly #queue: CommitQueue<AppendRequest, Appended>;

  readonly #spread: boolean;

  /** Where the database is spread over machines, every statement that writes is about one game. */
  static async open(url: string, connections = 10, spread = false): Promise<PostgresStore> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs() });
    await client.connect();
    try {
      await migratePostgres(client);
    } finally {
      await client.end();
    }
    return new PostgresStore(url, connections, spread);
  }

  private constructor(url: string, connections: number, spread: boolean) {
    this.#spread = spread;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connectTimeoutMs(),
      statement_timeout: 10_000,
      query_timeout: 15_000,
    });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    this.#pool.on('error', () => {});
    this.#queue = new CommitQueue(
      (round) => (spread ? Promise.all(round.map((one) => this.#appendOne(one))) : this.#append(round)),
      ({ game }) => game,
    );
  }

  append(
    gameId: string,
    expectedSeq: number,
    commandId: string,
    events: readonly Logged[],
    summary: Summary,
  ): Promise<Appended> {
    return this.#queue.add({ game: gameId, expected: expectedSeq, command: commandId, events, summary });
  }

  async #append(round: readonly AppendRequest[]): Promise<readonly Appended[]> {
    try {
      return await this.#appendTogether(round);
    } catch (error) {
      if (!ROUND_SPOILED.has((error as { code?: string }).code ?? '')) throw error;
      if (round.length === 1) return [await this.#whyNot(round[0]!)];
      const answers: Appended[] = [];
      for (const one of round) answers.push(...(await this.#append([one])));
      return answers;
    }
  }

  async #appendOne(one: AppendRequest): Promise<Appended> {
    const { game, expected, command, events, summary } = one;
    const rows = events.map((logged) => ({
      seq: logged.seq,
      at: logged.at,
      command: logged.command,
      body: storedText(logged),
    }));
    const { status, listed, updatedAt, deadline } = summary;
    try {
      const { rowCount } = await this.#pool.query({
        name: 'append-one',
        text: APPEND_ONE,
        values: [
          game,
          expected,
          command,
          events.length,
          status,
          listed,
          updatedAt,
          dayOf(updatedAt),
          deadline,
          JSON.stringify(summary),
          JSON.stringify(rows),
        ],
      });
      return rowCount ? { status: 'committed' } : await this.#whyNot(one);
    } catch (error) {
      if (!ROUND_SPOILED.has((error as { code?: string }).code ?? '')) throw error;
      return this.#whyNot(one);
    }
  }

  async #appendTogether(round: readonly AppendRequest[]): Promise<readonly Appended[]> {
    const games = round.map(({ game, expected, command, events, summary }) => ({
      game,
      expected,
      command,
      added: events.length,
      status: summary.status,
      listed: summary.listed,
      updated: summary.updatedAt,
      day: dayOf(summary.updatedAt),
      deadline: summary.deadline,
      summary: JSON.stringify(summary),
    }));
    const events = round.flatMap((one) =>
      one.events.map((logged) => ({
        game: one.game,
        seq: logged.seq,
        at: logged.at,
        command: logged.command,
        body: storedText(logged),
      })),
    );
    const { rows } = await this.#pool.query<{ id: string }>({
      name: 'append',
      text: APPEND,
      values: [JSON.stringify(games), JSON.stringify(events)],
    });
    const good = new Set(rows.map(({ id }) => id));
    return Promise.all(round.map((one) => (good.has(one.game) ? { status: 'committed' as const } : this.#whyNot(one))));
  }

  async #whyNot({ game, command }: AppendRequest): Promise<Appended> {
    const { rowCount } = await this.#pool.query('SELECT 1 FROM events WHERE game_id = $1 AND command = $2', [
      game,
      command,
    ]);
    return { status: rowCount ? 'duplicate' : 'conflict' };
  }

  async read(gameId: string, after: number): Promise<readonly Logged[]> {
    const { rows } = await this.#pool.query<Row>({
      name: 'read',
      text: 'SELECT seq, at, command, body FROM events WHERE game_id = $1 AND seq > $2 ORDER BY seq',
      values: [gameId, after],
    });
    return rows.map(({ seq, at, command, body }) => ({
      seq,
      at: Number(at),
      command,
      event: JSON.parse(body) as Event,
    }));
  }

  async list({ status, listed, limit }: GameListFilter): Promise<readonly Summary[]> {
    // Written out, not bound: only so is it seen that the index of open games fits.
    const where = [
      'true',
      ...(status ? [`status = '${status}'`] : []),
      ...(listed === undefined ? [] : [`listed = ${listed}`]),
    ];
    const { rows } = await this.#pool.query<{ summary: string }>(
      `SELECT summary FROM games WHERE ${where.join(' AND ')} ORDER BY day DESC, updated_at DESC LIMIT $1`,
      [limit],
    );
    return rows.map(({ summary }) => JSON.parse(summary) as Summary);
  }

  async waiting({ attended, since, like, limit }: WaitingFilter): Promise<readonly Summary[]> {
    const fits = like
      ? "jsonb_build_array(summary::jsonb->'game', summary::jsonb->'options', summary::jsonb->'time') = $4::jsonb"
      : 'position($4 IN summary) = 0';
    const value = like ? JSON.stringify([like.game, like.options, like.time]) : NOBODY;
    const order = like ? 'ASC' : 'DESC';
    const { rows } = await this.#pool.query<{ summary: string }>(
      // Each half by an index of its own: games that everyone has left are not walked through.
      `SELECT summary, day, updated_at, id FROM games
       WHERE status = 'open' AND listed AND (day, updated_at) >= ($5, $1) AND ${fits}
       UNION SELECT summary, day, updated_at, id FROM games
       WHERE status = 'open' AND listed AND id = ANY($2) AND ${fits}
       ORDER BY day ${order}, updated_at ${order}, id LIMIT $3`,
      [since, attended, limit, value, dayOf(since)],
    );
    return rows.map(({ summary }) => JSON.parse(summary) as Summary);
  }

  async remove(gameId: string): Promise<void> {
    if (this.#spread) await this.#pool.query(REMOVE_ONE, [gameId, null, null]);
    else await this.#pool.query(REMOVE('id = $1'), [gameId]);
  }

  async rewrite(gameId: string, events: readonly Logged[], read: readonly Logged[] = []): Promise<boolean> {
    const changed = events.map(({ seq, event, command }) => {
      const was = read[seq - 1]?.event;
      return { seq, body: JSON.stringify(event), command, was: was && JSON.stringify(was) };
    });
    const { rowCount } = await this.#pool.query(
      `UPDATE events SET body = changed.body, command = changed.command
       FROM jsonb_to_recordset($2::jsonb) AS changed(seq int, body text, command text, was text)
       WHERE events.game_id = $1 AND events.seq = changed.seq
         AND (changed.was IS NULL OR events.body::jsonb = changed.was::jsonb)`,
      [gameId, JSON.stringify(changed)],
    );
    return rowCount === events.length;
  }

  async seqs(gameIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query<{ id: string; seq: number }>({
      name: 'seqs',
      text: 'SELECT id, seq FROM games WHERE id = ANY($1)',
      values: [gameIds],
    });
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }

  async unfinished(gameIds: readonly string[]): Promise<readonly Summary[]> {
    const { rows } = await this.#pool.query<{ summary: string }>(
      "SELECT summary FROM games WHERE id = ANY($1) AND status <> 'over'",
      [gameIds],
    );
    return rows.map(({ summary }) => JSON.parse(summary) as Summary);
  }

  async ids(after: string, limit: number): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ id: string }>('SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2', [
      after,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  async signingKeys(): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ key: string }>('SELECT key FROM signing_keys ORDER BY number');
    return rows.map(({ key }) => key);
  }

  async addSigningKeys(keys: readonly string[]): Promise<void> {
    await this.#pool.query('INSERT INTO signing_keys (key) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [keys]);
  }

  async rotateSigningKeys(key: string, dropOld: boolean): Promise<void> {
    await this.#pool.query(
      `INSERT INTO signing_keys (number, key) OVERRIDING SYSTEM VALUE
         SELECT coalesce(min(number), 1) - 1, $1 FROM signing_keys`,
      [key],
    );
    if (dropOld) await this.#pool.query('DELETE FROM signing_keys WHERE key <> $1', [key]);
  }

  async note({ scope, kind, key }: NoteId): Promise<Note | null> {
    const [note] = await this.#notes('scope = $1 AND kind = $2 AND key = $3', [scope, kind, key]);
    return note ?? null;
  }

  notesIn(scope: string, kind: string): Promise<readonly Note[]> {
    return this.#notes('scope = $1 AND kind = $2 ORDER BY key', [scope, kind]);
  }

  notesOf(holder: string, { after, limit }: NotePage = ALL): Promise<readonly Note[]> {
    const from = [after?.scope ?? '', after?.kind ?? '', after?.key ?? ''];
    const which = 'holder = $1 AND (scope, kind, key) > ($2, $3, $4) ORDER BY scope, kind, key LIMIT $5';
    return this.#notes(which, [holder, ...from, limit]);
  }

  async putNote({ scope, kind, key, holder, body, seq, due }: NewNote, expected: number): Promise<boolean> {
    const written =
      expected === 0
        ? `INSERT INTO notes (scope, kind, key, holder, body, seq, due, version) VALUES ($1, $2, $3, $4, $5, $6, $7, $8 + 1)
           ON CONFLICT DO NOTHING`
        : `UPDATE notes SET holder = $4, body = $5, seq = $6, due = $7, version = version + 1
           WHERE scope = $1 AND kind = $2 AND key = $3 AND version = $8`;
    const { rowCount } = await this.#pool.query(written, [scope, kind, key, holder, body, seq, due, expected]);
    return rowCount === 1;
  }

  async removeNote({ scope, kind, key }: NoteId): Promise<void> {
    await this.#pool.query('DELETE FROM notes WHERE scope = $1 AND kind = $2 AND key = $3', [scope, kind, key]);
  }

  notesBehind(kind: string, now: number, limit: number): Promise<readonly Note[]> {
    const gone = 'EXISTS (SELECT 1 FROM games WHERE games.id = notes.scope AND games.seq > notes.seq)';
    return this.#notes(`kind = $1 AND due <= $2 AND ${gone} LIMIT $3`, [kind, now, limit]);
  }

  notesDue(kind: string, now: number, limit: number): Promise<readonly Note[]> {
    return this.#notes('kind = $1 AND due <= $2 ORDER BY due LIMIT $3', [kind, now, limit]);
  }

  notesAfter(kind: string, after: NoteId | null, limit: number): Promise<readonly Note[]> {
    const from = [after?.scope ?? '', after?.key ?? ''];
    return this.#notes('kind = $1 AND (scope, key) > ($2, $3) ORDER BY scope, key LIMIT $4', [kind, ...from, limit]);
  }

  async #notes(which: string, values: readonly unknown[]): Promise<readonly Note[]> {
    return (await this.#pool.query<Note>(`SELECT ${NOTE} FROM notes WHERE ${which}`, [...values])).rows;
  }

  async prune(limits: PruneLimits): Promise<number> {
    let pruned = 0;
    for (const status of ['over', 'playing', 'open'] as const) {
      const before = limits[status];
      if (before === null) continue;
      pruned += await this.#pruneSome(status, before, PRUNED_AT_ONCE - pruned);
    }
    return pruned;
  }

  async #pruneSome(status: string, before: number, most: number): Promise<number> {
    if (!this.#spread) {
      const values = [status, dayOf(before), before, most];
      return (await this.#pool.query<{ gone: number }>(REMOVE(OLD), values)).rows[0]!.gone;
    }
    const { rows } = await this.#pool.query<{ id: string }>(
      'SELECT id FROM games WHERE status = $1 AND day <= $2 AND updated_at < $3 LIMIT $4',
      [status, dayOf(before), before, most],
    );
    let gone = 0;
    for (const { id } of rows) {
      gone += (await this.#pool.query<{ gone: number }>(REMOVE_ONE, [id, status, before])).rows[0]!.gone;
    }
    return gone;
  }

  async counts(): Promise<GameCounts> {
    const { rows } = await this.#pool.query<{ status: string; games: number }>(
      'SELECT status, count(*)::float8 AS games FROM games GROUP BY status',
    );
    return { ...NO_GAMES, ...Object.fromEntries(rows.map(({ status, games }) => [status, games])) };
  }

  async size(): Promise<number> {
    const { rows } = await this.#pool.query<{ bytes: number }>(
      'SELECT pg_database_size(current_database())::float8 AS bytes',
    );
    return rows[0]!.bytes;
  }

  async check(): Promise<void> {
    // Written, not only read: a full disk and a standby answer questions, but keep no games.
    await this.#pool.query('UPDATE castellan_steps SET done_at = done_at WHERE step = 1');
  }

  async now(): Promise<number> {
    const { rows } = await this.#pool.query<{ now: string }>(
      'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
    );
    return Number(rows[0]!.now);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
