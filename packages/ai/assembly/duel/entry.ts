// The most promising placements of two kinds (a coat with its crosses) on one map, best first, with their row sums.

import { ROW } from './value';

/** So many are kept. */
export const TOP = 4;
const PLACES = 0; // TOP × (u8 square of the first kind, u8 square of the second, points u16)
const UTILITY = TOP * 4; // TOP × f32
const SLOTS = UTILITY + TOP * 4; // TOP × u32: which of the sums is whose
const COUNT = SLOTS + TOP * 4; // placements in all
const SUMS = 64;
export const ENTRY_BYTES = SUMS + TOP * ROW;

export function clearEntry(entry: usize): void {
  memory.fill(entry, 0, SUMS);
}

/** Counts a placement, and keeps it with its sum if it ranks among the best. */
export function enterPlacement(entry: usize, rank: f32, square1: i32, square2: i32, points: i32, sum: usize): void {
  const n = load<i32>(entry, COUNT);
  store<i32>(entry, n + 1, COUNT);
  if (n >= TOP && load<f32>(entry + ((TOP - 1) << 2), UTILITY) >= rank) return;
  // The sum takes the slot of the one that falls out.
  const slot = n < TOP ? <u32>n : load<u32>(entry + ((TOP - 1) << 2), SLOTS);
  memory.copy(entry + SUMS + <usize>slot * ROW, sum, ROW);
  const place = <u32>square1 | ((<u32>square2) << 8) | ((<u32>points) << 16);
  insert(entry, min(n, TOP - 1), rank, place, slot);
}

/** Gives a kept placement its true utility; those before it have theirs. */
export function rankAgain(entry: usize, i: i32, utility: f32): void {
  insert(entry, i, utility, load<u32>(entry + (i << 2), PLACES), load<u32>(entry + (i << 2), SLOTS));
}

/** Moves a placement up from the end of a sorted list to where it belongs. */
function insert(entry: usize, end: i32, utility: f32, place: u32, slot: u32): void {
  let at = end;
  while (at > 0 && load<f32>(entry + ((at - 1) << 2), UTILITY) < utility) {
    const to = entry + (at << 2);
    store<f32>(to, load<f32>(to - 4, UTILITY), UTILITY);
    store<u32>(to, load<u32>(to - 4, PLACES), PLACES);
    store<u32>(to, load<u32>(to - 4, SLOTS), SLOTS);
    at--;
  }
  store<f32>(entry + (at << 2), utility, UTILITY);
  store<u32>(entry + (at << 2), place, PLACES);
  store<u32>(entry + (at << 2), slot, SLOTS);
}

export function entryCount(entry: usize): i32 {
  return load<i32>(entry, COUNT);
}

export function entrySum(entry: usize, i: i32): usize {
  return entry + SUMS + <usize>load<u32>(entry + (i << 2), SLOTS) * ROW;
}

export function entryUtility(entry: usize, i: i32): f32 {
  return load<f32>(entry + (i << 2), UTILITY);
}

export function entrySquare1(entry: usize, i: i32): i32 {
  return load<u8>(entry + (i << 2));
}

export function entrySquare2(entry: usize, i: i32): i32 {
  return load<u8>(entry + (i << 2), 1);
}

export function entryPoints(entry: usize, i: i32): i32 {
  return load<u16>(entry + (i << 2), 2);
}
