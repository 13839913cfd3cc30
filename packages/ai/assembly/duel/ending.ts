// Exact endings: where at most four squares are empty on each map, every action is tried to the end of the game, every
// roll weighed. What a position between two rounds is worth is kept, so that the work can be left after a little of it
// and begun again: it finds what it knows and goes on from there.

import { DOMAINS_SIZE, domainAt, domainCount, findDomains, squaresOf } from './domains';
import { endings, higher, lower } from './expect';
import { clearTables, hashOf, isLastRound, lastLead, lastRound, lastWin, tabled } from './last-round';
import { count, lowest } from './mask';
import { legal } from './moves';
import { ahead, points } from './score';
import { BOTH, COATS, differentFace, differentFaces, TURN, weightOfFace } from './sheet';
import {
  copyState,
  emptyOf,
  hasKept,
  LIGHTNING_A,
  mover,
  OVER,
  PLACE_A,
  phaseOf,
  playerAt,
  ROLL,
  rollerOf,
  STATE,
  setDice,
  setPhase,
  setShown,
} from './state';
import { apply, choosesCoat } from './turn';

const MOST_EMPTY = 4;
/** What a point of lead counts beside the chance to win: nothing but that equal chances are told apart. */
const LEAD_WORTH: f64 = 1e-7;

// Positions between two rounds that are known: hash, chance to win and lead of player 0.
const KNOWN_WIN = 8;
const KNOWN_LEAD = 16;
const KNOWN = 24;
const MOST_KNOWN = 1 << 15;
let known: usize = 0;
let knownCount = 0;

/** The deepest: a whole round at the root and one below it, two picks, two placements and four lightnings each. */
const DEEPEST = 17;
const MOST_ACTIONS = 4096;
let lists: usize = 0;
const states = memory.data(DEEPEST * STATE);

/** Both after every solve(): for player 0. */
let win: f64 = 0;
let lead: f64 = 0;
/** No more work in this step: whatever is returned now means nothing. */
let stopped: bool = false;
let work: i32 = 0;
/** There is more to try than there is room for. */
let tooMuch: bool = false;

/** Whether the decision belongs to a round that begins with few enough empty squares. */
export function isEnding(s: usize): bool {
  return (
    phaseOf(s) != ROLL &&
    phaseOf(s) != OVER &&
    count(emptyOf(playerAt(s, 0))) <= MOST_EMPTY &&
    count(emptyOf(playerAt(s, 1))) <= MOST_EMPTY
  );
}

const root = memory.data(STATE);
let rootCount: i32 = 0;
let rootDone: i32 = 0;
const rootActions = memory.data(MOST_ACTIONS * 4);
const rootWins = memory.data(MOST_ACTIONS * 8);
const rootLeads = memory.data(MOST_ACTIONS * 8);

/** Begins with a decision; endingStep() does the work. */
export function startEnding(s: usize): void {
  if (!known) {
    known = heap.alloc(MOST_KNOWN * KNOWN);
    lists = heap.alloc(DEEPEST * MOST_ACTIONS * 4);
  }
  copyState(root, s);
  forget();
  clearTables();
  rootDone = 0;
  tooMuch = false;
  rootCount = actionsOf(root, 0);
  if (!tooMuch) memory.copy(rootActions, lists, (<usize>rootCount) << 2);
}

/** Does so much work; false when everything is known or there is too much to try. */
export function endingStep(most: i32): bool {
  stopped = false;
  work = most;
  while (rootDone < rootCount && !tooMuch) {
    const child = states;
    copyState(child, root);
    apply(child, endingAction(rootDone));
    solve(child, 1, -1e9, 1e9);
    if (stopped || tooMuch) break;
    store<f64>(rootWins + (rootDone << 3), win);
    store<f64>(rootLeads + (rootDone << 3), lead);
    rootDone++;
  }
  return !tooMuch && rootDone < rootCount;
}

export function isSolved(): bool {
  return !tooMuch && rootDone == rootCount;
}
export function endingCount(): i32 {
  return rootCount;
}
/** How many of them are solved. */
export function endingDone(): i32 {
  return rootDone;
}
export function endingAction(i: i32): u32 {
  return load<u32>(rootActions + (i << 2));
}
/** The chance to win and the lead of the player who decides. */
export function endingWin(i: i32): f64 {
  const first = load<f64>(rootWins + (i << 3));
  return mover(root) == 0 ? first : <f64>1 - first;
}
export function endingLead(i: i32): f64 {
  const first = load<f64>(rootLeads + (i << 3));
  return mover(root) == 0 ? first : -first;
}
export function endingWorth(i: i32): f64 {
  return endingWin(i) + endingLead(i) * LEAD_WORTH;
}

function forget(): void {
  memory.fill(known, 0, MOST_KNOWN * KNOWN);
  knownCount = 0;
  cellsOf = 0;
}

const domains = memory.data(DOMAINS_SIZE);

/** The actions of a decision in the list of its depth, of equal ones only one: within a domain a cross is worth the same. */
function actionsOf(s: usize, depth: i32): i32 {
  const list = lists + <usize>(depth * MOST_ACTIONS * 4);
  if (phaseOf(s) >= LIGHTNING_A && !choosesCoat(s)) {
    findDomains(playerAt(s, mover(s)), domains);
    let n = 0;
    for (let coat = 0; coat < COATS; coat++) {
      for (let i = 0; i < domainCount(domains, coat); i++) {
        store<u32>(list + (n++ << 2), <u32>lowest(squaresOf(domainAt(domains, coat, i))));
      }
    }
    return n;
  }
  const n = legal(s, list, MOST_ACTIONS);
  if (n > MOST_ACTIONS) tooMuch = true;
  return min(n, MOST_ACTIONS);
}

/** Sets win and lead of a position with best play of both; only as exact as the bounds, for player 0, ask. */
function solve(s: usize, depth: i32, low: f64, high: f64): void {
  if (stopped || tooMuch) return;
  const phase = phaseOf(s);
  if (phase == OVER) {
    win = <f64>(ahead(s) + 1) / 2;
    lead = <f64>(points(playerAt(s, 0)) - points(playerAt(s, 1)));
    return;
  }
  if (phase == ROLL) return valueRoll(s, depth);
  const list = lists + <usize>(depth * MOST_ACTIONS * 4);
  const n = actionsOf(s, depth);
  const child = states + <usize>(depth * STATE);
  const first = mover(s) == 0;
  let from = low;
  let to = high;
  let bestWin: f64 = 0;
  let bestLead: f64 = 0;
  let best: f64 = first ? -1e9 : 1e9;
  for (let i = 0; i < n; i++) {
    copyState(child, s);
    apply(child, load<u32>(list + (i << 2)));
    solve(child, depth + 1, from, to);
    if (stopped || tooMuch) return;
    const worth = win + lead * LEAD_WORTH;
    if (first ? worth <= best : worth >= best) continue;
    best = worth;
    bestWin = win;
    bestLead = lead;
    if (first) from = max(from, best);
    else to = min(to, best);
    if (from >= to) break;
  }
  win = bestWin;
  lead = bestLead;
}

/** A position between two rounds, for player 0. */
function valueRoll(s: usize, depth: i32): void {
  const hash = hashOf(playerAt(s, 0), hashOf(playerAt(s, 1), 3 + <u64>rollerOf(s)));
  let slot = <i32>(hash & (MOST_KNOWN - 1));
  let at = known + slot * KNOWN;
  while (load<u64>(at) != 0) {
    if (load<u64>(at) == hash) {
      win = load<f64>(at, KNOWN_WIN);
      lead = load<f64>(at, KNOWN_LEAD);
      return;
    }
    slot = (slot + 1) & (MOST_KNOWN - 1);
    at = known + slot * KNOWN;
  }
  if (isLastRound(s)) {
    if (work <= 0) {
      stopped = true;
      return;
    }
    const before = tabled;
    lastRound(s);
    work -= 1 + 8 * (tabled - before);
    const own = rollerOf(s) == 0;
    win = own ? lastWin : <f64>1 - lastWin;
    lead = own ? lastLead : -lastLead;
  } else {
    valueRound(s, depth);
    if (stopped || tooMuch) return;
    // What was found meanwhile may have taken the slot.
    while (load<u64>(at) != 0) {
      slot = (slot + 1) & (MOST_KNOWN - 1);
      at = known + slot * KNOWN;
    }
  }
  if (++knownCount > (MOST_KNOWN * 3) / 4) {
    tooMuch = true;
    return;
  }
  store<u64>(at, hash);
  store<f64>(at, win, KNOWN_WIN);
  store<f64>(at, lead, KNOWN_LEAD);
}

// A round that may not be the last: one player has passed and has more than two squares empty. For each two pairs of
// faces that A and B may end with, what they come to; kept until another such round is asked for.
const MOST_PAIRS = 216;
const CELL_WIN = 8;
const CELL_LEAD = 16;
const CELL = 24;
let cells: usize = 0;
let cellsOf: u64 = 0;
/** For A and B, each pair of dice with their faces: which row or column of the cells. */
const indexOf = memory.data(2 * MOST_PAIRS);
const CODES = 128;
const indexOfFaces = memory.data(CODES * CODES);

/** Numbers the pairs of faces of one player; without `turn` equal faces on other dice are the same. Returns how many. */
function number(p: usize, role: i32): i32 {
  const turn = hasKept(p, TURN);
  memory.fill(indexOfFaces, 0xff, CODES * CODES);
  let n = 0;
  for (let pair = 0; pair < 6; pair++) {
    for (let i = 0; i < differentFaces(lower[pair]); i++) {
      for (let j = 0; j < differentFaces(higher[pair]); j++) {
        const one = differentFace(lower[pair], i);
        const two = differentFace(higher[pair], j);
        const same = indexOfFaces + min(one, two) * CODES + max(one, two);
        let index: i32 = turn ? 0xff : <i32>load<u8>(same);
        if (index == 0xff) {
          index = n++;
          store<u8>(same, <u8>index);
        }
        store<u8>(indexOf + role * MOST_PAIRS + pair * 36 + i * 6 + j, <u8>index);
      }
    }
  }
  return n;
}

const faces = new StaticArray<i32>(4);
const base = memory.data(STATE);
const outcomeWins = new StaticArray<f64>(6);
const outcomeLeads = new StaticArray<f64>(6);

/** The expectation over all rolls of a round, for player 0. */
function valueRound(s: usize, depth: i32): void {
  if (!cells) cells = heap.alloc(MOST_PAIRS * MOST_PAIRS * CELL);
  const a = rollerOf(s);
  const hash = hashOf(playerAt(s, 0), hashOf(playerAt(s, 1), 3 + <u64>a));
  if (hash != cellsOf) {
    cellsOf = hash;
    memory.fill(cells, 0, MOST_PAIRS * MOST_PAIRS * CELL);
  }
  number(playerAt(s, a), 0);
  number(playerAt(s, 1 - a), 1);
  const both = hasKept(playerAt(s, a), BOTH);
  const sign: f64 = a == 0 ? 1 : -1;
  let sumOfWins: f64 = 0;
  let sumOfLeads: f64 = 0;
  for (let f0 = 0; f0 < differentFaces(0); f0++) {
    unchecked((faces[0] = f0));
    for (let f1 = 0; f1 < differentFaces(1); f1++) {
      unchecked((faces[1] = f1));
      for (let f2 = 0; f2 < differentFaces(2); f2++) {
        unchecked((faces[2] = f2));
        for (let f3 = 0; f3 < differentFaces(3); f3++) {
          unchecked((faces[3] = f3));
          const rolls = weightOfFace(0, f0) * weightOfFace(1, f1) * weightOfFace(2, f2) * weightOfFace(3, f3);
          for (let pair = 0; pair < 6; pair++) {
            valueDivision(s, depth, pair);
            if (stopped || tooMuch) return;
            unchecked((outcomeWins[pair] = win));
            unchecked((outcomeLeads[pair] = lead));
          }
          const pair = draftOf(sign, both);
          sumOfWins += <f64>rolls * unchecked(outcomeWins[pair]);
          sumOfLeads += <f64>rolls * unchecked(outcomeLeads[pair]);
        }
      }
    }
  }
  win = sumOfWins / 1296;
  lead = sumOfLeads / 1296;
}

/** A ends with this pair of the faces, B with the others. */
function valueDivision(s: usize, depth: i32, pair: i32): void {
  const one = lower[pair];
  const two = higher[pair];
  const three = lower[5 - pair];
  const four = higher[5 - pair];
  const row: i32 = load<u8>(indexOf + pair * 36 + unchecked(faces[one]) * 6 + unchecked(faces[two]));
  const columns = indexOf + MOST_PAIRS + (5 - pair) * 36;
  const column: i32 = load<u8>(columns + unchecked(faces[three]) * 6 + unchecked(faces[four]));
  const cell = cells + (row * MOST_PAIRS + column) * CELL;
  if (load<u32>(cell)) {
    win = load<f64>(cell, CELL_WIN);
    lead = load<f64>(cell, CELL_LEAD);
    return;
  }
  if (work <= 0) {
    stopped = true;
    return;
  }
  work--;
  copyState(base, s);
  for (let die = 0; die < 4; die++) setShown(base, die, differentFace(die, unchecked(faces[die])));
  const a = rollerOf(s);
  // Whether A has spent `both` makes no difference: the round after this one is the last, and the other one rolls it.
  setDice(playerAt(base, a), (1 << one) | (1 << two));
  setDice(playerAt(base, 1 - a), (1 << three) | (1 << four));
  setPhase(base, PLACE_A);
  solve(base, depth + 1, -1e9, 1e9);
  if (stopped || tooMuch) return;
  store<f64>(cell, win, CELL_WIN);
  store<f64>(cell, lead, CELL_LEAD);
  store<u32>(cell, 1);
}

/** The pair that A ends with: its best die or two, B answering best. */
function draftOf(sign: f64, both: bool): i32 {
  let chosen = 0;
  let best: f64 = -1e9;
  for (let die = 0; die < 4; die++) {
    let worst = endings[die * 3];
    for (let i = 1; i < 3; i++) {
      const other = endings[die * 3 + i];
      if (worthOf(other, sign) < worthOf(worst, sign)) worst = other;
    }
    if (worthOf(worst, sign) <= best) continue;
    best = worthOf(worst, sign);
    chosen = worst;
  }
  for (let pair = 0; pair < 6 && both; pair++) {
    if (worthOf(pair, sign) <= best) continue;
    best = worthOf(pair, sign);
    chosen = pair;
  }
  return chosen;
}

function worthOf(pair: i32, sign: f64): f64 {
  return sign * (unchecked(outcomeWins[pair]) + unchecked(outcomeLeads[pair]) * LEAD_WORTH);
}
