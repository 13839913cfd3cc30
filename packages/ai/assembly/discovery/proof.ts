// The last twelve turns, exactly: the line before the last lies open, and the last line is known because nothing else is
// left. Every placement and pick of the round is tried, depth first with the bounds of alpha-beta; what the end of the
// round is worth is computed. The decisions on the way down are kept here and not in calls, so that the work can be
// left and taken up after every step.

import { gain, MOST_PLACEMENTS } from './kingdom';
import { countTried, legal } from './packing';
import { act } from './policy';
import { lastLineKnown, roundValue, UNKNOWN } from './round-value';
import { at, current, DISCARD, FREE, kingdom, LINE, mover, nextOwner, PICK, PLACE, phase, STATE_BYTES } from './state';

// A decision: its position, its actions and how many were tried. For its mover: what is sure already, what the opponent
// would not allow, the best so far and with which action.
const ACTIONS: usize = STATE_BYTES;
const COUNT: usize = ACTIONS + 2 * MOST_PLACEMENTS;
const NEXT: usize = COUNT + 4;
const LOW: usize = COUNT + 8;
const HIGH: usize = COUNT + 12;
const BEST: usize = COUNT + 16;
const BEST_ACTION: usize = COUNT + 20;
const DECISION: usize = COUNT + 24;
/** Four placements and four picks. */
const DEEPEST = 8;
const decisions: usize = heap.alloc(<usize>DEEPEST * DECISION);
let depth = 0;

const after: usize = heap.alloc(STATE_BYTES);
const gains = new StaticArray<i32>(MOST_PLACEMENTS);

export let proved = false;

/** Whether only the winner is asked for, not by how much: what cannot change that is cut short. */
let winnerOnly = false;

export function askForWinnerOnly(only: bool): void {
  winnerOnly = only;
}

/** Whether everything to come is known, and the last line not open yet. */
export function canBeProved(s: usize): bool {
  return lastLineKnown(s) && (phase(s) == PLACE || phase(s) == PICK);
}

/** Begins to prove, after startRoundValue(); prove() does the work in small parts. */
export function startProof<S>(s: usize): void {
  proved = false;
  depth = 0;
  // A difference of 0 is a draw; of all others the sign is enough to know who wins.
  if (winnerOnly) open<S>(s, -1, 1);
  else open<S>(s, -i32.MAX_VALUE, i32.MAX_VALUE);
}

/** The root's action to begin with: the better it is, the more of the others can be cut short. */
export function tryFirst(action: i32): void {
  const list = decisions + ACTIONS;
  for (let i = indexOf(action); i > 0; i--)
    store<u16>(list + ((<usize>i) << 1), load<u16>(list + ((<usize>(i - 1)) << 1)));
  store<u16>(list, <u16>action);
}

/** Whether an action of the root is tried already: then the best so far is at least as good. */
export function isTried(action: i32): bool {
  return indexOf(action) < load<i32>(decisions, NEXT);
}

function indexOf(action: i32): i32 {
  let i = 0;
  while (actionAt(decisions, i) != action) i++;
  return i;
}

function decisionAt(d: i32): usize {
  return decisions + <usize>d * DECISION;
}

/** A difference for player 0 as the mover sees it, and the other way round. */
function turned(s: usize, difference: i32): i32 {
  return mover(s) == 0 ? difference : -difference;
}

/** Begins the decision at this depth; the bounds are its mover's. */
function open<S>(s: usize, low: i32, high: i32): void {
  const d = decisionAt(depth);
  memory.copy(d, s, STATE_BYTES);
  const n = phase(d) == PICK ? listPicks(d) : listPlacements<S>(d);
  countTried(n);
  store<i32>(d, n, COUNT);
  store<i32>(d, 0, NEXT);
  store<i32>(d, low, LOW);
  store<i32>(d, high, HIGH);
  store<i32>(d, -i32.MAX_VALUE, BEST);
}

function listPicks(d: usize): i32 {
  let n = 0;
  for (let i = 0; i < 4; i++) if (nextOwner(d, i) == FREE) store<u16>(d + ACTIONS + (n++ << 1), <u16>i);
  return n;
}

/** What brings most at once comes first: the sooner a good one is found, the more of the others can be cut short. */
function listPlacements<S>(d: usize): i32 {
  const k = kingdom(d, mover(d));
  const domino = current(d, at(d));
  const list = d + ACTIONS;
  const n = legal<S>(k, domino, list);
  for (let i = 0; i < n; i++) {
    const placement = load<u16>(list + ((<usize>i) << 1));
    const points = placement == DISCARD ? 0 : gain<S>(k, domino, placement);
    let to = i;
    for (; to > 0 && gains[to - 1] < points; to--) {
      gains[to] = gains[to - 1];
      store<u16>(list + ((<usize>to) << 1), load<u16>(list + ((<usize>(to - 1)) << 1)));
    }
    gains[to] = points;
    store<u16>(list + ((<usize>to) << 1), placement);
  }
  return n;
}

/** One part of the work; false when proved, or when there are too many ways. */
export function prove<S>(): bool {
  const d = decisionAt(depth);
  const tried = load<i32>(d, NEXT);
  const low = load<i32>(d, LOW);
  const high = load<i32>(d, HIGH);
  if (tried == load<i32>(d, COUNT) || low >= high) return close();
  memory.copy(after, d, STATE_BYTES);
  act<S>(after, actionAt(d, tried));
  const changed = mover(after) != mover(d);
  if (phase(after) != LINE) {
    depth++;
    open<S>(after, changed ? -high : low, changed ? -low : high);
    return true;
  }
  const first = mover(d) == 0;
  const difference = roundValue<S>(after, first ? low : -high, first ? high : -low);
  if (difference == UNKNOWN) return false;
  take(d, turned(d, difference));
  return true;
}

function actionAt(d: usize, index: i32): i32 {
  return <i32>load<u16>(d + ACTIONS + ((<usize>index) << 1));
}

/** The action tried last turned out to be worth this to the mover. */
function take(d: usize, value: i32): void {
  const tried = load<i32>(d, NEXT);
  store<i32>(d, tried + 1, NEXT);
  if (value <= load<i32>(d, BEST)) return;
  store<i32>(d, value, BEST);
  store<i32>(d, actionAt(d, tried), BEST_ACTION);
  store<i32>(d, max(value, load<i32>(d, LOW)), LOW);
}

/** Carries the best of a decision up; at the root it is the answer. */
function close(): bool {
  const d = decisionAt(depth);
  const difference = turned(d, load<i32>(d, BEST));
  if (depth > 0) {
    depth--;
    take(decisionAt(depth), turned(decisionAt(depth), difference));
    return true;
  }
  proved = true;
  return false;
}

/** The best action of the root tried so far; once proved, the best of all. */
export function bestTried(): i32 {
  return load<i32>(decisions, BEST_ACTION);
}

/** What comes of it: player 0's key less player 1's at the end; where only the winner was asked for, its sign is sure. */
export function bestDifference(): i32 {
  return turned(decisions, load<i32>(decisions, BEST));
}
