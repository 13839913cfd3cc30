import { startDiscoveryCore } from '../node.ts';
import type { MatchResult, Trainer } from '../train/trainer.ts';
import { type DiscoveryExports, RIVAL, RULE } from './core.ts';

/** The game as printed with every variant mixed in; the game of 7×7 has a net of its own. */
const PRINTED = 0;
const MIXED = -1;
const SEVEN = 8 | 16;
const MATCH_SEED = 10_000_000;
const RNG_BYTES = 16;

export type Size = 5 | 7;

/** One way for the net of Discovery to learn. */
export interface Method {
  readonly firstRate: number;
  readonly lastRate: number;
  /** Games between two steps of the slow average, and how far it moves. */
  readonly stride: number;
  readonly share: number;
  /** Sets the weights it begins with. */
  begin(wasm: DiscoveryExports): void;
  /** Plays this many games and learns from them. */
  learn(wasm: DiscoveryExports, games: number, options: number, rate: number): void;
  /** Errors since the last report: of the chance to win, and of the margin in points. */
  errors(wasm: DiscoveryExports): { readonly error: number; readonly points: number };
  /** What it remembers beside the weights: memory and numbers. */
  readonly memory?: {
    bytes(wasm: DiscoveryExports): Uint8Array;
    counters(wasm: DiscoveryExports): readonly number[];
    resume(wasm: DiscoveryExports, counters: readonly number[]): void;
  };
}

export function discoveryLearner(seed: number, size: Size, method: Method): Trainer {
  const { wasm } = startDiscoveryCore();
  const count = wasm.netCount();
  const slow = wasm.newWeights();
  const rng = wasm.newRng();
  wasm.rngSeed(seed);
  const floats = (at: number): Float32Array => new Float32Array(wasm.memory.buffer, at, count);
  method.begin(wasm);
  wasm.average(slow, 1);

  /** A match uses the slow average of the weights and reseeds the generator: training continues with its own weights and generator. */
  const playMatch = (opponent: number, pairs: number): MatchResult => {
    wasm.rngSave(rng);
    const fast = floats(wasm.netWeights()).slice();
    floats(wasm.netWeights()).set(floats(slow));
    const games = 2 * pairs;
    const won = wasm.netMatch(size === 7 ? SEVEN : PRINTED, opponent, games, MATCH_SEED, 0);
    floats(wasm.netWeights()).set(fast);
    wasm.rngLoad(rng);
    return { games, won, points: wasm.matchPoints() / games, theirs: wasm.matchTheirs() / games };
  };

  const parts = (): Uint8Array[] => [
    ...[wasm.netWeights(), slow, wasm.moment1(), wasm.moment2()].map(
      (at) => new Uint8Array(wasm.memory.buffer, at, 4 * count),
    ),
    ...(method.memory ? [method.memory.bytes(wasm)] : []),
    new Uint8Array(wasm.memory.buffer, rng, RNG_BYTES),
  ];

  return {
    game: size === 7 ? 'discovery7' : 'discovery',
    run(games, progress) {
      const rate = method.firstRate * (method.lastRate / method.firstRate) ** progress;
      for (let played = 0; played < games; played += method.stride) {
        method.learn(wasm, Math.min(method.stride, games - played), size === 7 ? SEVEN : MIXED, rate);
        wasm.average(slow, method.share);
      }
      return { rate, ...method.errors(wasm) };
    },
    againstGreedy: (pairs) => playMatch(RULE.greedy, pairs),
    against(weights, pairs) {
      floats(wasm.rivalWeights()).set(new Float32Array(weights.slice().buffer));
      return playMatch(RIVAL, pairs);
    },
    weights: () => new Uint8Array(floats(slow).slice().buffer),
    save() {
      wasm.rngSave(rng);
      const numbers = Float64Array.of(wasm.decay1(), wasm.decay2(), ...(method.memory?.counters(wasm) ?? []));
      return new Uint8Array(Buffer.concat([...parts(), new Uint8Array(numbers.buffer)]));
    },
    restore(checkpoint) {
      let at = 0;
      for (const part of parts()) {
        part.set(checkpoint.subarray(at, at + part.length));
        at += part.length;
      }
      const [decay1, decay2, ...counters] = new Float64Array(checkpoint.slice(at).buffer);
      wasm.setDecays(decay1!, decay2!);
      method.memory?.resume(wasm, counters);
      wasm.rngLoad(rng);
    },
  };
}
