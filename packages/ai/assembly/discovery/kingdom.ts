// A kingdom in 160 bytes: one mask a terrain, the occupied squares (castle included, on square 0), crowns as a binary
// number in two masks, how far it reaches on each side of the castle, its discards and its domains' score.
import { rngBelow } from '../shared/rng';
import { leftCrowns, leftTerrain, rightCrowns, rightTerrain, sameHalves, TERRAINS } from './dominoes';
import {
  bitHi,
  bitLo,
  bound,
  count,
  downHi,
  downLo,
  flood,
  high,
  lowest,
  nearHi,
  nearLo,
  nthSquare,
  rectangle,
  setHigh,
  seven,
  stride,
  upHi,
  upLo,
  wordMask,
} from './mask';

export const KINGDOM_BYTES: usize = 160;
const OCCUPIED: usize = 96;
const CROWNS1: usize = 112;
const CROWNS2: usize = 128;
const WEST: usize = 144;
const EAST: usize = 145;
const SOUTH: usize = 146;
const NORTH: usize = 147;
const DISCARDS: usize = 148;
const SCORE: usize = 150;

/** A placement: the left half's square in the low byte, the right half's in the high byte. */
export const MOST_PLACEMENTS = 400;

/** Puts the castle into a kingdom whose bytes are all 0. */
export function foundKingdom(k: usize): void {
  store<u64>(k, 1, OCCUPIED);
}

export function terrainLo(k: usize, terrain: i32): u64 {
  return load<u64>(k + ((<usize>terrain) << 4));
}

export function terrainHi<S>(k: usize, terrain: i32): u64 {
  return seven<S>() ? load<u64>(k + ((<usize>terrain) << 4), 8) : 0;
}

export function occupiedLo(k: usize): u64 {
  return load<u64>(k, OCCUPIED);
}

export function occupiedHi<S>(k: usize): u64 {
  return seven<S>() ? load<u64>(k, OCCUPIED + 8) : 0;
}

/** Crowns on these squares. */
export function crownsOn<S>(k: usize, lo: u64, hi: u64): i32 {
  let sum = <i32>(popcnt<u64>(lo & load<u64>(k, CROWNS1)) + 2 * popcnt<u64>(lo & load<u64>(k, CROWNS2)));
  if (seven<S>())
    sum += <i32>(popcnt<u64>(hi & load<u64>(k, CROWNS1 + 8)) + 2 * popcnt<u64>(hi & load<u64>(k, CROWNS2 + 8)));
  return sum;
}

export function west(k: usize): i32 {
  return <i32>load<i8>(k, WEST);
}
export function east(k: usize): i32 {
  return <i32>load<i8>(k, EAST);
}
export function south(k: usize): i32 {
  return <i32>load<i8>(k, SOUTH);
}
export function north(k: usize): i32 {
  return <i32>load<i8>(k, NORTH);
}
export function discards(k: usize): i32 {
  return <i32>load<u8>(k, DISCARDS);
}

export function discard(k: usize): void {
  store<u8>(k, load<u8>(k, DISCARDS) + 1, DISCARDS);
}

/** The sum over all domains of squares × crowns, without bonuses. */
export function domainScore(k: usize): i32 {
  return <i32>load<i16>(k, SCORE);
}

/** Free squares that the bound leaves within reach of one domino. */
export function window<S>(k: usize): u64 {
  const x0 = max(east(k) - (bound<S>() - 1), west(k) - 2);
  const x1 = min(west(k) + (bound<S>() - 1), east(k) + 2);
  const y0 = max(north(k) - (bound<S>() - 1), south(k) - 2);
  const y1 = min(south(k) + (bound<S>() - 1), north(k) + 2);
  const lo = rectangle<S>(x0, x1, y0, y1) & ~occupiedLo(k);
  if (seven<S>()) setHigh(high & ~occupiedHi<S>(k));
  return lo;
}

/** Row of a square within reach of this kingdom, counted from the castle. */
export function rowOf<S>(k: usize, square: i32): i32 {
  if (!seven<S>()) {
    const from = south(k) - 2;
    return from + ((((square - columnOf<S>(k, square)) >> 3) - from) & 7);
  }
  const last = north(k) + 2;
  for (let y = south(k) - 2; y < last; y++) {
    const x = signed128(square - 10 * y);
    if (x >= west(k) - 2 && x <= east(k) + 2) return y;
  }
  return last;
}

/** Column of a square within reach of this kingdom, counted from the castle. */
export function columnOf<S>(k: usize, square: i32): i32 {
  if (!seven<S>()) {
    const from = west(k) - 2;
    return from + ((square - from) & 7);
  }
  return signed128(square - 10 * rowOf<S>(k, square));
}

/** The number from −64 to 63 that is the same modulo 128. */
function signed128(n: i32): i32 {
  return ((n + 64) & 127) - 64;
}

// Where the left half can lie for each of the four steps to the right half, two words each.
const STEPS = 4;
const lefts = memory.data(STEPS * 16, 8);

function leftsLo(i: i32): u64 {
  return load<u64>(lefts + ((<usize>i) << 4));
}

function leftsHi<S>(i: i32): u64 {
  return seven<S>() ? load<u64>(lefts + ((<usize>i) << 4), 8) : 0;
}

function setLefts<S>(i: i32, lo: u64, hi: u64): void {
  store<u64>(lefts + ((<usize>i) << 4), lo);
  if (seven<S>()) store<u64>(lefts + ((<usize>i) << 4), hi, 8);
}

/** From the left half to the right half: east, north, west, south. */
function stepOf<S>(i: i32): i32 {
  const forward = i & 1 ? stride<S>() : 1;
  return i & 2 ? -forward : forward;
}

function placementAt<S>(left: i32, step: i32): i32 {
  return left | (((left + step) & wordMask<S>()) << 8);
}

/** Finds where the left half of the domino can lie. */
function findLefts<S>(k: usize, domino: i32): void {
  const freeLo = window<S>(k);
  const freeHi = seven<S>() ? high : 0;
  const l = leftTerrain(domino);
  const r = rightTerrain(domino);
  const castleLo = nearLo<S>(1, 0);
  const castleHi = nearHi<S>(1, 0);
  const tlLo = terrainLo(k, l);
  const tlHi = terrainHi<S>(k, l);
  const trLo = terrainLo(k, r);
  const trHi = terrainHi<S>(k, r);
  // Squares where the left, the right half connects by itself.
  const lLo = freeLo & (castleLo | nearLo<S>(tlLo, tlHi));
  const lHi = freeHi & (castleHi | nearHi<S>(tlLo, tlHi));
  const rLo = freeLo & (castleLo | nearLo<S>(trLo, trHi));
  const rHi = freeHi & (castleHi | nearHi<S>(trLo, trHi));
  setLefts<S>(
    0,
    freeLo & downLo<S>(freeLo, freeHi, 1) & (lLo | downLo<S>(rLo, rHi, 1)),
    freeHi & downHi<S>(freeLo, freeHi, 1) & (lHi | downHi<S>(rLo, rHi, 1)),
  );
  setLefts<S>(
    1,
    freeLo & downLo<S>(freeLo, freeHi, stride<S>()) & (lLo | downLo<S>(rLo, rHi, stride<S>())),
    freeHi & downHi<S>(freeLo, freeHi, stride<S>()) & (lHi | downHi<S>(rLo, rHi, stride<S>())),
  );
  if (sameHalves(domino)) {
    setLefts<S>(2, 0, 0);
    setLefts<S>(3, 0, 0);
    return;
  }
  setLefts<S>(
    2,
    freeLo & upLo<S>(freeLo, freeHi, 1) & (lLo | upLo<S>(rLo, rHi, 1)),
    freeHi & upHi<S>(freeLo, freeHi, 1) & (lHi | upHi<S>(rLo, rHi, 1)),
  );
  setLefts<S>(
    3,
    freeLo & upLo<S>(freeLo, freeHi, stride<S>()) & (lLo | upLo<S>(rLo, rHi, stride<S>())),
    freeHi & upHi<S>(freeLo, freeHi, stride<S>()) & (lHi | upHi<S>(rLo, rHi, stride<S>())),
  );
}

/** Writes every placement of the domino to `list` as u16 and returns how many there are. */
export function placements<S>(k: usize, domino: i32, list: usize): i32 {
  findLefts<S>(k, domino);
  let n = 0;
  for (let i = 0; i < STEPS; i++) {
    const step = stepOf<S>(i);
    for (let w = leftsLo(i); w; w &= w - 1) {
      store<u16>(list + (n++ << 1), <u16>placementAt<S>(<i32>ctz<u64>(w), step));
    }
    if (seven<S>()) {
      for (let w = leftsHi<S>(i); w; w &= w - 1) {
        store<u16>(list + (n++ << 1), <u16>placementAt<S>(64 + <i32>ctz<u64>(w), step));
      }
    }
  }
  return n;
}

/** One of these placements by the generator, −1 where there is none. */
export function randomOfPlacements<S>(k: usize, domino: i32): i32 {
  findLefts<S>(k, domino);
  const upTo0 = count<S>(leftsLo(0), leftsHi<S>(0));
  const upTo1 = upTo0 + count<S>(leftsLo(1), leftsHi<S>(1));
  const upTo2 = upTo1 + count<S>(leftsLo(2), leftsHi<S>(2));
  const all = upTo2 + count<S>(leftsLo(3), leftsHi<S>(3));
  // The generator is asked also where nothing can be chosen.
  const n = <i32>rngBelow(<u32>max(all, 1));
  if (all == 0) return -1;
  const i = (n >= upTo0 ? 1 : 0) + (n >= upTo1 ? 1 : 0) + (n >= upTo2 ? 1 : 0);
  const before = i < 2 ? (i == 0 ? 0 : upTo0) : i == 2 ? upTo1 : upTo2;
  return placementAt<S>(nthSquare<S>(leftsLo(i), leftsHi<S>(i), n - before), stepOf<S>(i));
}

/** Squares of the largest domain that the last gain() would make or enlarge. */
export let joined = 0;
/** The same of the last gainOf(), which has only one. */
let joinedOf = 0;

/** What the score grows by when these new squares, connected, of one terrain and with so many crowns, are added. */
export function gainOf<S>(k: usize, terrain: i32, lo: u64, hi: u64, crowns: i32): i32 {
  const ofLo = terrainLo(k, terrain);
  const ofHi = terrainHi<S>(k, terrain);
  let touchLo = nearLo<S>(lo, hi) & ofLo;
  let touchHi = nearHi<S>(lo, hi) & ofHi;
  let size = count<S>(lo, hi);
  let sum = crowns;
  let before = 0;
  while (touchLo | touchHi) {
    const seed = lowest<S>(touchLo, touchHi);
    const domainLo = flood<S>(bitLo<S>(seed), bitHi<S>(seed), ofLo, ofHi);
    const domainHi = seven<S>() ? high : 0;
    const squares = count<S>(domainLo, domainHi);
    const with_ = crownsOn<S>(k, domainLo, domainHi);
    before += squares * with_;
    size += squares;
    sum += with_;
    touchLo &= ~domainLo;
    touchHi &= ~domainHi;
  }
  joinedOf = size;
  return size * sum - before;
}

/** What the score grows by with this placement. */
export function gain<S>(k: usize, domino: i32, placement: i32): i32 {
  const a = placement & 255;
  const b = placement >> 8;
  const l = leftTerrain(domino);
  const r = rightTerrain(domino);
  if (l == r) {
    const lo = bitLo<S>(a) | bitLo<S>(b);
    const hi = bitHi<S>(a) | bitHi<S>(b);
    const both = gainOf<S>(k, l, lo, hi, leftCrowns(domino) + rightCrowns(domino));
    joined = joinedOf;
    return both;
  }
  const left = gainOf<S>(k, l, bitLo<S>(a), bitHi<S>(a), leftCrowns(domino));
  joined = joinedOf;
  const right = gainOf<S>(k, r, bitLo<S>(b), bitHi<S>(b), rightCrowns(domino));
  joined = max(joined, joinedOf);
  return left + right;
}

export function put<S>(k: usize, domino: i32, placement: i32): void {
  store<i16>(k, <i16>(domainScore(k) + gain<S>(k, domino, placement)), SCORE);
  const a = placement & 255;
  const b = placement >> 8;
  reach(k, columnOf<S>(k, a), rowOf<S>(k, a), columnOf<S>(k, b), rowOf<S>(k, b));
  cover<S>(k, a, leftTerrain(domino), leftCrowns(domino));
  cover<S>(k, b, rightTerrain(domino), rightCrowns(domino));
}

function reach(k: usize, xa: i32, ya: i32, xb: i32, yb: i32): void {
  store<i8>(k, <i8>min(west(k), min(xa, xb)), WEST);
  store<i8>(k, <i8>max(east(k), max(xa, xb)), EAST);
  store<i8>(k, <i8>min(south(k), min(ya, yb)), SOUTH);
  store<i8>(k, <i8>max(north(k), max(ya, yb)), NORTH);
}

function cover<S>(k: usize, square: i32, terrain: i32, crowns: i32): void {
  const word: usize = seven<S>() && square > 63 ? 8 : 0;
  const at = k + word;
  const bit = (<u64>1) << square;
  store<u64>(at + ((<usize>terrain) << 4), load<u64>(at + ((<usize>terrain) << 4)) | bit);
  store<u64>(at, load<u64>(at, OCCUPIED) | bit, OCCUPIED);
  // Shifted rather than asked for: crowns come too irregularly to be foreseen.
  store<u64>(at, load<u64>(at, CROWNS1) | ((<u64>(crowns & 1)) << square), CROWNS1);
  store<u64>(at, load<u64>(at, CROWNS2) | ((<u64>(crowns >> 1)) << square), CROWNS2);
}

/** A square that is already there in a position handed in from outside. Call settle() after the last. */
export function fill<S>(k: usize, x: i32, y: i32, terrain: i32, crowns: i32): void {
  reach(k, x, y, x, y);
  cover<S>(k, (x + stride<S>() * y) & (seven<S>() ? 127 : 63), terrain, crowns);
}

/** Counts the score of a kingdom made by fill(). */
export function settle<S>(k: usize, discarded: i32): void {
  store<u8>(k, <u8>discarded, DISCARDS);
  let score = 0;
  for (let t = 0; t < TERRAINS; t++) {
    let lo = terrainLo(k, t);
    let hi = terrainHi<S>(k, t);
    while (lo | hi) {
      const seed = lowest<S>(lo, hi);
      const domainLo = flood<S>(bitLo<S>(seed), bitHi<S>(seed), lo, hi);
      const domainHi = seven<S>() ? high : 0;
      score += count<S>(domainLo, domainHi) * crownsOn<S>(k, domainLo, domainHi);
      lo &= ~domainLo;
      hi &= ~domainHi;
    }
  }
  store<i16>(k, <i16>score, SCORE);
}

export function largestDomain<S>(k: usize): i32 {
  let most = 0;
  for (let t = 0; t < TERRAINS; t++) {
    let lo = terrainLo(k, t);
    let hi = terrainHi<S>(k, t);
    while (lo | hi) {
      const seed = lowest<S>(lo, hi);
      const domainLo = flood<S>(bitLo<S>(seed), bitHi<S>(seed), lo, hi);
      const domainHi = seven<S>() ? high : 0;
      most = max(most, count<S>(domainLo, domainHi));
      lo &= ~domainLo;
      hi &= ~domainHi;
    }
  }
  return most;
}

export function allCrowns<S>(k: usize): i32 {
  return crownsOn<S>(k, ~(<u64>0), ~(<u64>0));
}

/** The castle is the centre: the kingdom reaches exactly half the bound on all four sides. */
export function centred<S>(k: usize): bool {
  const half = bound<S>() >> 1;
  return west(k) == -half && east(k) == half && south(k) == -half && north(k) == half;
}

/** The castle can still become, or is, the centre. */
export function centrable<S>(k: usize): bool {
  const half = bound<S>() >> 1;
  return west(k) >= -half && east(k) <= half && south(k) >= -half && north(k) <= half;
}
