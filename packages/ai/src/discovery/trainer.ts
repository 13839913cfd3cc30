import type { Trainer } from '../train/trainer.ts';
import { discoveryLearner, type Size } from './learner.ts';

// The plan, found by short trainings with each of these changed.
const LAMBDA = 0.8;
/** The share of moves played at random. */
const EPSILON = 0.05;
/** Games of one step of learning. */
const BATCH = 8;

/** Learns from nothing, by games played with one ply of the net. */
export function discoveryTrainer(seed: number, size: Size = 5): Trainer {
  return discoveryLearner(seed, size, {
    firstRate: 1e-3,
    lastRate: 2e-5,
    stride: 400,
    share: 0.05,
    begin: (wasm) => wasm.netReset(seed),
    learn: (wasm, games, options, rate) => wasm.train(games, BATCH, options, LAMBDA, EPSILON, rate),
    errors: (wasm) => ({ error: wasm.reportWin(), points: wasm.reportMargin() }),
  });
}
