import { startDiscoveryCore } from '../node.ts';
import type { MatchResult, Trainer } from '../train/trainer.ts';
import { RIVAL, RULE } from './core.ts';

/** Positions the tree values before each decision of a game to learn from. */
const POSITIONS = 400;
const LAMBDA = 0.9;
/** The share of decisions that are not the tree's. */
const EPSILON = 0.04;
/** Low: the weights are good already, and few games are played. */
const FIRST_RATE = 5e-5;
const LAST_RATE = 5e-6;
/** The chances of one ply are this much too timid for games of the tree: the slope of the logit, measured. */
const CERTAINTY = { 5: 1.7, 7: 1.4 } as const;
const REPEATS = 6;
/** Games between two steps of the slow average, and how far it moves. */
const STRIDE = 50;
const SHARE = 0.05;
const MATCH_SEED = 10_000_000;
const PRINTED = 0;
const MIXED = -1;
const SEVEN = 8 | 16;

/** Goes on from these weights with games played by search. */
export function discoveryRefiner(seed: number, from: Uint8Array, size: 5 | 7 = 5): Trainer {
  const { wasm } = startDiscoveryCore();
  const count = wasm.netCount();
  const slow = wasm.newWeights();
  const rng = wasm.newRng();
  wasm.rngSeed(seed);
  const floats = (at: number): Float32Array => new Float32Array(wasm.memory.buffer, at, count);
  floats(wasm.netWeights()).set(new Float32Array(from.slice().buffer));
  wasm.prepareRefining(CERTAINTY[size]);
  wasm.average(slow, 1);
  const options = size === 7 ? SEVEN : MIXED;

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
    new Uint8Array(wasm.memory.buffer, wasm.keptAt(), wasm.keptBytes()),
    new Uint8Array(wasm.memory.buffer, rng, 16),
  ];

  return {
    game: size === 7 ? 'discovery7' : 'discovery',
    run(games, progress) {
      const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** progress;
      for (let played = 0; played < games; played += STRIDE) {
        wasm.refine(Math.min(STRIDE, games - played), options, POSITIONS, LAMBDA, EPSILON, rate, REPEATS);
        wasm.average(slow, SHARE);
      }
      return { rate, error: wasm.keptErrorWin(), points: wasm.keptErrorMargin() };
    },
    againstGreedy: (pairs) => playMatch(RULE.greedy, pairs),
    against(weights, pairs) {
      floats(wasm.rivalWeights()).set(new Float32Array(weights.slice().buffer));
      return playMatch(RIVAL, pairs);
    },
    weights: () => new Uint8Array(floats(slow).slice().buffer),
    save() {
      wasm.rngSave(rng);
      const numbers = Float64Array.of(wasm.decay1(), wasm.decay2(), wasm.keptFilled(), wasm.keptWritten());
      return new Uint8Array(Buffer.concat([...parts(), new Uint8Array(numbers.buffer)]));
    },
    restore(checkpoint) {
      let at = 0;
      for (const part of parts()) {
        part.set(checkpoint.subarray(at, at + part.length));
        at += part.length;
      }
      const numbers = new Float64Array(checkpoint.slice(at).buffer);
      wasm.setDecays(numbers[0]!, numbers[1]!);
      wasm.resumeKept(numbers[2]!, numbers[3]!);
      wasm.rngLoad(rng);
    },
  };
}
