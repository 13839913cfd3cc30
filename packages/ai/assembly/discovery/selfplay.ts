// TD(λ) by self-play on positions after a decision. A game is played with one ply of the net and a few random moves;
// then every position learns from a mixture of what followed: λ of the rest of the game, 1 − λ of the next value.
import { rngBelow, rngUnit } from '../shared/rng';
import { ErrorReport, evaluateInputs, finalMargin, finalWin, INPUT_BYTES, MOST_DECISIONS, saveInputs } from './example';
import { act, actions, bestIndex, margins, weigh, wins } from './policy';
import { begin, chance, isChance, mover, OVER, phase, STATE_BYTES } from './state';
import { MARGIN_UNIT, net, value } from './value';

const game: usize = heap.alloc(STATE_BYTES);
const rows: usize = heap.alloc(<usize>MOST_DECISIONS * INPUT_BYTES);
const side0 = new StaticArray<i32>(MOST_DECISIONS);
/** Value of the best action at each decision, seen by player 0, and whether another one was played. */
const bestWin = new StaticArray<f32>(MOST_DECISIONS);
const bestMargin = new StaticArray<f32>(MOST_DECISIONS);
const strayed = new StaticArray<bool>(MOST_DECISIONS);

const errors = new ErrorReport();
let pending = 0;

/** Plays one game and adds what it teaches to the gradients. */
export function selfPlay<S>(options: i32, lambda: f32, epsilon: f32): void {
  begin(game, options);
  let n = 0;
  while (phase(game) != OVER) {
    if (isChance(game)) {
      chance(game);
      continue;
    }
    const count = weigh<S>(game);
    const best = bestIndex(count);
    let chosen = best;
    if (count > 1 && rngUnit() < epsilon) chosen = <i32>rngBelow(<u32>count);
    unchecked((bestWin[n] = load<f32>(wins + ((<usize>best) << 2))));
    unchecked((bestMargin[n] = load<f32>(margins + ((<usize>best) << 2)) / MARGIN_UNIT));
    unchecked((strayed[n] = chosen != best));
    act<S>(game, <i32>load<u16>(actions + ((<usize>chosen) << 1)));
    if (phase(game) == OVER) break;
    // The inputs of the position that was reached, for learning after the end.
    value<S>(game);
    saveInputs(rows + <usize>n * INPUT_BYTES);
    unchecked((side0[n] = mover(game)));
    n++;
  }
  const endWin = finalWin<S>(game);
  const endMargin = finalMargin<S>(game);
  // bestWin[n] belongs to the last decision, after which the game was over: it is exact.
  let targetWin: f32 = unchecked(strayed[n]) ? unchecked(bestWin[n]) : endWin;
  let targetMargin: f32 = unchecked(strayed[n]) ? unchecked(bestMargin[n]) : endMargin;
  for (let i = n - 1; i >= 0; i--) {
    evaluateInputs(rows + <usize>i * INPUT_BYTES);
    const first = unchecked(side0[i]) == 0;
    const wantWin: f32 = first ? targetWin : <f32>1 - targetWin;
    const wantMargin: f32 = first ? targetMargin : -targetMargin;
    const dWin: f32 = net.win - wantWin;
    const dMargin: f32 = net.margin - wantMargin;
    net.learn(dWin, dMargin * <f32>0.3);
    errors.note(first ? endWin : <f32>1 - endWin, first ? endMargin : -endMargin);
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
  return errors.win();
}

/** The same for the margin, in points; starts the next report. */
export function reportMargin(): f64 {
  return errors.margin();
}
