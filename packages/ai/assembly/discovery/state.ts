// A whole game in 352 bytes: two kingdoms, the undrawn dominoes as a set (never an order: it is not known), the line
// whose dominoes are being placed, and the line that kings are being put on.

import { nth } from '../shared/bits';
import { rngBelow } from '../shared/rng';
import {
  allCrowns,
  centred,
  discard,
  discards,
  domainScore,
  foundKingdom,
  KINGDOM_BYTES,
  largestDomain,
  placements,
  put,
} from './kingdom';

export const STATE_BYTES: usize = 352;

export const LINE = 0;
export const KING = 1;
export const PICK = 2;
export const PLACE = 3;
export const OVER = 4;

export const HARMONY = 1;
export const MIDDLE = 2;
export const PRINT = 4;
export const BASE = 8;
export const SEVEN = 16;

/** A domino without a king. */
export const FREE = 2;
/** The only answer where a domino cannot be placed. */
export const DISCARD = 0xffff;

const POOL: usize = 320;
const CURRENT: usize = 328;
const CURRENT_OWNER: usize = 332;
const NEXT: usize = 336;
const NEXT_OWNER: usize = 340;
const PHASE: usize = 344;
const AT: usize = 345;
const DRAWN: usize = 346;
const MOVER: usize = 347;
const HAND: usize = 348;
const FLAGS: usize = 350;
const LINES: usize = 351;

export function kingdom(s: usize, player: i32): usize {
  return s + <usize>player * KINGDOM_BYTES;
}
export function pool(s: usize): u64 {
  return load<u64>(s, POOL);
}
export function phase(s: usize): i32 {
  return <i32>load<u8>(s, PHASE);
}
export function mover(s: usize): i32 {
  return <i32>load<u8>(s, MOVER);
}
export function flags(s: usize): i32 {
  return <i32>load<u8>(s, FLAGS);
}
/** Lines revealed so far. */
export function drawn(s: usize): i32 {
  return <i32>load<u8>(s, DRAWN);
}
/** Lines of the whole game. */
export function lines(s: usize): i32 {
  return <i32>load<u8>(s, LINES);
}
/** Which king of the current line acts. */
export function at(s: usize): i32 {
  return <i32>load<u8>(s, AT);
}
export function current(s: usize, i: i32): i32 {
  return <i32>load<u8>(s + <usize>i, CURRENT);
}
export function currentOwner(s: usize, i: i32): i32 {
  return <i32>load<u8>(s + <usize>i, CURRENT_OWNER);
}
/** A domino of the line that kings are put on; 0 where there is none. */
export function next(s: usize, i: i32): i32 {
  return <i32>load<u8>(s + <usize>i, NEXT);
}
export function nextOwner(s: usize, i: i32): i32 {
  return <i32>load<u8>(s + <usize>i, NEXT_OWNER);
}
/** Kings of a player still in the closed hand. */
export function hand(s: usize, player: i32): i32 {
  return <i32>load<u8>(s + <usize>player, HAND);
}

export function begin(s: usize, options: i32): void {
  memory.fill(s, 0, STATE_BYTES);
  foundKingdom(kingdom(s, 0));
  foundKingdom(kingdom(s, 1));
  const base = (options & (BASE | SEVEN)) != 0;
  store<u64>(s, base ? 0xffffffffffff : 0xffffff, POOL);
  store<u32>(s, 0x02020202, CURRENT_OWNER);
  store<u32>(s, 0x02020202, NEXT_OWNER);
  store<u8>(s, <u8>LINE, PHASE);
  store<u16>(s, 0x0202, HAND);
  store<u8>(s, <u8>options, FLAGS);
  store<u8>(s, options & SEVEN ? 12 : 6, LINES);
}

/** Everything but the kingdoms of a position handed in from outside; owners as 0, 1 or FREE, packed like the dominoes. */
export function arrange(
  s: usize,
  undrawn: u64,
  currentLine: u32,
  currentOwners: u32,
  nextLine: u32,
  nextOwners: u32,
  phaseNow: i32,
  kingAt: i32,
  linesDrawn: i32,
  moverNow: i32,
  hands: i32,
): void {
  store<u64>(s, undrawn, POOL);
  store<u32>(s, currentLine, CURRENT);
  store<u32>(s, currentOwners, CURRENT_OWNER);
  store<u32>(s, nextLine, NEXT);
  store<u32>(s, nextOwners, NEXT_OWNER);
  store<u8>(s, <u8>phaseNow, PHASE);
  store<u8>(s, <u8>kingAt, AT);
  store<u8>(s, <u8>linesDrawn, DRAWN);
  store<u8>(s, <u8>moverNow, MOVER);
  store<u16>(s, <u16>hands, HAND);
}

function setPhase(s: usize, value: i32): void {
  store<u8>(s, <u8>value, PHASE);
}

/** A line is revealed, ascending, its numbers packed from the low byte. */
export function reveal(s: usize, line: u32): void {
  let bits: u64 = 0;
  for (let i = 0; i < 32; i += 8) bits |= (<u64>1) << (((line >> i) & 255) - 1);
  revealBits(s, line, bits);
}

/** The same where its dominoes are known as a set too. */
function revealBits(s: usize, line: u32, bits: u64): void {
  store<u32>(s, line, NEXT);
  store<u32>(s, 0x02020202, NEXT_OWNER);
  store<u64>(s, pool(s) & ~bits, POOL);
  store<u8>(s, <u8>(drawn(s) + 1), DRAWN);
  if (drawn(s) == 1) setPhase(s, KING);
  else startKing(s, 0);
}

function startKing(s: usize, i: i32): void {
  store<u8>(s, <u8>i, AT);
  store<u8>(s, <u8>currentOwner(s, i), MOVER);
  setPhase(s, PLACE);
}

export function kingOut(s: usize, player: i32): void {
  store<u8>(s + <usize>player, <u8>(hand(s, player) - 1), HAND);
  store<u8>(s, <u8>player, MOVER);
  setPhase(s, PICK);
}

/** The mover's king goes on the i-th domino of the next line. */
export function pick(s: usize, i: i32): void {
  store<u8>(s + <usize>i, <u8>mover(s), NEXT_OWNER);
  if (drawn(s) > 1) return advance(s);
  if (hand(s, 0) + hand(s, 1) > 0) setPhase(s, KING);
  else nextRound(s);
}

/** The domino whose turn it is goes to the kingdom; DISCARD where it cannot. */
export function place<S>(s: usize, placement: i32): void {
  const k = kingdom(s, mover(s));
  if (placement == DISCARD) discard(k);
  else put<S>(k, current(s, at(s)), placement);
  if (next(s, 0)) setPhase(s, PICK);
  else advance(s);
}

function advance(s: usize): void {
  if (at(s) < 3) return startKing(s, at(s) + 1);
  if (next(s, 0)) nextRound(s);
  else setPhase(s, OVER);
}

function nextRound(s: usize): void {
  store<u32>(s, load<u32>(s, NEXT), CURRENT);
  store<u32>(s, load<u32>(s, NEXT_OWNER), CURRENT_OWNER);
  store<u32>(s, 0, NEXT);
  store<u32>(s, 0x02020202, NEXT_OWNER);
  if (drawn(s) < lines(s)) {
    store<u8>(s, 0, AT);
    store<u8>(s, <u8>currentOwner(s, 0), MOVER);
    setPhase(s, LINE);
  } else startKing(s, 0);
}

/** Between two rounds: player 0 has these dominoes of the line that was picked from, a bit each, and player 1 the others. */
export function share(s: usize, mask: i32): void {
  for (let i = 0; i < 4; i++) store<u8>(s + <usize>i, <u8>(1 - ((mask >> i) & 1)), CURRENT_OWNER);
  store<u8>(s, <u8>currentOwner(s, 0), MOVER);
}

/** Writes the placements of the domino whose turn it is, DISCARD if there are none. */
export function legalPlacements<S>(s: usize, list: usize): i32 {
  const n = placements<S>(kingdom(s, mover(s)), current(s, at(s)), list);
  if (n > 0) return n;
  store<u16>(list, DISCARD);
  return 1;
}

/** Four different dominoes of the pool by the generator. */
function fourOfPool(s: usize): u64 {
  let left = pool(s);
  let drawnBits: u64 = 0;
  const n = <i32>popcnt<u64>(left);
  for (let i = 0; i < 4; i++) {
    const bit = (<u64>1) << nth(left, <i32>rngBelow(<u32>(n - i)));
    left ^= bit;
    drawnBits |= bit;
  }
  return drawnBits;
}

/** Four dominoes, ascending, packed from the low byte. */
function lineOf(bits: u64): u32 {
  let line: u32 = 0;
  let rest = bits;
  for (let i = 0; i < 32; i += 8) {
    line |= (<u32>ctz<u64>(rest) + 1) << i;
    rest &= rest - 1;
  }
  return line;
}

/** Whose king comes out of the closed hand, by the generator. */
export function randomKing(s: usize): i32 {
  return <i32>rngBelow(<u32>(hand(s, 0) + hand(s, 1))) < hand(s, 0) ? 0 : 1;
}

/** Whether chance has its turn: a line is drawn, or a king out of the closed hand. */
export function isChance(s: usize): bool {
  return phase(s) == LINE || phase(s) == KING;
}

/** Lets chance have its turn by the generator; the line that came, or the player whose king came. */
export function chance(s: usize): u32 {
  if (phase(s) == KING) {
    const player = randomKing(s);
    kingOut(s, player);
    return <u32>player;
  }
  const bits = fourOfPool(s);
  const line = lineOf(bits);
  revealBits(s, line, bits);
  return line;
}

/** As if the game ended now. */
export function score<S>(s: usize, player: i32): i32 {
  const k = kingdom(s, player);
  let sum = domainScore(k);
  if (flags(s) & HARMONY && discards(k) == 0) sum += 5;
  if (flags(s) & MIDDLE && centred<S>(k)) sum += 10;
  return sum;
}

/** Positive where player 0 is ahead, 0 only where even the tie-breaks are equal. */
export function lead<S>(s: usize): i32 {
  const points = score<S>(s, 0) - score<S>(s, 1);
  if (points != 0) return points;
  const a = kingdom(s, 0);
  const b = kingdom(s, 1);
  if (!(flags(s) & PRINT)) {
    const larger = largestDomain<S>(a) - largestDomain<S>(b);
    if (larger != 0) return larger;
  }
  return allCrowns<S>(a) - allCrowns<S>(b);
}
