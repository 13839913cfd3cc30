// The last round, exactly: at most two squares are empty on each map, so that it ends whatever is rolled. What a player
// can make of any two faces depends on its own map alone, but for a line that both fill: it is tabulated once for each
// map, and a roll is a few questions to two tables.

import { PASS } from './action';
import { DOMAINS_SIZE, domainAt, domainCount, findDomains, sizeOf } from './domains';
import { endings, higher, lower } from './expect';
import { count } from './mask';
import { legal } from './moves';
import { points } from './score';
import {
  BOTH,
  boxesOf,
  COATS,
  CROSS,
  DOMAINS,
  differentFace,
  differentFaces,
  endsWithMap,
  powerOf,
  TURN,
  weightOfFace,
} from './sheet';
import {
  copyState,
  countOf,
  emptyOf,
  forgetRound,
  hasKept,
  NO_COAT,
  PLACE_A,
  PLACE_B,
  PLAYER,
  playerAt,
  rollerOf,
  STATE,
  setDice,
  setPhase,
  setShown,
  setTicks,
  ticksOf,
} from './state';
import { pass, placeOn } from './turn';

/** How a map ends, as one number to compare: its points, then its largest domain. */
const POINT = 64;
/** No such end: all bits are set. */
const NEVER: i32 = -1;

// What a player can make of two faces, for each set of the two lightnings: the best end where it fills exactly those
// lines (as A, who ticks first), and the best where the other one filled them before (as B).
const SETS = 4;
const FILLING = 0;
const WITHOUT = SETS * 4;
// With `end=map` lightnings strike only after two passes: instead of FILLING the best end, the best that a placement
// brings, the end of a pass, and the lines a pass fills as A; WITHOUT is then of a pass.
const BEST = 0;
const PLACED = 4;
const PASSED = 8;
const LINES = 12;
const ENTRY = 2 * SETS * 4;
const PAIRS = 6;
const FACES = 36;
const ENTRIES = PAIRS * FACES;

// A table: the hash of its map, whether lightnings play a part in it, and its entries.
const HASH = 0;
const PLAIN = 8;
const TABLE = 16 + ENTRIES * ENTRY;
const TABLES = 1024;
let tables: usize = 0;
let used: i32 = 0;
/** Open addressing: for each hash a table from 1. */
const SLOTS = 4096;
const slots = memory.data(SLOTS * 2);

const MOST_ACTIONS = 4096;
const actions = memory.data(MOST_ACTIONS * 4);
const trial = memory.data(STATE);
const after = memory.data(PLAYER);
const domains = memory.data(DOMAINS_SIZE);

/** After lastRound(): what it is worth to the roller. */
export let lastWin: f64 = 0;
export let lastLead: f64 = 0;
/** Tables made so far: what most of the work goes into. */
export let tabled: i32 = 0;

export function isLastRound(s: usize): bool {
  return count(emptyOf(playerAt(s, 0))) <= 2 && count(emptyOf(playerAt(s, 1))) <= 2;
}

/** Forgets what was tabulated, for another sheet or another game. */
export function clearTables(): void {
  used = 0;
  memory.fill(slots, 0, SLOTS * 2);
}

function mixed(hash: u64, word: u64): u64 {
  const x = (hash ^ word) * 0x9e3779b97f4a7c15;
  return x ^ (x >> 29);
}

/** What tells one player from another between two rounds. */
export function hashOf(p: usize, seed: u64): u64 {
  let hash = seed;
  for (let i: usize = 0; i < 96; i += 8) hash = mixed(hash, load<u64>(p + i));
  return mixed(hash, load<u32>(p, 96));
}

/** The lightnings whose line the other one has filled, or fills with this: bit 0 domains, bit 1 cross. */
function lightningsOf(p: usize): i32 {
  let set = 0;
  for (let coat = 0; coat < COATS; coat++) {
    if (ticksOf(p, coat) != boxesOf(coat)) continue;
    if (powerOf(coat) == DOMAINS) set |= 1;
    if (powerOf(coat) == CROSS) set |= 2;
  }
  return set;
}

function tableOf(s: usize, player: i32): usize {
  const p = playerAt(s, player);
  const closed = lightningsOf(playerAt(s, 1 - player));
  const hash = hashOf(p, 1 + closed + (endsWithMap() ? SETS : 0));
  let slot = <i32>(hash & (SLOTS - 1));
  while (true) {
    const index = <i32>load<u16>(slots + (slot << 1));
    if (index == 0) break;
    const known = tables + <usize>(index - 1) * TABLE;
    if (load<u64>(known, HASH) == hash) return known;
    slot = (slot + 1) & (SLOTS - 1);
  }
  const table = tables + <usize>used * TABLE;
  used++;
  store<u16>(slots + (slot << 1), <u16>used);
  store<u64>(table, hash, HASH);
  tabulate(s, player, closed, table);
  tabled++;
  return table;
}

function tabulate(s: usize, player: i32, closed: i32, table: usize): void {
  const p = playerAt(s, player);
  const turn = hasKept(p, TURN);
  let plain = true;
  copyState(trial, s);
  forgetRound(trial);
  setPhase(trial, rollerOf(s) == player ? PLACE_A : PLACE_B);
  for (let pair = 0; pair < PAIRS; pair++) {
    const one = lower[pair];
    const two = higher[pair];
    setDice(playerAt(trial, player), (1 << one) | (1 << two));
    for (let i = 0; i < differentFaces(one); i++) {
      for (let j = 0; j < differentFaces(two); j++) {
        const entry = table + 16 + (pair * FACES + i * 6 + j) * ENTRY;
        const known: usize = turn ? 0 : entryBefore(table, pair, differentFace(one, i), differentFace(two, j));
        if (known) {
          memory.copy(entry, known, ENTRY);
          continue;
        }
        setShown(trial, one, differentFace(one, i));
        setShown(trial, two, differentFace(two, j));
        if (!fillEntry(player, closed, entry)) plain = false;
      }
    }
  }
  store<u32>(table, plain, PLAIN);
}

/** Without `turn` only the faces count, not the dice: an entry of an earlier pair that shows the same. */
function entryBefore(table: usize, pair: i32, face1: i32, face2: i32): usize {
  for (let earlier = 0; earlier < pair; earlier++) {
    const one = lower[earlier];
    const two = higher[earlier];
    for (let i = 0; i < differentFaces(one); i++) {
      const first = differentFace(one, i);
      if (first != face1 && first != face2) continue;
      const wanted = first == face1 ? face2 : face1;
      for (let j = 0; j < differentFaces(two); j++) {
        if (differentFace(two, j) == wanted) return table + 16 + (earlier * FACES + i * 6 + j) * ENTRY;
      }
    }
  }
  return 0;
}

/** Tries everything that the player can do with the faces shown. Returns whether it wins no lightning by any of it. */
function fillEntry(player: i32, closed: i32, entry: usize): bool {
  memory.fill(entry, 0xff, ENTRY);
  let plain = true;
  for (let i = 0, n = min(legal(trial, actions, MOST_ACTIONS), MOST_ACTIONS); i < n; i++) {
    const action = load<u32>(actions + (i << 2));
    memory.copy(after, playerAt(trial, player), PLAYER);
    if (action == PASS) pass(trial, after);
    else placeOn(after, action);
    const own = points(after);
    findDomains(after, domains);
    if (endsWithMap()) {
      const end = endWith(own, 0);
      raise(entry + BEST, end);
      raise(entry + (action == PASS ? PASSED : PLACED), end);
      if (action != PASS) continue;
    }
    const filled = lightningsAfterTicks(after, closed);
    if (filled) plain = false;
    if (endsWithMap()) {
      store<i32>(entry, filled, LINES);
      for (let lost = 0; lost < SETS; lost++) store<i32>(entry + (lost << 2), endWith(own, filled & ~lost), WITHOUT);
      continue;
    }
    for (let lost = 0; lost < SETS; lost++) {
      const end = endWith(own, filled & ~lost);
      raise(entry + WITHOUT + (lost << 2), end);
      if (lost == 0) raise(entry + FILLING + (filled << 2), end);
    }
  }
  return plain;
}

function raise(at: usize, end: i32): void {
  store<i32>(at, max(load<i32>(at), end));
}

/** Ticks what was drawn; the lightnings won by it. */
function lightningsAfterTicks(p: usize, closed: i32): i32 {
  const before = lightningsOf(p);
  for (let i = 0; i < 2; i++) {
    const coat = countOf(p, i);
    if (coat != NO_COAT && ticksOf(p, coat) < boxesOf(coat)) setTicks(p, coat, ticksOf(p, coat) + 1);
  }
  return lightningsOf(p) & ~before & ~closed;
}

/** How the map ends with these lightnings: the coat with the most domains, a cross in the largest. */
function endWith(own: i32, lightnings: i32): i32 {
  let most = 0;
  let largest = 0;
  for (let coat = 0; coat < COATS; coat++) {
    const n = domainCount(domains, coat);
    most = max(most, n);
    for (let i = 0; i < n; i++) largest = max(largest, sizeOf(domainAt(domains, coat, i)));
  }
  return (own + (lightnings & 1 ? 3 * most : 0) + (lightnings & 2 ? largest : 0)) * POINT + largest;
}

/** An end against another as one number to compare: won, equal or lost, then the lead. */
const RESULT = 1 << 16;

function compared(mine: i32, theirs: i32): i32 {
  const lead = mine / POINT - theirs / POINT;
  return (mine > theirs ? RESULT : mine < theirs ? -RESULT : 0) + lead;
}

/** What A's entry comes to against B's with `end=map`: A places or passes, then B does. */
function outcomeAtOnce(a: usize, b: usize, plain: bool): i32 {
  if (plain) return compared(load<i32>(a, BEST), load<i32>(b, BEST));
  const placed = load<i32>(a, PLACED);
  const passed = load<i32>(a, PASSED);
  const best = placed == NEVER ? i32.MIN_VALUE : compared(placed, load<i32>(b, BEST));
  if (passed == NEVER) return best;
  // A has passed: B places, or passes too, and both may win a lightning by it.
  const placedByB = load<i32>(b, PLACED);
  let least = placedByB == NEVER ? i32.MAX_VALUE : compared(passed, placedByB);
  if (load<i32>(b, PASSED) != NEVER) {
    const lost = (<usize>load<i32>(a, LINES)) << 2;
    least = min(least, compared(load<i32>(a, WITHOUT), load<i32>(b + lost, WITHOUT)));
  }
  return max(best, least);
}

/** What A's entry comes to against B's: A chooses which lines it fills, B then loses them. */
function outcomeOf(a: usize, b: usize, plain: bool): i32 {
  if (endsWithMap()) return outcomeAtOnce(a, b, plain);
  if (plain) return compared(load<i32>(a, FILLING), load<i32>(b, WITHOUT));
  let best: i32 = i32.MIN_VALUE;
  for (let set = 0; set < SETS; set++) {
    const mine = load<i32>(a + (set << 2), FILLING);
    if (mine != NEVER) best = max(best, compared(mine, load<i32>(b + (set << 2), WITHOUT)));
  }
  return best;
}

const outcomes = new StaticArray<i32>(PAIRS);
const faces = new StaticArray<i32>(4);

/** The expectation over all rolls of a position between rounds in which isLastRound(). */
export function lastRound(s: usize): void {
  if (!tables) tables = heap.alloc(TABLES * TABLE);
  if (used > TABLES - 2) clearTables();
  const roller = rollerOf(s);
  const a = tableOf(s, roller);
  const b = tableOf(s, 1 - roller);
  const plain = load<u32>(a, PLAIN) != 0 && (!endsWithMap() || load<u32>(b, PLAIN) != 0);
  const both = hasKept(playerAt(s, roller), BOTH);
  let win: i32 = 0;
  let lead: i32 = 0;
  for (let f0 = 0; f0 < differentFaces(0); f0++) {
    unchecked((faces[0] = f0));
    for (let f1 = 0; f1 < differentFaces(1); f1++) {
      unchecked((faces[1] = f1));
      for (let f2 = 0; f2 < differentFaces(2); f2++) {
        unchecked((faces[2] = f2));
        for (let f3 = 0; f3 < differentFaces(3); f3++) {
          unchecked((faces[3] = f3));
          const rolls = weightOfFace(0, f0) * weightOfFace(1, f1) * weightOfFace(2, f2) * weightOfFace(3, f3);
          for (let pair = 0; pair < PAIRS; pair++) {
            unchecked((outcomes[pair] = outcomeOf(entryAt(a, pair), entryAt(b, PAIRS - 1 - pair), plain)));
          }
          const outcome = draftOf(both);
          const result = outcome > RESULT >> 1 ? 1 : outcome < -(RESULT >> 1) ? -1 : 0;
          win += rolls * (1 + result);
          lead += rolls * (outcome - result * RESULT);
        }
      }
    }
  }
  lastWin = <f64>win / 2592;
  lastLead = <f64>lead / 1296;
}

function entryAt(table: usize, pair: i32): usize {
  const i = unchecked(faces[lower[pair]]);
  const j = unchecked(faces[higher[pair]]);
  return table + 16 + (pair * FACES + i * 6 + j) * ENTRY;
}

/** A's best die or two, B answering best. */
function draftOf(both: bool): i32 {
  let best: i32 = i32.MIN_VALUE;
  for (let die = 0; die < 4; die++) {
    let least: i32 = i32.MAX_VALUE;
    for (let i = 0; i < 3; i++) least = min(least, unchecked(outcomes[endings[die * 3 + i]]));
    best = max(best, least);
  }
  if (both) for (let pair = 0; pair < PAIRS; pair++) best = max(best, unchecked(outcomes[pair]));
  return best;
}
