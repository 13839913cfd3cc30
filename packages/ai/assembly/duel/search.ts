// The search behind one decision. Every candidate leads, both sides completing the round by the net, to one or more
// leaves: positions between rounds. A leaf is valued by the net, then by the exact expectation over the next round; with
// more time by the same in the map's mirrors, which the net does not see quite alike, and by what the expectation of the
// round after that teaches, along sampled rolls that are the same for every leaf.
// Each searchStep() values one leaf once, in about a millisecond.
import {
  LIGHTNING_A, OVER, PICK_A, PICK_B, PLACE_A, PLACE_B, STATE,
  copyState, diceOf, mirrorState, mover, phaseOf, playerAt, rollerOf,
} from './state';
import { OPTION, optionAction, optionsA, optionsB } from './options';
import { lightningAction, placementAction, playRound } from './policy';
import { candidateAction, candidateCount, candidateWorth, findCandidates } from './candidates';
import { expect, expectedMargin, expectedWin } from './expect';
import { MARGIN_WORTH, evaluate, margin, win } from './value';
import { apply } from './turn';
import { ahead, points } from './score';
import { rngSeed } from '../shared/rng';

// A leaf: the position, then its value for the player who decides.
const WIN = STATE;
const MARGIN = STATE + 4;
const LEARNED_WIN = STATE + 8; // sums over the samples
const LEARNED_MARGIN = STATE + 12;
const SAMPLES = STATE + 16;
const STATUS = STATE + 20;
const ALIVE = STATE + 24;
const LEAF = STATE + 32;

const BY_NET = 0;
const EXPECTED = 1;
const EXACT = 2;

const MOST_CANDIDATES = 16;
const MOST_LEAVES = 16;
const MOST_SAMPLES = 256;
/** So many samples weigh as much as the exact expectation they correct: a few rolls teach little. */
const DOUBT: f32 = 40;
/** Leaves this much worse than the best are not sampled, nor more than this many. */
const FAR_BEHIND: f32 = 0.04;
const MOST_SAMPLED = 4;
const MIRRORS = 4;
const leaves = heap.alloc(MOST_LEAVES * LEAF);
/** For each candidate, its leaves as bits: more than one only where the other player still chooses between them. */
const below = new StaticArray<u32>(MOST_CANDIDATES);
let leafCount: i32 = 0;

const root = memory.data(STATE);
const trial = memory.data(STATE);
let decider: i32 = 0;
let seed: u32 = 0;
let depth: i32 = 0;
/** The leaf to value next, and how often all have been valued: the first time by expectation, then by samples. */
let next: i32 = 0;
let pass: i32 = 0;

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
export function searchBegin(s: usize, deepest: i32, searchSeed: u32): i32 {
  copyState(root, s);
  decider = mover(s);
  seed = searchSeed;
  depth = deepest;
  nodes = 0;
  next = 0;
  pass = 0;
  leafCount = 0;
  findCandidates(root, MOST_CANDIDATES);
  if (phaseOf(root) <= PICK_B) addDivisions();
  else if (phaseOf(root) <= PLACE_B) addPlacements();
  else addLightnings();
  return candidateCount;
}

function addLeaf(): void {
  while (phaseOf(trial) >= LIGHTNING_A && phaseOf(trial) != OVER) apply(trial, lightningAction(trial));
  const leaf = leafAt(leafCount++);
  copyState(leaf, trial);
  memory.fill(leaf + STATE, 0, LEAF - STATE);
  store<i32>(leaf, 1, ALIVE);
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
  for (let i = 0; i < candidateCount; i++) unchecked((below[i] = 0));
  for (let pairOfA = 3; pairOfA < 15; pairOfA++) {
    if (popcnt(pairOfA) != 2 || (pairOfA & taken) != taken) continue;
    const leaf: u32 = 1 << leafCount;
    copyState(trial, root);
    if (first) apply(trial, pairOfA & -pairOfA);
    apply(trial, 15 & ~pairOfA);
    placeBoth();
    for (let i = 0; i < candidateCount; i++) {
      const dice = <i32>candidateAction(i);
      const leads = first ? popcnt(dice) == 1 && dice & pairOfA : dice == (15 & ~pairOfA);
      if (leads) unchecked((below[i] |= leaf));
    }
  }
  // A who takes two dice at once has spent `both`: leaves of their own.
  for (let i = 0; i < candidateCount; i++) {
    if (!first || popcnt(candidateAction(i)) != 2) continue;
    unchecked((below[i] = 1 << leafCount));
    copyState(trial, root);
    apply(trial, candidateAction(i));
    placeBoth();
  }
}

function placeBoth(): void {
  const a = rollerOf(trial);
  const first = optionAction(optionsA + diceOf(playerAt(trial, a)) * OPTION);
  const second = optionAction(optionsB + diceOf(playerAt(trial, 1 - a)) * OPTION);
  apply(trial, first);
  apply(trial, second);
  addLeaf();
}

function addPlacements(): void {
  // What B will do with its own map hardly depends on A's.
  let reply: u32 = 0;
  if (phaseOf(root) == PLACE_A) {
    copyState(trial, root);
    apply(trial, candidateAction(0));
    reply = placementAction(trial);
  }
  for (let i = 0; i < candidateCount; i++) {
    unchecked((below[i] = 1 << leafCount));
    copyState(trial, root);
    apply(trial, candidateAction(i));
    if (phaseOf(trial) == PLACE_B) apply(trial, reply);
    addLeaf();
  }
}

function addLightnings(): void {
  for (let i = 0; i < candidateCount; i++) {
    unchecked((below[i] = 1 << leafCount));
    copyState(trial, root);
    apply(trial, candidateAction(i));
    addLeaf();
  }
}

function winOfLeaf(leaf: usize): f32 {
  return load<f32>(leaf, WIN) + load<f32>(leaf, LEARNED_WIN) / (<f32>load<i32>(leaf, SAMPLES) + DOUBT);
}

function marginOfLeaf(leaf: usize): f32 {
  return load<f32>(leaf, MARGIN) + load<f32>(leaf, LEARNED_MARGIN) / (<f32>load<i32>(leaf, SAMPLES) + DOUBT);
}

function worthOfLeaf(leaf: usize): f32 {
  return winOfLeaf(leaf) + marginOfLeaf(leaf) * MARGIN_WORTH;
}

/** The leaf a candidate comes to: the other player takes the one that is worst for the decider. */
function leafOf(candidate: i32): usize {
  let leaf: usize = 0;
  let least: f32 = 1e9;
  for (let i = 0; i < leafCount; i++) {
    if (!((unchecked(below[candidate]) >> i) & 1)) continue;
    const worth = worthOfLeaf(leafAt(i));
    if (worth >= least && leaf) continue;
    least = worth;
    leaf = leafAt(i);
  }
  return leaf;
}

function isKnown(candidate: i32): bool {
  for (let i = 0; i < leafCount; i++) {
    if ((unchecked(below[candidate]) >> i) & 1 && load<i32>(leafAt(i), STATUS) == BY_NET) return false;
  }
  return true;
}

/** The best candidate so far, of those that were looked at as deeply as any. */
function bestCandidate(): i32 {
  let best = 0;
  let most: f32 = -1e9;
  const anyKnown = pass > 0 || (nodes > 0 && isKnown(0));
  for (let i = 0; i < candidateCount; i++) {
    if (anyKnown && !isKnown(i)) continue;
    const leaf = leafOf(i);
    if (anyKnown && !load<i32>(leaf, ALIVE)) continue;
    const worth = anyKnown ? worthOfLeaf(leaf) : candidateWorth(i);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return best;
}

/** The best action so far; sets bestWin and bestMargin. */
export function searchBest(): u32 {
  const best = bestCandidate();
  const leaf = leafOf(best);
  bestWin = max<f32>(0, min<f32>(1, winOfLeaf(leaf)));
  bestMargin = marginOfLeaf(leaf);
  return candidateAction(best);
}

/** Values one leaf once more; false when there is nothing left to learn. */
export function searchStep(): bool {
  if (depth == 0 || candidateCount == 1) return false;
  for (;;) {
    if (next == leafCount) {
      next = 0;
      pass++;
      dropLeaves();
      if (depth == 1 || pass == MIRRORS + MOST_SAMPLES || aliveLeaves() < 2) return false;
    }
    const leaf = leafAt(next++);
    if (!load<i32>(leaf, ALIVE) || load<i32>(leaf, STATUS) == EXACT) continue;
    nodes++;
    if (pass >= MIRRORS) sample(leaf);
    else expectLeaf(leaf);
    return true;
  }
  return false;
}

/** The expectation of a leaf, averaged over the mirrors seen so far. */
function expectLeaf(leaf: usize): void {
  const winBefore = load<f32>(leaf, WIN);
  const marginBefore = load<f32>(leaf, MARGIN);
  mirrorState(trial, leaf, pass);
  expect(trial);
  note(leaf, expectedWin, expectedMargin);
  store<i32>(leaf, EXPECTED, STATUS);
  if (pass == 0) return;
  const part = <f32>1 / <f32>(pass + 1);
  store<f32>(leaf, winBefore + (load<f32>(leaf, WIN) - winBefore) * part, WIN);
  store<f32>(leaf, marginBefore + (load<f32>(leaf, MARGIN) - marginBefore) * part, MARGIN);
}

/** Plays one round along a roll and learns how far the net was off there: expectation minus value. */
function sample(leaf: usize): void {
  copyState(trial, leaf);
  rngSeed(seed + <u32>pass * 0x9e3779b1);
  playRound(trial, 0);
  store<i32>(leaf, load<i32>(leaf, SAMPLES) + 1, SAMPLES);
  if (phaseOf(trial) == OVER) return;
  expect(trial);
  evaluate(trial);
  const sign: f32 = rollerOf(trial) == decider ? 1 : -1;
  store<f32>(leaf, load<f32>(leaf, LEARNED_WIN) + sign * (expectedWin - win), LEARNED_WIN);
  store<f32>(leaf, load<f32>(leaf, LEARNED_MARGIN) + sign * (expectedMargin - margin), LEARNED_MARGIN);
}

function aliveLeaves(): i32 {
  let n = 0;
  for (let i = 0; i < leafCount; i++) n += load<i32>(leafAt(i), ALIVE);
  return n;
}

/** After the first pass only the leaves that may still win go on; in the draft of A all, for each may be an answer. */
function dropLeaves(): void {
  if (pass != 1 || phaseOf(root) == PICK_A) return;
  let best: f32 = -1e9;
  for (let i = 0; i < leafCount; i++) best = max(best, worthOfLeaf(leafAt(i)));
  for (let i = 0; i < leafCount; i++) {
    if (worthOfLeaf(leafAt(i)) < best - FAR_BEHIND) store<i32>(leafAt(i), 0, ALIVE);
  }
  while (aliveLeaves() > MOST_SAMPLED) {
    let worst: usize = 0;
    for (let i = 0; i < leafCount; i++) {
      const leaf = leafAt(i);
      if (load<i32>(leaf, ALIVE) && (!worst || worthOfLeaf(leaf) < worthOfLeaf(worst))) worst = leaf;
    }
    store<i32>(worst, 0, ALIVE);
  }
}
