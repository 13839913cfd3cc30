import type { ServerResponse } from 'node:http';
import { type LoggedRoomEvent, playerHeldBy, shownRoomEvent } from '@castellan/together';
import type { Metrics } from '../metrics.ts';
import { Stream } from '../stream.ts';
import type { RoomHost } from './room-host.ts';
import { codeOf, logIdOf } from './room-logs.ts';

const RETRY_MS = 1000;

/** Event streams of rooms: every event after the last one the browser saw, and a heartbeat. */
export class RoomStreams {
  readonly #host: RoomHost;
  readonly #metrics: Metrics;
  readonly #open = new Map<string, Set<Stream<LoggedRoomEvent>>>();
  readonly #counts = new Map<string, number>();

  constructor(host: RoomHost, metrics: Metrics) {
    this.#host = host;
    this.#metrics = metrics;
  }

  /** How many are open from an address or a session. */
  countFrom(source: string): number {
    return this.#counts.get(source) ?? 0;
  }

  /** Streams a room that exists until the other side leaves. The response's head has been written. */
  async serve(
    code: string,
    holder: string | null,
    after: number,
    source: string,
    response: ServerResponse,
  ): Promise<void> {
    if (response.destroyed) return;
    const stream = new Stream<LoggedRoomEvent>(response, messageOf);
    let stop = () => {};
    const forget = this.#enter(code, stream, source);
    response.once('close', () => {
      stop();
      forget();
    });
    stop = await this.#host.follow(
      code,
      after,
      (logged) => stream.push(logged),
      () => stream.end(eventText('reread', {})),
    );
    if (response.destroyed) return stop();
    const room = this.#host.known(code);
    const you = (room && holder && playerHeldBy(room, holder)?.number) || null;
    stream.start(`retry: ${RETRY_MS}\n${eventText('hello', { you, ...this.#news(code) })}`);
  }

  /** Tells every page how far its room is, then reads what other nodes have added and no hint came for. */
  async beat(seqs: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>): Promise<void> {
    for (const [code, streams] of this.#open) {
      const text = eventText('beat', this.#news(code));
      for (const stream of streams) stream.beat(text);
    }
    const followed = this.#host.followed();
    if (followed.length === 0) return;
    const newest = await seqs(followed.map(logIdOf));
    await Promise.all(followed.map((code) => this.#host.hint(codeOf(code), newest.get(logIdOf(code)))));
  }

  closeAll(): void {
    for (const streams of this.#open.values()) for (const stream of streams) stream.end(eventText('bye', {}));
  }

  #enter(code: string, stream: Stream<LoggedRoomEvent>, source: string): () => void {
    const streams = this.#open.get(code) ?? new Set();
    this.#open.set(code, streams.add(stream));
    this.#counts.set(source, this.countFrom(source) + 1);
    this.#metrics.streams.inc();
    return () => {
      streams.delete(stream);
      if (streams.size === 0 && this.#open.get(code) === streams) this.#open.delete(code);
      const left = this.countFrom(source) - 1;
      if (left > 0) this.#counts.set(source, left);
      else this.#counts.delete(source);
      this.#metrics.streams.dec();
    };
  }

  #news(code: string): object {
    return { seq: this.#host.known(code)?.seq ?? 0, now: this.#host.now() };
  }
}

function messageOf(logged: LoggedRoomEvent): string | null {
  const shown = shownRoomEvent(logged);
  return shown && `id: ${logged.seq}\ndata: ${JSON.stringify(shown)}\n\n`;
}

const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
