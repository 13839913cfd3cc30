// The domains of one map, found once and then asked about many placements.

import { beside, count, flood } from './mask';
import { COATS } from './sheet';
import { bonusOf, coatMask, crossesIn } from './state';

// For each coat: how many domains, then for each its squares (u64), size (i32) and crosses (i32).
const MOST = 20;
const DOMAIN = 16;
const COAT = 16 + MOST * DOMAIN;
export const DOMAINS_SIZE = COATS * COAT;

const POINTS_PER_DOMAIN = 3;

export function domainCount(domains: usize, coat: i32): i32 {
  return load<i32>(domains + coat * COAT);
}

export function domainAt(domains: usize, coat: i32, i: i32): usize {
  return domains + coat * COAT + 16 + i * DOMAIN;
}

export function squaresOf(domain: usize): u64 {
  return load<u64>(domain);
}

export function sizeOf(domain: usize): i32 {
  return load<i32>(domain, 8);
}

export function crossesOf(domain: usize): i32 {
  return load<i32>(domain, 12);
}

export function findDomains(p: usize, domains: usize): void {
  for (let coat = 0; coat < COATS; coat++) {
    const mask = coatMask(p, coat);
    let rest = mask;
    let n = 0;
    while (rest) {
      const squares = flood(rest & -rest, mask);
      rest &= ~squares;
      const domain = domainAt(domains, coat, n++);
      store<u64>(domain, squares);
      store<i32>(domain, count(squares), 8);
      store<i32>(domain, crossesIn(p, squares), 12);
    }
    store<i32>(domains + coat * COAT, n);
  }
}

/** Points gained by drawing these squares (one or two that share an edge) of one coat with these crosses. */
function gainOfGroup(domains: usize, coat: i32, squares: u64, crosses: i32, bonus: i32): i32 {
  const edges = beside(squares);
  let size = count(squares);
  let all = crosses;
  let before = 0;
  let joined = 0;
  for (let i = 0, n = domainCount(domains, coat); i < n; i++) {
    const domain = domainAt(domains, coat, i);
    if ((squaresOf(domain) & edges) == 0) continue;
    joined++;
    size += sizeOf(domain);
    all += crossesOf(domain);
    before += sizeOf(domain) * crossesOf(domain);
  }
  const gain = size * all - before;
  return coat == bonus ? gain + POINTS_PER_DOMAIN * (1 - joined) : gain;
}

/** Points gained at once by drawing one square. */
export function gainOfOne(p: usize, domains: usize, coat: i32, crosses: i32, square: u64): i32 {
  return gainOfGroup(domains, coat, square, crosses, bonusOf(p));
}

/** Points gained at once by drawing coat1 on x and coat2 on y. */
export function gain(
  p: usize,
  domains: usize,
  coat1: i32,
  crosses1: i32,
  x: u64,
  coat2: i32,
  crosses2: i32,
  y: u64,
): i32 {
  const bonus = bonusOf(p);
  if (coat1 != coat2) {
    return gainOfGroup(domains, coat1, x, crosses1, bonus) + gainOfGroup(domains, coat2, y, crosses2, bonus);
  }
  if (beside(x) & y) return gainOfGroup(domains, coat1, x | y, crosses1 + crosses2, bonus);
  // Apart, but perhaps joined through a domain between them.
  const near1 = beside(x);
  const near2 = beside(y);
  for (let i = 0, n = domainCount(domains, coat1); i < n; i++) {
    const squares = squaresOf(domainAt(domains, coat1, i));
    if (squares & near1 && squares & near2) return gainOfGroup(domains, coat1, x | y, crosses1 + crosses2, bonus);
  }
  return gainOfGroup(domains, coat1, x, crosses1, bonus) + gainOfGroup(domains, coat2, y, crosses2, bonus);
}
