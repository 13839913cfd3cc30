import { type ClientRequest, get } from 'node:http';
import type { Call, Sent } from './game-log.ts';
import type { Operation } from './linearizable.ts';
import type { Site } from './session.ts';

const RETRY_MS = 200;
/** Longer than a heartbeat: a client that receives nothing for so long connects elsewhere. */
const SILENCE_MS = 4000;

/** A client that follows a game on its event stream, and comes back at any node with the last number seen. */
export class Watcher {
  readonly #site: Site;
  readonly #path: string;
  readonly #history: Operation<Call>[];
  #seen = 0;
  #request: ClientRequest | null = null;
  #silence: NodeJS.Timeout | null = null;
  #closed = false;
  problem: string | null = null;

  constructor(site: Site, id: string, history: Operation<Call>[]) {
    this.#site = site;
    this.#path = `/api/games/${id}/events`;
    this.#history = history;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    if (this.#silence) clearTimeout(this.#silence);
    this.#request?.destroy();
  }

  #open(): void {
    if (this.#closed) return;
    const { bases, below } = this.#site;
    let rest = '';
    const headers = { 'last-event-id': String(this.#seen) };
    const request = get(`${bases[below(bases.length)]}${this.#path}`, { headers, agent: false }, (stream) => {
      stream.setEncoding('utf8');
      stream.on('error', () => {});
      stream.on('data', (chunk: string) => {
        this.#listen();
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) this.#receive(part);
      });
    });
    request.on('error', () => {});
    request.on('close', () => setTimeout(() => this.#open(), RETRY_MS));
    this.#request = request;
    this.#listen();
  }

  #listen(): void {
    if (this.#silence) clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#request?.destroy(), SILENCE_MS);
  }

  #receive(part: string): void {
    const data = part.startsWith('id: ') && /^data: (.*)$/m.exec(part)?.[1];
    if (!data || this.#closed) return;
    const now = performance.now();
    const event = JSON.parse(data) as Sent;
    if (event.seq !== this.#seen + 1) this.problem ??= `${this.#path}: ${event.seq} came after ${this.#seen}`;
    this.#seen = event.seq;
    this.#history.push({ call: { type: 'streamed', event }, from: now, until: now });
    this.#site.counts.streamed++;
  }
}
