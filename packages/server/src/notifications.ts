import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import { connectTimeoutMs } from './stores/connect-timeout.ts';

/**
 * "Game X is at seq N", "a player sits at game X": never data, only a reason to look. A lost notification costs nothing but a heartbeat.
 */
export type Notification =
  | { readonly type: 'seq'; readonly game: string; readonly seq: number }
  /** Which seats have a page open on the node that says so: 1 for the first, 2 for the second, 3 for both. */
  | { readonly type: 'presence'; readonly game: string; readonly seats: number; readonly node: string };

/** Events of this node: a notification arrived, or some may have been missed. */
export type Heard = Notification | { readonly type: 'lost' };

export interface Notifications {
  readonly node: string;
  publish(notification: Notification): void;
  listen(listener: (heard: Heard) => void): void;
  close(): Promise<void>;
}

/** One process: the code that appended has told its subscribers already. */
export class LocalNotifications implements Notifications {
  readonly node = randomUUID();
  publish(): void {}
  listen(): void {}
  async close(): Promise<void> {}
}

const CHANNEL = 'castellan';
const COALESCE_MS = 10;
/** PostgreSQL takes payloads of less than 8000 bytes. */
const MOST_NOTIFICATIONS = 120;
const RECONNECT_MS = 1000;
/** A connection that takes longer to answer is dead, whatever TCP thinks: it would for many minutes. */
const ANSWER_MS = 15_000;

/** Many nodes on one PostgreSQL: those of a few milliseconds go out together, outside any append's transaction. */
export class PostgresNotifications implements Notifications {
  readonly node = randomUUID().slice(0, 8);
  readonly #url: string;
  readonly #emitter = new EventEmitter<{ notification: [Heard] }>();
  readonly #waiting = new Map<string, Notification>();
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #sending = Promise.resolve();
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Throws if the database cannot be reached now; later it comes back by itself. */
  async open(): Promise<this> {
    const { lost } = await this.#connect();
    void this.#stay(lost);
    return this;
  }

  publish(notification: Notification): void {
    // Of several notifications about the same thing the last one says it all.
    this.#waiting.set(`${notification.type} ${notification.game}`, notification);
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      // One query at a time on the one connection.
      this.#sending = this.#sending.then(() => this.#flush());
    }, COALESCE_MS);
  }

  listen(listener: (heard: Heard) => void): void {
    this.#emitter.on('notification', listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#sending;
    await this.#client?.end().catch(() => {});
  }

  async #stay(lost: Promise<void>): Promise<void> {
    await lost;
    while (!this.#closed) {
      this.#client = null;
      this.#emitter.emit('notification', { type: 'lost' });
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      const connected = await this.#connect().catch(() => null);
      if (connected) this.#emitter.emit('notification', { type: 'lost' });
      await connected?.lost;
    }
  }

  /** Connects and listens; the promise inside is kept until the connection is lost. */
  async #connect(): Promise<{ readonly lost: Promise<void> }> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs(),
      query_timeout: ANSWER_MS,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload = '' }) => this.#receive(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    return { lost };
  }

  async #flush(): Promise<void> {
    const notifications = [...this.#waiting.values()];
    this.#waiting.clear();
    for (let from = 0; from < notifications.length; from += MOST_NOTIFICATIONS) {
      const payload = [this.node, ...notifications.slice(from, from + MOST_NOTIFICATIONS).map(printNotification)].join(
        ' ',
      );
      const client = this.#client;
      // Without a connection the notification is lost, and the heartbeat heals it.
      await client?.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => client.end());
    }
  }

  #receive(payload: string): void {
    const [node = '', ...words] = payload.split(' ');
    if (node === this.node) return;
    for (const word of words) {
      const notification = parseNotification(word, node);
      if (notification) this.#emitter.emit('notification', notification);
    }
  }
}

const printNotification = (notification: Notification): string =>
  notification.type === 'seq'
    ? `${notification.game}:${notification.seq}`
    : `${notification.game}!${notification.seats}`;

export function parseNotification(word: string, node: string): Notification | null {
  const parts = /^([2-9a-z]+)([:!])(\d+)$/.exec(word);
  if (!parts) return null;
  const [, game = '', kind, number] = parts;
  return kind === ':'
    ? { type: 'seq', game, seq: Number(number) }
    : { type: 'presence', game, seats: Number(number), node };
}
