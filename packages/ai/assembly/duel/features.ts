// What the value net sees of one map: a list of rows that are on. Engineered where the points come from (domains, their
// crosses, their room to grow), plain squares for the rest. Coats with the same faces share their rows, and so do squares
// that are mirrors of each other: what is learned of one holds for the others.

import { crossesOf, DOMAINS_SIZE, domainAt, domainCount, findDomains, sizeOf, squaresOf } from './domains';
import { beside, CASTLE_EDGES, count, DARK, flood, lowest, MIRROR_CLASSES, mirrorClass } from './mask';
import { COATS, KINDS_OF_COAT, kindOfCoat } from './sheet';
import { bonusOf, castleLeft, coatMask, emptyOf, hasKept, NO_COAT } from './state';

/** Steps of crosses by which the ground beside domains is counted: from 1, 2, 3, 5. */
export const GROUNDS = 4;
export const STAGES = 6;
const LATENESS = 4;

// Rows of one kind of coat, from their own start.
const MAIN = 0; // the main domain: squares 0–12 × crosses 0–9
const ROOM = MAIN + 13 * 10; // its empty neighbours 0–8 × crosses 0–8
const NEXT = ROOM + 9 * 9; // the next domain: squares 0–6 × crosses 0–6
const MORE = NEXT + 7 * 7; // domains beyond these two: 0–4
const FRONTIER = MORE + 5; // empty squares beside any domain: 0–10 × how late it is
const BRIDGE = FRONTIER + 11 * LATENESS; // main and next can be joined: not, over two squares, over one
const REACH = BRIDGE + 3; // empty squares within two steps of the main domain: 0–12
const MAIN_STAGE = REACH + 13; // squares in 4 steps × crosses 0–5 × stage
const ROOM_STAGE = MAIN_STAGE + 4 * 6 * STAGES; // neighbours in 4 steps × crosses 0–5 × stage
const GAIN = ROOM_STAGE + 4 * 6 * STAGES; // the most points one more square of this coat brings, in 14 steps × stage
const COAT_ROWS = GAIN + 14 * STAGES;

// Rows of the whole map.
const ALWAYS = KINDS_OF_COAT * COAT_ROWS;
const LEFT = ALWAYS + 1; // empty squares 0–34
const ALONE = LEFT + 35; // empty squares with no empty neighbour 0–4
const ODD = ALONE + 5; // empty regions of odd size 0–4
const REGIONS = ODD + 5; // empty regions 0–4
const LOST = REGIONS + 5; // empty squares no domino can ever cover, at least: 0–6 × stage
const EDGES = LOST + 7 * STAGES; // empty squares beside the castle 0–4
const STUCK = EDGES + 5; // coats that connect nowhere 0–6 × how late it is
const CASTLE_ROWS = STUCK + 7 * LATENESS; // castle bonus unused × time left
const KEPT_ROWS = CASTLE_ROWS + 9; // for each kept power: in hand × time left
const BONUS_ROWS = KEPT_ROWS + 4 * 9; // the coat of `domains` × its domains 0–6
const SQUARES = BONUS_ROWS + KINDS_OF_COAT * 7; // kind of coat × square in any mirror
const GROUND = SQUARES + KINDS_OF_COAT * MIRROR_CLASSES; // empty squares beside a domain of any coat with so many crosses: 4 steps × 0–19
export const POINTS_ROW = GROUND + GROUNDS * 20; // scaled by the points so far
export const ROWS = POINTS_ROW + 1;

/** One unit of the points row and of the margin output. */
export const POINTS_UNIT: f32 = 16;

/** 0 at the start of a game, 5 before its last domino, by the empty squares. */
export function stageOf(left: i32): i32 {
  return left >= 26 ? 0 : left >= 18 ? 1 : left >= 10 ? 2 : left >= 6 ? 3 : left >= 4 ? 4 : 5;
}

/** The last stages by themselves, all others as one. */
function lateness(left: i32): i32 {
  return max(stageOf(left) - 2, 0);
}

function timeOf(left: i32): i32 {
  return (left + 3) >> 2;
}

function put(list: usize, n: i32, row: i32): void {
  store<u16>(list + ((<usize>n) << 1), <u16>row);
}

export function squareRow(coat: i32, square: i32): i32 {
  return SQUARES + kindOfCoat(coat) * MIRROR_CLASSES + mirrorClass(square);
}

export function castleRow(left: i32): i32 {
  return CASTLE_ROWS + timeOf(left);
}

export function keptRow(power: i32, left: i32): i32 {
  return KEPT_ROWS + power * 9 + timeOf(left);
}

export function bonusRow(coat: i32, domains: i32): i32 {
  return BONUS_ROWS + kindOfCoat(coat) * 7 + min(domains, 6);
}

/** Of two domains that are equally promising, which comes first: never by the order they were found in. */
function hasMoreRoom(one: usize, two: usize, empty: u64): bool {
  const room1 = count(beside(squaresOf(one)) & empty);
  const room2 = count(beside(squaresOf(two)) & empty);
  return room1 != room2 ? room1 > room2 : squaresOf(one) < squaresOf(two);
}

/** The most points that one more square of this coat, without a cross, can bring: beside one domain or between two. */
function bestGain(domains: usize, n: i32, empty: u64): i32 {
  let best = 0;
  for (let i = 0; i < n; i++) {
    const one = domains + ((<usize>i) << 4);
    const near = beside(squaresOf(one)) & empty;
    if (near == 0) continue;
    best = max(best, crossesOf(one));
    for (let j = i + 1; j < n; j++) {
      const two = domains + ((<usize>j) << 4);
      if ((near & beside(squaresOf(two))) == 0) continue;
      const apart = crossesOf(one) + crossesOf(two);
      best = max(best, apart + sizeOf(one) * crossesOf(two) + sizeOf(two) * crossesOf(one));
    }
  }
  return best;
}

function stepOfGain(gain: i32): i32 {
  return gain < 10 ? gain : gain < 13 ? 10 : gain < 17 ? 11 : gain < 23 ? 12 : 13;
}

/** Where the squares of one coat matter to others' placements: set by coatRows. */
export let reachedByCoat: u64 = 0;

/** The rows of one coat, from a list of its domains (squares u64, size i32, crosses i32). Returns the new length. */
export function coatRows(coat: i32, domains: usize, n: i32, empty: u64, left: i32, list: usize, at: i32): i32 {
  const base = kindOfCoat(coat) * COAT_ROWS;
  let to = at;
  if (n == 0) {
    reachedByCoat = 0;
    put(list, to++, base + MAIN);
    return to;
  }
  let main = domains;
  let mainKey = -1;
  let next: usize = 0;
  let nextKey = -1;
  let all: u64 = 0;
  for (let i = 0; i < n; i++) {
    const domain = domains + ((<usize>i) << 4);
    all |= squaresOf(domain);
    // A large domain without a cross and a small one with crosses are both promising.
    const key = (((sizeOf(domain) + 1) * (crossesOf(domain) + 1)) << 6) + sizeOf(domain);
    if (key > mainKey || (key == mainKey && hasMoreRoom(domain, main, empty))) {
      next = main;
      nextKey = mainKey;
      main = domain;
      mainKey = key;
    } else if (key > nextKey || (key == nextKey && hasMoreRoom(domain, next, empty))) {
      next = domain;
      nextKey = key;
    }
  }
  const size = sizeOf(main);
  const crosses = crossesOf(main);
  const near = beside(squaresOf(main)) & empty;
  const room = count(near);
  const far = (beside(near) & empty) | near;
  const frontier = beside(all) & empty;
  const stage = stageOf(left);
  put(list, to++, base + MAIN + min(size, 12) * 10 + min(crosses, 9));
  put(list, to++, base + ROOM + min(room, 8) * 9 + min(crosses, 8));
  put(list, to++, base + MAIN_STAGE + ((min((size + 1) >> 1, 4) - 1) * 6 + min(crosses, 5)) * STAGES + stage);
  put(list, to++, base + ROOM_STAGE + (min((room + 1) >> 1, 3) * 6 + min(crosses, 5)) * STAGES + stage);
  put(list, to++, base + GAIN + stepOfGain(bestGain(domains, n, empty)) * STAGES + stage);
  put(list, to++, base + FRONTIER + min(count(frontier), 10) * LATENESS + lateness(left));
  put(list, to++, base + REACH + min(count(far), 12));
  reachedByCoat = far | frontier;
  if (nextKey >= 0) {
    put(list, to++, base + NEXT + min(sizeOf(next), 6) * 7 + min(crossesOf(next), 6));
    const other = beside(squaresOf(next)) & empty;
    put(list, to++, base + BRIDGE + (near & other ? 2 : beside(near) & other ? 1 : 0));
    reachedByCoat |= beside(other) & empty;
    if (n > 2) put(list, to++, base + MORE + min(n - 2, 4));
  }
  return to;
}

/** to = what lies beside the domains of one coat that have at least so many crosses, a mask for each step. */
export function groundsOf(domains: usize, n: i32, to: usize): void {
  let one: u64 = 0,
    two: u64 = 0,
    three: u64 = 0,
    five: u64 = 0;
  for (let i = 0; i < n; i++) {
    const domain = domains + ((<usize>i) << 4);
    const crosses = crossesOf(domain);
    if (crosses == 0) continue;
    const squares = squaresOf(domain);
    one |= squares;
    if (crosses >= 2) two |= squares;
    if (crosses >= 3) three |= squares;
    if (crosses >= 5) five |= squares;
  }
  store<u64>(to, beside(one));
  store<u64>(to, beside(two), 8);
  store<u64>(to, beside(three), 16);
  store<u64>(to, beside(five), 24);
}

export function groundRow(step: i32, ground: u64, empty: u64): i32 {
  return GROUND + step * 20 + min(count(ground & empty), 19);
}

/** The rows of the empty squares. */
export function emptyRows(empty: u64, list: usize, at: i32): i32 {
  let to = at;
  const left = count(empty);
  put(list, to++, ALWAYS);
  put(list, to++, LEFT + left);
  const alone = empty & ~beside(empty);
  const single = count(alone);
  let rest = empty & ~alone;
  let odd = single;
  let all = single;
  let lost = single;
  while (rest) {
    const region = flood(rest & -rest, rest);
    rest &= ~region;
    odd += count(region) & 1;
    all++;
    // A domino covers a dark and a light square.
    lost += abs(count(region & DARK) - count(region & ~DARK));
  }
  put(list, to++, ALONE + min(single, 4));
  put(list, to++, ODD + min(odd, 4));
  put(list, to++, REGIONS + min(all, 4));
  put(list, to++, LOST + min(lost, 6) * STAGES + stageOf(left));
  put(list, to++, EDGES + count(empty & CASTLE_EDGES));
  return to;
}

/** The row for so many coats that connect nowhere. */
export function stuckRow(coats: i32, left: i32): i32 {
  return STUCK + coats * LATENESS + lateness(left);
}

export function isStuck(mask: u64, empty: u64): bool {
  return ((beside(mask) | CASTLE_EDGES) & empty) == 0;
}

/** The rows of what the player holds: castle bonus, kept powers, the coat of `domains`. */
export function heldRows(p: usize, left: i32, list: usize, at: i32): i32 {
  let to = at;
  if (castleLeft(p)) put(list, to++, castleRow(left));
  for (let power = 0; power < 4; power++) if (hasKept(p, power)) put(list, to++, keptRow(power, left));
  return to;
}

const found = memory.data(DOMAINS_SIZE);
const grounds = memory.data(GROUNDS * 8);
const grounded = new StaticArray<u64>(GROUNDS);
export let pointsFound: i32 = 0;

/** All rows of a map but the points row; the points are in `pointsFound`. */
export function mapRows(p: usize, list: usize): i32 {
  const empty = emptyOf(p);
  const left = count(empty);
  findDomains(p, found);
  let n = heldRows(p, left, list, 0);
  let stuck = 0;
  let total = 0;
  for (let step = 0; step < GROUNDS; step++) grounded[step] = 0;
  for (let coat = 0; coat < COATS; coat++) {
    const domains = domainCount(found, coat);
    n = coatRows(coat, domainAt(found, coat, 0), domains, empty, left, list, n);
    if (isStuck(coatMask(p, coat), empty)) stuck++;
    groundsOf(domainAt(found, coat, 0), domains, grounds);
    for (let step = 0; step < GROUNDS; step++) grounded[step] |= load<u64>(grounds + ((<usize>step) << 3));
    for (let i = 0; i < domains; i++) {
      const domain = domainAt(found, coat, i);
      total += sizeOf(domain) * crossesOf(domain);
    }
    let squares = coatMask(p, coat);
    while (squares) {
      put(list, n++, squareRow(coat, lowest(squares)));
      squares &= squares - 1;
    }
  }
  const bonus = bonusOf(p);
  if (bonus != NO_COAT) {
    put(list, n++, bonusRow(bonus, domainCount(found, bonus)));
    total += 3 * domainCount(found, bonus);
  }
  pointsFound = total;
  for (let step = 0; step < GROUNDS; step++) put(list, n++, groundRow(step, grounded[step], empty));
  put(list, n++, stuckRow(stuck, left));
  return emptyRows(empty, list, n);
}
