// The most that dominoes can still bring to one kingdom. At the end of the game nothing else matters to it, so each
// player packs alone.
import { HARMONY, MIDDLE, PRINT } from './game';
import {
  allCrowns, centred, discard, discards, domainScore, gain, KINGDOM_BYTES, largestDomain, MOST_PLACEMENTS, placements, put,
} from './kingdom';

const trial1: usize = heap.alloc(KINGDOM_BYTES);
const trial2: usize = heap.alloc(KINGDOM_BYTES);
const list1: usize = heap.alloc(MOST_PLACEMENTS * 2);
const list2: usize = heap.alloc(MOST_PLACEMENTS * 2);

/** Placements tried since the beginning: the work done. */
export let tried = 0;

// A key orders final kingdoms as the rules do: points, then the largest domain, then crowns.
const POINTS_SHIFT = 13;

/** The points in a difference of two keys. */
export function pointsIn(difference: i32): i32 {
  return (difference + (1 << (POINTS_SHIFT - 1))) >> POINTS_SHIFT;
}

/** The key of a kingdom as it is. */
export function keyOf<S>(k: usize, options: i32): i32 {
  let points = domainScore(k);
  if (options & HARMONY && discards(k) == 0) points += 5;
  if (options & MIDDLE && centred<S>(k)) points += 10;
  const largest = options & PRINT ? 0 : largestDomain<S>(k);
  return (points << POINTS_SHIFT) | (largest << 6) | allCrowns<S>(k);
}

/** The best key with one more domino. Answers that cannot beat `least` may come out too low. */
export function packOne<S>(k: usize, domino: i32, options: i32, least: i32): i32 {
  const n = placements<S>(k, domino, list2);
  tried += n;
  if (n == 0) {
    memory.copy(trial2, k, KINGDOM_BYTES);
    discard(trial2);
    return max(least, keyOf<S>(trial2, options));
  }
  let best = least;
  // What a placement can add beside its gain.
  const extra = (options & HARMONY && discards(k) == 0 ? 5 : 0) + (options & MIDDLE ? 10 : 0);
  const base = domainScore(k) + extra;
  for (let i = 0; i < n; i++) {
    const placement = <i32>load<u16>(list2 + (<usize>i << 1));
    if (base + gain<S>(k, domino, placement) < best >> POINTS_SHIFT) continue;
    memory.copy(trial2, k, KINGDOM_BYTES);
    put<S>(trial2, domino, placement);
    best = max(best, keyOf<S>(trial2, options));
  }
  return best;
}

/** The best key with two more dominoes, in this order. */
export function packTwo<S>(k: usize, first: i32, second: i32, options: i32): i32 {
  const n = placements<S>(k, first, list1);
  tried += n;
  let best = -1;
  if (n == 0) {
    memory.copy(trial1, k, KINGDOM_BYTES);
    discard(trial1);
    return packOne<S>(trial1, second, options, best);
  }
  for (let i = 0; i < n; i++) {
    memory.copy(trial1, k, KINGDOM_BYTES);
    put<S>(trial1, first, <i32>load<u16>(list1 + (<usize>i << 1)));
    best = packOne<S>(trial1, second, options, best);
  }
  return best;
}
