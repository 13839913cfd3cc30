import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator wants to see, in the format of Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly appends: Counter<'status'>;
  readonly appendSeconds: Histogram;
  readonly streams: Gauge;
  readonly refusals: Counter<'code'>;
  readonly pruned: Counter;
  readonly told: Counter<'way' | 'result'>;
}

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'castellan_request_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: QUICK,
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
      buckets: QUICK,
      registers,
    }),
    streams: new Gauge({ name: 'castellan_streams', help: 'Open event streams', registers }),
    refusals: new Counter({
      name: 'castellan_refusals_total',
      help: 'Commands that changed nothing, by reason',
      labelNames: ['code'],
      registers,
    }),
    pruned: new Counter({ name: 'castellan_pruned_total', help: 'Old games removed', registers }),
    told: new Counter({
      name: 'castellan_turns_told_total',
      help: 'Players told of their turn while away, by way and what came of it',
      labelNames: ['way', 'result'],
      registers,
    }),
  };
}
