import { hash, randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Logged } from '@castellan/match';
import pg from 'pg';
import type { Notification, Notifications, Received } from './notifications.ts';
import { connectTimeoutMs } from './stores/connect-timeout.ts';

const CHANNEL = 'castellan';
const COALESCE_MS = 10;
/** PostgreSQL takes payloads of less than 8000 bytes. */
const MOST_BYTES = 7900;
const RECONNECT_MS = 1000;
/** A connection that takes longer to answer is dead, whatever TCP thinks: it would for many minutes. */
const ANSWER_MS = 15_000;

type SeqNotification = Extract<Notification, { readonly type: 'seq' }>;

/** Many nodes on one PostgreSQL: those of a few milliseconds go out together, outside any append's transaction. */
export class PostgresNotifications implements Notifications {
  readonly node = randomUUID().slice(0, 8);
  readonly #url: string;
  /** For actions, before what `CHANNEL` says of them. Nodes of earlier versions do not listen here: they read. */
  readonly #actionsChannel: string;
  readonly #emitter = new EventEmitter<{ notification: [Received] }>();
  readonly #waiting = new Map<string, Notification>();
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #sending = Promise.resolve();
  #closed = false;

  /**
   * Every role of a database can listen on a channel and write to it, so only who can read `secret`, which is in a table, knows the name of
   * the one for actions.
   */
  constructor(url: string, secret: string) {
    this.#url = url;
    this.#actionsChannel = `castellan_${hash('sha256', `actions ${secret}`).slice(0, 32)}`;
  }

  /** Throws if the database cannot be reached now; later it comes back by itself. */
  async open(): Promise<this> {
    const { lost } = await this.#connect();
    void this.#stay(lost);
    return this;
  }

  publish(notification: Notification): void {
    // Of several notifications about the same thing the last one says it all.
    const key = `${notification.type} ${notification.game}`;
    this.#waiting.set(key, notification.type === 'seq' ? joined(this.#waiting.get(key), notification) : notification);
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      // One query at a time on the one connection.
      this.#sending = this.#sending.then(() => this.#flush());
    }, COALESCE_MS);
  }

  listen(listener: (received: Received) => void): void {
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

  /** Connects and listens; the promise in the answer resolves when the connection is lost. */
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
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === this.#actionsChannel) this.#receiveActions(payload);
      else this.#receive(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${this.#actionsChannel}`);
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
    const actions = payloads(`${this.node}\n`, '\n', notifications.flatMap(printActions));
    const words = payloads(`${this.node} `, ' ', notifications.map(printNotification));
    const channels = [...actions.map(() => this.#actionsChannel), ...words.map(() => CHANNEL)];
    const client = this.#client;
    // Without a connection the notifications are lost, and the heartbeat heals it.
    await client
      ?.query({ name: 'notify', text: NOTIFY, values: [channels, [...actions, ...words]] })
      .catch(() => client.end());
  }

  #receiveActions(payload: string): void {
    const [node, ...lines] = payload.split('\n');
    if (node === this.node) return;
    for (const line of lines) {
      const [game, added] = JSON.parse(line) as [string, readonly Logged[]];
      this.#emitter.emit('notification', { type: 'seq', game, seq: added.at(-1)!.seq, added });
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

const NOTIFY = 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS sent(channel, payload)';

/** The later of two notifications about a game, with the events of both where they follow each other. */
function joined(before: Notification | undefined, { added, ...later }: SeqNotification): SeqNotification {
  if (!before) return added ? { ...later, added } : later;
  if (before.type !== 'seq' || !added || !before.added || before.seq !== added[0]!.seq - 1) return later;
  return { ...later, added: [...before.added, ...added] };
}

/** Parts of payloads, as many in each as it takes. */
function payloads(begin: string, separator: string, parts: readonly string[]): readonly string[] {
  const made: string[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const size = Buffer.byteLength(part) + separator.length;
    if (bytes + size <= MOST_BYTES) made[made.length - 1] += separator + part;
    else made.push(begin + part);
    bytes = bytes + size <= MOST_BYTES ? bytes + size : begin.length + size;
  }
  return made;
}

/** Actions hold nothing hidden. What else happens is read, and so is what is too long for a payload. */
function printActions(notification: Notification): readonly string[] {
  if (notification.type !== 'seq' || !notification.added?.every(({ event }) => event.type === 'acted')) return [];
  const line = JSON.stringify([notification.game, notification.added]);
  return Buffer.byteLength(line) < MOST_BYTES / 2 ? [line] : [];
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
