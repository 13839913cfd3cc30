// Self-play and learning: TD(λ) on the positions between rounds, with a memory of recent games.

import { rngBelow, rngSeed, rngUnit } from '../shared/rng';
import { accumulateExample, filled, remember } from './example';
import { descend, errorOfWin } from './learn';
import { greedyAction, randomRound } from './playout';
import { netAction, playRound } from './policy';
import { ahead, points } from './score';
import { copyState, mover, newState, OVER, phaseOf, playerAt, ROLL, rollerOf, STATE } from './state';
import { apply, rollRandom } from './turn';
import { evaluate, margin, ROW, useWeights, WEIGHT_ROWS, weightsAt, win } from './value';

const MOST_ROUNDS = 48;

const game = memory.data(STATE);
/** Of each position of the game: itself and its value (chance to win, margin). */
const VALUE = STATE;
const STEP = STATE + 8;
const history = heap.alloc(MOST_ROUNDS * STEP);

/** Plays one game with itself and remembers its positions with their λ-returns, moving back from the result; returns how many. */
function playAndRemember(noise: f32, lambda: f32): i32 {
  newState(game);
  // Some games begin with rounds at random, so that the net also knows odd positions.
  if (rngUnit() < 0.2) {
    for (let i = 1 + rngBelow(4); i > 0 && phaseOf(game) != OVER; i--) randomRound(game);
  }
  let n = 0;
  while (phaseOf(game) != OVER) {
    const at = history + n++ * STEP;
    copyState(at, game);
    evaluate(game);
    store<f32>(at, win, VALUE);
    store<f32>(at, margin, VALUE + 4);
    playRound(game, noise);
  }
  const result = <f32>(ahead(game) + 1) / 2;
  const difference = <f32>(points(playerAt(game, 0)) - points(playerAt(game, 1)));
  const lastIsFirst = n > 0 && rollerOf(history + (n - 1) * STEP) == 0;
  let targetWin: f32 = lastIsFirst ? result : <f32>1 - result;
  let targetMargin: f32 = lastIsFirst ? difference : -difference;
  // The roller changes every round, so the value changes sides every round.
  for (let i = n - 1; i >= 0; i--) {
    const at = history + i * STEP;
    if (i < n - 1) {
      const later = at + STEP;
      targetWin = <f32>1 - (lambda * targetWin + (<f32>1 - lambda) * load<f32>(later, VALUE));
      targetMargin = -(lambda * targetMargin + (<f32>1 - lambda) * load<f32>(later, VALUE + 4));
    }
    remember(at, targetWin, targetMargin);
  }
  return n;
}

export let errorWin: f64 = 0;
export let positions: i32 = 0;

/** Plays games and learns `repeats` times as many positions as they had, drawn from memory. */
export function train(games: i32, noise: f32, lambda: f32, rate: f32, repeats: i32): void {
  errorWin = 0;
  positions = 0;
  for (let i = 0; i < games; i++) {
    const n = playAndRemember(noise, lambda) * repeats;
    for (let k = 0; k < n; k++) {
      accumulateExample(<i32>rngBelow(<u32>filled));
      descend(rate);
      errorWin += errorOfWin * errorOfWin;
    }
    positions += n;
  }
}

/** mean += share × (weights − mean): the slow average of the weights is what is kept and played. */
export function average(mean: usize, share: f32): void {
  for (let i: usize = 0, end = <usize>WEIGHT_ROWS * ROW; i < end; i += 4) {
    const m = load<f32>(mean + i);
    store<f32>(mean + i, m + share * (load<f32>(weightsAt + i) - m));
  }
}

export let matchPoints0: i32 = 0;
export let matchPoints1: i32 = 0;

/** Paired games, same dice, seats swapped: first against second. 0 in place of weights means greedy. Returns first's halves. */
export function match(first: usize, second: usize, pairs: i32, seed: u32): i32 {
  const before = weightsAt;
  let halves = 0;
  matchPoints0 = 0;
  matchPoints1 = 0;
  for (let pair = 0; pair < pairs; pair++) {
    for (let swap = 0; swap < 2; swap++) {
      newState(game);
      let round = 0;
      while (phaseOf(game) != OVER) {
        if (phaseOf(game) == ROLL) {
          rngSeed(seed + pair * 64 + round++);
          rollRandom(game);
          continue;
        }
        const player = mover(game);
        const weights = player == swap ? first : second;
        if (weights) {
          useWeights(weights);
          apply(game, netAction(game));
        } else {
          apply(game, greedyAction(game));
        }
      }
      const result = ahead(game);
      halves += swap == 0 ? result + 1 : 1 - result;
      matchPoints0 += points(playerAt(game, swap));
      matchPoints1 += points(playerAt(game, 1 - swap));
    }
  }
  useWeights(before);
  return halves;
}
