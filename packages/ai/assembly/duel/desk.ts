// One player's map on the desk for this round: prepared once, then asked for the best placement of any two marks.
import { COATS } from './sheet';
import { NO_COAT, bonusOf, coatMask, emptyOf, playerAt, rollerOf } from './state';
import { CASTLE_EDGES, beside, count, lowest } from './map';
import { DOMAINS_SIZE, crossesOf, domainAt, domainCount, findDomains, gain, squaresOf } from './domains';
import { POINTS_ROW, POINTS_UNIT, bonusRow, coatRows, emptyRows, heldRows, reachedByCoat, squareRow } from './features';
import {
  MARGIN_WORTH, MOST_ROWS, OTHER_MATRIX, ROLLER_MATRIX, ROW, WEIGHT_ROWS, WIDTH,
  joint, margin, project, projectMap, rowAt, slopeOf, sumRows, win,
} from './value';
import { activate, addScaled, dot } from '../shared/net';
import { points } from './score';

/** How much of its judgement a player takes from the net; the rest is the points on the maps as they lie. */
export let foresight: f32 = 1;
/** What a point on the map is worth to a player who sees no further. */
export const POINT_WORTH: f32 = 0.02;

export function setForesight(share: f32): void {
  foresight = share;
}

// What is kept for each pair of kinds (a coat with its crosses): the best placements with their row sums.
export const TOP = 4;
const ENTRY_PLACES = 0; // TOP × (u8 square of the first kind, u8 square of the second, points u16)
const ENTRY_UTILITY = TOP * 4; // TOP × f32
const ENTRY_SLOTS = ENTRY_UTILITY + TOP * 4; // TOP × u32: which of the sums is whose
const ENTRY_COUNT = ENTRY_SLOTS + TOP * 4; // placements in all
const ENTRY_SUMS = 64;
const ENTRY = ENTRY_SUMS + TOP * 128;
const MOST_ENTRIES = 1024;
const KINDS = COATS * 11;

const list = memory.data(MOST_ROWS * 2);
const active = memory.data(128, 16);
const part = memory.data(128, 16);
const candidate = memory.data(128, 16);
const changed = memory.data(20 * 16);

/** Points of the map after the placement last summed. */
export let pointsAfter: i32 = 0;

export class Desk {
  p: usize = 0;
  /** Player A of this round: the other one rolls next. */
  isA: bool = false;
  matrix: i32 = 0;
  empty: u64 = 0;
  /** Empty squares after a placement. */
  left: i32 = 0;
  /** This round is the last: points count, not prospects. */
  last: bool = false;
  points: i32 = 0;
  bonus: i32 = 0;
  domains: usize = heap.alloc(DOMAINS_SIZE);
  reach: StaticArray<u64> = new StaticArray<u64>(COATS);
  /** Where each coat connects, filled squares included. */
  connects: StaticArray<u64> = new StaticArray<u64>(COATS);
  /** The map's projection if nothing is placed. */
  still: usize = heap.alloc(144);
  /** How the worth of this map changes with each unit of its layer, as the map stands: ranks placements quickly. */
  slope: usize = heap.alloc(144);
  /** The opponent's projection as its map is now, and the spellbook's rows: what placements are compared against. */
  rival: usize = 0;
  lines: usize = 0;
  entries: usize = heap.alloc(MOST_ENTRIES * ENTRY);
  slots: usize = heap.alloc(KINDS * KINDS * 2);
  used: i32 = 0;
  /** First of this desk's cache rows: one a coat, then what never changes. */
  cache: i32 = 0;

  constructor(side: i32) {
    this.cache = WEIGHT_ROWS + side * 16;
    this.still = (this.still + 15) & ~15;
    this.slope = (this.slope + 15) & ~15;
  }

  prepare(s: usize, player: i32): void {
    const p = playerAt(s, player);
    this.p = p;
    this.isA = rollerOf(s) == player;
    this.matrix = this.isA ? OTHER_MATRIX : ROLLER_MATRIX;
    const empty = emptyOf(p);
    this.empty = empty;
    this.left = max(count(empty) - 2, 0);
    this.bonus = bonusOf(p);
    this.points = points(p);
    this.used = 0;
    memory.fill(this.slots, 0, KINDS * KINDS * 2);
    findDomains(p, this.domains);
    let n = heldRows(p, this.left, list, 0);
    for (let coat = 0; coat < COATS; coat++) {
      let squares = coatMask(p, coat);
      this.connects[coat] = beside(squares) | CASTLE_EDGES;
      while (squares) {
        store<u16>(list + (n++ << 1), <u16>squareRow(coat, lowest(squares)));
        squares &= squares - 1;
      }
    }
    sumRows(list, n, rowAt(this.cache + COATS));
    for (let coat = 0; coat < COATS; coat++) {
      const first = domainAt(this.domains, coat, 0);
      const rows = coatRows(coat, first, domainCount(this.domains, coat), empty, this.left, list, 0);
      this.reach[coat] = reachedByCoat;
      sumRows(list, rows, rowAt(this.cache + coat));
    }
    projectMap(p, this.matrix, this.still);
  }

  /** After both desks are prepared. */
  face(other: Desk, lines: usize): void {
    this.rival = other.still;
    this.lines = lines;
    this.last = this.ends() || other.ends();
    if (this.isA) joint(this.rival, this.still, lines);
    else joint(this.still, this.rival, lines);
    slopeOf(this.matrix, this.isA ? -1 : 1, this.slope);
  }

  /** The map is full, or will be with one more domino. */
  private ends(): bool {
    return this.empty == 0 || (this.left == 0 && (this.empty & beside(this.empty)) != 0);
  }

  /** The sum of rows after a placement; sets pointsAfter. */
  sum(coat1: i32, crosses1: i32, x: u64, coat2: i32, crosses2: i32, y: u64, to: usize): void {
    const both = x | y;
    const empty = this.empty & ~both;
    const left = this.left;
    let n = 0;
    put(n++, this.cache + COATS);
    put(n++, squareRow(coat1, lowest(x)));
    put(n++, squareRow(coat2, lowest(y)));
    let stuck = 0;
    let bonusDomains = 0;
    for (let coat = 0; coat < COATS; coat++) {
      let connects = this.connects[coat];
      let domains = domainCount(this.domains, coat);
      if (coat == coat1 || coat == coat2) {
        domains = this.copyDomains(coat);
        if (coat == coat1) {
          connects |= beside(x);
          domains = addSquare(domains, x, crosses1);
        }
        if (coat == coat2) {
          connects |= beside(y);
          domains = addSquare(domains, y, crosses2);
        }
        n = coatRows(coat, changed, domains, empty, left, list, n);
      } else if (this.reach[coat] & both) {
        n = coatRows(coat, domainAt(this.domains, coat, 0), domains, empty, left, list, n);
      } else {
        put(n++, this.cache + coat);
      }
      if ((connects & empty) == 0) stuck++;
      if (coat == this.bonus) bonusDomains = domains;
    }
    if (this.bonus != NO_COAT) put(n++, bonusRow(this.bonus, bonusDomains));
    n = emptyRows(empty, stuck, list, n);
    sumRows(list, n, to);
    pointsAfter = this.points + gain(this.p, this.domains, coat1, crosses1, x, coat2, crosses2, y);
    addScaled(to, rowAt(POINTS_ROW), <f32>pointsAfter / POINTS_UNIT, WIDTH);
  }

  private copyDomains(coat: i32): i32 {
    const n = domainCount(this.domains, coat);
    memory.copy(changed, domainAt(this.domains, coat, 0), n << 4);
    return n;
  }

  /** How good a row sum is for this player, against the opponent as it stands and these lines. */
  utility(sum: usize, mapPoints: i32, lines: usize): f32 {
    if (this.last) return <f32>mapPoints * MARGIN_WORTH;
    activate(active, sum, WIDTH);
    project(this.matrix, active, part);
    return this.utilityOfPart(part, mapPoints, lines);
  }

  utilityOfPart(mine: usize, mapPoints: i32, lines: usize): f32 {
    if (this.isA) joint(this.rival, mine, lines);
    else joint(mine, this.rival, lines);
    const worth = worthTo(this.isA);
    return foresight == 1 ? worth : foresight * worth + (<f32>1 - foresight) * <f32>mapPoints * POINT_WORTH;
  }

  /** The entry of two kinds, computed at the first question. */
  entry(coat1: i32, crosses1: i32, coat2: i32, crosses2: i32): usize {
    const kind1 = coat1 + COATS * min(crosses1, 10);
    const kind2 = coat2 + COATS * min(crosses2, 10);
    const slot = this.slots + ((kind1 * KINDS + kind2) << 1);
    let index = <i32>load<u16>(slot);
    if (index == 0) {
      index = this.used < MOST_ENTRIES - 1 ? ++this.used : this.used;
      store<u16>(slot, <u16>index);
      this.fill(this.entries + index * ENTRY, coat1, crosses1, coat2, crosses2);
    }
    return this.entries + index * ENTRY;
  }

  private fill(entry: usize, coat1: i32, crosses1: i32, coat2: i32, crosses2: i32): void {
    clearEntry(entry);
    const empty = this.empty;
    const one = this.connects[coat1] & empty;
    const two = this.connects[coat2] & empty;
    const same = coat1 == coat2 && crosses1 == crosses2;
    const directions = same ? 2 : 4;
    for (let direction = 0; direction < directions; direction++) {
      const step: u64 = direction & 1 ? 6 : 1;
      const up = direction < 2;
      let xs = up ? empty & (empty >> step) & (one | (two >> step)) : empty & (empty << step) & (one | (two << step));
      while (xs) {
        const x = xs & -xs;
        xs ^= x;
        this.consider(entry, coat1, crosses1, x, coat2, crosses2, up ? x << step : x >> step);
      }
    }
    this.settle(entry);
  }

  /** Keeps the most promising few placements of an entry, ranked by the slope. */
  consider(entry: usize, coat1: i32, crosses1: i32, x: u64, coat2: i32, crosses2: i32, y: u64): void {
    this.sum(coat1, crosses1, x, coat2, crosses2, y, candidate);
    let rank: f32;
    if (this.last) {
      rank = <f32>pointsAfter;
    } else {
      activate(active, candidate, WIDTH);
      rank = dot(active, this.slope, WIDTH);
      if (foresight != 1) rank = foresight * rank + (<f32>1 - foresight) * <f32>pointsAfter * POINT_WORTH;
    }
    const n = load<i32>(entry, ENTRY_COUNT);
    store<i32>(entry, n + 1, ENTRY_COUNT);
    if (n >= TOP && load<f32>(entry + ((TOP - 1) << 2), ENTRY_UTILITY) >= rank) return;
    // The sum takes the slot of the one that falls out.
    const slot = n < TOP ? <u32>n : load<u32>(entry + ((TOP - 1) << 2), ENTRY_SLOTS);
    memory.copy(entry + ENTRY_SUMS + <usize>slot * ROW, candidate, ROW);
    const place = <u32>lowest(x) | (<u32>lowest(y) << 8) | (<u32>pointsAfter << 16);
    insert(entry, min(n, TOP - 1), rank, place, slot);
  }

  /** Puts the kept placements of an entry in the order of their true utility. */
  settle(entry: usize): void {
    const n = min(load<i32>(entry, ENTRY_COUNT), TOP);
    for (let i = 0; i < n; i++) {
      const place = load<u32>(entry + (i << 2), ENTRY_PLACES);
      const slot = load<u32>(entry + (i << 2), ENTRY_SLOTS);
      const utility = this.utility(entry + ENTRY_SUMS + <usize>slot * ROW, <i32>(place >>> 16), this.lines);
      insert(entry, i, utility, place, slot);
    }
  }
}

/** Moves a placement up from the end of a sorted list to where it belongs. */
function insert(entry: usize, end: i32, utility: f32, place: u32, slot: u32): void {
  let at = end;
  while (at > 0 && load<f32>(entry + ((at - 1) << 2), ENTRY_UTILITY) < utility) {
    const to = entry + (at << 2);
    store<f32>(to, load<f32>(to - 4, ENTRY_UTILITY), ENTRY_UTILITY);
    store<u32>(to, load<u32>(to - 4, ENTRY_PLACES), ENTRY_PLACES);
    store<u32>(to, load<u32>(to - 4, ENTRY_SLOTS), ENTRY_SLOTS);
    at--;
  }
  store<f32>(entry + (at << 2), utility, ENTRY_UTILITY);
  store<u32>(entry + (at << 2), place, ENTRY_PLACES);
  store<u32>(entry + (at << 2), slot, ENTRY_SLOTS);
}

export function clearEntry(entry: usize): void {
  memory.fill(entry, 0, ENTRY_SUMS);
}

export const ENTRY_BYTES = ENTRY;

// @ts-ignore: decorator
@inline
export function entryCount(entry: usize): i32 {
  return load<i32>(entry, ENTRY_COUNT);
}

// @ts-ignore: decorator
@inline
export function entrySum(entry: usize): usize {
  return entry + ENTRY_SUMS + <usize>load<u32>(entry, ENTRY_SLOTS) * ROW;
}

// @ts-ignore: decorator
@inline
export function entryUtility(entry: usize, i: i32): f32 {
  return load<f32>(entry + (i << 2), ENTRY_UTILITY);
}

// @ts-ignore: decorator
@inline
export function entrySquare1(entry: usize, i: i32): i32 {
  return load<u8>(entry + (i << 2));
}

// @ts-ignore: decorator
@inline
export function entrySquare2(entry: usize, i: i32): i32 {
  return load<u8>(entry + (i << 2), 1);
}

// @ts-ignore: decorator
@inline
export function entryPoints(entry: usize, i: i32): i32 {
  return load<u16>(entry + (i << 2), 2);
}

// @ts-ignore: decorator
@inline
function put(n: i32, row: i32): void {
  store<u16>(list + (<usize>n << 1), <u16>row);
}

/** After joint(): win and margin as worth to A of the round that just ended, or to B, who rolls next. */
// @ts-ignore: decorator
@inline
function worthTo(a: bool): f32 {
  const worth = win + margin * MARGIN_WORTH;
  return a ? <f32>1 - worth : worth;
}

/** Joins a new square with every domain of its coat that it touches; returns how many domains there are. */
function addSquare(n: i32, square: u64, crosses: i32): i32 {
  const near = beside(square);
  let squares = square;
  let all = crosses;
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const domain = changed + (<usize>i << 4);
    if (squaresOf(domain) & near) {
      squares |= squaresOf(domain);
      all += crossesOf(domain);
    } else {
      if (kept != i) memory.copy(changed + (<usize>kept << 4), domain, 16);
      kept++;
    }
  }
  const domain = changed + (<usize>kept << 4);
  store<u64>(domain, squares);
  store<i32>(domain, count(squares), 8);
  store<i32>(domain, all, 12);
  return kept + 1;
}
