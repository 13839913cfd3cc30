import { readFileSync } from 'node:fs';

/** A server under load: tables at which two players move in turn, each seeing the other's moves on a connection of their own. */
export interface Contender {
  readonly name: string;
  start(): Promise<void>;
  table(): Promise<LoadTable>;
  /** Its server processes, the database's own left out. */
  pids(): readonly number[];
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
  /** Milliseconds of processor time of the servers for one move: what other work on the machine cannot distort. Null where it cannot be read. */
  readonly cpuPerMove: number | null;
}

/** The value below which so large a share lies. */
export const shareOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const TICK_MS = 10;

/** The processor time that processes have used, as Linux counts it. */
export function cpuMs(pids: readonly number[]): number | null {
  try {
    const ticks = pids.map((pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
    return ticks.reduce((sum, count) => sum + count, 0) * TICK_MS;
  } catch {
    return null;
  }
}

/** Opens `tables` games, lets them warm up, then keeps as many going for a while and counts what was moved. */
export async function measure(contender: Contender, tables: number, warmMs: number, forMs: number): Promise<Measured> {
  const latencies: number[] = [];
  let games = tables;
  const open = await Promise.all(Array.from({ length: tables }, () => contender.table()));
  const begin = performance.now() + warmMs;
  const end = begin + forMs;
  const play = async (first: LoadTable) => {
    for (let table = first; ; table = await contender.table(), games++) {
      while (performance.now() < end) {
        const latency = await table.move();
        if (latency === null) break;
        const now = performance.now();
        if (now >= begin && now < end) latencies.push(latency);
      }
      table.close();
      if (performance.now() >= end) return;
    }
  };
  let cpuBefore: number | null = null;
  let cpuAfter: number | null = null;
  setTimeout(() => {
    cpuBefore = cpuMs(contender.pids());
  }, warmMs);
  setTimeout(() => {
    cpuAfter = cpuMs(contender.pids());
  }, warmMs + forMs);
  await Promise.all(open.map(play));
  latencies.sort((a, b) => a - b);
  const round = (ms: number) => Math.round(ms * 10) / 10;
  return {
    moves: latencies.length,
    perSecond: Math.round(latencies.length / (forMs / 1000)),
    p50: round(shareOf(latencies, 0.5)),
    p99: round(shareOf(latencies, 0.99)),
    games,
    cpuPerMove:
      cpuBefore === null || cpuAfter === null
        ? null
        : Math.round(((cpuAfter - cpuBefore) / latencies.length) * 100) / 100,
  };
}
