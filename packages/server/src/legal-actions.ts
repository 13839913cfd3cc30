import type { Match } from '@castellan/match';
import type { LegalReply, LegalRequest } from './legal-worker.ts';
import { PromiseCache } from './promise-cache.ts';
import { Thread } from './thread.ts';

/** More are counted but not listed: no client reads them, and a small request should not cost megabytes. */
export const MOST_LISTED = 10_000;
/** Positions whose answer is cached, each at most a few hundred kilobytes. */
const MOST_KNOWN = 64;
const ACTIONS_PER_UNIT = 1000;

/** The legal actions of a position: computed once, off the event loop, for any number of requests. */
export class LegalActions {
  readonly #known = new PromiseCache<LegalReply>(MOST_KNOWN);
  readonly #thread = new Thread<LegalRequest, LegalReply>(new URL('./legal-worker.ts', import.meta.url), {
    mostWaiting: 50,
    idleMs: 60_000,
  });

  /** Also answers what it cost, in the units of the allowances: the first to ask pays for the work, everyone for what is sent. */
  async of({ id, boardSeq, game, options, actions }: Match): Promise<LegalReply & { readonly cost: number }> {
    const lines = () => actions.map(({ action }) => action);
    const { value, known } = await this.#known.of(`${id} ${boardSeq}`, () =>
      this.#thread.ask({ game, options, actions: lines(), most: MOST_LISTED }),
    );
    const work = known ? Math.min(value.count, MOST_LISTED) : value.count;
    return { ...value, cost: Math.floor(work / ACTIONS_PER_UNIT) };
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
