// The most that dominoes can still bring to one kingdom. At the end of the game nothing else matters to it, so each
// player packs alone.
import { leftCrowns, rightCrowns } from './dominoes';
import {
  allCrowns,
  centred,
  discard,
  discards,
  domainScore,
  gain,
  joined,
  KINGDOM_BYTES,
  largestDomain,
  MOST_PLACEMENTS,
  placements,
  put,
} from './kingdom';
import { DISCARD, HARMONY, MIDDLE, PRINT } from './state';

const trial1: usize = heap.alloc(KINGDOM_BYTES);
const trial2: usize = heap.alloc(KINGDOM_BYTES);
const list1: usize = heap.alloc(MOST_PLACEMENTS * 2);
const list2: usize = heap.alloc(MOST_PLACEMENTS * 2);

/** Placements tried since the beginning: the work done. */
export let tried = 0;

/** Work of the same size done elsewhere. */
export function countTried(n: i32): void {
  tried += n;
}

// A key orders final kingdoms as the rules do: points, then the largest domain, then crowns.
const POINTS_SHIFT = 13;

export const PAIRS = 6;
/** Six keys, one for every pair of a line. */
export const KEYS: usize = 24;

/** The pairs of four things, by which two: 0b0011 is pair 0, and pair 5 - p is the rest of pair p. */
export function pairOf(mask: i32): i32 {
  // 3→0 5→1 6→2 9→3 10→4 12→5
  return mask == 3 ? 0 : mask == 5 ? 1 : mask == 6 ? 2 : mask == 9 ? 3 : mask == 10 ? 4 : 5;
}

/** The points in a difference of two keys. */
export function pointsIn(difference: i32): i32 {
  return (difference + (1 << (POINTS_SHIFT - 1))) >> POINTS_SHIFT;
}

/** Whether six keys, one for every pair, are nowhere lower than six others. */
export function nowhereWorse(a: usize, b: usize): bool {
  for (let p: usize = 0; p < KEYS; p += 4) if (load<i32>(a + p) < load<i32>(b + p)) return false;
  return true;
}

/** Writes the placements of a domino, DISCARD if there are none. */
export function legal<S>(k: usize, domino: i32, list: usize): i32 {
  const n = placements<S>(k, domino, list);
  if (n > 0) return n;
  store<u16>(list, DISCARD);
  return 1;
}

/** The kingdom `to` is `from` with one more domino. */
export function lay<S>(to: usize, from: usize, domino: i32, placement: i32): void {
  memory.copy(to, from, KINGDOM_BYTES);
  if (placement == DISCARD) discard(to);
  else put<S>(to, domino, placement);
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
    lay<S>(trial2, k, domino, DISCARD);
    return max(least, keyOf<S>(trial2, options));
  }
  return options & MIDDLE ? packCentred<S>(k, domino, options, n, least) : packPlain<S>(k, domino, options, n, least);
}

/** The n placements in list2 where only the score and the tie-breaks count: nothing has to be placed to know them. */
function packPlain<S>(k: usize, domino: i32, options: i32, n: i32, least: i32): i32 {
  let best = least;
  const points = domainScore(k) + (options & HARMONY && discards(k) == 0 ? 5 : 0);
  const crowns = allCrowns<S>(k) + leftCrowns(domino) + rightCrowns(domino);
  const tiesBySize = !(options & PRINT);
  let largest = -1;
  for (let i = 0; i < n; i++) {
    const sum = points + gain<S>(k, domino, <i32>load<u16>(list2 + ((<usize>i) << 1)));
    if (sum < best >> POINTS_SHIFT) continue;
    if (largest < 0) largest = tiesBySize ? largestDomain<S>(k) : 0;
    best = max(best, (sum << POINTS_SHIFT) | ((tiesBySize ? max(largest, joined) : 0) << 6) | crowns);
  }
  return best;
}

/** The same where the castle may become the centre. */
function packCentred<S>(k: usize, domino: i32, options: i32, n: i32, least: i32): i32 {
  let best = least;
  // What a placement can add beside its gain.
  const base = domainScore(k) + (options & HARMONY && discards(k) == 0 ? 5 : 0) + 10;
  for (let i = 0; i < n; i++) {
    const placement = <i32>load<u16>(list2 + ((<usize>i) << 1));
    if (base + gain<S>(k, domino, placement) < best >> POINTS_SHIFT) continue;
    lay<S>(trial2, k, domino, placement);
    best = max(best, keyOf<S>(trial2, options));
  }
  return best;
}

/** The best key with two more dominoes, in this order. */
export function packTwo<S>(k: usize, first: i32, second: i32, options: i32): i32 {
  const n = legal<S>(k, first, list1);
  tried += n;
  let best = -1;
  for (let i = 0; i < n; i++) {
    lay<S>(trial1, k, first, <i32>load<u16>(list1 + ((<usize>i) << 1)));
    best = packOne<S>(trial1, second, options, best);
  }
  return best;
}

/** The best key for every pair of a line's four dominoes, packed from the low byte. */
export function packPairs<S>(k: usize, line: u32, options: i32, keys: usize): void {
  memory.fill(keys, 0, KEYS);
  for (let a = 0; a < 3; a++) {
    const first = <i32>((line >> (8 * a)) & 255);
    const n = legal<S>(k, first, list1);
    tried += n;
    for (let i = 0; i < n; i++) {
      lay<S>(trial1, k, first, <i32>load<u16>(list1 + ((<usize>i) << 1)));
      for (let b = a + 1; b < 4; b++) {
        const key = keys + ((<usize>pairOf((1 << a) | (1 << b))) << 2);
        store<i32>(key, packOne<S>(trial1, <i32>((line >> (8 * b)) & 255), options, load<i32>(key)));
      }
    }
  }
}
