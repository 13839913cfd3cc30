// Sets of squares as bits. A square (x east, y north of the castle) is bit x + stride × y, modulo the word: east is a
// rotation by one, north a rotation by the stride, and nothing ever needs to be cut off at an edge.
//
// Why squares never collide: a kingdom w columns wide can grow by at most two columns a turn on either side, and by no
// more than its bound, so at most 7 columns and rows are live in 5×5 (64 bits, stride 8) and 9 in 7×7 (128 bits, stride
// 10), which leaves an empty one between the last and the first.
//
// Code for both sizes is written once, generic over a size: Five keeps one word, Seven two. `hi` is always 0 for Five
// and disappears when compiled.
import { nth } from '../shared/bits';

export type Five = u32;
export type Seven = u64;

/** The high word of the last function here that returns a mask; its low word is the result. */
export let high: u64 = 0;

export function setHigh(word: u64): void {
  high = word;
}

export function seven<S>(): bool {
  return sizeof<S>() == 8;
}

export function stride<S>(): i32 {
  return seven<S>() ? 10 : 8;
}

/** Squares of one side of the bound. */
export function bound<S>(): i32 {
  return seven<S>() ? 7 : 5;
}

export function wordMask<S>(): i32 {
  return seven<S>() ? 127 : 63;
}

/** Low word of the mask moved by k, 0 < k < 64. */
export function upLo<S>(lo: u64, hi: u64, k: i32): u64 {
  return seven<S>() ? (lo << k) | (hi >>> (64 - k)) : rotl<u64>(lo, k);
}

export function upHi<S>(lo: u64, hi: u64, k: i32): u64 {
  return seven<S>() ? (hi << k) | (lo >>> (64 - k)) : 0;
}

/** Low word of the mask moved by −k, 0 < k < 64. */
export function downLo<S>(lo: u64, hi: u64, k: i32): u64 {
  return seven<S>() ? (lo >>> k) | (hi << (64 - k)) : rotr<u64>(lo, k);
}

export function downHi<S>(lo: u64, hi: u64, k: i32): u64 {
  return seven<S>() ? (hi >>> k) | (lo << (64 - k)) : 0;
}

/** Squares that share an edge with one of these. */
export function nearLo<S>(lo: u64, hi: u64): u64 {
  return upLo<S>(lo, hi, 1) | downLo<S>(lo, hi, 1) | upLo<S>(lo, hi, stride<S>()) | downLo<S>(lo, hi, stride<S>());
}

export function nearHi<S>(lo: u64, hi: u64): u64 {
  if (!seven<S>()) return 0;
  return upHi<S>(lo, hi, 1) | downHi<S>(lo, hi, 1) | upHi<S>(lo, hi, stride<S>()) | downHi<S>(lo, hi, stride<S>());
}

export function count<S>(lo: u64, hi: u64): i32 {
  return seven<S>() ? <i32>(popcnt<u64>(lo) + popcnt<u64>(hi)) : <i32>popcnt<u64>(lo);
}

export function bitLo<S>(square: i32): u64 {
  return seven<S>() ? (square < 64 ? (<u64>1) << square : 0) : (<u64>1) << square;
}

export function bitHi<S>(square: i32): u64 {
  return seven<S>() ? (square < 64 ? 0 : (<u64>1) << (square - 64)) : 0;
}

/** The lowest square of a mask that is not empty. */
export function lowest<S>(lo: u64, hi: u64): i32 {
  return seven<S>() ? (lo ? <i32>ctz<u64>(lo) : 64 + <i32>ctz<u64>(hi)) : <i32>ctz<u64>(lo);
}

/** The n-th lowest square of a mask, from 0. */
export function nthSquare<S>(lo: u64, hi: u64, n: i32): i32 {
  if (!seven<S>()) return nth(lo, n);
  const inLo = <i32>popcnt<u64>(lo);
  return n < inLo ? nth(lo, n) : 64 + nth(hi, n - inLo);
}

/** The squares of `within` connected with the seed by edges, the seed's own included. */
export function flood<S>(seedLo: u64, seedHi: u64, withinLo: u64, withinHi: u64): u64 {
  let lo = seedLo & withinLo;
  let hi = seedHi & withinHi;
  for (;;) {
    const nextLo = (lo | nearLo<S>(lo, hi)) & withinLo;
    if (seven<S>()) {
      const nextHi = (hi | nearHi<S>(lo, hi)) & withinHi;
      if (nextLo == lo && nextHi == hi) break;
      hi = nextHi;
    } else if (nextLo == lo) break;
    lo = nextLo;
  }
  if (seven<S>()) high = hi;
  return lo;
}

// Rectangles with their lower left corner on square 0, for windows: [width][height], up to 10 each.
const rectanglesFive = new StaticArray<u64>(16 * 16);
const rectanglesSevenLo = new StaticArray<u64>(16 * 16);
const rectanglesSevenHi = new StaticArray<u64>(16 * 16);

function drawRectangles(): void {
  for (let w = 0; w <= 9; w++) {
    for (let h = 0; h <= 9; h++) {
      let five: u64 = 0;
      let sevenLo: u64 = 0;
      let sevenHi: u64 = 0;
      for (let y = 0; y < h; y++) {
        for (let x = 0; x < w; x++) {
          if (w <= 7 && h <= 7) five |= (<u64>1) << (x + 8 * y);
          sevenLo |= bitLo<Seven>(x + 10 * y);
          sevenHi |= bitHi<Seven>(x + 10 * y);
        }
      }
      rectanglesFive[w * 16 + h] = five;
      rectanglesSevenLo[w * 16 + h] = sevenLo;
      rectanglesSevenHi[w * 16 + h] = sevenHi;
    }
  }
}
drawRectangles();

/** The rectangle of columns x0 to x1 and rows y0 to y1, both included, counted from the castle. */
export function rectangle<S>(x0: i32, x1: i32, y0: i32, y1: i32): u64 {
  const index = (x1 - x0 + 1) * 16 + (y1 - y0 + 1);
  const by = (x0 + stride<S>() * y0) & wordMask<S>();
  if (!seven<S>()) return rotl<u64>(unchecked(rectanglesFive[index]), by);
  let lo = unchecked(rectanglesSevenLo[index]);
  let hi = unchecked(rectanglesSevenHi[index]);
  if (by >= 64) {
    const swap = lo;
    lo = hi;
    hi = swap;
  }
  const k = by & 63;
  if (k == 0) {
    high = hi;
    return lo;
  }
  high = upHi<S>(lo, hi, k);
  return upLo<S>(lo, hi, k);
}

/** The square (x, y) as a bit number. */
export function squareAt<S>(x: i32, y: i32): i32 {
  return (x + stride<S>() * y) & wordMask<S>();
}
