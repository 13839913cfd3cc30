import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerStore } from './stores/port.ts';

/** What an operator wants to see, in the format of Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly begun: Counter;
  readonly finished: Counter;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly appends: Counter<'status'>;
  readonly appendSeconds: Histogram;
  readonly streams: Gauge;
  readonly refusals: Counter<'code'>;
  readonly pruned: Counter;
  readonly turnNotifications: Counter<'way' | 'result'>;
}

type Counted = Pick<ServerStore, 'counts' | 'size'>;

/** The upper ends of the buckets of times. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** However often it is scraped, games are counted once in this time. */
const COUNT_MS = 10_000;

export function newMetrics(store?: Counted): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  if (store) describeStore(store, registry);
  return {
    registry,
    begun: new Counter({ name: 'castellan_games_begun_total', help: 'Games whose second player has come', registers }),
    finished: new Counter({ name: 'castellan_games_finished_total', help: 'Games that have ended', registers }),
    requests: new Histogram({
      name: 'castellan_request_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    appends: new Counter({
      name: 'castellan_appends_total',
      help: 'Appends to games by what the store answered',
      labelNames: ['status'],
      registers,
    }),
    appendSeconds: new Histogram({
      name: 'castellan_append_seconds',
      help: 'Time until an append was durable',
      buckets: SECONDS,
      registers,
    }),
    streams: new Gauge({ name: 'castellan_streams', help: 'Open event streams', registers }),
    refusals: new Counter({
      name: 'castellan_refusals_total',
      help: 'Requests that were refused and changed nothing, by reason',
      labelNames: ['code'],
      registers,
    }),
    pruned: new Counter({ name: 'castellan_pruned_total', help: 'Old games removed', registers }),
    turnNotifications: new Counter({
      name: 'castellan_turn_notifications_total',
      help: 'Players notified of their turn while away, by way and result',
      labelNames: ['way', 'result'],
      registers,
    }),
  };
}

/** What is in the database, the same from every node. */
function describeStore(store: Counted, registry: Registry): void {
  const registers = [registry];
  // Without the database the other numbers are needed all the more: then these stay as they are.
  const games: Gauge<'status'> = new Gauge({
    name: 'castellan_games',
    help: 'Games in the database by status: open (waiting for a player), playing, over',
    labelNames: ['status'],
    registers,
    collect: nowAndThen(async () => {
      for (const [status, count] of Object.entries(await store.counts())) games.set({ status }, count);
    }),
  });
  const bytes: Gauge = new Gauge({
    name: 'castellan_database_bytes',
    help: 'Size of the database',
    registers,
    collect: nowAndThen(async () => {
      bytes.set(await store.size());
    }),
  });
}

function nowAndThen(count: () => Promise<void>): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    until = performance.now() + COUNT_MS;
    await count().catch(() => {});
  };
}
