import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import type { Logged } from '@castellan/match';

export interface Numbered {
  readonly seq: number;
}

/** Written at once; the rest waits until this is on its way. */
const CHUNK_BYTES = 16 * 1024;
/** A reader that takes nothing for so many heartbeats is cut off, and catches up when it comes back. */
const MOST_STALLED_BEATS = 4;

/**
 * One event stream. Events that the other side has not taken yet wait as references to the log, not as text: a slow reader costs next to
 * nothing, and one that starts with a long game gets it piece by piece. The response ends with its connection, without chunks: after its
 * head the connection itself is written to, which takes half the time.
 */
export class Stream<Entry extends Numbered = Logged> {
  readonly #response: ServerResponse;
  readonly #textOf: (logged: Entry) => string | null;
  #events: Entry[] = [];
  #started = false;
  #scheduled = false;
  #full = false;
  #stalledBeats = 0;

  /** `textOf` is null for a hidden event. */
  constructor(response: ServerResponse, textOf: (logged: Entry) => string | null) {
    this.#response = response;
    this.#textOf = textOf;
  }

  /** The greeting goes before all events. */
  start(greeting: string): void {
    this.#started = true;
    this.#write(greeting, this.#response);
    this.#flush();
  }

  push(logged: Entry): void {
    this.#events.push(logged);
    if (this.#scheduled) return;
    this.#scheduled = true;
    // What one command brought goes out in one piece.
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#flush();
    });
  }

  /** Something that is true now; a reader that is behind gets it with the next heartbeat. */
  send(text: string): void {
    if (this.#started && !this.#full) this.#write(text);
  }

  beat(text: string): void {
    this.send(text);
    if (this.#full && ++this.#stalledBeats >= MOST_STALLED_BEATS) this.#response.destroy();
  }

  end(text: string): void {
    if (!this.#gone) this.#response.end(text);
  }

  get #gone(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  #flush(): void {
    while (this.#started && !this.#full && !this.#gone && this.#events.length > 0) this.#write(this.#nextChunk());
  }

  #nextChunk(): string {
    let text = '';
    let taken = 0;
    let skipped = 0;
    while (taken < this.#events.length && text.length < CHUNK_BYTES) {
      const logged = this.#events[taken++]!;
      const shown = this.#textOf(logged);
      if (shown === null) {
        skipped = logged.seq;
        continue;
      }
      text += skipText(skipped) + shown;
      skipped = 0;
    }
    this.#events = this.#events.slice(taken);
    return text + skipText(skipped);
  }

  /** Without a connection of its own yet, behind an earlier request on the same one, the response itself keeps what is written. */
  #write(text: string, to: Writable = this.#response.socket ?? this.#response): void {
    if (this.#gone || to.write(text)) return;
    this.#full = true;
    to.once('drain', () => {
      this.#full = false;
      this.#stalledBeats = 0;
      this.#flush();
    });
  }
}

/** A message with a name; it is no event of a log. */
export const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The first line of every stream: how soon a browser that lost it comes back. */
export const RETRY_TEXT = 'retry: 1000\n';

/** Hidden events still count: the last number of several is sent, so that no client waits for them. */
const skipText = (seq: number): string => (seq > 0 ? `id: ${seq}\nevent: skip\ndata: {}\n\n` : '');
