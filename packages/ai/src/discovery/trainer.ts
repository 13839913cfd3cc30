import { startDiscoveryCore } from '../node.ts';
import type { MatchResult, Trainer } from '../train/trainer.ts';
import { RIVAL, RULE } from './core.ts';

// The plan, found by short trainings with each of these changed.
const LAMBDA = 0.8;
/** The share of moves played at random. */
const EPSILON = 0.05;
const FIRST_RATE = 1e-3;
const LAST_RATE = 2e-5;
/** Games of one step of learning. */
const BATCH = 8;
/** Games between two steps of the slow average, and how far it moves. */
const STRIDE = 400;
const SHARE = 0.05;
const MATCH_SEED = 10_000_000;
/** The game as printed with every variant mixed in; the game of 7×7 has a net of its own. */
const PRINTED = 0;
const MIXED = -1;
const SEVEN = 8 | 16;

export function discoveryTrainer(seed: number, size: 5 | 7 = 5): Trainer {
  const { wasm } = startDiscoveryCore();
  const count = wasm.netCount();
  const slow = wasm.newWeights();
  const rng = wasm.newRng();
  wasm.rngSeed(seed);
  wasm.netReset(seed);
  const floats = (at: number): Float32Array => new Float32Array(wasm.memory.buffer, at, count);
  wasm.average(slow, 1);

  /** Matches are played by the slow average and reseed the generator: training goes on with its own of both. */
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

  const parts = (): Float32Array[] => [wasm.netWeights(), slow, wasm.moment1(), wasm.moment2()].map(floats);

  return {
    game: size === 7 ? 'discovery7' : 'discovery',
    run(games, progress) {
      const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** progress;
      for (let played = 0; played < games; played += STRIDE) {
        wasm.train(Math.min(STRIDE, games - played), BATCH, size === 7 ? SEVEN : MIXED, LAMBDA, EPSILON, rate);
        wasm.average(slow, SHARE);
      }
      return { rate, error: wasm.reportWin(), points: wasm.reportMargin() };
    },
    againstGreedy: (pairs) => playMatch(RULE.greedy, pairs),
    against(weights, pairs) {
      floats(wasm.rivalWeights()).set(new Float32Array(weights.slice().buffer));
      return playMatch(RIVAL, pairs);
    },
    weights: () => new Uint8Array(floats(slow).slice().buffer),
    save() {
      wasm.rngSave(rng);
      const saved = new Float32Array(4 * count + 2 + 4);
      for (const [index, part] of parts().entries()) saved.set(part, index * count);
      saved.set([wasm.decay1(), wasm.decay2()], 4 * count);
      const bytes = new Uint8Array(saved.buffer);
      bytes.set(new Uint8Array(wasm.memory.buffer, rng, 16), bytes.length - 16);
      return bytes;
    },
    restore(checkpoint) {
      const bytes = checkpoint.slice();
      const saved = new Float32Array(bytes.buffer);
      for (const [index, part] of parts().entries()) part.set(saved.subarray(index * count, (index + 1) * count));
      wasm.setDecays(saved[4 * count]!, saved[4 * count + 1]!);
      new Uint8Array(wasm.memory.buffer, rng, 16).set(bytes.subarray(bytes.length - 16));
      wasm.rngLoad(rng);
    },
  };
}
