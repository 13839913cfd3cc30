import type { Appended, Logged, Store, Summary } from '@castellan/match';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { Notifications } from './notifications.ts';

/** Passes everything on. What was committed becomes a notification to the other nodes, a number in the metrics and a line of the log. */
export class NotifyingStore implements Store {
  readonly #store: Store;
  readonly #notifications: Notifications;
  readonly #metrics: Metrics;
  readonly #log: Pick<FastifyBaseLogger, 'debug' | 'error'>;
  readonly #committed: (summary: Summary) => void;

  constructor(
    store: Store,
    notifications: Notifications,
    metrics: Metrics,
    log: Pick<FastifyBaseLogger, 'debug' | 'error'>,
    committed: (summary: Summary) => void = () => {},
  ) {
    this.#committed = committed;
    this.#store = store;
    this.#notifications = notifications;
    this.#metrics = metrics;
    this.#log = log;
  }

  async append(...request: Parameters<Store['append']>): Promise<Appended> {
    const [gameId, expectedSeq, commandId, events, summary] = request;
    const began = performance.now();
    try {
      const appended = await this.#store.append(...request);
      this.#metrics.appends.inc({ status: appended.status });
      if (appended.status === 'committed') {
        this.#notifications.publish({ type: 'seq', game: gameId, seq: expectedSeq + events.length, added: events });
        this.#count(events, summary);
        this.#committed(summary);
      }
      this.#log.debug({ game: gameId, seq: expectedSeq + 1, command: commandId }, appended.status);
      return appended;
    } catch (error) {
      this.#metrics.appends.inc({ status: 'failed' });
      this.#log.error(
        { game: gameId, seq: expectedSeq + 1, command: commandId, err: error },
        'it is unknown whether this was saved',
      );
      throw error;
    } finally {
      this.#metrics.appendSeconds.observe((performance.now() - began) / 1000);
    }
  }

  #count(events: readonly Logged[], { status }: Summary): void {
    const has = (types: ReadonlySet<string>) => events.some(({ event }) => types.has(event.type));
    if (status !== 'open' && has(SEATS)) this.#metrics.begun.inc();
    if (status === 'over' && has(ENDS)) this.#metrics.finished.inc();
  }

  read(gameId: string, after: number): Promise<readonly Logged[]> {
    return this.#store.read(gameId, after);
  }
}

/** A seat is taken only before a game begins. */
const SEATS = new Set(['joined']);
/** None of these happens after the end of a game. */
const ENDS = new Set(['acted', 'resigned', 'draw-answered', 'time-claimed', 'closed', 'revealed']);
