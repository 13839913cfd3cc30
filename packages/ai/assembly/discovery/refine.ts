// Learning from search: games played by the tree with its exact endings. Every position after a decision learns from a
// mixture of what followed, λ of the rest of the game and 1 − λ of the next search's value; where a search is exact,
// from nothing but that. Such games cost far more than learning from them, so positions stay in a memory for a while
// and are learned several times.
import { rngBelow, rngLoad, rngSave, rngUnit } from '../shared/rng';
import { ErrorReport, evaluateInputs, finalMargin, finalWin, INPUT_BYTES, MOST_DECISIONS, saveInputs } from './example';
import { act } from './policy';
import { begin as beginThinking, bestAction, bestMargin, bestWin, isSolved, think, thought } from './search';
import { begin, chance, isChance, mover, OVER, phase, STATE_BYTES } from './state';
import { choices, rootAction } from './tree';
import { MARGIN_UNIT, net, value } from './value';

/** A move at random is one of this many that the net likes best. */
const STRAY_WIDTH = 6;
const WIN: usize = INPUT_BYTES;
const MARGIN: usize = WIN + 4;
const ROW: usize = WIN + 8;
/** Examples of one step of Adam. */
const BATCH = 64;

export const MOST_KEPT = 16384;
let kept: usize = 0;
export let filled = 0;
export let written = 0;

const game: usize = heap.alloc(STATE_BYTES);
const rows: usize = heap.alloc(<usize>MOST_DECISIONS * ROW);
const rng: usize = heap.alloc(16);
const moverAt = new StaticArray<i32>(MOST_DECISIONS);
const searchedWin = new StaticArray<f32>(MOST_DECISIONS);
const searchedMargin = new StaticArray<f32>(MOST_DECISIONS);
/** Whether what followed says nothing about the search's own choice, or less than the search. */
const cut = new StaticArray<bool>(MOST_DECISIONS);

/** Errors of positions that were not learned yet. */
const errors = new ErrorReport();

export function prepareMemory(): void {
  if (!kept) kept = heap.alloc(<usize>MOST_KEPT * ROW);
}
export function keptAt(): usize {
  return kept;
}
export function keptBytes(): usize {
  return <usize>MOST_KEPT * ROW;
}
export function resumeKept(full: i32, next: i32): void {
  filled = full;
  written = next;
}

/** Plays one game with this many positions of thinking a decision and keeps what it teaches. */
export function searchPlay<S>(options: i32, positions: i32, lambda: f32, epsilon: f32): i32 {
  begin(game, options);
  let n = 0;
  while (phase(game) != OVER) {
    if (isChance(game)) {
      chance(game);
      continue;
    }
    const seed = rngBelow(0x7fffffff);
    const stray = rngUnit() < epsilon;
    rngSave(rng);
    beginThinking<S>(game, seed);
    think<S>(positions - thought());
    rngLoad(rng);
    unchecked((searchedWin[n] = bestWin()));
    unchecked((searchedMargin[n] = bestMargin() / MARGIN_UNIT));
    let chosen = bestAction();
    const best = chosen;
    if (stray) chosen = rootAction(<i32>rngBelow(<u32>min(choices(), STRAY_WIDTH)));
    unchecked((cut[n] = chosen != best || isSolved()));
    act<S>(game, chosen);
    if (phase(game) == OVER) break;
    value<S>(game);
    saveInputs(rows + <usize>n * ROW);
    unchecked((moverAt[n] = mover(game)));
    n++;
  }
  const endWin = finalWin<S>(game);
  const endMargin = finalMargin<S>(game);
  let targetWin = endWin;
  let targetMargin = endMargin;
  for (let i = n; i >= 0; i--) {
    if (i < n) {
      const row = rows + <usize>i * ROW;
      const first = unchecked(moverAt[i]) == 0;
      store<f32>(row, first ? targetWin : <f32>1 - targetWin, WIN);
      store<f32>(row, first ? targetMargin : -targetMargin, MARGIN);
      evaluateInputs(row);
      errors.note(first ? endWin : <f32>1 - endWin, first ? endMargin : -endMargin);
      memory.copy(kept + <usize>written * ROW, row, ROW);
      written = (written + 1) % MOST_KEPT;
      filled = min(filled + 1, MOST_KEPT);
    }
    // What the position before this decision learns.
    const rest: f32 = unchecked(cut[i]) ? 0 : lambda;
    targetWin = rest * targetWin + (<f32>1 - rest) * unchecked(searchedWin[i]);
    targetMargin = rest * targetMargin + (<f32>1 - rest) * unchecked(searchedMargin[i]);
  }
  return n;
}

/** Learns this many positions out of the memory. */
export function learnKept(examples: i32, rate: f32): void {
  let pending = 0;
  for (let i = 0; i < examples; i++) {
    const row = kept + <usize>rngBelow(<u32>filled) * ROW;
    evaluateInputs(row);
    net.learn(net.win - load<f32>(row, WIN), (net.margin - load<f32>(row, MARGIN)) * <f32>0.3);
    if (++pending == BATCH) {
      net.adam(rate, pending);
      pending = 0;
    }
  }
  if (pending) net.adam(rate, pending);
}

export function keptErrorWin(): f64 {
  return errors.win();
}
/** Starts the next report. */
export function keptErrorMargin(): f64 {
  return errors.margin();
}
