import type { Seat } from '@castellan/rules';
import type { Acknowledged, Client, ServerRefusal } from './client.ts';
import type { Command } from './command.ts';
import type { Logged } from './event.ts';
import { readEventStream, type StreamMessage } from './event-stream.ts';
import { newId } from './id.ts';
import { after, type Match, matchOf } from './match.ts';

/** What a page shows of a game on a server. */
export interface TableState {
  /** Null until the first event came. */
  readonly match: Match | null;
  readonly you: Seat | null;
  readonly present: readonly [boolean, boolean];
  /** `lost`: it is trying to come back; staging goes on meanwhile. `gone`: there is no such game. */
  readonly connection: 'connecting' | 'live' | 'lost' | 'gone';
  /** Commands on their way. */
  readonly sending: number;
  /** The server's clock minus ours, for clocks to be shown right. */
  readonly clockOffset: number;
}

export type TableListener = (state: TableState, news: Logged | null) => void;

/** Longer than two heartbeats: then the connection is dead, whatever the browser thinks. */
const SILENCE_MS = 40_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const growing = (attempt: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2);

/** One game on a server, followed until it is closed. */
export class RemoteTable {
  readonly #client: Client;
  readonly #id: string;
  readonly #listener: TableListener;
  readonly #closed = new AbortController();
  #stream = new AbortController();
  #seq = 0;
  #state: TableState = {
    match: null,
    you: null,
    present: [false, false],
    connection: 'connecting',
    sending: 0,
    clockOffset: 0,
  };

  constructor(client: Client, id: string, listener: TableListener) {
    this.#client = client;
    this.#id = id;
    this.#listener = listener;
    void this.#follow();
  }

  get state(): TableState {
    return this.#state;
  }

  close(): void {
    this.#closed.abort();
    this.#stream.abort();
  }

  /** Looks again at once: after taking a seat, or when the browser says it is online again. */
  reconnect(): void {
    this.#stream.abort();
  }

  /**
   * Sends a command until the server has answered it: without an answer the same id goes out again, and counts once. Throws the
   * server's refusal; nothing has changed then.
   */
  async send(command: Command, commandId = newId()): Promise<Acknowledged> {
    this.#change({ sending: this.#state.sending + 1 });
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          const answer = await this.#client.command(this.#id, command, commandId);
          for (const logged of answer.events) this.#take(logged);
          const last = answer.events.at(-1)?.seq ?? 0;
          if (this.#seq < last) await this.#catchUp();
          return answer;
        } catch (error) {
          const refusal = error as ServerRefusal;
          if (!refusal.passing || this.#closed.signal.aborted) throw error;
          await wait(refusal.retryAfterMs ?? growing(attempt), this.#closed.signal);
        }
      }
    } finally {
      this.#change({ sending: this.#state.sending - 1 });
    }
  }

  /** What came before an answer, while the stream was away. */
  async #catchUp(): Promise<void> {
    const { seq, events } = await this.#client.log(this.#id, this.#seq);
    for (const logged of events) {
      // Numbers in between belong to events nobody may know of.
      if (logged.seq > this.#seq) this.#seq = logged.seq - 1;
      this.#take(logged);
    }
    this.#seq = Math.max(this.#seq, seq);
  }

  async #follow(): Promise<void> {
    for (let attempt = 0; !this.#closed.signal.aborted; attempt++) {
      this.#stream = new AbortController();
      const { signal } = this.#stream;
      let silence = setTimeout(() => this.#stream.abort(), SILENCE_MS);
      try {
        const body = await this.#client.events(this.#id, this.#seq, signal);
        for await (const message of readEventStream(body)) {
          attempt = 0;
          clearTimeout(silence);
          silence = setTimeout(() => this.#stream.abort(), SILENCE_MS);
          this.#hear(message);
        }
      } catch (error) {
        if ((error as Partial<ServerRefusal>).status === 404) {
          this.#change({ connection: 'gone' });
          return;
        }
      } finally {
        clearTimeout(silence);
      }
      if (this.#closed.signal.aborted) return;
      this.#change({ connection: 'lost' });
      if (!signal.aborted) await wait(growing(attempt), this.#closed.signal);
    }
  }

  #hear({ id, name, data }: StreamMessage): void {
    const said = JSON.parse(data) as Logged & {
      you?: Seat | null;
      present?: [boolean, boolean];
      seq?: number;
      now?: number;
    };
    if (name === 'message') this.#take(said);
    else if (name === 'skip') this.#seq = Math.max(this.#seq, Number(id));
    else if (name === 'hello' && said.seq !== undefined && said.seq < this.#seq) this.#startOver();
    else if (name === 'hello' || name === 'beat' || name === 'presence') {
      this.#change({
        connection: 'live',
        ...(said.you !== undefined && { you: said.you }),
        ...(said.present && { present: said.present }),
        ...(said.now && { clockOffset: said.now - Date.now() }),
      });
    }
  }

  /** The server knows less than it once said, as after a restored backup: what it says now is what counts. */
  #startOver(): void {
    this.#seq = 0;
    this.#change({ match: null });
    this.reconnect();
  }

  /** Events come by the stream and as answers; each is taken once, in order. */
  #take(logged: Logged): void {
    if (logged.seq !== this.#seq + 1) return;
    this.#seq = logged.seq;
    const { match } = this.#state;
    this.#change({ match: match ? after(match, logged) : matchOf(this.#id, [logged]) }, logged);
  }

  #change(change: Partial<TableState>, news: Logged | null = null): void {
    this.#state = { ...this.#state, ...change };
    this.#listener(this.#state, news);
  }
}
