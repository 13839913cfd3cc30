/** A server under load: tables at which two players move in turn, each seeing the other's moves on a connection of their own. */
export interface Contender {
  readonly name: string;
  start(): Promise<void>;
  table(): Promise<LoadTable>;
  stop(): Promise<void>;
}

export interface LoadTable {
  /** One move: milliseconds from sending it until the opponent has it; null once the game is over. */
  move(): Promise<number | null>;
  close(): void;
}

export interface Measured {
  readonly moves: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly games: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Keeps `tables` games going for a while and counts what was moved after the first moments. */
export async function measure(contender: Contender, tables: number, warmMs: number, forMs: number): Promise<Measured> {
  const latencies: number[] = [];
  let games = 0;
  const begin = performance.now() + warmMs;
  const end = begin + forMs;
  const play = async () => {
    while (performance.now() < end) {
      const table = await contender.table();
      games++;
      while (performance.now() < end) {
        const latency = await table.move();
        if (latency === null) break;
        const now = performance.now();
        if (now >= begin && now < end) latencies.push(latency);
      }
      table.close();
    }
  };
  await Promise.all(Array.from({ length: tables }, play));
  latencies.sort((a, b) => a - b);
  const round = (ms: number) => Math.round(ms * 10) / 10;
  return {
    moves: latencies.length,
    perSecond: Math.round(latencies.length / (forMs / 1000)),
    p50: round(at(latencies, 0.5)),
    p99: round(at(latencies, 0.99)),
    games,
  };
}
