import type { Trainer } from '../train/trainer.ts';
import { discoveryLearner, type Size } from './learner.ts';

/** Positions the tree values before each decision of a game to learn from. */
const POSITIONS = 400;
const LAMBDA = 0.9;
/** The share of decisions that are not the tree's. */
const EPSILON = 0.04;
/** The chances of one ply are this much too timid for games of the tree: the slope of the logit, measured. */
const CERTAINTY = { 5: 1.7, 7: 1.4 } as const;
const REPEATS = 6;

/** Goes on from these weights with games played by search. */
export function discoveryRefiner(seed: number, from: Uint8Array, size: Size = 5): Trainer {
  return discoveryLearner(seed, size, {
    // Low: the weights are good already, and few games are played.
    firstRate: 5e-5,
    lastRate: 5e-6,
    stride: 50,
    share: 0.05,
    begin(wasm) {
      new Float32Array(wasm.memory.buffer, wasm.netWeights(), wasm.netCount()).set(
        new Float32Array(from.slice().buffer),
      );
      wasm.prepareRefining(CERTAINTY[size]);
    },
    learn: (wasm, games, options, rate) => wasm.refine(games, options, POSITIONS, LAMBDA, EPSILON, rate, REPEATS),
    errors: (wasm) => ({ error: wasm.keptErrorWin(), points: wasm.keptErrorMargin() }),
    memory: {
      bytes: (wasm) => new Uint8Array(wasm.memory.buffer, wasm.keptAt(), wasm.keptBytes()),
      counters: (wasm) => [wasm.keptFilled(), wasm.keptWritten()],
      resume: (wasm, [filled, written]) => wasm.resumeKept(filled!, written!),
    },
  });
}
