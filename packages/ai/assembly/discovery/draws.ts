// The lines that may come next, one after another: every one of them once, spread evenly. By number they are in the order
// of their lowest dominoes, and steps of about the golden section of all of them never come close to where they were.

import { pool } from './state';

/** How many lines there are. */
export let draws = 0;
let undrawn: u64 = 0;
let first: u32 = 0;
let stride: u32 = 1;

function choose(n: i32, k: i32): i32 {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

function divisor(a: u32, b: u32): u32 {
  return b == 0 ? a : divisor(b, a % b);
}

/** Begins for the dominoes that this position has not drawn yet. */
export function startDraws(s: usize, seed: u32): void {
  undrawn = pool(s);
  draws = choose(<i32>popcnt<u64>(undrawn), 4);
  if (draws == 0) return;
  first = seed % <u32>draws;
  stride = <u32>(<f64>draws * 0.6180339887) | 1;
  while (divisor(<u32>draws, stride) != 1) stride++;
}

/** The k-th of them, ascending, packed from the low byte; after all of them they come again. */
export function drawAt(k: i32): u32 {
  let rank = <i32>((<u64>first + <u64>k * <u64>stride) % <u64>draws);
  let left = undrawn;
  let behind = <i32>popcnt<u64>(undrawn) - 1;
  let line: u32 = 0;
  for (let i = 0; i < 4; ) {
    // So many lines go on with the lowest domino that is left.
    const ways = choose(behind--, 3 - i);
    if (rank < ways) line |= (<u32>ctz<u64>(left) + 1) << (8 * i++);
    else rank -= ways;
    left &= left - 1;
  }
  return line;
}
