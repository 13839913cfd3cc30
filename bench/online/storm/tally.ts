/** The events that one client received. */
export interface Received {
  readonly number: number;
  readonly at: number;
}

/** A client, and what it should have received: all events from 1 to `last`. */
export interface Listened {
  readonly received: readonly Received[];
  readonly last: number;
  readonly sentAt: ReadonlyMap<number, number>;
}

export interface Tally {
  readonly expected: number;
  readonly delivered: number;
  /** Percent of the expected events, cut and not rounded up: 100 means all of them. */
  readonly deliveredPercent: number;
  /** Events that came while an earlier one was missing, or after a later one. */
  readonly outOfOrder: number;
  readonly twice: number;
  /** Milliseconds from sending an event until a client has it, the time it was cut off included. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const round = (ms: number): number => Math.round(ms * 10) / 10;

/** Counts the events that were sent in a span of time, and how they came. Events that no span counts were there before the clients. */
export function tally(clients: readonly Listened[], from: number, until: number): Tally {
  let [expected, delivered, outOfOrder, twice] = [0, 0, 0, 0];
  const latencies: number[] = [];
  for (const { received, last, sentAt } of clients) {
    const isCounted = (number: number): boolean => {
      const at = sentAt.get(number);
      return number <= last && at !== undefined && at >= from && at < until;
    };
    for (const number of sentAt.keys()) if (isCounted(number)) expected++;
    const seen = new Set<number>();
    let newest = 0;
    for (const { number, at } of received) {
      const again = seen.has(number);
      const inOrder = number === newest + 1;
      seen.add(number);
      newest = Math.max(newest, number);
      if (!isCounted(number)) continue;
      if (again) {
        twice++;
        continue;
      }
      delivered++;
      if (!inOrder) outOfOrder++;
      latencies.push(at - sentAt.get(number)!);
    }
  }
  latencies.sort((a, b) => a - b);
  const share = (part: number): number => round(latencies[Math.floor(latencies.length * part)] ?? 0);
  return {
    expected,
    delivered,
    deliveredPercent: expected === 0 ? 100 : Math.floor((delivered / expected) * 10_000) / 100,
    outOfOrder,
    twice,
    p50: share(0.5),
    p99: share(0.99),
    max: round(latencies.at(-1) ?? 0),
  };
}
