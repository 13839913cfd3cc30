// Points of a map, and who wins.

import { count, flood } from './mask';
import { COATS } from './sheet';
import { bonusOf, coatMask, crossesIn, crossPlane, playerAt } from './state';

const POINTS_PER_DOMAIN = 3;

/** Squares of the largest domain, set by points(). */
export let largest: i32 = 0;

/** Points of a map as if the game ended now. */
export function points(p: usize): i32 {
  const marked = crossPlane(p, 0) | crossPlane(p, 1) | crossPlane(p, 2) | crossPlane(p, 3);
  const bonus = bonusOf(p);
  let total = 0;
  let most = 0;
  for (let coat = 0; coat < COATS; coat++) {
    const mask = coatMask(p, coat);
    let rest = mask;
    while (rest) {
      const domain = flood(rest & -rest, mask);
      rest &= ~domain;
      const squares = count(domain);
      if (squares > most) most = squares;
      if (domain & marked) total += squares * crossesIn(p, domain);
      if (coat == bonus) total += POINTS_PER_DOMAIN;
    }
  }
  largest = most;
  return total;
}

/** Points of player 0 minus points of player 1. */
export function lead(s: usize): i32 {
  return points(playerAt(s, 0)) - points(playerAt(s, 1));
}

/** 1 if player 0 is ahead, -1 if player 1 is, 0 if they are equal, by points and then by the largest domain. */
export function ahead(s: usize): i32 {
  const p0 = points(playerAt(s, 0));
  const largest0 = largest;
  const p1 = points(playerAt(s, 1));
  const difference = p0 != p1 ? p0 - p1 : largest0 - largest;
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}
