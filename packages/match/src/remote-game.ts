import type { Seat } from '@castellan/rules';
import type { Acknowledged, Client } from './client.ts';
import type { Command } from './command.ts';
import { type Course, courseAfter, courseOfLog } from './course.ts';
import type { Logged } from './event.ts';
import { readEventStream, type StreamMessage } from './event-stream.ts';
import { newId } from './id.ts';
import { type Applied, after, type Match, matchOf } from './match.ts';
import { retry, waitToRetry } from './retry.ts';
import { ServerRefusal } from './server-refusal.ts';

/** The state of a game on a server, as a page shows it. */
export interface RemoteState {
  /** Null until the first event came. */
  readonly match: Match | null;
  /** The same, with every state it came through. */
  readonly course: Course | null;
  readonly you: Seat | null;
  readonly present: readonly [boolean, boolean];
  /** `lost`: it is trying to come back; staging goes on meanwhile. `gone`: there is no such game. */
  readonly connection: 'connecting' | 'live' | 'lost' | 'gone';
  /** Commands on their way. */
  readonly sending: number;
  /** The server's clock minus ours, for clocks to be shown right. */
  readonly clockOffset: number;
}

/** `news` is the one event that was added; `reread` is the whole log, where all of it was read again. */
/** Before the first answer of the server. */
export const NOT_CONNECTED: RemoteState = {
  match: null,
  course: null,
  you: null,
  present: [false, false],
  connection: 'connecting',
  sending: 0,
  clockOffset: 0,
};

export type RemoteListener = (state: RemoteState, news: Logged | null, reread: readonly Logged[] | null) => void;

/** How long an answer may take; after that the request has failed. */
export const ANSWER_MS = 15_000;
/** Longer than two heartbeats: then the connection is dead, even if the browser does not notice. */
const SILENCE_MS = 40_000;

type Said = Logged & { you?: Seat | null; present?: [boolean, boolean]; now?: number; last?: number | null };

/** What we had when we opened the stream. */
interface Asked {
  readonly seq: number;
  /** When that event happened; null where it is secret. */
  readonly at: number | null;
}

/** One game on a server, followed until it is closed. */
export class RemoteGame {
  readonly #client: Client;
  readonly #id: string;
  readonly #listener: RemoteListener;
  readonly #closed = new AbortController();
  #stream = new AbortController();
  /** Ends every wait for a better moment: that moment has come. */
  #better = new AbortController();
  #seq = 0;
  /** What the actions on their way lead to. */
  readonly #sent = new Set<Applied>();
  /** What came does not fit what we have: all of it is read again. */
  #stale = false;
  #state = NOT_CONNECTED;

  constructor(client: Client, id: string, listener: RemoteListener) {
    this.#client = client;
    this.#id = id;
    this.#listener = listener;
    void this.#follow();
  }

  get state(): RemoteState {
    return this.#state;
  }

  close(): void {
    this.#closed.abort();
    this.#stream.abort();
    this.#wake();
  }

  /** Looks again at once: after taking a seat, or when the browser says it is online again. */
  reconnect(): void {
    this.#stream.abort();
    this.#wake();
  }

  /**
   * Sends a command until the server has answered it: without an answer the same id goes out again, and counts once. Throws the
   * server's refusal; nothing has changed then, and where it was refused for what we had not seen, we have seen it now.
   */
  async send(command: Command, commandId = newId(), applied: Applied | null = null): Promise<Acknowledged> {
    this.#change({ sending: this.#state.sending + 1 });
    if (applied) this.#sent.add(applied);
    try {
      return await retry(() => this.#sendOnce(command, commandId), {
        closed: this.#closed.signal,
        sooner: () => this.#better.signal,
      });
    } finally {
      if (applied) this.#sent.delete(applied);
      this.#change({ sending: this.#state.sending - 1 });
    }
  }

  async #sendOnce(command: Command, commandId: string): Promise<Acknowledged> {
    try {
      const answer = await this.#client.command(this.#id, command, commandId);
      for (const logged of answer.events) this.#take(logged);
      const last = answer.events.at(-1)?.seq ?? 0;
      if (this.#seq < last) await this.#catchUp();
      return answer;
    } catch (error) {
      const isStale = error instanceof ServerRefusal && error.refusal.code === 'stale';
      if (isStale && !this.#closed.signal.aborted) await this.#catchUp().catch(() => {});
      throw error;
    }
  }

  /** Reads the events before an answer that the stream did not bring. */
  async #catchUp(): Promise<void> {
    const { seq, events } = await this.#client.log(this.#id, this.#seq);
    for (const logged of events) {
      // Numbers in between belong to secret events.
      if (logged.seq > this.#seq) this.#seq = logged.seq - 1;
      this.#take(logged);
    }
    this.#seq = Math.max(this.#seq, seq);
  }

  async #follow(): Promise<void> {
    for (let attempt = 0; !this.#closed.signal.aborted; attempt++) {
      const stream = new AbortController();
      this.#stream = stream;
      // At first as long as an answer may take; later, longer than two heartbeats.
      let silence = setTimeout(() => stream.abort(), ANSWER_MS);
      try {
        if (this.#stale) await this.#readAgain();
        const { match } = this.#state;
        const asked = { seq: this.#seq, at: match?.seq === this.#seq ? match.updatedAt : null };
        const body = await this.#client.events(this.#id, asked.seq, stream.signal);
        for await (const message of readEventStream(body)) {
          attempt = 0;
          clearTimeout(silence);
          silence = setTimeout(() => stream.abort(), SILENCE_MS);
          this.#receive(message, asked);
          if (this.#stale) break;
        }
      } catch (error) {
        if (error instanceof ServerRefusal && error.refusal.code === 'no-such-game') {
          this.#change({ connection: 'gone' });
          return;
        }
      } finally {
        clearTimeout(silence);
      }
      if (this.#closed.signal.aborted) return;
      this.#change({ connection: 'lost' });
      if (stream.signal.aborted && !this.#stale) continue;
      const better = this.#better.signal;
      await waitToRetry(attempt, better);
      if (better.aborted) attempt = -1;
    }
  }

  #receive({ id, name, data }: StreamMessage, asked: Asked): void {
    const said = JSON.parse(data) as Said;
    if (name === 'message') this.#take(said);
    else if (name === 'skip') this.#seq = Math.max(this.#seq, Number(id));
    else if (name === 'reread' || (name === 'hello' && !fits(said, asked))) this.#stale = true;
    else if (name === 'hello' || name === 'beat' || name === 'presence') {
      this.#change({
        connection: 'live',
        ...(said.you !== undefined && { you: said.you }),
        ...(said.present && { present: said.present }),
        ...(said.now && { clockOffset: said.now - Date.now() }),
      });
      if (name === 'hello') this.#wake();
    }
  }

  /** The whole game as the server has it; until it is there we show what we have. */
  async #readAgain(): Promise<void> {
    const { seq, events } = await this.#client.log(this.#id);
    this.#stale = false;
    this.#seq = seq;
    const course = courseOfLog(this.#id, events);
    this.#change({ match: course.match, course }, null, events);
  }

  /** Events come by the stream and as answers; each is taken once, in order. */
  #take(logged: Logged): void {
    if (logged.seq !== this.#seq + 1 || this.#stale) return;
    const { match } = this.#state;
    let next: Match;
    try {
      const ours = [...this.#sent].find(({ before }) => before === match?.state);
      next = match ? after(match, logged, ours) : matchOf(this.#id, [logged]);
    } catch {
      // It cannot follow what we have: then what we have is not what the server has.
      this.#stale = true;
      this.#stream.abort();
      return;
    }
    this.#seq = logged.seq;
    this.#change({ match: next, course: courseAfter(this.#state.course, logged, next) }, logged);
  }

  #wake(): void {
    this.#better.abort();
    this.#better = new AbortController();
  }

  #change(change: Partial<RemoteState>, news: Logged | null = null, reread: readonly Logged[] | null = null): void {
    this.#state = { ...this.#state, ...change };
    this.#listener(this.#state, news, reread);
  }
}

/**
 * Whether the server still has what we had when we opened the stream: fewer events, or another one in that place, is what a restored
 * backup or a fail-over leaves. What it says now is what counts. An answer may well have overtaken the greeting.
 */
const fits = (said: Said, asked: Asked): boolean =>
  said.seq >= asked.seq && (typeof said.last !== 'number' || asked.at === null || said.last === asked.at);
