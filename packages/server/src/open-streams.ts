import type { Metrics } from './metrics.ts';
import { SITE_SHARE, siteOf } from './network.ts';
import { eventText, type Numbered, type Stream } from './stream.ts';

/** The open event streams, each with the game or room that it is about and the source that it is counted for: a network or a session. */
export class OpenStreams<Entry extends Numbered> {
  readonly #metrics: Metrics;
  readonly #topics = new Map<string, Map<Stream<Entry>, string>>();
  /** By source, and by the site that a network is in. */
  readonly #counts = new Map<string, number>();

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
  }

  /** Whether a source, or the site that it is in, has as many streams as it may have. */
  isFull(source: string, most: number): boolean {
    const site = siteOf(source);
    return this.#count(source) >= most || (site !== null && this.#count(site) >= most * SITE_SHARE);
  }

  /** Counts a stream until the returned function is called. */
  enter(topic: string, stream: Stream<Entry>, source: string): () => void {
    const streams = this.#topics.get(topic) ?? new Map<Stream<Entry>, string>();
    this.#topics.set(topic, streams.set(stream, source));
    const counted = [source, siteOf(source)].filter((one) => one !== null);
    for (const one of counted) this.#counts.set(one, this.#count(one) + 1);
    this.#metrics.streams.inc();
    return () => {
      streams.delete(stream);
      if (streams.size === 0 && this.#topics.get(topic) === streams) this.#topics.delete(topic);
      for (const one of counted) {
        const left = this.#count(one) - 1;
        if (left > 0) this.#counts.set(one, left);
        else this.#counts.delete(one);
      }
      this.#metrics.streams.dec();
    };
  }

  get topics(): string[] {
    return [...this.#topics.keys()];
  }

  about(topic: string): Iterable<Stream<Entry>> {
    return this.#topics.get(topic)?.keys() ?? [];
  }

  /** The process is about to stop: pages go elsewhere now, not when they notice. */
  closeAll(): void {
    for (const streams of this.#topics.values()) for (const stream of streams.keys()) stream.end(eventText('bye', {}));
  }

  /** Ends the streams of these networks. */
  closeFrom(isClosed: (network: string) => boolean): void {
    for (const streams of this.#topics.values())
      for (const [stream, source] of streams) if (isClosed(source)) stream.end('');
  }

  #count(source: string): number {
    return this.#counts.get(source) ?? 0;
  }
}
