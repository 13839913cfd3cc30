// Learning from the exact expectation: games of one ply, every position valued by all rolls of the next round. What the
// expectation corrects from round to round is added up, so that the dice of the game itself bring no noise.
import { rngBelow, rngUnit } from '../shared/rng';
import { candidateAction, candidateCount, findCandidates } from './candidates';
import { accumulateExample, filled, remember } from './example';
import { expect, expectedMargin, expectedWin } from './expect';
import { adam, errorOfWin } from './learn';
import { randomRound } from './playout';
import { netAction, playRound } from './policy';
import { copyState, newState, OVER, phaseOf, ROLL, STATE } from './state';
import { apply, rollRandom } from './turn';
import { evaluate, margin, win } from './value';

/** Where a round strays, every second decision is one of this many that the net likes best. */
const NEAR = 5;
/** Examples of one step of Adam. */
const BATCH = 256;

/** Of each position of the game: itself, its value by the net and by the expectation, and whether the round strayed. */
const NET_WIN = STATE;
const NET_MARGIN = STATE + 4;
const EXPECTED_WIN = STATE + 8;
const EXPECTED_MARGIN = STATE + 12;
const STRAYED = STATE + 16;
const STEP = STATE + 20;
const MOST_ROUNDS = 48;
const history = heap.alloc(MOST_ROUNDS * STEP);
const game = memory.data(STATE);

/** Plays one game and remembers its positions; `stray` is the share of rounds that stray. Returns how many. */
export function playExpected(stray: f32, lambda: f32): i32 {
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
    store<f32>(at, win, NET_WIN);
    store<f32>(at, margin, NET_MARGIN);
    expect(game);
    store<f32>(at, expectedWin, EXPECTED_WIN);
    store<f32>(at, expectedMargin, EXPECTED_MARGIN);
    const strays = rngUnit() < stray;
    store<u32>(at, strays, STRAYED);
    if (strays) strayRound();
    else playRound(game, 0);
  }
  // What the next position's target says beyond its value; the roller changes every round, so it changes sides. It says
  // nothing of a round that strayed.
  let moreWin: f32 = 0;
  let moreMargin: f32 = 0;
  for (let i = n - 1; i >= 0; i--) {
    const at = history + i * STEP;
    const rest: f32 = load<u32>(at, STRAYED) ? 0 : lambda;
    const targetWin = max<f32>(0, min<f32>(1, load<f32>(at, EXPECTED_WIN) - rest * moreWin));
    const targetMargin = load<f32>(at, EXPECTED_MARGIN) - rest * moreMargin;
    remember(at, targetWin, targetMargin);
    moreWin = targetWin - load<f32>(at, NET_WIN);
    moreMargin = targetMargin - load<f32>(at, NET_MARGIN);
  }
  return n;
}

/** A round in which neither player always does what the net likes best: what it thinks too little of is never played otherwise. */
function strayRound(): void {
  rollRandom(game);
  while (phaseOf(game) != ROLL && phaseOf(game) != OVER) {
    if (rngBelow(2)) {
      apply(game, netAction(game));
    } else {
      findCandidates(game, NEAR);
      apply(game, candidateAction(<i32>rngBelow(<u32>candidateCount)));
    }
  }
}

/** Learns this many examples out of the memory; returns the sum of the squared errors of the chance to win. */
export function learnExamples(examples: i32, rate: f32): f64 {
  let squares: f64 = 0;
  let pending = 0;
  for (let i = 0; i < examples; i++) {
    accumulateExample(<i32>rngBelow(<u32>filled));
    squares += <f64>(errorOfWin * errorOfWin);
    if (++pending < BATCH) continue;
    adam(rate, pending);
    pending = 0;
  }
  if (pending) adam(rate, pending);
  return squares;
}
