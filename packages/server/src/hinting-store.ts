import type { Appended, Logged, Store, Summary } from '@castellan/match';
import type { FastifyBaseLogger } from 'fastify';
import type { Hints } from './hints.ts';
import type { Metrics } from './metrics.ts';

/** Passes everything on; what was committed becomes a hint to the other nodes, a number and a line for the operator. */
export class HintingStore implements Store {
  readonly #store: Store;
  readonly #hints: Hints;
  readonly #metrics: Metrics;
  readonly #log: Pick<FastifyBaseLogger, 'debug' | 'error'>;
  readonly #committed: (summary: Summary) => void;

  constructor(
    store: Store,
    hints: Hints,
    metrics: Metrics,
    log: Pick<FastifyBaseLogger, 'debug' | 'error'>,
    committed: (summary: Summary) => void = () => {},
  ) {
    this.#committed = committed;
    this.#store = store;
    this.#hints = hints;
    this.#metrics = metrics;
    this.#log = log;
  }

  async append(
    gameId: string,
    expectedSeq: number,
    commandId: string,
    events: readonly Logged[],
    summary: Summary,
  ): Promise<Appended> {
    const began = performance.now();
    try {
      const appended = await this.#store.append(gameId, expectedSeq, commandId, events, summary);
      this.#metrics.appends.inc({ status: appended.status });
      if (appended.status === 'committed') {
        this.#hints.publish({ type: 'seq', game: gameId, seq: expectedSeq + events.length });
        this.#committed(summary);
      }
      this.#log.debug({ game: gameId, seq: expectedSeq + 1, command: commandId }, appended.status);
      return appended;
    } catch (error) {
      this.#metrics.appends.inc({ status: 'failed' });
      this.#log.error(
        { game: gameId, seq: expectedSeq + 1, command: commandId, err: error },
        'it is unknown whether this was kept',
      );
      throw error;
    } finally {
      this.#metrics.appendSeconds.observe((performance.now() - began) / 1000);
    }
  }

  read(gameId: string, after: number): Promise<readonly Logged[]> {
    return this.#store.read(gameId, after);
  }
}
