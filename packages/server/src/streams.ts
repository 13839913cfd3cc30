import type { ServerResponse } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';
import { type Host, type Logged, type Match, seatHeldBy } from '@castellan/match';
import type { Seat } from '@castellan/rules';
import { sentText } from './event-text.ts';
import type { Metrics } from './metrics.ts';
import { OpenStreams } from './open-streams.ts';
import { Attendance, type Presence } from './presence.ts';
import { eventText, RETRY_TEXT, Stream } from './stream.ts';

/** Games that get the heartbeat in one tick of the event loop: with many games other requests do not wait for all of them. */
const BEATS_IN_A_TICK = 200;

type Seqs = (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Event streams: every event after the last one the browser saw, presence, and a heartbeat that says how far the game is. */
export class Streams {
  readonly #host: Host;
  readonly #presence: () => Presence;
  /** By game. */
  readonly open: OpenStreams<Logged>;
  #beating = false;

  constructor(host: Host, presence: () => Presence, metrics: Metrics) {
    this.#host = host;
    this.#presence = presence;
    this.open = new OpenStreams(metrics);
  }

  /** Streams a game that exists until the other side leaves. The response's head has been written. */
  async serve(
    game: string,
    holder: string | null,
    after: number,
    source: string,
    response: ServerResponse,
  ): Promise<void> {
    // The client left while the game was read: no later event would show it.
    if (response.destroyed) return;
    const stream = new Stream(response, messageOf);
    const attendance = new Attendance(game, this.#presence());
    let stop = () => {};
    const forget = this.open.enter(game, stream, source);
    response.once('close', () => {
      stop();
      attendance.sit(null);
      forget();
    });
    let seat: Seat | null = null;
    const happened = (logged: Logged, match: Match) => {
      stream.push(logged);
      if (!CHANGES_SEATS.has(logged.event.type)) return;
      const now = seatHeldBy(match, holder);
      if (now === seat) return;
      seat = now;
      attendance.sit(seat);
      stream.send(eventText('presence', { you: seat, present: this.#presence().of(game) }));
    };
    stop = await this.#host.follow(game, after, happened, () => stream.end(eventText('reread', {})));
    if (response.destroyed) {
      // The reader has left, and an event since has seated it again.
      attendance.sit(null);
      return stop();
    }
    const match = this.#host.known(game);
    seat = match && seatHeldBy(match, holder);
    attendance.sit(seat);
    const last = this.#host.timeOf(game, after);
    stream.start(`${RETRY_TEXT}${eventText('hello', { you: seat, ...this.#news(game), last })}`);
  }

  /** Sends everyone at a game who is there. */
  sendPresence(game: string): void {
    const text = eventText('presence', { present: this.#presence().of(game) });
    for (const stream of this.open.about(game)) stream.send(text);
  }

  /** Sends every page how far its game is, then heals lost notifications and lost events. */
  async beat(seqs: Seqs): Promise<void> {
    if (this.#beating) return;
    this.#beating = true;
    try {
      await this.#inTicks((games) => {
        for (const game of games) this.#beatOne(game);
      });
      await this.#inTicks(async (games) => {
        const newest = await seqs(games);
        await Promise.all(games.map((game) => this.#host.verify(game, newest.get(game))));
      });
    } finally {
      this.#beating = false;
    }
  }

  async #inTicks(call: (games: readonly string[]) => void | Promise<void>): Promise<void> {
    const games = this.open.topics;
    for (let from = 0; from < games.length; from += BEATS_IN_A_TICK) {
      await call(games.slice(from, from + BEATS_IN_A_TICK));
      await nextTick();
    }
  }

  #beatOne(game: string): void {
    const text = eventText('beat', this.#news(game));
    for (const stream of this.open.about(game)) stream.beat(text);
  }

  #news(game: string): object {
    return { seq: this.#host.seq(game), present: this.#presence().of(game), now: this.#host.now() };
  }
}

/** Events after which another player may hold a seat. */
const CHANGES_SEATS = new Set<Logged['event']['type']>(['joined', 'left', 'moved']);

function messageOf(logged: Logged): string | null {
  const text = sentText(logged);
  return text && `id: ${logged.seq}\ndata: ${text}\n\n`;
}
