// One ply with the net: every action is tried and the position after it valued.

import { MOST_PLACEMENTS } from './kingdom';
import { FREE, legalPlacements, mover, nextOwner, PICK, phase, pick, place, STATE_BYTES } from './state';
import { holdOther, margin, value, valueOfSister, win } from './value';

/** Points of margin count a little, so that a game decided is still played well. */
export const MARGIN_WEIGHT: f32 = 0.002;

const scratch: usize = heap.alloc(STATE_BYTES);

/** The actions of the last weigh(): placements, or indices in the next line. */
export const actions: usize = heap.alloc(MOST_PLACEMENTS * 2);
/** For each of them win and margin of player 0, and the mover's utility. */
export const wins: usize = heap.alloc(MOST_PLACEMENTS * 4);
export const margins: usize = heap.alloc(MOST_PLACEMENTS * 4);
export const utilities: usize = heap.alloc(MOST_PLACEMENTS * 4);

export function utility(player: i32, winning: f32, lead: f32): f32 {
  const v = winning + MARGIN_WEIGHT * lead;
  return player == 0 ? v : -v;
}

/** Values the position after every action of the mover and returns how many there are. */
export function weigh<S>(s: usize): i32 {
  const player = mover(s);
  const picking = phase(s) == PICK;
  let n = 0;
  if (picking) {
    for (let i = 0; i < 4; i++) if (nextOwner(s, i) == FREE) store<u16>(actions + (n++ << 1), <u16>i);
  } else n = legalPlacements<S>(s, actions);
  for (let i = 0; i < n; i++) {
    const action = <i32>load<u16>(actions + ((<usize>i) << 1));
    memory.copy(scratch, s, STATE_BYTES);
    if (picking) {
      pick(scratch, action);
      value<S>(scratch);
    } else {
      place<S>(scratch, action);
      if (i == 0) {
        value<S>(scratch);
        if (n > 1) holdOther(scratch, player);
      } else valueOfSister<S>(scratch, player);
    }
    const at = (<usize>i) << 2;
    store<f32>(wins + at, win);
    store<f32>(margins + at, margin);
    store<f32>(utilities + at, utility(player, win, margin));
  }
  return n;
}

/** The index of the greatest utility. */
export function bestIndex(n: i32): i32 {
  let best = 0;
  for (let i = 1; i < n; i++) {
    if (load<f32>(utilities + ((<usize>i) << 2)) > load<f32>(utilities + ((<usize>best) << 2))) best = i;
  }
  return best;
}

/** Plays an action of weigh(). */
export function act<S>(s: usize, action: i32): void {
  if (phase(s) == PICK) pick(s, action);
  else place<S>(s, action);
}
