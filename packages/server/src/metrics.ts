import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { TimeHistogram } from './time-histogram.ts';

/** What an operator wants to see, in the format of Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /** By method, route and status. */
  readonly requests: TimeHistogram;
  readonly appends: Counter<'status'>;
  readonly appendSeconds: TimeHistogram;
  readonly streams: Gauge;
  readonly refusals: Counter<'code'>;
  readonly pruned: Counter;
  readonly told: Counter<'way' | 'result'>;
}

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new TimeHistogram(
      'castellan_request_seconds',
      'Time from request to answer',
      ['method', 'route', 'status'],
      registry,
    ),
    appends: new Counter({
      name: 'castellan_appends_total',
      help: 'Appends to games by what the store answered',
      labelNames: ['status'],
      registers,
    }),
    appendSeconds: new TimeHistogram('castellan_append_seconds', 'Time until an append was durable', [], registry),
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
