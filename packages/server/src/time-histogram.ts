import type { Registry } from 'prom-client';

/** The upper ends of the buckets, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** How often something took how long, for one set of labels. */
class TimeSeries {
  readonly labels: Readonly<Record<string, string>>;
  readonly counts: number[] = [...BOUNDS, Number.POSITIVE_INFINITY].map(() => 0);
  sum = 0;

  constructor(labels: Readonly<Record<string, string>>) {
    this.labels = labels;
  }

  observe(seconds: number): void {
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > BOUNDS[bucket]!) bucket++;
    this.counts[bucket]!++;
    this.sum += seconds;
  }
}

/**
 * A histogram as Prometheus knows them, of something that happens with every request: prom-client's own looks each label and each bucket
 * up by its text. Here labels are values in the order of their names, and a number is added.
 */
export class TimeHistogram {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly #series = new Map<string, TimeSeries>();

  constructor(name: string, help: string, labelNames: readonly string[], registry: Registry) {
    this.name = name;
    this.help = help;
    this.labelNames = labelNames;
    // Without labels there is one series, and it is told from the beginning.
    if (labelNames.length === 0) this.#of([]);
    registry.registerMetric(this as never);
  }

  observe(seconds: number, ...labels: readonly string[]): void {
    this.#of(labels).observe(seconds);
  }

  /** Asked by the registry. */
  async get() {
    const values = [...this.#series.values()].flatMap(({ labels, counts, sum }) => {
      let count = 0;
      const buckets = counts.map((more, bucket) => {
        count += more;
        return { metricName: `${this.name}_bucket`, labels: { le: BOUNDS[bucket] ?? '+Inf', ...labels }, value: count };
      });
      return [
        ...buckets,
        { metricName: `${this.name}_sum`, labels, value: sum },
        { metricName: `${this.name}_count`, labels, value: count },
      ];
    });
    return { name: this.name, help: this.help, type: 'histogram', aggregator: 'sum', values };
  }

  #of(labels: readonly string[]): TimeSeries {
    const key = labels.join(' ');
    let series = this.#series.get(key);
    if (!series) {
      series = new TimeSeries(Object.fromEntries(this.labelNames.map((name, i) => [name, labels[i]!])));
      this.#series.set(key, series);
    }
    return series;
  }
}
