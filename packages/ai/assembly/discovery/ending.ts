// The end of the game, exactly, once the last line lies open. What a player places never touches the other kingdom, and
// the result compares two keys (see packing.ts), one of each kingdom. So for each player all ways to place what its
// kings stand on are listed once, each with the best key for every pair of dominoes of the last line; ways that are
// nowhere better than another are dropped. What remains of the fight is who picks what: a small tree.

import { KINGDOM_BYTES, MOST_PLACEMENTS } from './kingdom';
import { countTried, keyOf, lay, legal, nowhereWorse, PAIRS, packTwo, pairOf } from './packing';
import {
  at,
  current,
  currentOwner,
  DISCARD,
  drawn,
  FREE,
  flags,
  kingdom,
  lines,
  next,
  nextOwner,
  PICK,
  PLACE,
  phase,
  STATE_BYTES,
} from './state';

const MOST_WAYS = 40000;

// The ways of a player: [6 keys, first placement, second placement].
const WAY: usize = 32;
const ways0: usize = heap.alloc(<usize>MOST_WAYS * WAY);
const ways1: usize = heap.alloc(<usize>MOST_WAYS * WAY);
const wayCount = new StaticArray<i32>(2);
/** For each first placement where its ways begin and end. */
const groupFrom = new StaticArray<i32>(2 * MOST_PLACEMENTS);
const groupTo = new StaticArray<i32>(2 * MOST_PLACEMENTS);
const groups = new StaticArray<i32>(2);

const game: usize = heap.alloc(STATE_BYTES);
const afterFirst: usize = heap.alloc(KINGDOM_BYTES);
const afterSecond: usize = heap.alloc(KINGDOM_BYTES);
const firstList: usize = heap.alloc(MOST_PLACEMENTS * 2);
const secondList: usize = heap.alloc(MOST_PLACEMENTS * 2);

// What is listed next: the player, its dominoes still to place, and which first placement.
let listing = 2;
let firstDomino = 0;
let secondDomino = 0;
let firstCount = 0;
let firstDone = 0;

/** The answer once solved: an action of the mover, and player 0's key less player 1's at the end. */
export let solved = false;
export let answer = 0;
export let difference = 0;

function way(player: i32, index: i32): usize {
  return (player == 0 ? ways0 : ways1) + <usize>index * WAY;
}

/** Whether everything to come is known and few enough decisions are left. */
export function inEnding(s: usize): bool {
  return drawn(s) == lines(s) && (phase(s) == PLACE || phase(s) == PICK);
}

/** Begins to solve; solve() does the work in small parts. */
export function startEnding<S>(s: usize): void {
  memory.copy(game, s, STATE_BYTES);
  solved = false;
  listing = 0;
  wayCount[0] = 0;
  wayCount[1] = 0;
  groups[0] = 0;
  groups[1] = 0;
  prepare<S>();
}

/** Which dominoes of the current line the player has still to place. */
function prepare<S>(): void {
  firstDomino = 0;
  secondDomino = 0;
  for (let i = phase(game) == PICK ? at(game) + 1 : at(game); i < 4; i++) {
    if (currentOwner(game, i) != listing) continue;
    if (!firstDomino) firstDomino = current(game, i);
    else secondDomino = current(game, i);
  }
  firstDone = 0;
  firstCount = firstDomino ? legal<S>(kingdom(game, listing), firstDomino, firstList) : 1;
}

/** One part of the work; false when solved, or when there are too many ways to list. */
export function solve<S>(): bool {
  if (listing < 2) {
    if (!listGroup<S>()) return false;
    if (++firstDone == firstCount) {
      listing++;
      if (listing < 2) prepare<S>();
    }
    return true;
  }
  decide();
  solved = true;
  return false;
}

/** Lists all ways that begin with the next first placement. */
function listGroup<S>(): bool {
  const player = listing;
  const k = kingdom(game, player);
  const first = firstDomino ? <i32>load<u16>(firstList + ((<usize>firstDone) << 1)) : DISCARD;
  if (firstDomino) lay<S>(afterFirst, k, firstDomino, first);
  else memory.copy(afterFirst, k, KINGDOM_BYTES);
  const group = player * MOST_PLACEMENTS + groups[player];
  groupFrom[group] = wayCount[player];
  const n = secondDomino ? legal<S>(afterFirst, secondDomino, secondList) : 1;
  if (wayCount[player] + n > MOST_WAYS) return false;
  countTried(n);
  for (let i = 0; i < n; i++) {
    const second = secondDomino ? <i32>load<u16>(secondList + ((<usize>i) << 1)) : DISCARD;
    if (secondDomino) lay<S>(afterSecond, afterFirst, secondDomino, second);
    else memory.copy(afterSecond, afterFirst, KINGDOM_BYTES);
    const w = way(player, wayCount[player]);
    weighPairs<S>(player, w);
    store<u16>(w, <u16>first, 24);
    store<u16>(w, <u16>second, 26);
    keepIfNeeded(player, groupFrom[group]);
  }
  groupTo[group] = wayCount[player];
  groups[player]++;
  return true;
}

/** The best key for every pair of the last line that this player may get. */
function weighPairs<S>(player: i32, w: usize): void {
  const options = flags(game);
  if (!next(game, 0)) {
    // The last round: everything is placed.
    const key = keyOf<S>(afterSecond, options);
    for (let p = 0; p < PAIRS; p++) store<i32>(w + ((<usize>p) << 2), key);
    return;
  }
  let mine = 0;
  let theirs = 0;
  for (let i = 0; i < 4; i++) {
    const owner = nextOwner(game, i);
    if (owner == player) mine |= 1 << i;
    else if (owner != FREE) theirs |= 1 << i;
  }
  for (let a = 0; a < 4; a++) {
    for (let b = a + 1; b < 4; b++) {
      const mask = (1 << a) | (1 << b);
      const possible = (mask & mine) == mine && (mask & theirs) == 0;
      const key = possible ? packTwo<S>(afterSecond, next(game, a), next(game, b), options) : 0;
      store<i32>(w + ((<usize>pairOf(mask)) << 2), key);
    }
  }
}

/** Counts the new way unless another of its group is nowhere worse; drops those that it is nowhere worse than. */
function keepIfNeeded(player: i32, from: i32): void {
  const fresh = way(player, wayCount[player]);
  for (let i = from; i < wayCount[player]; i++) if (nowhereWorse(way(player, i), fresh)) return;
  let to = from;
  for (let i = from; i < wayCount[player]; i++) {
    const old = way(player, i);
    if (nowhereWorse(fresh, old)) continue;
    if (to != i) memory.copy(way(player, to), old, WAY);
    to++;
  }
  if (to != wayCount[player]) memory.copy(way(player, to), fresh, WAY);
  wayCount[player] = to + 1;
}

// The fight: what each player has chosen so far.
const chosenGroup = new StaticArray<i32>(2);
const chosenWay = new StaticArray<i32>(2);
const toPlace = new StaticArray<i32>(2);
const pickMask = new StaticArray<i32>(2);
let bestAtRoot = 0;
let rootKing = 0;
let rootPicks = false;

function decide(): void {
  rootKing = at(game);
  rootPicks = phase(game) == PICK;
  for (let player = 0; player < 2; player++) {
    chosenGroup[player] = -1;
    chosenWay[player] = -1;
    pickMask[player] = 0;
    toPlace[player] = 0;
    for (let i = rootPicks ? rootKing + 1 : rootKing; i < 4; i++)
      if (currentOwner(game, i) == player) toPlace[player]++;
    for (let i = 0; i < 4; i++) if (nextOwner(game, i) == player) pickMask[player] |= 1 << i;
    if (toPlace[player] == 0) chosenWay[player] = 0;
  }
  difference = fight(rootKing, rootPicks, -i32.MAX_VALUE, i32.MAX_VALUE, true);
  answer = bestAtRoot;
}

/** The difference of the keys, player 0's first, with best play of both from this king on. */
function fight(king: i32, picks: bool, alpha: i32, beta: i32, atRoot: bool): i32 {
  if (king == 4) return finalKey(0) - finalKey(1);
  const player = currentOwner(game, king);
  let best = player == 0 ? -i32.MAX_VALUE : i32.MAX_VALUE;
  let low = alpha;
  let high = beta;
  const from = picks ? 0 : firstOption(player);
  const to = picks ? 4 : lastOption(player);
  const heldGroup = chosenGroup[player];
  for (let option = from; option < to; option++) {
    let value: i32;
    if (picks) {
      if (((pickMask[0] | pickMask[1]) >> option) & 1) continue;
      pickMask[player] |= 1 << option;
      value = fight(king + 1, false, low, high, false);
      pickMask[player] &= ~(1 << option);
    } else {
      const last = toPlace[player] == 1;
      if (last) chosenWay[player] = option;
      else chosenGroup[player] = option;
      toPlace[player]--;
      value = next(game, 0) ? fight(king, true, low, high, false) : fight(king + 1, false, low, high, false);
      toPlace[player]++;
      if (last) chosenWay[player] = -1;
      else chosenGroup[player] = heldGroup;
    }
    if (player == 0 ? value > best : value < best) {
      best = value;
      if (atRoot) bestAtRoot = rootAction(player, option, picks);
    }
    if (player == 0) low = max(low, best);
    else high = min(high, best);
    if (low >= high) break;
  }
  return best;
}

/** Options of a placement: groups where another follows, else ways. */
function firstOption(player: i32): i32 {
  if (toPlace[player] == 2) return 0;
  return chosenGroup[player] < 0 ? 0 : groupFrom[player * MOST_PLACEMENTS + chosenGroup[player]];
}
function lastOption(player: i32): i32 {
  if (toPlace[player] == 2) return groups[player];
  return chosenGroup[player] < 0 ? wayCount[player] : groupTo[player * MOST_PLACEMENTS + chosenGroup[player]];
}

function finalKey(player: i32): i32 {
  return load<i32>(way(player, chosenWay[player]) + ((<usize>pairOf(pickMask[player])) << 2));
}

function rootAction(player: i32, option: i32, picks: bool): i32 {
  if (picks) return option;
  // In both cases the first placement of a way is the root's.
  const index = toPlace[player] == 2 ? groupFrom[player * MOST_PLACEMENTS + option] : option;
  return <i32>load<u16>(way(player, index), 24);
}
