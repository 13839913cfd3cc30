import { type Below, type DuelOptions, duel, must } from '@castellan/rules';
import type { Trainer } from '../train/trainer.ts';
import { useSheet } from './core.ts';
import { randomOptions } from './differential.ts';
import { duelLearner } from './learner.ts';
import { unpackWeights } from './weights.ts';

/** How much of what later rounds correct goes into the target of a position, from round to round. */
const LAMBDA = 0.5;
/** The share of rounds in which not everything is what the net likes best. */
const STRAY = 0.45;
/** How often a position is learned, on average, before it is forgotten. */
const REPEATS = 6;
/** One of so many games is played by another edition or sheet. */
const OTHER_SHEETS = 4;

/** Goes on from these weights with positions that are valued by the exact expectation of the next round. */
export function duelRefiner(seed: number, from: Uint8Array): Trainer {
  return duelLearner({
    firstRate: 5e-4,
    lastRate: 1e-5,
    stride: 100,
    share: 0.05,
    memory: 1 << 18,
    begin(core, weights) {
      const { wasm } = core;
      unpackWeights(core, weights, from);
      wasm.rngSeed(seed);
      return [wasm.prepareAdam(), wasm.ADAM_BYTES.value];
    },
    learn(core, { weights, mean }, games, rate) {
      const { wasm } = core;
      let examples = 0;
      wasm.useWeights(mean);
      for (let played = 0; played < games; played++) {
        useSheet(core, optionsOfGame(wasm.rngBelow));
        examples += wasm.playExpected(STRAY, LAMBDA);
      }
      wasm.useWeights(weights);
      return { positions: REPEATS * examples, squares: wasm.learnExamples(REPEATS * examples, rate) };
    },
  });
}

const optionsOfGame = (below: Below): DuelOptions =>
  below(OTHER_SHEETS) === 0 ? randomOptions(below) : must(duel.parseOptions([]));
