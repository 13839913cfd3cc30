// TD(λ) by self-play on positions after a decision. A game is played with one ply of the net and a few random moves;
// then every position learns from a mixture of what followed: λ of the rest of the game, 1 − λ of the next value.
import { rngBelow, rngUnit } from '../shared/rng';
import { COMMON_INPUTS, SIDE_INPUTS } from './features';
import { act, actions, favourite, margins, weigh, wins } from './policy';
import {
  begin,
  KING,
  kingOut,
  LINE,
  lead,
  mover,
  OVER,
  phase,
  randomKing,
  randomLine,
  reveal,
  STATE_BYTES,
  score,
} from './state';
import { inputs, MARGIN_UNIT, net, value } from './value';

const MOST_DECISIONS = 100;
const SIDES_BYTES: usize = (<usize>(2 * SIDE_INPUTS)) << 2;
const COMMON_BYTES: usize = (<usize>COMMON_INPUTS) << 2;
const ROW: usize = SIDES_BYTES + COMMON_BYTES;

const game: usize = heap.alloc(STATE_BYTES);
const rows: usize = heap.alloc(<usize>MOST_DECISIONS * ROW);
const side0 = new StaticArray<i32>(MOST_DECISIONS);
/** Value of the best action at each decision, seen by player 0, and whether another one was played. */
const bestWin = new StaticArray<f32>(MOST_DECISIONS);
const bestMargin = new StaticArray<f32>(MOST_DECISIONS);
const strayed = new StaticArray<bool>(MOST_DECISIONS);

/** Sums since the last report: squared errors of both outputs against the end of the game, and positions. */
let errorWin: f64 = 0;
let errorMargin: f64 = 0;
let learned: f64 = 0;

let pending = 0;

/** Plays one game and adds what it teaches to the gradients. */
export function selfPlay<S>(options: i32, lambda: f32, epsilon: f32): void {
  begin(game, options);
  let n = 0;
  while (phase(game) != OVER) {
    if (phase(game) == LINE) {
      reveal(game, randomLine(game));
      continue;
    }
    if (phase(game) == KING) {
      kingOut(game, randomKing(game));
      continue;
    }
    const count = weigh<S>(game);
    const best = favourite(count);
    let chosen = best;
    if (count > 1 && rngUnit() < epsilon) chosen = <i32>rngBelow(<u32>count);
    unchecked((bestWin[n] = load<f32>(wins + ((<usize>best) << 2))));
    unchecked((bestMargin[n] = load<f32>(margins + ((<usize>best) << 2)) / MARGIN_UNIT));
    unchecked((strayed[n] = chosen != best));
    act<S>(game, <i32>load<u16>(actions + ((<usize>chosen) << 1)));
    if (phase(game) == OVER) break;
    // The inputs of the position that was reached, for learning after the end.
    value<S>(game);
    const row = rows + <usize>n * ROW;
    memory.copy(row, inputs, SIDES_BYTES);
    memory.copy(row + SIDES_BYTES, net.commonAt(), COMMON_BYTES);
    unchecked((side0[n] = mover(game)));
    n++;
  }
  const ahead = lead<S>(game);
  const finalWin: f32 = ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
  const finalMargin: f32 = <f32>(score<S>(game, 0) - score<S>(game, 1)) / MARGIN_UNIT;
  // bestWin[n] belongs to the last decision, after which the game was over: it is exact.
  let targetWin: f32 = unchecked(strayed[n]) ? unchecked(bestWin[n]) : finalWin;
  let targetMargin: f32 = unchecked(strayed[n]) ? unchecked(bestMargin[n]) : finalMargin;
  for (let i = n - 1; i >= 0; i--) {
    const row = rows + <usize>i * ROW;
    memory.copy(net.commonAt(), row + SIDES_BYTES, COMMON_BYTES);
    net.setDense(0, row);
    net.setDense(1, row + (SIDES_BYTES >> 1));
    net.evaluate();
    const first = unchecked(side0[i]) == 0;
    const wantWin: f32 = first ? targetWin : <f32>1 - targetWin;
    const wantMargin: f32 = first ? targetMargin : -targetMargin;
    const dWin: f32 = net.win - wantWin;
    const dMargin: f32 = net.margin - wantMargin;
    net.learn(dWin, dMargin * <f32>0.3);
    const endWin: f32 = first ? finalWin : <f32>1 - finalWin;
    const endMargin: f32 = first ? finalMargin : -finalMargin;
    errorWin += <f64>((net.win - endWin) * (net.win - endWin));
    errorMargin += <f64>((net.margin - endMargin) * (net.margin - endMargin));
    learned += 1;
    pending++;
    // What the position before this one learns.
    if (unchecked(strayed[i])) {
      targetWin = unchecked(bestWin[i]);
      targetMargin = unchecked(bestMargin[i]);
    } else {
      targetWin = lambda * targetWin + (<f32>1 - lambda) * unchecked(bestWin[i]);
      targetMargin = lambda * targetMargin + (<f32>1 - lambda) * unchecked(bestMargin[i]);
    }
  }
}

/** One step of Adam with everything learned since the last. */
export function step(rate: f32): void {
  if (pending) net.adam(rate, pending);
  pending = 0;
}

/** Root of the mean squared error of the win output against the results, since the last call. */
export function reportWin(): f64 {
  return Math.sqrt(errorWin / learned);
}

/** The same for the margin, in points; starts the next report. */
export function reportMargin(): f64 {
  const error = Math.sqrt(errorMargin / learned) * <f64>MARGIN_UNIT;
  errorWin = 0;
  errorMargin = 0;
  learned = 0;
  return error;
}
