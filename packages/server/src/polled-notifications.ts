import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Notification, Notifications, Received } from './notifications.ts';
import { connectTimeoutMs } from './stores/connect-timeout.ts';

const POLL_MS = 250;
/** A row may be seen later than its time says: its commit came later, or a machine's clock is behind. It is looked for that much longer. */
const OVERLAP_MS = 5000;
const MOST_AT_ONCE = 5000;
const KEEP_MS = 60_000;
const SWEEP_MS = 30_000;
const SWEPT_AT_ONCE = 500;

const NOW = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

interface Row {
  readonly game_id: string;
  readonly node: string;
  readonly seq: number | null;
  readonly seats: number | null;
  readonly at: string;
}

/**
 * For databases without LISTEN, spread over many machines: what changed stands in a table, one row a game and node, and every node asks for
 * what is new. Every row is written by a statement of its own, so no machine waits for another.
 */
export class PolledNotifications implements Notifications {
  readonly node = randomUUID().slice(0, 8);
  readonly #pool: pg.Pool;
  readonly #emitter = new EventEmitter<{ notification: [Received] }>();
  readonly #waiting = new Map<string, { seq: number | null; seats: number | null }>();
  /** When each row was last received: the overlap brings it again. */
  readonly #received = new Map<string, number>();
  #since = 0;
  #failing = false;
  #closed = false;
  #swept = 0;
  #loop: Promise<void> = Promise.resolve();
  #wake = () => {};

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 2,
      connectionTimeoutMillis: connectTimeoutMs(),
      query_timeout: 15_000,
    });
    this.#pool.on('error', () => {});
  }

  /** Throws if the database cannot be reached now; later it comes back by itself. */
  async open(): Promise<this> {
    const { rows } = await this.#pool.query<{ now: string }>(`SELECT ${NOW} AS now`);
    this.#since = Number(rows[0]!.now);
    this.#loop = this.#run();
    return this;
  }

  publish(notification: Notification): void {
    const waiting = this.#waiting.get(notification.game) ?? { seq: null, seats: null };
    if (notification.type === 'seq') waiting.seq = Math.max(waiting.seq ?? 0, notification.seq);
    else waiting.seats = notification.seats;
    this.#waiting.set(notification.game, waiting);
  }

  listen(listener: (received: Received) => void): void {
    this.#emitter.on('notification', listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#wake();
    await this.#loop;
    await this.#pool.end();
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#flush();
        await this.#poll();
        if (Date.now() - this.#swept > SWEEP_MS) await this.#sweep();
        if (this.#failing) this.#emitter.emit('notification', { type: 'lost' });
        this.#failing = false;
      } catch {
        // A notification that could not be sent is lost, and the heartbeat repairs that.
        if (!this.#failing) this.#emitter.emit('notification', { type: 'lost' });
        this.#failing = true;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async #flush(): Promise<void> {
    const notifications = [...this.#waiting];
    this.#waiting.clear();
    await Promise.all(
      notifications.map(([game, { seq, seats }]) =>
        this.#pool.query({
          name: 'hint',
          text: `INSERT INTO hints (game_id, node, seq, seats, at) VALUES ($1, $2, $3, $4, ${NOW})
                 ON CONFLICT (game_id, node) DO UPDATE SET seq = coalesce(excluded.seq, hints.seq),
                   seats = coalesce(excluded.seats, hints.seats), at = excluded.at`,
          values: [game, this.node, seq, seats],
        }),
      ),
    );
  }

  async #poll(): Promise<void> {
    for (let from = this.#since - OVERLAP_MS, last = from; ; from = last - 1) {
      const { rows } = await this.#pool.query<Row>({
        name: 'hints',
        text: 'SELECT game_id, node, seq, seats, at FROM hints WHERE at > $1 AND node <> $2 ORDER BY at LIMIT $3',
        values: [from, this.node, MOST_AT_ONCE],
      });
      for (const row of rows) this.#receive(row);
      if (rows.length < MOST_AT_ONCE) break;
      last = Number(rows.at(-1)!.at);
      if (last - 1 > from) continue;
      // More in one moment than can be read at once: some are in the part that was left out for good.
      this.#emitter.emit('notification', { type: 'lost' });
      break;
    }
    for (const [key, moment] of this.#received) if (moment < this.#since - 2 * OVERLAP_MS) this.#received.delete(key);
  }

  #receive({ game_id: game, node, seq, seats, at }: Row): void {
    const moment = Number(at);
    this.#since = Math.max(this.#since, moment);
    if (this.#received.get(`${game} ${node}`) === moment) return;
    this.#received.set(`${game} ${node}`, moment);
    if (seq !== null) this.#emitter.emit('notification', { type: 'seq', game, seq });
    if (seats !== null) this.#emitter.emit('notification', { type: 'presence', game, seats, node });
  }

  /** Any node removes what is old, game by game. */
  async #sweep(): Promise<void> {
    this.#swept = Date.now();
    const old = this.#since - KEEP_MS;
    const { rows } = await this.#pool.query<{ game_id: string }>(
      'SELECT DISTINCT game_id FROM hints WHERE at < $1 LIMIT $2',
      [old, SWEPT_AT_ONCE],
    );
    for (const { game_id } of rows) {
      await this.#pool.query('DELETE FROM hints WHERE game_id = $1 AND at < $2', [game_id, old]);
    }
  }
}
