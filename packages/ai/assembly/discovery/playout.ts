// Games played to their end by simple rules, for the baselines and for the first measure of a move.
import { rngBelow } from '../shared/rng';
import { gain, MOST_PLACEMENTS, placements, randomOfPlacements } from './kingdom';
import {
  at,
  chance,
  current,
  DISCARD,
  FREE,
  isChance,
  kingdom,
  mover,
  next,
  nextOwner,
  OVER,
  PICK,
  phase,
  pick,
  place,
} from './state';

/** Any other rule is: at random. */
export const GREEDY = 1;

const list: usize = heap.alloc(MOST_PLACEMENTS * 2);

/** A free domino of the next line, each with the same chance. */
export function randomPick(s: usize): i32 {
  let free = 0;
  for (let i = 0; i < 4; i++) if (nextOwner(s, i) == FREE) free++;
  let r = <i32>rngBelow(<u32>free);
  for (let i = 0; i < 4; i++) {
    if (nextOwner(s, i) != FREE) continue;
    if (r == 0) return i;
    r--;
  }
  return 0;
}

export function randomPlacement<S>(s: usize): i32 {
  const placement = randomOfPlacements<S>(kingdom(s, mover(s)), current(s, at(s)));
  return placement < 0 ? DISCARD : placement;
}

/** The best immediate gain of this domino for this kingdom, −1 where it cannot be placed. */
export function bestGain<S>(k: usize, domino: i32): i32 {
  const n = placements<S>(k, domino, list);
  let best = -1;
  for (let i = 0; i < n; i++) best = max(best, gain<S>(k, domino, <i32>load<u16>(list + ((<usize>i) << 1))));
  return best;
}

/** The domino that would score most at once; of equals each with the same chance. */
export function greedyPick<S>(s: usize): i32 {
  const k = kingdom(s, mover(s));
  let best = -2;
  let equals = 0;
  let chosen = 0;
  for (let i = 0; i < 4; i++) {
    if (nextOwner(s, i) != FREE) continue;
    const g = bestGain<S>(k, next(s, i));
    if (g > best) {
      best = g;
      equals = 0;
    }
    if (g == best && rngBelow(++equals) == 0) chosen = i;
  }
  return chosen;
}

/** The placement that scores most at once; of equals each with the same chance. */
export function greedyPlacement<S>(s: usize): i32 {
  const k = kingdom(s, mover(s));
  const domino = current(s, at(s));
  const n = placements<S>(k, domino, list);
  let best = -1;
  let equals = 0;
  let chosen = DISCARD;
  for (let i = 0; i < n; i++) {
    const placement = <i32>load<u16>(list + ((<usize>i) << 1));
    const g = gain<S>(k, domino, placement);
    if (g > best) {
      best = g;
      equals = 0;
    }
    if (g == best && rngBelow(++equals) == 0) chosen = placement;
  }
  return chosen;
}

/** A placement that scores at once, each with the same chance; any where none does. */
export function scatterPlacement<S>(s: usize): i32 {
  const k = kingdom(s, mover(s));
  const domino = current(s, at(s));
  const n = placements<S>(k, domino, list);
  let equals = 0;
  let chosen = -1;
  for (let i = 0; i < n; i++) {
    const placement = <i32>load<u16>(list + ((<usize>i) << 1));
    if (gain<S>(k, domino, placement) > 0 && rngBelow(++equals) == 0) chosen = placement;
  }
  return chosen < 0 ? randomPlacement<S>(s) : chosen;
}

/** Plays on to the end; each player by its own rule. */
export function playout<S>(s: usize, rule0: i32, rule1: i32): void {
  for (;;) {
    const now = phase(s);
    if (now == OVER) return;
    if (isChance(s)) chance(s);
    else {
      const rule = mover(s) == 0 ? rule0 : rule1;
      if (now == PICK) pick(s, rule == GREEDY ? greedyPick<S>(s) : randomPick(s));
      else place<S>(s, rule == GREEDY ? greedyPlacement<S>(s) : randomPlacement<S>(s));
    }
  }
}
