import type { ServerResponse } from 'node:http';
import { type Host, type Logged, type Match, sentOf } from '@castellan/match';
import type { Seat } from '@castellan/rules';
import type { Metrics } from './metrics.ts';
import type { Presence } from './presence.ts';

/** Who does not read for this long is cut off, and catches up when it comes back. */
const MOST_UNREAD_BYTES = 1 << 20;
const RETRY_MS = 1000;

interface Stream {
  readonly game: string;
  readonly response: ServerResponse;
}

/** Event streams: every event after the last one the browser saw, presence, and a heartbeat that says how far the game is. */
export class Streams {
  readonly #host: Host;
  readonly #presence: () => Presence;
  readonly #metrics: Metrics;
  readonly #open = new Map<string, Set<Stream>>();
  readonly #perAddress = new Map<string, number>();
  /** Many watch the same event: it is written as text once. */
  readonly #texts = new WeakMap<Logged, string>();

  constructor(host: Host, presence: () => Presence, metrics: Metrics) {
    this.#host = host;
    this.#presence = presence;
    this.#metrics = metrics;
  }

  countFrom(address: string): number {
    return this.#perAddress.get(address) ?? 0;
  }

  /** Streams until the other side leaves, from a match just read. The response's head has been written. */
  async serve(
    { id: game, seq }: Match,
    seat: Seat | null,
    after: number,
    address: string,
    response: ServerResponse,
  ): Promise<void> {
    const stream: Stream = { game, response };
    const streams = this.#open.get(game) ?? new Set();
    this.#open.set(game, streams.add(stream));
    this.#perAddress.set(address, this.countFrom(address) + 1);
    this.#metrics.streams.inc();
    const leave = seat ? this.#presence().arrive(game, seat) : () => {};
    let stop = () => {};
    let gone = false;
    response.once('close', () => {
      gone = true;
      stop();
      leave();
      streams.delete(stream);
      if (streams.size === 0 && this.#open.get(game) === streams) this.#open.delete(game);
      const left = this.countFrom(address) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
      this.#metrics.streams.dec();
    });
    write(response, `retry: ${RETRY_MS}\n${eventText('hello', { you: seat, ...this.#news(game, seq) })}`);
    // What one command brought goes out in one piece.
    let gathered = '';
    stop = await this.#host.follow(game, after, (logged) => {
      if (gathered === '') {
        queueMicrotask(() => {
          write(response, gathered);
          gathered = '';
        });
      }
      gathered += this.#text(logged);
    });
    if (gone) stop();
  }

  /** Tells everyone at a game who is there. */
  tellPresence(game: string): void {
    const text = eventText('presence', { present: this.#presence().of(game) });
    for (const { response } of this.#open.get(game) ?? []) write(response, text);
  }

  /** Heals lost hints, and tells every page how far its game is. */
  async beat(seqs: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>): Promise<void> {
    const followed = this.#host.followed();
    if (followed.length > 0) {
      const newest = await seqs(followed);
      await Promise.all([...newest].map(([game, seq]) => this.#host.hint(game, seq)));
    }
    for (const [game, streams] of this.#open) {
      const text = eventText('beat', this.#news(game));
      for (const { response } of streams) write(response, text);
    }
  }

  /** The process is about to stop: pages go elsewhere now, not when they notice. */
  sayGoodbye(): void {
    for (const streams of this.#open.values()) {
      for (const { response } of streams) response.end(eventText('bye', {}));
    }
  }

  #news(game: string, seq = this.#host.seq(game)): object {
    return { seq, present: this.#presence().of(game), now: Date.now() };
  }

  #text(logged: Logged): string {
    let text = this.#texts.get(logged);
    if (text === undefined) {
      const [open] = sentOf([logged]);
      // What nobody may know still counts: the number is sent, so that nobody waits for it.
      text = open
        ? `id: ${open.seq}\ndata: ${JSON.stringify(open)}\n\n`
        : `id: ${logged.seq}\nevent: skip\ndata: {}\n\n`;
      this.#texts.set(logged, text);
    }
    return text;
  }
}

const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function write(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  response.write(text);
  if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
}
