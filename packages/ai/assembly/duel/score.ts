// Points of a map, and who wins.

import { count, flood } from './mask';
import { COATS } from './sheet';
import { bonusOf, coatMask, crossesIn, crossPlane, NO_COAT, playerAt } from './state';

const POINTS_PER_DOMAIN = 3;

/** Points of a map as if the game ended now. Domains without a cross score nothing and are not looked for. */
export function points(p: usize): i32 {
  const marked = crossPlane(p, 0) | crossPlane(p, 1) | crossPlane(p, 2) | crossPlane(p, 3);
  let total = 0;
  for (let coat = 0; coat < COATS; coat++) {
    const mask = coatMask(p, coat);
    let rest = mask & marked;
    while (rest) {
      const domain = flood(rest & -rest, mask);
      rest &= ~domain;
      total += count(domain) * crossesIn(p, domain);
    }
  }
  const bonus = bonusOf(p);
  return bonus == NO_COAT ? total : total + POINTS_PER_DOMAIN * domainsIn(coatMask(p, bonus));
}

function domainsIn(mask: u64): i32 {
  let domains = 0;
  for (let rest = mask; rest; rest &= ~flood(rest & -rest, mask)) domains++;
  return domains;
}

/** Squares of the largest domain. */
function largest(p: usize): i32 {
  let most = 0;
  for (let coat = 0; coat < COATS; coat++) {
    const mask = coatMask(p, coat);
    let rest = mask;
    while (rest) {
      const domain = flood(rest & -rest, mask);
      rest &= ~domain;
      most = max(most, count(domain));
    }
  }
  return most;
}

/** Points of player 0 minus points of player 1. */
export function lead(s: usize): i32 {
  return points(playerAt(s, 0)) - points(playerAt(s, 1));
}

/** 1 if player 0 is ahead, -1 if player 1 is, 0 if they are equal, by points and then by the largest domain. */
export function ahead(s: usize): i32 {
  const p0 = playerAt(s, 0);
  const p1 = playerAt(s, 1);
  let difference = points(p0) - points(p1);
  if (difference == 0) difference = largest(p0) - largest(p1);
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}
