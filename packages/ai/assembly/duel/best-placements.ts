// The best placements on one player's map in this round: prepared once, then asked for any two marks.

import { activate, addScaled, dot } from '../shared/vectors';
import { crossesOf, DOMAINS_SIZE, domainAt, domainCount, findDomains, gain, gainOfOne, squaresOf } from './domains';
import { clearEntry, ENTRY_BYTES, enterPlacement, entryCount, entryPoints, entrySum, rankAgain, TOP } from './entry';
import {
  bonusRow,
  coatRows,
  emptyRows,
  GROUNDS,
  groundRow,
  groundsOf,
  heldRows,
  POINTS_ROW,
  POINTS_UNIT,
  reachedByCoat,
  squareRow,
  stuckRow,
} from './features';
import { beside, bit, CASTLE_EDGES, count, lowest, SQUARE_BITS, STRIDE } from './mask';
import { points } from './score';
import { BOTH, COATS } from './sheet';
import { stage } from './spellbook';
import { bonusOf, coatMask, emptyOf, hasKept, NO_COAT, playerAt, rollerOf } from './state';
import {
  joint,
  MARGIN_WORTH,
  MOST_ROWS,
  margin,
  matrixOf,
  project,
  projectMap,
  ROW,
  rowAt,
  slopeOf,
  sumRows,
  WEIGHT_ROWS,
  WIDTH,
  win,
} from './value';

/** How much of its judgement a player takes from the net; the rest is the points on the maps as they lie. */
export let foresight: f32 = 1;
/** What a point on the map is worth to a player who sees no further. */
export const POINT_WORTH: f32 = 0.02;

export function setForesight(share: f32): void {
  foresight = share;
}

// An entry for each pair of kinds (a coat with its crosses) that was asked for.
const MOST_ENTRIES = 1024;
const KINDS = COATS * 11;

// Placements that differ only in their kinds share most of their rows. Of each two squares that share an edge: the sum of
// all rows with both filled but neither coat changed, what each coat has in it, and which coats connect nowhere then.
const PAIRS = SQUARE_BITS * 2; // the lower square × whether the other is one row or one column on
const PAIR_COATS = ROW;
const PAIR_STUCK = PAIR_COATS + COATS * ROW;
const PAIR_READY = PAIR_STUCK + 4;
const PAIR = PAIR_STUCK + 16;
// Of one kind on one end of such a pair: the rows of its coat then, the points gained, its domains, whether it connects on.
const MOST_MARKS = 32;
const MARK_GAIN = ROW;
const MARK_DOMAINS = ROW + 4;
const MARK_OPEN = ROW + 8;
const MARK_READY = ROW + 12;
const MARK_GROUNDS = ROW + 16;
const MARK = MARK_GROUNDS + GROUNDS * 8;

const list = memory.data(MOST_ROWS * 2);
const active = memory.data(ROW, 16);
const part = memory.data(ROW, 16);
const candidate = memory.data(ROW, 16);
const changed = memory.data(20 * 16);
const changedGrounds = memory.data(GROUNDS * 8);
const grounded = new StaticArray<u64>(GROUNDS);

/** Points of the map after the placement last summed. */
export let pointsAfter: i32 = 0;

export class BestPlacements {
  p: usize = 0;
  /** Player A of this round: the other one rolls next. */
  isA: bool = false;
  /** It is A and holds `both`. */
  maySpendBoth: bool = false;
  /** Which its map goes through after a placement. */
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
  still: usize = heap.alloc(ROW + 16);
  /** How the worth of this map changes with each unit of its layer, as the map stands: ranks placements quickly. */
  slope: usize = heap.alloc(ROW + 16);
  /** The opponent's projection as its map is now, and the spellbook's rows: what placements are compared against. */
  rival: usize = 0;
  lines: usize = 0;
  entries: usize = heap.alloc(MOST_ENTRIES * ENTRY_BYTES);
  slots: usize = heap.alloc(KINDS * KINDS * 2);
  used: i32 = 0;
  pairs: usize = aligned(PAIRS * PAIR);
  marks: usize = aligned(MOST_MARKS * PAIRS * 2 * MARK);
  /** Which of the marks belongs to a kind, from 1. */
  markOf: usize = heap.alloc(KINDS);
  usedMarks: i32 = 0;
  /** Beside the domains of each coat, by their crosses; and the same of all coats but two. */
  grounds: usize = heap.alloc(COATS * GROUNDS * 8);
  groundsBut: usize = heap.alloc(COATS * COATS * GROUNDS * 8);
  /** First of this map's cache rows: one a coat, then what never changes. */
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
    this.maySpendBoth = this.isA && hasKept(p, BOTH);
    const empty = emptyOf(p);
    this.empty = empty;
    this.left = max(count(empty) - 2, 0);
    this.matrix = matrixOf(!this.isA, this.left);
    this.bonus = bonusOf(p);
    this.points = points(p);
    this.used = 0;
    memory.fill(this.slots, 0, KINDS * KINDS * 2);
    for (let i = 0; i < PAIRS; i++) store<u32>(this.pairs + i * PAIR, 0, PAIR_READY);
    for (let i = 0; i < this.usedMarks * PAIRS * 2; i++) store<u32>(this.marks + i * MARK, 0, MARK_READY);
    memory.fill(this.markOf, 0, KINDS);
    this.usedMarks = 0;
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
      groundsOf(first, domainCount(this.domains, coat), this.grounds + coat * GROUNDS * 8);
    }
    this.combineGrounds();
    projectMap(p, !this.isA, this.still);
  }

  private combineGrounds(): void {
    for (let one = 0; one < COATS; one++) {
      for (let two = one; two < COATS; two++) {
        for (let step = 0; step < GROUNDS; step++) {
          let all: u64 = 0;
          for (let coat = 0; coat < COATS; coat++) {
            if (coat != one && coat != two) all |= load<u64>(this.grounds + ((coat * GROUNDS + step) << 3));
          }
          store<u64>(this.groundsBut + (((one * COATS + two) * GROUNDS + step) << 3), all);
          store<u64>(this.groundsBut + (((two * COATS + one) * GROUNDS + step) << 3), all);
        }
      }
    }
  }

  /** After both desks are prepared. */
  face(other: BestPlacements, lines: usize): void {
    this.rival = other.still;
    this.lines = lines;
    this.last = this.ends() || other.ends();
    if (this.isA) joint(this.rival, this.still, lines, stage);
    else joint(this.still, this.rival, lines, stage);
    slopeOf(this.matrix, stage, this.isA ? -1 : 1, this.slope);
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
    const others = this.groundsBut + (coat1 * COATS + coat2) * GROUNDS * 8;
    for (let step = 0; step < GROUNDS; step++) unchecked((grounded[step] = load<u64>(others + (step << 3))));
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
        groundsOf(changed, domains, changedGrounds);
        for (let step = 0; step < GROUNDS; step++) {
          unchecked((grounded[step] |= load<u64>(changedGrounds + (step << 3))));
        }
      } else if (this.reach[coat] & both) {
        n = coatRows(coat, domainAt(this.domains, coat, 0), domains, empty, left, list, n);
      } else {
        put(n++, this.cache + coat);
      }
      if ((connects & empty) == 0) stuck++;
      if (coat == this.bonus) bonusDomains = domains;
    }
    if (this.bonus != NO_COAT) put(n++, bonusRow(this.bonus, bonusDomains));
    for (let step = 0; step < GROUNDS; step++) put(n++, groundRow(step, unchecked(grounded[step]), empty));
    put(n++, stuckRow(stuck, left));
    n = emptyRows(empty, list, n);
    sumRows(list, n, to);
    pointsAfter = this.points + gain(this.p, this.domains, coat1, crosses1, x, coat2, crosses2, y);
    addScaled(to, rowAt(POINTS_ROW), <f32>pointsAfter / POINTS_UNIT, WIDTH);
  }

  /** The pair of squares with this lower one, both filled; computed at the first question. */
  private pair(lower: i32, across: bool): usize {
    const at = this.pairs + ((lower << 1) + (across ? 1 : 0)) * PAIR;
    if (load<u32>(at, PAIR_READY)) return at;
    const both = bit(lower) | bit(across ? lower + STRIDE : lower + 1);
    const empty = this.empty & ~both;
    let stuck = 0;
    for (let coat = 0; coat < COATS; coat++) {
      const row = at + PAIR_COATS + <usize>coat * ROW;
      if (this.reach[coat] & both) {
        const first = domainAt(this.domains, coat, 0);
        const n = coatRows(coat, first, domainCount(this.domains, coat), empty, this.left, list, 0);
        sumRows(list, n, row);
      } else {
        memory.copy(row, rowAt(this.cache + coat), ROW);
      }
      if ((this.connects[coat] & empty) == 0) stuck |= 1 << coat;
    }
    put(0, this.cache + COATS);
    sumRows(list, emptyRows(empty, list, 1), at);
    for (let coat = 0; coat < COATS; coat++) addScaled(at, at + PAIR_COATS + <usize>coat * ROW, 1, WIDTH);
    store<i32>(at, stuck, PAIR_STUCK);
    store<u32>(at, 1, PAIR_READY);
    return at;
  }

  /** A number for a kind, from 1; 0 when there are too many of them. */
  private markIndex(kind: i32): i32 {
    let index: i32 = load<u8>(this.markOf + kind);
    if (index == 0 && this.usedMarks < MOST_MARKS) {
      index = ++this.usedMarks;
      store<u8>(this.markOf + kind, <u8>index);
    }
    return index;
  }

  /** One kind on one square of a pair; computed at the first question. */
  private mark(index: i32, pairIndex: i32, high: i32, coat: i32, crosses: i32, square: u64, empty: u64): usize {
    const at = this.marks + ((index - 1) * PAIRS * 2 + pairIndex * 2 + high) * MARK;
    if (load<u32>(at, MARK_READY)) return at;
    const domains = addSquare(this.copyDomains(coat), square, crosses);
    put(0, squareRow(coat, lowest(square)));
    sumRows(list, coatRows(coat, changed, domains, empty, this.left, list, 1), at);
    store<i32>(at, gainOfOne(this.p, this.domains, coat, crosses, square), MARK_GAIN);
    groundsOf(changed, domains, at + MARK_GROUNDS);
    store<i32>(at, domains, MARK_DOMAINS);
    store<u32>(at, (beside(square) & empty) != 0, MARK_OPEN);
    store<u32>(at, 1, MARK_READY);
    return at;
  }

  /** As sum(), for two different coats on squares that share an edge: from what is shared. */
  private combine(pair: usize, coat1: i32, mark1: usize, coat2: i32, mark2: usize, empty: u64, to: usize): void {
    pointsAfter = this.points + load<i32>(mark1, MARK_GAIN) + load<i32>(mark2, MARK_GAIN);
    const open = (load<i32>(mark1, MARK_OPEN) << coat1) | (load<i32>(mark2, MARK_OPEN) << coat2);
    const stuck = rowAt(stuckRow(<i32>popcnt(load<i32>(pair, PAIR_STUCK) & ~open), this.left));
    const old1 = pair + PAIR_COATS + <usize>coat1 * ROW;
    const old2 = pair + PAIR_COATS + <usize>coat2 * ROW;
    const pointsRow = rowAt(POINTS_ROW);
    const scale = <f32>pointsAfter / POINTS_UNIT;
    const others = this.groundsBut + (coat1 * COATS + coat2) * GROUNDS * 8;
    const ground1 = groundAfter(0, others, mark1, mark2, empty);
    const ground2 = groundAfter(1, others, mark1, mark2, empty);
    const ground3 = groundAfter(2, others, mark1, mark2, empty);
    const ground5 = groundAfter(3, others, mark1, mark2, empty);
    if (SIMD) {
      const s = f32x4.splat(scale);
      for (let i: usize = 0; i < ROW; i += 16) {
        const change1 = f32x4.sub(v128.load(mark1 + i), v128.load(old1 + i));
        const change2 = f32x4.sub(v128.load(mark2 + i), v128.load(old2 + i));
        const few = f32x4.add(v128.load(ground1 + i), v128.load(ground2 + i));
        const many = f32x4.add(v128.load(ground3 + i), v128.load(ground5 + i));
        const still = f32x4.add(v128.load(stuck + i), f32x4.mul(v128.load(pointsRow + i), s));
        const rest = f32x4.add(still, f32x4.add(few, many));
        v128.store(to + i, f32x4.add(f32x4.add(v128.load(pair + i), f32x4.add(change1, change2)), rest));
      }
    } else {
      for (let i: usize = 0; i < ROW; i += 4) {
        const change1 = load<f32>(mark1 + i) - load<f32>(old1 + i);
        const change2 = load<f32>(mark2 + i) - load<f32>(old2 + i);
        const few = load<f32>(ground1 + i) + load<f32>(ground2 + i);
        const many = load<f32>(ground3 + i) + load<f32>(ground5 + i);
        const rest = load<f32>(stuck + i) + load<f32>(pointsRow + i) * scale + (few + many);
        store<f32>(to + i, load<f32>(pair + i) + (change1 + change2) + rest);
      }
    }
    if (this.bonus == NO_COAT) return;
    let domains = domainCount(this.domains, this.bonus);
    if (this.bonus == coat1) domains = load<i32>(mark1, MARK_DOMAINS);
    if (this.bonus == coat2) domains = load<i32>(mark2, MARK_DOMAINS);
    addScaled(to, rowAt(bonusRow(this.bonus, domains)), 1, WIDTH);
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
    if (this.last) return <f32>mapPoints * MARGIN_WORTH;
    if (this.isA) joint(this.rival, mine, lines, stage);
    else joint(mine, this.rival, lines, stage);
    const worth = worthTo(this.isA);
    return foresight == 1 ? worth : foresight * worth + (<f32>1 - foresight) * <f32>mapPoints * POINT_WORTH;
  }

  /** The entry of two kinds, computed at the first question. */
  entry(coat1: i32, crosses1: i32, coat2: i32, crosses2: i32): usize {
    const kind1 = kindOf(coat1, crosses1);
    const kind2 = kindOf(coat2, crosses2);
    const slot = this.slots + ((kind1 * KINDS + kind2) << 1);
    let index = <i32>load<u16>(slot);
    if (index == 0) {
      index = this.used < MOST_ENTRIES - 1 ? ++this.used : this.used;
      store<u16>(slot, <u16>index);
      this.fill(this.entries + index * ENTRY_BYTES, coat1, crosses1, coat2, crosses2);
    }
    return this.entries + index * ENTRY_BYTES;
  }

  private fill(entry: usize, coat1: i32, crosses1: i32, coat2: i32, crosses2: i32): void {
    clearEntry(entry);
    const empty = this.empty;
    const one = this.connects[coat1] & empty;
    const two = this.connects[coat2] & empty;
    const same = coat1 == coat2 && crosses1 == crosses2;
    const index1 = coat1 == coat2 ? 0 : this.markIndex(kindOf(coat1, crosses1));
    const index2 = coat1 == coat2 ? 0 : this.markIndex(kindOf(coat2, crosses2));
    const directions = same ? 2 : 4;
    for (let direction = 0; direction < directions; direction++) {
      const step: u64 = direction & 1 ? 6 : 1;
      const up = direction < 2;
      let xs = up ? empty & (empty >> step) & (one | (two >> step)) : empty & (empty << step) & (one | (two << step));
      while (xs) {
        const x = xs & -xs;
        xs ^= x;
        const y = up ? x << step : x >> step;
        if (index1 == 0 || index2 == 0) {
          this.consider(entry, coat1, crosses1, x, coat2, crosses2, y);
          continue;
        }
        const lower = lowest(up ? x : y);
        const pair = this.pair(lower, step == 6);
        const pairIndex = (lower << 1) + (step == 6 ? 1 : 0);
        const left = empty & ~(x | y);
        const mark1 = this.mark(index1, pairIndex, up ? 0 : 1, coat1, crosses1, x, left);
        const mark2 = this.mark(index2, pairIndex, up ? 1 : 0, coat2, crosses2, y, left);
        this.combine(pair, coat1, mark1, coat2, mark2, left, candidate);
        this.enter(entry, x, y);
      }
    }
    this.settle(entry);
  }

  /** Keeps the most promising few placements of an entry, ranked by the slope. */
  consider(entry: usize, coat1: i32, crosses1: i32, x: u64, coat2: i32, crosses2: i32, y: u64): void {
    this.sum(coat1, crosses1, x, coat2, crosses2, y, candidate);
    this.enter(entry, x, y);
  }

  /** Enters the candidate just summed, if it is promising enough. */
  private enter(entry: usize, x: u64, y: u64): void {
    let rank: f32;
    if (this.last) {
      rank = <f32>pointsAfter;
    } else {
      activate(active, candidate, WIDTH);
      rank = dot(active, this.slope, WIDTH);
      if (foresight != 1) rank = foresight * rank + (<f32>1 - foresight) * <f32>pointsAfter * POINT_WORTH;
    }
    enterPlacement(entry, rank, lowest(x), lowest(y), pointsAfter, candidate);
  }

  /** Puts the kept placements of an entry in the order of their true utility. */
  settle(entry: usize): void {
    const n = min(entryCount(entry), TOP);
    for (let i = 0; i < n; i++) {
      rankAgain(entry, i, this.utility(entrySum(entry, i), entryPoints(entry, i), this.lines));
    }
  }
}

function kindOf(coat: i32, crosses: i32): i32 {
  return coat + COATS * min(crosses, 10);
}

/** The row of one step of ground, once two marks are placed. */
function groundAfter(step: i32, others: usize, mark1: usize, mark2: usize, empty: u64): usize {
  const at = (<usize>step) << 3;
  const ground = load<u64>(others + at) | load<u64>(mark1 + at, MARK_GROUNDS) | load<u64>(mark2 + at, MARK_GROUNDS);
  return rowAt(groundRow(step, ground, empty));
}

function aligned(bytes: i32): usize {
  const at = (heap.alloc(bytes + 64) + 63) & ~63;
  memory.fill(at, 0, bytes);
  return at;
}

function put(n: i32, row: i32): void {
  store<u16>(list + ((<usize>n) << 1), <u16>row);
}

/** After joint(): win and margin as worth to A of the round that just ended, or to B, who rolls next. */
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
    const domain = changed + ((<usize>i) << 4);
    if (squaresOf(domain) & near) {
      squares |= squaresOf(domain);
      all += crossesOf(domain);
    } else {
      if (kept != i) memory.copy(changed + ((<usize>kept) << 4), domain, 16);
      kept++;
    }
  }
  const domain = changed + ((<usize>kept) << 4);
  store<u64>(domain, squares);
  store<i32>(domain, count(squares), 8);
  store<i32>(domain, all, 12);
  return kept + 1;
}
