import { duel, must } from '@castellan/rules';
import { startDuelCore } from '../node.ts';
import type { MatchResult, Trainer } from '../train/trainer.ts';
import { type DuelCore, useSheet } from './core.ts';
import { packWeights, unpackWeights } from './weights.ts';

const MATCH_SEED = 77_000_000;
const RNG_BYTES = 16;
const PRINTED = must(duel.parseOptions([]));

/** The weights that learn, and the slow average of them that is saved and played. */
export interface WeightSets {
  readonly weights: number;
  readonly mean: number;
}

/** One way for the net of Duel to learn. */
export interface Method {
  readonly firstRate: number;
  readonly lastRate: number;
  /** Games between two steps of the slow average, and how far it moves. */
  readonly stride: number;
  readonly share: number;
  /** Examples that are remembered. */
  readonly memory: number;
  /** Sets the weights it begins with; what it remembers beside them, as an address and a length. */
  begin(core: DuelCore, weights: number): readonly [number, number];
  /** Plays this many games and learns from them; the positions learned and the sum of their squared errors. */
  learn(core: DuelCore, sets: WeightSets, games: number, rate: number): { positions: number; squares: number };
}

export function duelLearner(method: Method): Trainer {
  const core = startDuelCore();
  const { wasm } = core;
  useSheet(core, PRINTED);
  const sets: WeightSets = { weights: wasm.makeWeights(), mean: wasm.makeWeights() };
  const { weights, mean } = sets;
  const rival = wasm.makeWeights();
  const rng = wasm.allocate(RNG_BYTES);
  wasm.prepareMemory(method.memory);
  wasm.useWeights(weights);
  const remembered = method.begin(core, weights);
  wasm.average(mean, 1);

  /** A match reseeds the generator for its dice: training continues with its own generator. */
  const playMatch = (first: number, second: number, pairs: number): MatchResult => {
    wasm.rngSave(rng);
    useSheet(core, PRINTED);
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

  const weightBytes = wasm.weightFloats() * 4;
  const parts = (): Uint8Array[] =>
    [
      [weights, weightBytes],
      [mean, weightBytes],
      remembered,
      [wasm.memoryAt(), wasm.memoryBytes()],
      [rng, RNG_BYTES],
    ].map(([at, bytes]) => new Uint8Array(wasm.memory.buffer, at, bytes));

  return {
    game: 'duel',
    run(games, progress) {
      const rate = method.firstRate * (method.lastRate / method.firstRate) ** progress;
      let [positions, squares] = [0, 0];
      for (let played = 0; played < games; played += method.stride) {
        const learned = method.learn(core, sets, Math.min(method.stride, games - played), rate);
        wasm.average(mean, method.share);
        positions += learned.positions;
        squares += learned.squares;
      }
      return { rate, error: squares / positions };
    },
    againstGreedy: (pairs) => playMatch(mean, 0, pairs),
    against(opponent, pairs) {
      unpackWeights(core, rival, opponent);
      return playMatch(mean, rival, pairs);
    },
    weights: () => packWeights(core, mean),
    save() {
      wasm.rngSave(rng);
      const counters = Int32Array.of(wasm.memoryFilled(), wasm.memoryWritten());
      return new Uint8Array(Buffer.concat([...parts(), new Uint8Array(counters.buffer)]));
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
