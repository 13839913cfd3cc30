// What a kingdom can still become in the last two lines. It depends on nothing but the kingdom and the pair of dominoes
// that its player got of the line before the last, so it is worked out once and remembered: all ways to place that pair,
// each with the best key for every pair of the last line. A placement commits its player before the opponent's next
// pick, so ways stay grouped by their first placement. Ways and groups nowhere better than another are dropped.
import { KINGDOM_BYTES, MOST_PLACEMENTS } from './kingdom';
import { KEYS, lay, legal, nowhereWorse, PAIRS, packPairs } from './packing';

/** Where the ways of a group begin: behind how many they are and the best keys of any of them. */
export const WAYS: usize = 4 + KEYS;
/** Where the groups of an outlook begin: behind how many they are. The most promising way of all is the first. */
export const GROUPS: usize = 4;

const MOST_KINGDOMS = 8192;
const MOST_WAYS = 2000;
const LARGEST: usize = GROUPS + <usize>MOST_WAYS * (WAYS + KEYS);
const ROOM: usize = 4 << 20;

// A known kingdom: itself, and where its outlook with each pair is, 0 where it was not asked for yet.
const KNOWN: usize = KINGDOM_BYTES + 4 * <usize>PAIRS;
const known: usize = heap.alloc(<usize>MOST_KINGDOMS * KNOWN);
const knownSince = new StaticArray<u32>(MOST_KINGDOMS);
let knownCount = 0;
const room: usize = heap.alloc(ROOM);
let used: usize = 0;
/** What was known in an earlier generation is forgotten. */
export let generation: u32 = 0;

let earlierLine: u32 = 0;
let lastLine: u32 = 0;
let options = 0;

// The outlook in work: its groups so far, each a part of `ways`.
const ways: usize = heap.alloc(<usize>MOST_WAYS * KEYS);
const groupFrom = new StaticArray<i32>(MOST_PLACEMENTS + 1);
const groupTo = new StaticArray<i32>(MOST_PLACEMENTS + 1);
let groups = 0;
const afterFirst: usize = heap.alloc(KINGDOM_BYTES);
const afterSecond: usize = heap.alloc(KINGDOM_BYTES);
const firstList: usize = heap.alloc(MOST_PLACEMENTS * 2);
const secondList: usize = heap.alloc(MOST_PLACEMENTS * 2);

/** From now on for these two lines, numbers packed from the low byte. */
export function startOutlooks(line: u32, last: u32, flags: i32): void {
  earlierLine = line;
  lastLine = last;
  options = flags;
  forget();
}

function forget(): void {
  generation++;
  knownCount = 0;
  used = 0;
}

/** Makes sure that two more kingdoms and their outlooks can be remembered; forgets all others if it must. */
export function makeRoom(): void {
  if (knownCount > MOST_KINGDOMS / 2 || used + 2 * LARGEST > ROOM) forget();
}

/** The number under which a kingdom is known. */
export function numberOf(k: usize): i32 {
  let slot = hashOf(k) & (MOST_KINGDOMS - 1);
  while (unchecked(knownSince[slot]) == generation) {
    if (memory.compare(known + <usize>slot * KNOWN, k, KINGDOM_BYTES) == 0) return slot;
    slot = (slot + 1) & (MOST_KINGDOMS - 1);
  }
  unchecked((knownSince[slot] = generation));
  knownCount++;
  memory.copy(known + <usize>slot * KNOWN, k, KINGDOM_BYTES);
  memory.fill(known + <usize>slot * KNOWN + KINGDOM_BYTES, 0, 4 * PAIRS);
  return slot;
}

function hashOf(k: usize): i32 {
  let hash: u64 = 0;
  for (let i: usize = 0; i < KINGDOM_BYTES; i += 8) {
    hash = (hash ^ load<u64>(k + i)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 29;
  }
  return <i32>(hash >> 32);
}

/** The outlook of a known kingdom with the a-th and the b-th domino of the line; 0 where there are too many ways. */
export function outlookOf<S>(number: i32, a: i32, b: i32, pair: i32): usize {
  const k = known + <usize>number * KNOWN;
  const at = k + KINGDOM_BYTES + ((<usize>pair) << 2);
  if (!load<u32>(at)) store<u32>(at, <u32>workOut<S>(k, dominoAt(a), dominoAt(b)));
  return <usize>load<u32>(at);
}

function dominoAt(i: i32): i32 {
  return <i32>((earlierLine >> (8 * i)) & 255);
}

function way(index: i32): usize {
  return ways + <usize>index * KEYS;
}

function workOut<S>(k: usize, first: i32, second: i32): usize {
  groups = 0;
  const n = legal<S>(k, first, firstList);
  for (let i = 0; i < n; i++) {
    lay<S>(afterFirst, k, first, <i32>load<u16>(firstList + ((<usize>i) << 1)));
    if (!listGroup<S>(second)) return 0;
    keepGroupIfNeeded();
  }
  for (let g = 0; g < groups; g++) bringBestWayForward(g);
  bringBestGroupForward();
  return writeDown();
}

/** Lists the ways that go on from the first placement as a new group; false where there are too many. */
function listGroup<S>(second: i32): bool {
  const from = groups ? groupTo[groups - 1] : 0;
  let to = from;
  const n = legal<S>(afterFirst, second, secondList);
  if (from + n > MOST_WAYS) return false;
  for (let i = 0; i < n; i++) {
    lay<S>(afterSecond, afterFirst, second, <i32>load<u16>(secondList + ((<usize>i) << 1)));
    packPairs<S>(afterSecond, lastLine, options, way(to));
    to = keepWayIfNeeded(from, to);
  }
  groupFrom[groups] = from;
  groupTo[groups] = to;
  return true;
}

/** Where the group ends with its new way, which is at `to`, and without those that it is nowhere worse than. */
function keepWayIfNeeded(from: i32, to: i32): i32 {
  for (let i = from; i < to; i++) if (nowhereWorse(way(i), way(to))) return to;
  let end = from;
  for (let i = from; i <= to; i++) {
    if (i < to && nowhereWorse(way(to), way(i))) continue;
    if (end != i) memory.copy(way(end), way(i), KEYS);
    end++;
  }
  return end;
}

/** Counts the new group unless another covers it; drops those that it covers. */
function keepGroupIfNeeded(): void {
  const fresh = groups;
  for (let g = 0; g < fresh; g++) if (covers(g, fresh)) return;
  groups = 0;
  for (let g = 0; g <= fresh; g++) {
    if (g < fresh && covers(fresh, g)) continue;
    groupFrom[groups] = groupFrom[g];
    groupTo[groups] = groupTo[g];
    groups++;
  }
}

/** Whether for every way of group b there is one of group a that is nowhere worse. */
function covers(a: i32, b: i32): bool {
  for (let i = groupFrom[b]; i < groupTo[b]; i++) if (!hasNowhereWorse(a, way(i))) return false;
  return true;
}

function hasNowhereWorse(group: i32, keys: usize): bool {
  for (let i = groupFrom[group]; i < groupTo[group]; i++) if (nowhereWorse(way(i), keys)) return true;
  return false;
}

function promise(w: usize): i64 {
  let sum: i64 = 0;
  for (let p: usize = 0; p < KEYS; p += 4) sum += <i64>load<i32>(w + p);
  return sum;
}

const swap: usize = heap.alloc(KEYS);

function bringBestWayForward(group: i32): void {
  const from = groupFrom[group];
  let best = from;
  for (let i = from + 1; i < groupTo[group]; i++) if (promise(way(i)) > promise(way(best))) best = i;
  memory.copy(swap, way(from), KEYS);
  memory.copy(way(from), way(best), KEYS);
  memory.copy(way(best), swap, KEYS);
}

function bringBestGroupForward(): void {
  let best = 0;
  for (let g = 1; g < groups; g++) if (promise(way(groupFrom[g])) > promise(way(groupFrom[best]))) best = g;
  const from = groupFrom[best];
  const to = groupTo[best];
  groupFrom[best] = groupFrom[0];
  groupTo[best] = groupTo[0];
  groupFrom[0] = from;
  groupTo[0] = to;
}

function writeDown(): usize {
  const start = room + used;
  store<i32>(start, groups);
  let at = start + GROUPS;
  for (let g = 0; g < groups; g++) {
    const count = groupTo[g] - groupFrom[g];
    store<i32>(at, count);
    memory.fill(at + 4, 0, KEYS);
    for (let i = groupFrom[g]; i < groupTo[g]; i++) raise(at + 4, way(i));
    memory.copy(at + WAYS, way(groupFrom[g]), <usize>count * KEYS);
    at += WAYS + <usize>count * KEYS;
  }
  used = at - room;
  return start;
}

/** Every key becomes at least as high as the other's. */
function raise(keys: usize, other: usize): void {
  for (let p: usize = 0; p < KEYS; p += 4) store<i32>(keys + p, max(load<i32>(keys + p), load<i32>(other + p)));
}
