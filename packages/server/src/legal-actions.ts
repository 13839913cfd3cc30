import { Worker } from 'node:worker_threads';
import type { Match } from '@castellan/match';
import type { LegalReply, LegalRequest } from './legal-worker.ts';
import { RequestRejected } from './refusals.ts';

/** More are counted but not listed: nobody reads them, and megabytes should not be had for one small request. */
export const MOST_LISTED = 10_000;
/** Positions whose answer is remembered, each at most a few hundred kilobytes. */
const MOST_KNOWN = 64;
const MOST_WAITING = 50;
const ACTIONS_PER_UNIT = 1000;

export type Legal = Pick<LegalReply, 'count' | 'json'>;

/** The legal actions of a position: computed once, off the event loop, however often it is asked for. */
export class LegalActions {
  readonly #known = new Map<string, Promise<Legal>>();
  readonly #waiting = new Map<number, { done: (legal: Legal) => void; fail: (error: Error) => void }>();
  #worker: Worker | null = null;
  #count = 0;

  /** Also answers what it cost, in the units of the allowances: the first to ask pays for the work, everyone for what is sent. */
  async of(match: Match): Promise<Legal & { readonly cost: number }> {
    const key = `${match.id} ${match.boardSeq}`;
    const known = this.#known.get(key);
    const legal = await (known ?? this.#remember(key, this.#compute(match)));
    const work = known ? Math.min(legal.count, MOST_LISTED) : legal.count;
    return { ...legal, cost: Math.floor(work / ACTIONS_PER_UNIT) };
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #remember(key: string, legal: Promise<Legal>): Promise<Legal> {
    this.#known.set(key, legal);
    if (this.#known.size > MOST_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    // A failure is not worth remembering.
    legal.catch(() => this.#known.delete(key));
    return legal;
  }

  async #compute({ game, options, actions }: Match): Promise<Legal> {
    if (this.#waiting.size >= MOST_WAITING) throw new RequestRejected(503, 'try-again');
    const number = this.#count++;
    const lines = actions.map(({ action }) => action);
    return new Promise((done, fail) => {
      this.#waiting.set(number, { done, fail });
      const request: LegalRequest = { number, game, options, actions: lines, most: MOST_LISTED };
      this.open().postMessage(request);
    });
  }

  /** The thread, started where there is none. */
  open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./legal-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ number, count, json }: LegalReply) => {
      this.#waiting.get(number)?.done({ count, json });
      this.#waiting.delete(number);
    });
    const fail = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      for (const waiting of this.#waiting.values()) waiting.fail(error);
      this.#waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the thread that lists legal actions has ended')));
    this.#worker = worker;
    return worker;
  }
}
