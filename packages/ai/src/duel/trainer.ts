import { duel } from '@castellan/rules';
import { startDuelCore } from '../node.ts';
import type { MatchResult, Trainer } from '../train/trainer.ts';
import { useSheet } from './core.ts';
import { packWeights, unpackWeights } from './weights.ts';

// The plan, found by short trainings with each of these changed.
const NOISE = 0.05;
const FIRST_RATE = 6e-4;
const LAST_RATE = 1e-5;
const LAMBDA = 0.5;
/** How often a position is learned, on average, before it is forgotten. */
const REPEATS = 4;
/** Games between two steps of the slow average, and how far it moves. */
const STRIDE = 500;
const SHARE = 0.05;
const MATCH_SEED = 77_000_000;

const RNG_BYTES = 16;

export function duelTrainer(seed: number): Trainer {
  const core = startDuelCore();
  const { wasm } = core;
  const options = duel.parseOptions([]);
  if (!options.ok) throw new Error('the printed sheet is not valid');
  useSheet(core, options.value);
  const table = wasm.makeTable();
  const mean = wasm.makeTable();
  const rival = wasm.makeTable();
  const rng = wasm.allocate(RNG_BYTES);
  wasm.useTable(table);
  const squares = wasm.prepareLearning();
  wasm.randomise(seed);
  wasm.average(mean, 1);

  /** Matches reseed the generator for their dice: training goes on with its own. */
  const playMatch = (first: number, second: number, pairs: number): MatchResult => {
    wasm.rngSave(rng);
    const halves = wasm.match(first, second, pairs, MATCH_SEED);
    wasm.rngLoad(rng);
    const games = 2 * pairs;
    return {
      games,
      won: halves / 2,
      points: wasm.matchPoints0.value / games,
      theirs: wasm.matchPoints1.value / games,
    };
  };

  const tableBytes = wasm.weightFloats() * 4;
  const parts = (): Uint8Array[] =>
    [
      [table, tableBytes],
      [mean, tableBytes],
      [squares, tableBytes],
      [wasm.memoryAt(), wasm.memoryBytes()],
      [rng, RNG_BYTES],
    ].map(([at, bytes]) => new Uint8Array(wasm.memory.buffer, at, bytes));

  return {
    game: 'duel',
    run(games, progress) {
      const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** progress;
      let error = 0;
      let positions = 0;
      for (let played = 0; played < games; played += STRIDE) {
        wasm.train(Math.min(STRIDE, games - played), NOISE, LAMBDA, rate, REPEATS);
        wasm.average(mean, SHARE);
        error += wasm.errorWin.value;
        positions += wasm.positions.value;
      }
      return { rate, error: error / positions };
    },
    againstGreedy: (pairs) => playMatch(mean, 0, pairs),
    against(weights, pairs) {
      unpackWeights(core, rival, weights);
      return playMatch(mean, rival, pairs);
    },
    weights: () => packWeights(core, mean),
    save() {
      wasm.rngSave(rng);
      const counters = new Uint8Array(Int32Array.of(wasm.memoryFilled(), wasm.memoryWritten()).buffer);
      return joined([...parts(), counters]);
    },
    restore(checkpoint) {
      let at = 0;
      for (const part of parts()) {
        part.set(checkpoint.subarray(at, at + part.length));
        at += part.length;
      }
      const counters = new DataView(checkpoint.buffer, checkpoint.byteOffset + at, 8);
      wasm.resumeMemory(counters.getInt32(0, true), counters.getInt32(4, true));
      wasm.rngLoad(rng);
    },
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
