// Who gets which dominoes of a line when the kings pick in their order and both play best: what counts is only which two each
// has in the end, and that is one of six ways, so all of them can be valued.
import { PAIRS, pairOf } from './packing';
import { utility } from './policy';
import { currentOwner, share } from './state';
import { margin, value, win } from './value';

const winOf = new StaticArray<f32>(PAIRS);
const marginOf = new StaticArray<f32>(PAIRS);
const utilityOf = new StaticArray<f32>(PAIRS);
const kings = new StaticArray<i32>(4);

/** Of the last settlePicks(): what player 0 may hope for. */
export let pickedWin: f32 = 0;
export let pickedMargin: f32 = 0;

/** Notes in which order the kings pick. */
export function noteKings(s: usize): void {
  for (let i = 0; i < 4; i++) unchecked((kings[i] = currentOwner(s, i)));
}

/** At the end of the round, everything placed: what it is worth with the picks of best play, by the net. */
export function settlePicks<S>(s: usize): void {
  for (let mask = 3; mask <= 12; mask++) {
    if (popcnt(mask) != 2) continue;
    share(s, mask);
    value<S>(s);
    const pair = pairOf(mask);
    unchecked((winOf[pair] = win));
    unchecked((marginOf[pair] = margin));
    unchecked((utilityOf[pair] = utility(0, win, margin)));
  }
  const pair = contend(0, 0, 0);
  pickedWin = unchecked(winOf[pair]);
  pickedMargin = unchecked(marginOf[pair]);
}

/** At the end of the game: what it is worth. */
export function settleEnd<S>(s: usize): void {
  value<S>(s);
  pickedWin = win;
  pickedMargin = margin;
}

/** The pair that player 0 ends with, when these are taken already. */
function contend(king: i32, mine: i32, theirs: i32): i32 {
  if (king == 4) return pairOf(mine);
  const first = unchecked(kings[king]) == 0;
  let best = -1;
  for (let i = 0; i < 4; i++) {
    const bit = 1 << i;
    if ((mine | theirs) & bit) continue;
    const pair = first ? contend(king + 1, mine | bit, theirs) : contend(king + 1, mine, theirs | bit);
    if (
      best < 0 ||
      (first ? unchecked(utilityOf[pair] > utilityOf[best]) : unchecked(utilityOf[pair] < utilityOf[best]))
    )
      best = pair;
  }
  return best;
}
