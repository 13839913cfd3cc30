// Every legal action, in full or one drawn at random.

import { nth } from '../shared/bits';
import { rngBelow } from '../shared/rng';
import { HAS_CASTLE, IS_JOKER, IS_TURNED, markCoat, ONE_CROSS, PASS, placeAction } from './action';
import { BOARD, beside, bit, count, lowest } from './mask';
import { BOTH, COATS, differentFace, differentFaces, FREE, faceCoat, faceCrosses, JOKER, SPLIT, TURN } from './sheet';
import {
  castleLeft,
  diceOf,
  emptyOf,
  hasKept,
  helpsPlacing,
  LIGHTNING_A,
  mover,
  PICK_A,
  PICK_B,
  PLACE_A,
  phaseOf,
  playerAt,
  rollerOf,
  shown,
} from './state';
import { choosesCoat, connected } from './turn';

const MOST_MARKS = 64;
const MOST_PAIRS = 4096;

const marks1 = memory.data(MOST_MARKS * 4);
const marks2 = memory.data(MOST_MARKS * 4);
/** Pairs of marks, each unordered pair once: two u16. */
const pairs = memory.data(MOST_PAIRS * 4);
const pairPlacements = memory.data(MOST_PAIRS * 4);
export let pairCount: i32 = 0;
/** One bit for each ordered pair of marks, to see repeats; always cleared after use. */
const seen = memory.data(1 << 17);

export const NOTHING: u32 = 0xffffffff;

function addMarks(list: usize, at: i32, face: i32, turned: i32): i32 {
  const coat = faceCoat(face);
  const rest = (faceCrosses(face) << 3) | turned;
  if (coat != JOKER) {
    store<i32>(list + (at << 2), coat | rest);
    return at + 1;
  }
  for (let c = 0; c < COATS; c++) store<i32>(list + ((at + c) << 2), c | rest | IS_JOKER);
  return at + COATS;
}

function marksOf(s: usize, die: i32, turn: bool, list: usize): i32 {
  const face = shown(s, die);
  let n = addMarks(list, 0, face, 0);
  if (turn) {
    for (let i = 0; i < differentFaces(die); i++) {
      const other = differentFace(die, i);
      if (other != face) n = addMarks(list, n, other, IS_TURNED);
    }
  }
  return n;
}

function addPair(one: i32, two: i32): void {
  const low = min(one, two);
  const high = max(one, two);
  const index = (low << 10) | high;
  const at = seen + (index >> 3);
  const flag: u8 = (<u8>1) << (<u8>(index & 7));
  if (load<u8>(at) & flag) return;
  store<u8>(at, load<u8>(at) | flag);
  writeOnePair(one, two);
}

export function pairAt(i: i32): u32 {
  return load<u32>(pairs + (i << 2));
}

/** Lists every pair of marks the player's dice can make. */
export function listPairs(s: usize, p: usize): void {
  const dice = diceOf(p);
  const die1 = <i32>ctz(dice);
  const die2 = <i32>ctz(dice & (dice - 1));
  const turn = hasKept(p, TURN);
  const castle = castleLeft(p);
  const n1 = marksOf(s, die1, turn, marks1);
  const n2 = marksOf(s, die2, turn, marks2);
  pairCount = 0;
  if (n1 == 1 && n2 == 1) return listOnePair(load<i32>(marks1), load<i32>(marks2), castle);
  for (let i = 0; i < n1; i++) {
    const one = load<i32>(marks1 + (i << 2));
    for (let j = 0; j < n2; j++) {
      const two = load<i32>(marks2 + (j << 2));
      if (one & two & IS_TURNED) continue;
      addPair(one, two);
      if (!castle) continue;
      addPair((one + ONE_CROSS) | HAS_CASTLE, two);
      addPair(one, (two + ONE_CROSS) | HAS_CASTLE);
    }
  }
  for (let i = 0; i < pairCount; i++) {
    const pair = load<u32>(pairs + (i << 2));
    store<u8>(seen + ((((<i32>(pair & 0xffff)) << 10) | <i32>(pair >>> 16)) >> 3), 0);
  }
}

/** The most common case, two dice with one mark each: nothing can repeat but the castle's cross on equal marks. */
function listOnePair(one: i32, two: i32, castle: bool): void {
  writeOnePair(one, two);
  if (!castle) return;
  writeOnePair((one + ONE_CROSS) | HAS_CASTLE, two);
  if (one != two) writeOnePair(one, (two + ONE_CROSS) | HAS_CASTLE);
}

function writeOnePair(one: i32, two: i32): void {
  store<u32>(pairs + (pairCount++ << 2), <u32>min(one, two) | ((<u32>max(one, two)) << 16));
}

/** Whether the dice as they lie can be placed without any power: then the player must place. */
export function mustPlace(s: usize, p: usize): bool {
  const dice = diceOf(p);
  let squares: u64 = 0;
  for (let die = 0; die < 4; die++) {
    if (!((dice >> die) & 1)) continue;
    const coat = faceCoat(shown(s, die));
    if (coat != JOKER) squares |= connected(p, coat);
    else for (let c = 0; c < COATS; c++) squares |= connected(p, c);
  }
  return (squares & beside(emptyOf(p))) != 0;
}

/** Where mark one may stand so that mark two stands one step on; steps 1 and 6 up, or the same down. */
function dominoesUp(empty: u64, one: u64, two: u64, step: u64, free: bool): u64 {
  const fits = empty & (empty >> step);
  return free ? fits : fits & (one | (two >> step));
}

function dominoesDown(empty: u64, one: u64, two: u64, step: u64, free: bool): u64 {
  const fits = empty & (empty << step);
  return free ? fits : fits & (one | (two << step));
}

function countPair(p: usize, empty: u64, pair: u32, free: bool, split: bool): i32 {
  const same = (pair & 0xffff) == pair >>> 16;
  const one = connected(p, markCoat(<i32>(pair & 0xffff)));
  const two = connected(p, markCoat(<i32>(pair >>> 16)));
  let n = count(dominoesUp(empty, one, two, 1, free)) + count(dominoesUp(empty, one, two, 6, free));
  if (!same) n += count(dominoesUp(empty, two, one, 1, free)) + count(dominoesUp(empty, two, one, 6, free));
  if (split) {
    const xs = free ? empty : one;
    const ys = free ? empty : two;
    const touching = count(xs & (ys << 1)) + count(xs & (ys >> 1)) + count(xs & (ys << 6)) + count(xs & (ys >> 6));
    const apart = count(xs) * count(ys) - count(xs & ys) - touching;
    n += same ? apart / 2 : apart;
  }
  return n;
}

function writeDirection(mask: u64, one: i32, two: i32, step: i32, out: usize, n: i32, most: i32): i32 {
  let rest = mask;
  let at = n;
  while (rest) {
    const x = lowest(rest);
    rest &= rest - 1;
    if (at < most) store<u32>(out + (at << 2), placeAction(one, x, two, x + step));
    at++;
  }
  return at;
}

/** Writes the placements of one pair of marks; returns how many there are now in all. */
function writePair(p: usize, empty: u64, pair: u32, free: bool, split: bool, out: usize, from: i32, most: i32): i32 {
  const m1 = <i32>(pair & 0xffff);
  const m2 = <i32>(pair >>> 16);
  const one = connected(p, markCoat(m1));
  const two = connected(p, markCoat(m2));
  let n = writeDirection(dominoesUp(empty, one, two, 1, free), m1, m2, 1, out, from, most);
  n = writeDirection(dominoesUp(empty, one, two, 6, free), m1, m2, 6, out, n, most);
  if (m1 != m2) {
    n = writeDirection(dominoesDown(empty, one, two, 1, free), m1, m2, -1, out, n, most);
    n = writeDirection(dominoesDown(empty, one, two, 6, free), m1, m2, -6, out, n, most);
  }
  if (!split) return n;
  let xs = free ? empty : one;
  while (xs) {
    const x = lowest(xs);
    xs &= xs - 1;
    let ys = (free ? empty : two) & ~bit(x) & ~beside(bit(x));
    if (m1 == m2) ys &= ~(bit(x) - 1);
    while (ys) {
      const y = lowest(ys);
      ys &= ys - 1;
      if (n < most) store<u32>(out + (n << 2), placeAction(m1, x, m2, y));
      n++;
    }
  }
  return n;
}

/** All legal actions as u32 at `out`, no more than `most` of them; returns how many there are. */
export function legal(s: usize, out: usize, most: i32): i32 {
  const phase = phaseOf(s);
  const player = mover(s);
  if (player < 0) return 0;
  const p = playerAt(s, player);
  let n = 0;
  if (phase == PICK_A) {
    for (let die = 0; die < 4; die++) if (n < most) store<u32>(out + (n++ << 2), 1 << die);
    if (hasKept(p, BOTH)) n = writeTwoOf(15, out, n, most);
    return n;
  }
  if (phase == PICK_B) return writeTwoOf(15 & ~diceOf(playerAt(s, rollerOf(s))), out, 0, most);
  if (phase >= LIGHTNING_A) {
    if (choosesCoat(s)) {
      for (let coat = 0; coat < COATS; coat++) if (n < most) store<u32>(out + (n++ << 2), coat);
      return n;
    }
    let drawn = BOARD & ~emptyOf(p);
    while (drawn) {
      if (n < most) store<u32>(out + (n++ << 2), lowest(drawn));
      drawn &= drawn - 1;
    }
    return n;
  }
  listPairs(s, p);
  const empty = emptyOf(p);
  const free = hasKept(p, FREE);
  const split = hasKept(p, SPLIT);
  for (let i = 0; i < pairCount; i++) n = writePair(p, empty, load<u32>(pairs + (i << 2)), free, split, out, n, most);
  if (!mustPlace(s, p)) {
    if (n < most) store<u32>(out + (n << 2), PASS);
    n++;
  }
  return n;
}

function writeTwoOf(dice: i32, out: usize, from: i32, most: i32): i32 {
  let n = from;
  for (let one = 0; one < 4; one++) {
    for (let two = one + 1; two < 4; two++) {
      const pair = (1 << one) | (1 << two);
      if ((dice & pair) == pair && n < most) store<u32>(out + (n++ << 2), pair);
    }
  }
  return n;
}

const few = memory.data(64 * 4);

/** One legal action, each equally likely. */
export function randomAction(s: usize): u32 {
  const phase = phaseOf(s);
  const p = playerAt(s, mover(s));
  if (phase == PICK_A && !hasKept(p, BOTH)) return 1 << rngBelow(4);
  if (phase == PICK_B) return twoOfThree(15 & ~diceOf(playerAt(s, rollerOf(s))));
  if (phase < PLACE_A || phase >= LIGHTNING_A) {
    const n = legal(s, few, 64);
    return load<u32>(few + (rngBelow(n) << 2));
  }
  return randomPlacement(s, p);
}

/** One legal placement of this player, or a pass, each equally likely. */
export function randomPlacement(s: usize, p: usize): u32 {
  if (!helpsPlacing(p)) {
    const dice = diceOf(p);
    const face1 = shown(s, <i32>ctz(dice));
    const face2 = shown(s, <i32>ctz(dice & (dice - 1)));
    const joker1 = faceCoat(face1) == JOKER;
    const joker2 = faceCoat(face2) == JOKER;
    // A face that is no joker is its own mark.
    if (!joker1 && !joker2) return plainPlacement(p, face1, face2, -1);
    if (!joker1 || !joker2) return randomJoker(p, face1, face2);
  }
  listPairs(s, p);
  const empty = emptyOf(p);
  const free = hasKept(p, FREE);
  const split = hasKept(p, SPLIT);
  let total = 0;
  for (let i = 0; i < pairCount; i++) {
    const n = countPair(p, empty, load<u32>(pairs + (i << 2)), free, split);
    store<i32>(pairPlacements + (i << 2), n);
    total += n;
  }
  // Without a power, whoever can place must.
  const helped = free || split || hasKept(p, TURN);
  const passes = total == 0 || (helped && !mustPlace(s, p)) ? 1 : 0;
  total += passes;
  let chosen = <i32>rngBelow(total) - passes;
  if (chosen < 0) return PASS;
  let i = 0;
  while (chosen >= load<i32>(pairPlacements + (i << 2))) chosen -= load<i32>(pairPlacements + (i++ << 2));
  return nthOfPair(p, empty, load<u32>(pairs + (i << 2)), free, chosen);
}

const jokerWays = memory.data(COATS * 4);

/** The same for a joker and another die, without a power that helps. */
function randomJoker(p: usize, face1: i32, face2: i32): u32 {
  const empty = emptyOf(p);
  const first = faceCoat(face1) == JOKER;
  const joker = (faceCrosses(first ? face1 : face2) << 3) | IS_JOKER;
  const other = first ? face2 : face1;
  // Neither is crowned, or one of them.
  const crownings = castleLeft(p) ? 3 : 1;
  const up1 = empty & (empty >> 1);
  const up6 = empty & (empty >> 6);
  const theirs = connected(p, markCoat(other));
  let total = 0;
  for (let coat = 0; coat < COATS; coat++) {
    const own = connected(p, coat);
    const ways =
      crownings *
      (count(up1 & (own | (theirs >> 1))) +
        count(up6 & (own | (theirs >> 6))) +
        count(up1 & (theirs | (own >> 1))) +
        count(up6 & (theirs | (own >> 6))));
    store<i32>(jokerWays + (coat << 2), ways);
    total += ways;
  }
  let n = <i32>rngBelow(max(1, total));
  if (total == 0) return PASS;
  let coat = 0;
  while (n >= load<i32>(jokerWays + (coat << 2))) n -= load<i32>(jokerWays + (coat++ << 2));
  return first ? plainPlacement(p, joker | coat, other, n) : plainPlacement(p, other, joker | coat, n);
}

/** The placement of two marks with this number where no power helps, the most common case: no list is needed to count
 * them and to find one. Without a number (−1) any of them. */
function plainPlacement(p: usize, one: i32, two: i32, number: i32): u32 {
  const empty = emptyOf(p);
  const c1 = connected(p, markCoat(one));
  const c2 = connected(p, markCoat(two));
  // Lower squares of mark one with mark two a step of 1 or 6 up, and the other way round.
  const ones1 = dominoesUp(empty, c1, c2, 1, false);
  const ones6 = dominoesUp(empty, c1, c2, 6, false);
  const twos1 = dominoesUp(empty, c2, c1, 1, false);
  const twos6 = dominoesUp(empty, c2, c1, 6, false);
  const ones = count(ones1) + count(ones6);
  const ways = ones + count(twos1) + count(twos6);
  const plain = one == two ? ones : ways;
  const crowned = castleLeft(p) ? (one == two ? ways : 2 * ways) : 0;
  let n = number < 0 ? <i32>rngBelow(max(1, plain + crowned)) : number;
  if (plain == 0) return PASS;
  // As listed: mark one crowned comes before mark two crowned, and of a pair the lower number first.
  let markOne = one;
  let markTwo = two;
  let twoFirst = one > two;
  if (n >= plain) {
    n -= plain;
    twoFirst = n < ways;
    if (twoFirst) markOne = (one + ONE_CROSS) | HAS_CASTLE;
    else {
      markTwo = (two + ONE_CROSS) | HAS_CASTLE;
      n -= ways;
    }
  }
  const first = twoFirst ? ways - ones : ones;
  const twoBelow = n < first == twoFirst;
  if (n >= first) n -= first;
  const near = twoBelow ? twos1 : ones1;
  const far = twoBelow ? twos6 : ones6;
  const nearCount = count(near);
  const isFar = n >= nearCount;
  const x = nth(isFar ? far : near, isFar ? n - nearCount : n);
  const y = isFar ? x + 6 : x + 1;
  return twoBelow ? placeAction(markTwo, x, markOne, y) : placeAction(markOne, x, markTwo, y);
}

/** Two of these three dice: which one is left is drawn. */
export function twoOfThree(dice: i32): u32 {
  const drawn = rngBelow(3);
  const upper = dice & (dice - 1);
  const left = drawn == 2 ? dice : drawn == 1 ? upper : upper & (upper - 1);
  return dice & ~(left & -left);
}

function nthOfPair(p: usize, empty: u64, pair: u32, free: bool, index: i32): u32 {
  const m1 = <i32>(pair & 0xffff);
  const m2 = <i32>(pair >>> 16);
  const one = connected(p, markCoat(m1));
  const two = connected(p, markCoat(m2));
  let n = index;
  let mask = dominoesUp(empty, one, two, 1, free);
  let size = count(mask);
  if (n < size) return stepFrom(mask, n, m1, m2, 1);
  n -= size;
  mask = dominoesUp(empty, one, two, 6, free);
  size = count(mask);
  if (n < size) return stepFrom(mask, n, m1, m2, 6);
  n -= size;
  if (m1 != m2) {
    mask = dominoesDown(empty, one, two, 1, free);
    size = count(mask);
    if (n < size) return stepFrom(mask, n, m1, m2, -1);
    n -= size;
    mask = dominoesDown(empty, one, two, 6, free);
    size = count(mask);
    if (n < size) return stepFrom(mask, n, m1, m2, -6);
    n -= size;
  }
  let xs = free ? empty : one;
  while (xs) {
    const x = lowest(xs);
    xs &= xs - 1;
    let ys = (free ? empty : two) & ~bit(x) & ~beside(bit(x));
    if (m1 == m2) ys &= ~(bit(x) - 1);
    size = count(ys);
    if (n < size) return placeAction(m1, x, m2, nth(ys, n));
    n -= size;
  }
  return NOTHING;
}

function stepFrom(mask: u64, n: i32, one: i32, two: i32, step: i32): u32 {
  const x = nth(mask, n);
  return placeAction(one, x, two, x + step);
}
