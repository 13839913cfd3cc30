import { duel, must } from '@castellan/rules';
import type { Trainer } from '../train/trainer.ts';
import { useSheet } from './core.ts';
import { duelLearner } from './learner.ts';

// The plan, found by short trainings with each of these changed.
const NOISE = 0.05;
const LAMBDA = 0.5;
/** How often a position is learned, on average, before it is forgotten. */
const REPEATS = 4;

/** Learns from nothing, by games played with one ply of the net. */
export function duelTrainer(seed: number): Trainer {
  return duelLearner({
    firstRate: 6e-4,
    lastRate: 1e-5,
    stride: 500,
    share: 0.05,
    memory: 1 << 17,
    begin({ wasm }) {
      const squares = wasm.prepareLearning();
      wasm.randomise(seed);
      return [squares, wasm.weightFloats() * 4];
    },
    learn(core, _, games, rate) {
      const { wasm } = core;
      useSheet(core, must(duel.parseOptions([])));
      wasm.train(games, NOISE, LAMBDA, rate, REPEATS);
      return { positions: wasm.positions.value, squares: wasm.errorWin.value };
    },
  });
}
