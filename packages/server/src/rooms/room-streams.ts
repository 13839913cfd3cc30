import type { ServerResponse } from 'node:http';
import { type LoggedRoomEvent, playerHeldBy, shownRoomEvent } from '@castellan/together';
import type { Metrics } from '../metrics.ts';
import { OpenStreams } from '../open-streams.ts';
import { eventText, RETRY_TEXT, Stream } from '../stream.ts';
import type { RoomHost } from './room-host.ts';
import { codeOf, logIdOf } from './room-logs.ts';

/** Event streams of rooms: every event after the last one the browser saw, and a heartbeat. */
export class RoomStreams {
  readonly #host: RoomHost;
  /** By room. */
  readonly open: OpenStreams<LoggedRoomEvent>;

  constructor(host: RoomHost, metrics: Metrics) {
    this.#host = host;
    this.open = new OpenStreams(metrics);
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
    const forget = this.open.enter(code, stream, source);
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
    stream.start(`${RETRY_TEXT}${eventText('hello', { you, ...this.#news(code) })}`);
  }

  /** Sends every page how far its room is, then reads what other nodes have added and no hint came for. */
  async beat(seqs: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>): Promise<void> {
    for (const code of this.open.topics) {
      const text = eventText('beat', this.#news(code));
      for (const stream of this.open.about(code)) stream.beat(text);
    }
    const followed = this.#host.followed();
    if (followed.length === 0) return;
    const newest = await seqs(followed.map(logIdOf));
    await Promise.all(followed.map((code) => this.#host.hint(codeOf(code), newest.get(logIdOf(code)))));
  }

  #news(code: string): object {
    return { seq: this.#host.known(code)?.seq ?? 0, now: this.#host.now() };
  }
}

function messageOf(logged: LoggedRoomEvent): string | null {
  const shown = shownRoomEvent(logged);
  return shown && `id: ${logged.seq}\ndata: ${JSON.stringify(shown)}\n\n`;
}
