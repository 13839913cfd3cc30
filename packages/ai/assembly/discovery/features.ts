// What the net is told of a position. What it is told of a kingdom is the same for its eight symmetries, so that nothing
// has to be learned eight times. Numbers are scaled to about one.
import { leftCrowns, leftTerrain, rightCrowns, rightTerrain, TERRAINS } from './dominoes';
import {
  allCrowns,
  centrable,
  centred,
  crownsOn,
  discards,
  east,
  gain,
  MOST_PLACEMENTS,
  north,
  occupiedHi,
  occupiedLo,
  placements,
  south,
  terrainHi,
  terrainLo,
  west,
  window,
} from './kingdom';
import { bitHi, bitLo, bound, count, flood, high, lowest, nearHi, nearLo, seven } from './mask';
import {
  at,
  BASE,
  current,
  currentOwner,
  drawn,
  FREE,
  flags,
  HARMONY,
  hand,
  kingdom,
  LINE,
  lines,
  MIDDLE,
  next,
  nextOwner,
  PICK,
  PLACE,
  PRINT,
  phase,
  pool,
  SEVEN,
  score,
} from './state';

const PER_TERRAIN = 21;
const SHAPE = 34;
const HELD = 17;
/** Inputs of one side. */
export const SIDE_INPUTS = TERRAINS * PER_TERRAIN + SHAPE + HELD;
/** Where some of them lie, for code that judges by a few of them. */
export namespace FEATURE {
  export const PER_TERRAIN: i32 = 21;
  export const CROWNS: i32 = 1;
  export const MAIN_SIZE: i32 = 3;
  export const HELD_SQUARES: i32 = 15;
  export const HELD_CROWNS: i32 = 16;
  export const SOON_SQUARES: i32 = 17;
  export const SOON_CROWNS: i32 = 18;
  export const SCORE: i32 = 126 + 31;
  /** Three inputs for each of four held dominoes: cannot be placed, gain, places. */
  export const HELD: i32 = 126 + 34;
}
/** Inputs of the head. */
export const COMMON_INPUTS = 52;

/** Squares and crowns by terrain: of what is undrawn (expected), of dominoes held of either line, of free ones. */
const undrawnSquares = new StaticArray<f32>(TERRAINS);
const undrawnCrowns = new StaticArray<f32>(TERRAINS);
const heldSquares = new StaticArray<i32>(TERRAINS);
const heldCrowns = new StaticArray<i32>(TERRAINS);
const soonSquares = new StaticArray<i32>(TERRAINS);
const soonCrowns = new StaticArray<i32>(TERRAINS);
let lastPool: u64 = 0;
let lastDrawn = -1;
let lastFlags = -1;

/** What of each terrain is still to come on average. Changes once a round, so it is kept. */
export function countUndrawn(s: usize): void {
  const undrawn = pool(s);
  if (undrawn == lastPool && drawn(s) == lastDrawn && flags(s) == lastFlags) return;
  lastPool = undrawn;
  lastDrawn = drawn(s);
  lastFlags = flags(s);
  for (let t = 0; t < TERRAINS; t++) {
    undrawnSquares[t] = 0;
    undrawnCrowns[t] = 0;
  }
  if (!undrawn) return;
  const toCome = 4 * (lines(s) - drawn(s));
  const share: f32 = <f32>toCome / <f32>popcnt<u64>(undrawn);
  for (let w = undrawn; w; w &= w - 1) {
    const domino = <i32>ctz<u64>(w) + 1;
    undrawnSquares[leftTerrain(domino)] += share;
    undrawnCrowns[leftTerrain(domino)] += share * <f32>leftCrowns(domino);
    undrawnSquares[rightTerrain(domino)] += share;
    undrawnCrowns[rightTerrain(domino)] += share * <f32>rightCrowns(domino);
  }
}

// For each terrain and square what a new square there would join: squares, crowns << 8, score << 16.
const joins: usize = heap.alloc(TERRAINS * 128 * 4);
const list: usize = heap.alloc(MOST_PLACEMENTS * 2);

function joined(terrain: i32, square: i32): u32 {
  return load<u32>(joins + ((<usize>((terrain << 7) + square)) << 2));
}

function gainFrom(join: u32, crowns: i32): i32 {
  return (<i32>(join & 255) + 1) * (<i32>((join >> 8) & 255) + crowns) - <i32>(join >> 16);
}

let mobility = 0;

/** The best immediate gain of a domino by the table of joins, −1 where it cannot be placed; sets mobility. */
function bestGainByJoins<S>(k: usize, domino: i32): i32 {
  const n = placements<S>(k, domino, list);
  mobility = n;
  const l = leftTerrain(domino);
  const r = rightTerrain(domino);
  const lc = leftCrowns(domino);
  const rc = rightCrowns(domino);
  let best = -1;
  for (let i = 0; i < n; i++) {
    const placement = <i32>load<u16>(list + ((<usize>i) << 1));
    const a = joined(l, placement & 255);
    const b = joined(r, placement >> 8);
    let g: i32;
    if (l != r) g = gainFrom(a, lc) + gainFrom(b, rc);
    else if (a != 0 && b != 0) g = gain<S>(k, domino, placement);
    else {
      const join = a | b;
      g = (<i32>(join & 255) + 2) * (<i32>((join >> 8) & 255) + lc + rc) - <i32>(join >> 16);
    }
    if (g > best) best = g;
  }
  return best;
}

function emit(to: usize, value: f32): usize {
  store<f32>(to, value);
  return to + 4;
}

function hold(squares: StaticArray<i32>, crowns: StaticArray<i32>, domino: i32): void {
  unchecked(squares[leftTerrain(domino)]++);
  unchecked((crowns[leftTerrain(domino)] += leftCrowns(domino)));
  unchecked(squares[rightTerrain(domino)]++);
  unchecked((crowns[rightTerrain(domino)] += rightCrowns(domino)));
}

/** First of the current line whose domino is not in a kingdom yet. */
function firstUnplaced(s: usize): i32 {
  return phase(s) == PICK ? at(s) + 1 : at(s);
}

/** The free squares that can be reached from these. */
function roomAt<S>(edgeLo: u64, edgeHi: u64, freeLo: u64, freeHi: u64): i32 {
  const lo = flood<S>(edgeLo, edgeHi, freeLo, freeHi);
  return count<S>(lo, seven<S>() ? high : 0);
}

/** The inputs of one side: a player's kingdom and the dominoes its kings stand on. countUndrawn() comes first. */
export function describeSide<S>(s: usize, player: i32, x: usize): void {
  const k = kingdom(s, player);
  for (let t = 0; t < TERRAINS; t++) {
    unchecked((heldSquares[t] = 0));
    unchecked((heldCrowns[t] = 0));
    unchecked((soonSquares[t] = 0));
    unchecked((soonCrowns[t] = 0));
  }
  for (let i = firstUnplaced(s); i < 4; i++) {
    if (currentOwner(s, i) == player) hold(heldSquares, heldCrowns, current(s, i));
  }
  for (let i = 0; i < 4; i++) if (nextOwner(s, i) == player) hold(soonSquares, soonCrowns, next(s, i));

  memory.fill(joins, 0, TERRAINS * 128 * 4);
  const freeLo = window<S>(k);
  const freeHi = seven<S>() ? high : 0;
  let largest = 0;
  let to = x;
  for (let t = 0; t < TERRAINS; t++) {
    let lo = terrainLo(k, t);
    let hi = terrainHi<S>(k, t);
    const squares = count<S>(lo, hi);
    let points = 0;
    let mainSize = 0;
    let mainCrowns = 0;
    let mainRank = -1;
    let mainEdge = 0;
    let mainEdgeLo: u64 = 0;
    let mainEdgeHi: u64 = 0;
    let secondSize = 0;
    let secondCrowns = 0;
    let edges = 0;
    const crowns = squares ? crownsOn<S>(k, lo, hi) : 0;
    while (lo | hi) {
      const seed = lowest<S>(lo, hi);
      const domainLo = flood<S>(bitLo<S>(seed), bitHi<S>(seed), lo, hi);
      const domainHi = seven<S>() ? high : 0;
      lo &= ~domainLo;
      hi &= ~domainHi;
      const size = count<S>(domainLo, domainHi);
      const with_ = crownsOn<S>(k, domainLo, domainHi);
      points += size * with_;
      largest = max(largest, size);
      const edgeLo = nearLo<S>(domainLo, domainHi) & freeLo;
      const edgeHi = nearHi<S>(domainLo, domainHi) & freeHi;
      const edge = count<S>(edgeLo, edgeHi);
      edges += edge;
      const join = <u32>(size | (with_ << 8) | ((size * with_) << 16));
      for (let w = edgeLo; w; w &= w - 1) {
        const cell = joins + ((<usize>((t << 7) + <i32>ctz<u64>(w))) << 2);
        store<u32>(cell, load<u32>(cell) + join);
      }
      if (seven<S>()) {
        for (let w = edgeHi; w; w &= w - 1) {
          const cell = joins + ((<usize>((t << 7) + 64 + <i32>ctz<u64>(w))) << 2);
          store<u32>(cell, load<u32>(cell) + join);
        }
      }
      const rank = (edge > 0 ? 64 : 0) + with_ * 8 + size;
      // Of equals the one with more room, never the one that was found first.
      let isMain = rank > mainRank;
      if (rank == mainRank) {
        isMain =
          edge > mainEdge ||
          (edge == mainEdge &&
            roomAt<S>(edgeLo, edgeHi, freeLo, freeHi) > roomAt<S>(mainEdgeLo, mainEdgeHi, freeLo, freeHi));
      }
      const otherSize = isMain ? mainSize : size;
      const otherCrowns = isMain ? mainCrowns : with_;
      if (isMain) {
        mainSize = size;
        mainCrowns = with_;
        mainRank = rank;
        mainEdge = edge;
        mainEdgeLo = edgeLo;
        mainEdgeHi = edgeHi;
      }
      if (otherCrowns * 8 + otherSize > secondCrowns * 8 + secondSize) {
        secondSize = otherSize;
        secondCrowns = otherCrowns;
      }
    }
    const room = mainEdge ? roomAt<S>(mainEdgeLo, mainEdgeHi, freeLo, freeHi) : 0;
    const open: f32 = mainEdge > 0 ? 1 : 0;
    const comeSquares = unchecked(undrawnSquares[t]);
    const comeCrowns = unchecked(undrawnCrowns[t]);
    const allSquares = <f32>unchecked(heldSquares[t] + soonSquares[t]);
    const allHeldCrowns = <f32>unchecked(heldCrowns[t] + soonCrowns[t]);
    to = emit(to, <f32>squares * 0.2);
    to = emit(to, <f32>crowns * 0.3);
    to = emit(to, <f32>points * 0.1);
    to = emit(to, <f32>mainSize * 0.2);
    to = emit(to, <f32>mainCrowns * 0.3);
    to = emit(to, <f32>min(mainEdge, 6) * 0.25);
    to = emit(to, open * <f32>mainCrowns * 0.3);
    to = emit(to, <f32>secondSize * 0.3);
    to = emit(to, <f32>secondCrowns * 0.4);
    to = emit(to, <f32>min(room, 10) * 0.1);
    to = emit(to, <f32>min(edges, 10) * 0.15);
    to = emit(to, comeSquares * 0.1);
    to = emit(to, comeCrowns * 0.2);
    to = emit(to, open * <f32>mainCrowns * comeSquares * 0.05);
    to = emit(to, open * <f32>mainSize * comeCrowns * 0.05);
    to = emit(to, <f32>unchecked(heldSquares[t]) * 0.5);
    to = emit(to, <f32>unchecked(heldCrowns[t]) * 0.5);
    to = emit(to, <f32>unchecked(soonSquares[t]) * 0.5);
    to = emit(to, <f32>unchecked(soonCrowns[t]) * 0.5);
    to = emit(to, open * <f32>mainCrowns * allSquares * 0.2);
    to = emit(to, open * <f32>mainSize * allHeldCrowns * 0.1);
  }

  to = describeShape<S>(s, k, player, freeLo, freeHi, largest, to);
  describeHeld<S>(s, k, player, to);
}

function describeShape<S>(s: usize, k: usize, player: i32, freeLo: u64, freeHi: u64, largest: i32, x: usize): usize {
  const to = x;
  memory.fill(to, 0, SHAPE << 2);
  const width = east(k) - west(k) + 1;
  const height = north(k) - south(k) + 1;
  const wide = max(width, height);
  const narrow = min(width, height);
  store<f32>(to + ((<usize>(wide - 1)) << 2), 1);
  store<f32>(to + ((<usize>(7 + narrow - 1)) << 2), 1);
  // How far the castle is from the middle of what is built, the longer side of the two first.
  const asideX = abs(east(k) + west(k));
  const asideY = abs(north(k) + south(k));
  store<f32>(to, <f32>max(asideX, asideY) * 0.25, 14 << 2);
  store<f32>(to, <f32>min(asideX, asideY) * 0.25, 15 << 2);

  const occupied = count<S>(occupiedLo(k), occupiedHi<S>(k));
  const free = count<S>(freeLo, freeHi);
  let lonely = 0;
  let odd = 0;
  let parts = 0;
  let room = 0;
  let lo = freeLo;
  let hi = freeHi;
  while (lo | hi) {
    const seed = lowest<S>(lo, hi);
    const partLo = flood<S>(bitLo<S>(seed), bitHi<S>(seed), lo, hi);
    const partHi = seven<S>() ? high : 0;
    const size = count<S>(partLo, partHi);
    parts++;
    if (size == 1) lonely++;
    odd += size & 1;
    room += size >> 1;
    lo &= ~partLo;
    hi &= ~partHi;
  }
  let toPlace = 2 * (lines(s) - drawn(s));
  for (let i = firstUnplaced(s); i < 4; i++) if (currentOwner(s, i) == player) toPlace++;
  for (let i = 0; i < 4; i++) if (nextOwner(s, i) == player) toPlace++;
  // Kings that still have to choose from the open line.
  if (next(s, 0)) {
    if (drawn(s) == 1) toPlace += hand(s, player);
    else for (let i = at(s); i < 4; i++) if (currentOwner(s, i) == player) toPlace++;
  }
  const full = wide == bound<S>() && narrow == bound<S>();
  store<f32>(to, <f32>occupied * 0.08, 16 << 2);
  store<f32>(to, <f32>free * 0.08, 17 << 2);
  store<f32>(to, <f32>lonely * 0.4, 18 << 2);
  store<f32>(to, <f32>odd * 0.4, 19 << 2);
  store<f32>(to, <f32>parts * 0.3, 20 << 2);
  store<f32>(to, <f32>max(min(room - toPlace, 4), -4) * 0.25, 21 << 2);
  if (full) {
    store<f32>(to, 1, 22 << 2);
    store<f32>(to, <f32>lonely * 0.4, 23 << 2);
    store<f32>(to, <f32>max(toPlace - room, 0) * 0.5, 24 << 2);
  }
  store<f32>(to, <f32>toPlace * 0.1, 25 << 2);
  store<f32>(to, <f32>min(discards(k), 3) * 0.5, 26 << 2);
  if (flags(s) & HARMONY && discards(k) == 0) store<f32>(to, 1, 27 << 2);
  if (flags(s) & MIDDLE && centrable<S>(k)) {
    const half = bound<S>() >> 1;
    const reached = i32(west(k) == -half) + i32(east(k) == half) + i32(south(k) == -half) + i32(north(k) == half);
    store<f32>(to, 1, 28 << 2);
    store<f32>(to, <f32>reached * 0.25, 29 << 2);
    if (centred<S>(k)) store<f32>(to, 1, 30 << 2);
  }
  store<f32>(to, <f32>score<S>(s, player) * (seven<S>() ? 0.01 : 0.025), 31 << 2);
  store<f32>(to, <f32>largest * 0.1, 32 << 2);
  store<f32>(to, <f32>allCrowns<S>(k) * 0.1, 33 << 2);
  return to + (SHAPE << 2);
}

/** What the dominoes under this player's kings, and the free ones, would score here at once. */
function describeHeld<S>(s: usize, k: usize, player: i32, to: usize): void {
  memory.fill(to, 0, HELD << 2);
  let slot: usize = to;
  for (let i = firstUnplaced(s); i < 4; i++) {
    if (currentOwner(s, i) == player) slot = describeDomino<S>(k, current(s, i), slot);
  }
  slot = to + (6 << 2);
  for (let i = 0; i < 4; i++) {
    if (nextOwner(s, i) == player) slot = describeDomino<S>(k, next(s, i), slot);
  }
  // Free dominoes: the four gains, the best first.
  slot = to + (12 << 2);
  let found = 0;
  let stuck = 0;
  for (let i = 0; i < 4; i++) {
    if (!next(s, i) || nextOwner(s, i) != FREE) continue;
    const g = bestGainByJoins<S>(k, next(s, i));
    if (g < 0) stuck++;
    let value: f32 = <f32>min(max(g, 0), 20) * 0.1;
    for (let j = 0; j < found; j++) {
      const other = load<f32>(slot + ((<usize>j) << 2));
      if (value > other) {
        store<f32>(slot + ((<usize>j) << 2), value);
        value = other;
      }
    }
    store<f32>(slot + ((<usize>found) << 2), value);
    found++;
  }
  store<f32>(to, <f32>stuck * 0.5, 16 << 2);
}

function describeDomino<S>(k: usize, domino: i32, to: usize): usize {
  const g = bestGainByJoins<S>(k, domino);
  if (g < 0) store<f32>(to, 1);
  else {
    store<f32>(to, <f32>min(g, 20) * 0.1, 4);
    store<f32>(to, <f32>min(mobility, 20) * 0.05, 8);
  }
  return to + 12;
}

/** The inputs of the head, seen by `me`: the order of the kings, the free dominoes, how far the game is. */
export function describeCommon<S>(s: usize, me: i32, x: usize): void {
  memory.fill(x, 0, COMMON_INPUTS << 2);
  for (let i = firstUnplaced(s); i < 4; i++) {
    const owner = currentOwner(s, i);
    if (owner != FREE) store<f32>(x + ((<usize>(2 * i + i32(owner != me))) << 2), 1);
  }
  for (let i = 0; i < 4; i++) {
    if (!next(s, i)) continue;
    const owner = nextOwner(s, i);
    store<f32>(x + ((<usize>(8 + 3 * i + (owner == FREE ? 2 : i32(owner != me)))) << 2), 1);
    if (owner == FREE) {
      count1(x + (20 << 2), leftTerrain(next(s, i)), leftCrowns(next(s, i)));
      count1(x + (20 << 2), rightTerrain(next(s, i)), rightCrowns(next(s, i)));
    }
  }
  if (phase(s) == PICK) store<f32>(x, 1, 32 << 2);
  if (phase(s) == PLACE) store<f32>(x, 1, 33 << 2);
  if (phase(s) == LINE) store<f32>(x, 1, 34 << 2);
  store<f32>(x + ((<usize>(35 + min(lines(s) - drawn(s), 6))) << 2), 1);
  store<f32>(x, <f32>(lines(s) - drawn(s)) * 0.2, 42 << 2);
  store<f32>(x, <f32>hand(s, me) * 0.5, 43 << 2);
  store<f32>(x, <f32>hand(s, 1 - me) * 0.5, 44 << 2);
  if (flags(s) & (BASE | SEVEN)) store<f32>(x, 1, 45 << 2);
  if (flags(s) & PRINT) store<f32>(x, 1, 46 << 2);
  if (flags(s) & HARMONY) store<f32>(x, 1, 47 << 2);
  if (flags(s) & MIDDLE) store<f32>(x, 1, 48 << 2);
  store<f32>(x, <f32>(score<S>(s, me) - score<S>(s, 1 - me)) * 0.05, 49 << 2);
}

function count1(x: usize, terrain: i32, crowns: i32): void {
  const to = x + ((<usize>(2 * terrain)) << 2);
  store<f32>(to, load<f32>(to) + <f32>0.5);
  store<f32>(to, load<f32>(to, 4) + <f32>0.5 * <f32>crowns, 4);
}
