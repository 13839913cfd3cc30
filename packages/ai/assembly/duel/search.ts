// The search behind one decision. Every candidate leads, both sides completing the round by the net, to one or more
// leaves: positions between rounds. A leaf is valued by the net, then by the exact expectation over the next round. With
// more time, in the draft also its sisters are: the same dice, but one player places the net's second or third choice, and
// each player has the best of its own; elsewhere the best leaves are also seen in the map's mirrors, which the net does not
// see quite alike. Each searchStep() values one leaf once, in one to two milliseconds.
import {
  LIGHTNING_A, OVER, PICK_A, PICK_B, PLACE_A, PLACE_B, STATE,
  copyState, diceOf, mirrorState, mover, phaseOf, playerAt, rollerOf,
} from './state';
import { OPTION, optionAction, optionsA, optionsB } from './options';
import { lightningAction, placementAction } from './policy';
import { candidateAction, candidateCount, candidateWorth, findCandidates } from './candidates';
import { expect, expectedMargin, expectedWin } from './expect';
import { MARGIN_WORTH, evaluate, margin, win } from './value';
import { apply } from './turn';
import { ahead, points } from './score';

// A leaf: the position, then its value for the player who decides, and in the draft where its sisters are.
const WIN = STATE;
const MARGIN = STATE + 4;
const STATUS = STATE + 8;
const IS_CLOSE = STATE + 12;
const SISTERS = STATE + 16; // the first of them: A's, then B's
const SISTERS_OF_A = STATE + 20;
const SISTERS_OF_B = STATE + 24;
const LEAF = STATE + 32;

const BY_NET = 0;
const EXPECTED = 1;
const EXACT = 2;

const MOST_CANDIDATES = 16;
/** A draft has at most six divisions, and six more with `both`. */
const MOST_DIVISIONS = 12;
const MOST_SISTERS = 2;
const MOST_LEAVES = MOST_CANDIDATES + MOST_DIVISIONS * 2 * MOST_SISTERS;
/** What is this much worse than the best is not looked at more closely; nor, in mirrors, more than this many leaves. */
const FAR_BEHIND: f32 = 0.04;
const MOST_MIRRORED = 4;
const MIRRORS = 4;

const leaves = heap.alloc(MOST_LEAVES * LEAF);
let leafCount: i32 = 0;
/** Leaves that are no sisters. */
let firstLeaves: i32 = 0;

const root = memory.data(STATE);
const trial = memory.data(STATE);
let decider: i32 = 0;
let depth: i32 = 0;

let choices: i32 = 0;
const actions = new StaticArray<u32>(MOST_CANDIDATES);
const worths = new StaticArray<f32>(MOST_CANDIDATES);
/** For each candidate, its leaves as bits: more than one only where the other player still chooses between them. */
const below = new StaticArray<u32>(MOST_CANDIDATES);

// Of each division: the position before anybody has placed, and what both place first.
const divided = heap.alloc(MOST_DIVISIONS * STATE);
const firstPlacement = new StaticArray<u32>(MOST_DIVISIONS);
const secondPlacement = new StaticArray<u32>(MOST_DIVISIONS);
let divisions: i32 = 0;

/** The leaf to value next, the division whose sisters come next, the mirror that is looked into. */
let next: i32 = 0;
let nextDivision: i32 = 0;
let mirror: i32 = 0;
/** All leaves are known by expectation; and all sisters are. */
let allKnown: bool = false;
let sistersKnown: bool = false;

/** Leaves valued beyond the net so far. */
export let nodes: i32 = 0;
/** After searchBest(). */
export let bestWin: f32 = 0;
export let bestMargin: f32 = 0;

// @ts-ignore: decorator
@inline
function leafAt(i: i32): usize {
  return leaves + i * LEAF;
}

/** Begins a search; depth 0 is the net alone, 1 the exact round ahead, 2 all. Returns the number of candidates. */
export function searchBegin(s: usize, deepest: i32): i32 {
  copyState(root, s);
  decider = mover(s);
  depth = deepest;
  nodes = 0;
  next = 0;
  nextDivision = 0;
  mirror = 0;
  allKnown = false;
  sistersKnown = false;
  leafCount = 0;
  divisions = 0;
  findCandidates(root, MOST_CANDIDATES);
  choices = candidateCount;
  for (let i = 0; i < choices; i++) {
    unchecked((actions[i] = candidateAction(i)));
    unchecked((worths[i] = candidateWorth(i)));
    unchecked((below[i] = 0));
  }
  if (phaseOf(root) <= PICK_B) addDivisions();
  else if (phaseOf(root) <= PLACE_B) addPlacements();
  else addLightnings();
  firstLeaves = leafCount;
  return choices;
}

function addLeaf(): void {
  while (phaseOf(trial) >= LIGHTNING_A && phaseOf(trial) != OVER) apply(trial, lightningAction(trial));
  const leaf = leafAt(leafCount++);
  copyState(leaf, trial);
  memory.fill(leaf + STATE, 0, LEAF - STATE);
  if (phaseOf(trial) == OVER) {
    const result = ahead(trial);
    const halves = decider == 0 ? 1 + result : 1 - result;
    store<f32>(leaf, <f32>halves / 2, WIN);
    store<f32>(leaf, <f32>(points(playerAt(trial, decider)) - points(playerAt(trial, 1 - decider))), MARGIN);
    store<i32>(leaf, EXACT, STATUS);
  } else {
    evaluate(trial);
    note(leaf, win, margin);
  }
}

/** Stores what the leaf is worth to its roller as what it is worth to the decider. */
function note(leaf: usize, rollersWin: f32, rollersMargin: f32): void {
  const own = rollerOf(leaf) == decider;
  store<f32>(leaf, own ? rollersWin : <f32>1 - rollersWin, WIN);
  store<f32>(leaf, own ? rollersMargin : -rollersMargin, MARGIN);
}

/** One leaf for each division of the dice that can still come about, both players placing by the net. */
function addDivisions(): void {
  const first = phaseOf(root) == PICK_A;
  const taken = first ? 0 : diceOf(playerAt(root, rollerOf(root)));
  for (let pairOfA = 3; pairOfA < 15; pairOfA++) {
    if (popcnt(pairOfA) != 2 || (pairOfA & taken) != taken) continue;
    const leaf: u32 = 1 << leafCount;
    copyState(trial, root);
    if (first) apply(trial, pairOfA & -pairOfA);
    apply(trial, 15 & ~pairOfA);
    placeBoth();
    for (let i = 0; i < choices; i++) {
      const dice = <i32>unchecked(actions[i]);
      const leads = first ? popcnt(dice) == 1 && dice & pairOfA : dice == (15 & ~pairOfA);
      if (leads) unchecked((below[i] |= leaf));
    }
  }
  // A who takes two dice at once has spent `both`: leaves of their own.
  for (let i = 0; i < choices; i++) {
    if (!first || popcnt(unchecked(actions[i])) != 2) continue;
    unchecked((below[i] = 1 << leafCount));
    copyState(trial, root);
    apply(trial, unchecked(actions[i]));
    placeBoth();
  }
}

function placeBoth(): void {
  const a = rollerOf(trial);
  const first = optionAction(optionsA + diceOf(playerAt(trial, a)) * OPTION);
  const second = optionAction(optionsB + diceOf(playerAt(trial, 1 - a)) * OPTION);
  copyState(divided + divisions * STATE, trial);
  unchecked((firstPlacement[divisions] = first));
  unchecked((secondPlacement[divisions] = second));
  divisions++;
  apply(trial, first);
  apply(trial, second);
  addLeaf();
}

/** The leaves beside the one of a division: what either player might place instead. */
function addSisters(division: i32): void {
  const leaf = leafAt(division);
  const before = divided + division * STATE;
  const first = unchecked(firstPlacement[division]);
  const second = unchecked(secondPlacement[division]);
  store<i32>(leaf, leafCount, SISTERS);
  copyState(trial, before);
  findCandidates(trial, MOST_SISTERS + 1);
  const from = leafCount;
  for (let i = 0; i < candidateCount && leafCount - from < MOST_SISTERS && isClose(i); i++) {
    const other = candidateAction(i);
    if (other == first) continue;
    copyState(trial, before);
    apply(trial, other);
    apply(trial, second);
    addLeaf();
  }
  store<i32>(leaf, leafCount - from, SISTERS_OF_A);
  const then = leafCount;
  copyState(trial, before);
  apply(trial, first);
  findCandidates(trial, MOST_SISTERS + 1);
  for (let i = 0; i < candidateCount && leafCount - then < MOST_SISTERS && isClose(i); i++) {
    const other = candidateAction(i);
    if (other == second) continue;
    copyState(trial, before);
    apply(trial, first);
    apply(trial, other);
    addLeaf();
  }
  store<i32>(leaf, leafCount - then, SISTERS_OF_B);
}

function isClose(candidate: i32): bool {
  return candidateWorth(candidate) > candidateWorth(0) - FAR_BEHIND;
}

function addPlacements(): void {
  // What B will do with its own map hardly depends on A's.
  let reply: u32 = 0;
  if (phaseOf(root) == PLACE_A) {
    copyState(trial, root);
    apply(trial, unchecked(actions[0]));
    reply = placementAction(trial);
  }
  for (let i = 0; i < choices; i++) {
    unchecked((below[i] = 1 << leafCount));
    copyState(trial, root);
    apply(trial, unchecked(actions[i]));
    if (phaseOf(trial) == PLACE_B) apply(trial, reply);
    addLeaf();
  }
}

function addLightnings(): void {
  for (let i = 0; i < choices; i++) {
    unchecked((below[i] = 1 << leafCount));
    copyState(trial, root);
    apply(trial, unchecked(actions[i]));
    addLeaf();
  }
}

// @ts-ignore: decorator
@inline
function worthOfOne(leaf: usize): f32 {
  return load<f32>(leaf, WIN) + load<f32>(leaf, MARGIN) * MARGIN_WORTH;
}

/** After judge(): what a leaf is worth once both players place what is best for them. */
let judgedWin: f32 = 0;
let judgedMargin: f32 = 0;

/** The maps hardly touch each other: what one player gains by another placement is added to what the other does. */
function judge(leaf: usize): f32 {
  judgedWin = load<f32>(leaf, WIN);
  judgedMargin = load<f32>(leaf, MARGIN);
  if (sistersKnown) {
    const deciderIsA = decider == rollerOf(root);
    const from = load<i32>(leaf, SISTERS);
    const then = from + load<i32>(leaf, SISTERS_OF_A);
    addBest(leaf, from, then, deciderIsA);
    addBest(leaf, then, then + load<i32>(leaf, SISTERS_OF_B), !deciderIsA);
  }
  return judgedWin + judgedMargin * MARGIN_WORTH;
}

function addBest(leaf: usize, from: i32, to: i32, deciders: bool): void {
  let best = leaf;
  for (let i = from; i < to; i++) {
    const sister = leafAt(i);
    if (deciders ? worthOfOne(sister) > worthOfOne(best) : worthOfOne(sister) < worthOfOne(best)) best = sister;
  }
  judgedWin += load<f32>(best, WIN) - load<f32>(leaf, WIN);
  judgedMargin += load<f32>(best, MARGIN) - load<f32>(leaf, MARGIN);
}

/** The leaf a candidate comes to: the other player takes the one that is worst for the decider. */
function leafOf(candidate: i32): usize {
  let leaf: usize = 0;
  let least: f32 = 1e9;
  for (let i = 0; i < firstLeaves; i++) {
    if (!((unchecked(below[candidate]) >> i) & 1)) continue;
    const worth = judge(leafAt(i));
    if (worth >= least && leaf) continue;
    least = worth;
    leaf = leafAt(i);
  }
  return leaf;
}

function isKnown(candidate: i32): bool {
  for (let i = 0; i < firstLeaves; i++) {
    if ((unchecked(below[candidate]) >> i) & 1 && load<i32>(leafAt(i), STATUS) == BY_NET) return false;
  }
  return true;
}

/** The best candidate so far, of those that were looked at as deeply as any. */
function bestCandidate(): i32 {
  let best = 0;
  let most: f32 = -1e9;
  const anyKnown = allKnown || (nodes > 0 && isKnown(0));
  for (let i = 0; i < choices; i++) {
    if (anyKnown && !isKnown(i)) continue;
    const leaf = leafOf(i);
    if (mirror > 0 && !load<i32>(leaf, IS_CLOSE)) continue;
    const worth = anyKnown ? judge(leaf) : unchecked(worths[i]);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return best;
}

/** The best action so far; sets bestWin and bestMargin. */
export function searchBest(): u32 {
  const best = bestCandidate();
  judge(leafOf(best));
  bestWin = max<f32>(0, min<f32>(1, judgedWin));
  bestMargin = judgedMargin;
  return unchecked(actions[best]);
}

/** Values one leaf once more; false when there is nothing left to learn. */
export function searchStep(): bool {
  if (depth == 0 || choices == 1) return false;
  for (;;) {
    if (next == leafCount && !findMore()) return false;
    const leaf = leafAt(next++);
    if (load<i32>(leaf, STATUS) == EXACT || (mirror > 0 && !load<i32>(leaf, IS_CLOSE))) continue;
    nodes++;
    expectLeaf(leaf);
    return true;
  }
  return false;
}

/** What to look at once all leaves are known: sisters in the draft, elsewhere the best leaves in the next mirror. */
function findMore(): bool {
  allKnown = true;
  if (depth == 1) return false;
  while (nextDivision < divisions) {
    addSisters(nextDivision++);
    if (next < leafCount) return true;
  }
  sistersKnown = divisions > 0;
  if (divisions > 0 || ++mirror == MIRRORS) return false;
  if (mirror == 1 && markClose() < 2) return false;
  next = 0;
  return true;
}

/** The expectation of a leaf, averaged over the mirrors seen so far. */
function expectLeaf(leaf: usize): void {
  const winBefore = load<f32>(leaf, WIN);
  const marginBefore = load<f32>(leaf, MARGIN);
  mirrorState(trial, leaf, mirror);
  expect(trial);
  note(leaf, expectedWin, expectedMargin);
  store<i32>(leaf, EXPECTED, STATUS);
  if (mirror == 0) return;
  const part = <f32>1 / <f32>(mirror + 1);
  store<f32>(leaf, winBefore + (load<f32>(leaf, WIN) - winBefore) * part, WIN);
  store<f32>(leaf, marginBefore + (load<f32>(leaf, MARGIN) - marginBefore) * part, MARGIN);
}

/** Marks the few leaves that may still win, and returns how many. */
function markClose(): i32 {
  let best: f32 = -1e9;
  for (let i = 0; i < leafCount; i++) best = max(best, worthOfOne(leafAt(i)));
  let close = 0;
  while (close < MOST_MIRRORED) {
    let found: usize = 0;
    for (let i = 0; i < leafCount; i++) {
      const leaf = leafAt(i);
      if (!load<i32>(leaf, IS_CLOSE) && (!found || worthOfOne(leaf) > worthOfOne(found))) found = leaf;
    }
    if (!found || worthOfOne(found) < best - FAR_BEHIND) break;
    store<i32>(found, 1, IS_CLOSE);
    close++;
  }
  return close;
}
