// The search behind one decision. Every candidate leads, both sides completing the round by the net, to one or more
// leaves: positions between rounds. A leaf is valued by the net, then by the exact expectation over the next round. With
// more time the leaves that may still decide are looked at two rounds ahead: along the same few rolls for all of them, the
// position each comes to is valued by its own exact expectation, and what that changes on average is added. Near the end
// everything is tried instead. Each searchStep() takes one to two milliseconds.

import { candidateAction, candidateCount, candidateWorth, findCandidates } from './candidates';
import {
  endingAction,
  endingCount,
  endingDone,
  endingLead,
  endingStep,
  endingWin,
  endingWorth,
  isEnding,
  isSolved,
  startEnding,
} from './ending';
import {
  expect,
  expectedMargin,
  expectedWin,
  keepOutcome,
  OUTCOME,
  OUTCOME_MARGIN,
  OUTCOME_WIN,
  playOutcome,
} from './expect';
import { clearTables, isLastRound, lastLead, lastRound, lastWin } from './last-round';
import { OPTION, optionAction, optionsA, optionsB } from './options';
import { lightningAction, placementAction } from './policy';
import { ahead, points } from './score';
import {
  copyState,
  diceOf,
  LIGHTNING_A,
  mover,
  OVER,
  PICK_A,
  PICK_B,
  PLACE_A,
  PLACE_B,
  phaseOf,
  playerAt,
  rollerOf,
  STATE,
} from './state';
import { apply } from './turn';
import { evaluate, MARGIN_WORTH, margin, win } from './value';

// A leaf: the position, its value for the player who decides, and what its outcomes change.
const WIN = STATE;
const MARGIN = STATE + 4;
const STATUS = STATE + 8;
const FOLLOWED = STATE + 12; // rolls
const CHANGE_OF_WIN = STATE + 16; // summed over them
const CHANGE_OF_MARGIN = STATE + 20;
const CHANGE_SQUARES = STATE + 24; // of the chance to win
const LEAF = STATE + 28;

const BY_NET = 0;
const EXPECTED = 1;
const EXACT = 2;

/** Standard errors of the chance to win by the net and by the exact expectation: rough figures, not measured. */
const NET_ERROR: f32 = 0.04;
const EXPECTED_ERROR: f32 = 0.02;

const MOST_CANDIDATES = 16;
/** Rolls that are followed: as many as two dice have, the other two going along with them. */
const ROLLS = 36;
/** What is this much worse than the best is not looked at two rounds ahead. */
const FAR_BEHIND: f32 = 0.04;
/** A leaf is first thought to change like the others: that counts like so many rolls of its own. */
const PRIOR: f32 = 4;

/** How much of an ending is tried in one step. */
const WORK = 500;

const leaves = heap.alloc(MOST_CANDIDATES * LEAF);
const outcomes = heap.alloc(MOST_CANDIDATES * ROLLS * OUTCOME);
let leafCount: i32 = 0;

const root = memory.data(STATE);
const trial = memory.data(STATE);
let decider: i32 = 0;
let depth: i32 = 0;

let choices: i32 = 0;
const actions = new StaticArray<u32>(MOST_CANDIDATES);
const worths = new StaticArray<f32>(MOST_CANDIDATES);
/** For each candidate, its leaves as bits: more than one only where the other player still chooses between them. */
const below = new StaticArray<u32>(MOST_CANDIDATES);

/** The leaf to value next by expectation. */
let next: i32 = 0;
/** Over all leaves: rolls followed and what they changed. */
let allFollowed: i32 = 0;
let allOfWin: f32 = 0;
let allOfMargin: f32 = 0;

/** Leaves valued beyond the net so far, and actions solved. */
let nodes: i32 = 0;
/** Everything to the end of the game is being tried; it was, and every candidate is exact. */
let ending: bool = false;
let solved: bool = false;

function leafAt(i: i32): usize {
  return leaves + i * LEAF;
}

/** Begins a search; depth 0 is the net alone, 1 the exact round ahead, 2 the outcomes beyond it. Returns the number of candidates. */
export function searchBegin(s: usize, deepest: i32): i32 {
  copyState(root, s);
  decider = mover(s);
  depth = deepest;
  nodes = 0;
  next = 0;
  allFollowed = 0;
  allOfWin = 0;
  allOfMargin = 0;
  leafCount = 0;
  solved = false;
  clearTables();
  ending = depth > 1 && isEnding(root);
  if (ending) startEnding(root);
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
  apply(trial, first);
  apply(trial, second);
  addLeaf();
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

/** After judge(): what a leaf is worth with what its outcomes are thought to change. */
let judgedWin: f32 = 0;
let judgedMargin: f32 = 0;

function judge(leaf: usize): f32 {
  judgedWin = load<f32>(leaf, WIN);
  judgedMargin = load<f32>(leaf, MARGIN);
  if (allFollowed > 0 && load<i32>(leaf, STATUS) == EXPECTED) {
    const share = <f32>1 / (<f32>load<i32>(leaf, FOLLOWED) + PRIOR);
    const prior = PRIOR / <f32>allFollowed;
    judgedWin += (load<f32>(leaf, CHANGE_OF_WIN) + allOfWin * prior) * share;
    judgedMargin += (load<f32>(leaf, CHANGE_OF_MARGIN) + allOfMargin * prior) * share;
  }
  return judgedWin + judgedMargin * MARGIN_WORTH;
}

/** The leaf a candidate comes to: the other player takes the one that is worst for the decider. */
function leafOf(candidate: i32): usize {
  let leaf: usize = 0;
  let least: f32 = 1e9;
  for (let i = 0; i < leafCount; i++) {
    if (!((unchecked(below[candidate]) >> i) & 1)) continue;
    const worth = judge(leafAt(i));
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
  const anyKnown = nodes > 0 && isKnown(0);
  for (let i = 0; i < choices; i++) {
    if (anyKnown && !isKnown(i)) continue;
    const worth = anyKnown ? judge(leafOf(i)) : unchecked(worths[i]);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return best;
}

export function searchNodes(): i32 {
  return nodes;
}
export function searchCount(): i32 {
  return choices;
}
/** Of the i-th candidate: what it is, and what the decider may hope for after it. */
export function searchAction(i: i32): u32 {
  return unchecked(actions[i]);
}
export function searchWin(i: i32): f32 {
  if (solved) return <f32>endingWin(unchecked(solvedAs[i]));
  judge(leafOf(i));
  return max<f32>(0, min<f32>(1, judgedWin));
}
export function searchMargin(i: i32): f32 {
  if (solved) return <f32>endingLead(unchecked(solvedAs[i]));
  judge(leafOf(i));
  return judgedMargin;
}
/** The standard error of searchWin(). */
export function searchError(i: i32): f32 {
  if (solved) return 0;
  const leaf = leafOf(i);
  const status = load<i32>(leaf, STATUS);
  if (status == EXACT) return 0;
  if (status == BY_NET) return NET_ERROR;
  const followed = <f32>load<i32>(leaf, FOLLOWED);
  if (followed == 0) return EXPECTED_ERROR;
  const share = <f32>1 / (followed + PRIOR);
  const mean = load<f32>(leaf, CHANGE_OF_WIN) * share;
  // Before any roll is followed the error is EXPECTED_ERROR, as PRIOR rolls would leave it.
  const squares = load<f32>(leaf, CHANGE_SQUARES) + PRIOR * PRIOR * EXPECTED_ERROR * EXPECTED_ERROR;
  return Mathf.sqrt(max<f32>(squares * share - mean * mean, 0) * share);
}
export function searchVisits(i: i32): i32 {
  if (solved) return 1;
  let visits = 0;
  for (let l = 0; l < leafCount; l++) {
    if (!((unchecked(below[i]) >> l) & 1)) continue;
    visits += load<i32>(leafAt(l), FOLLOWED) + i32(load<i32>(leafAt(l), STATUS) == EXPECTED);
  }
  return visits;
}
/** The greater, the sooner it would be chosen. */
export function searchWorth(i: i32): f32 {
  if (solved) return <f32>-i;
  if (i == bestCandidate()) return f32.MAX_VALUE;
  const anyKnown = nodes > 0 && isKnown(0);
  if (!anyKnown) return unchecked(worths[i]);
  return isKnown(i) ? judge(leafOf(i)) : unchecked(worths[i]) - 100;
}

/** Values one leaf, or one outcome of a leaf; false when there is nothing left to learn. */
export function searchStep(): bool {
  if (depth == 0 || choices == 1) return false;
  while (next < leafCount) {
    const leaf = next++;
    if (load<i32>(leafAt(leaf), STATUS) == EXACT) continue;
    nodes++;
    expectLeaf(leaf);
    return true;
  }
  if (ending) {
    const before = endingDone();
    const more = endingStep(WORK);
    nodes += max(1, endingDone() - before);
    if (more) return true;
    ending = false;
    solved = isSolved();
    if (solved) chooseSolved();
    return !solved;
  }
  return depth > 1 && !solved && followOne();
}

/** For each candidate of a solved ending, which of its actions it is. */
const solvedAs = new StaticArray<i32>(MOST_CANDIDATES);

/** The candidates are now the best of all actions, best first; equal ones as the search had them. */
function chooseSolved(): void {
  const before = choices;
  choices = 0;
  for (let i = 0; i < endingCount(); i++) {
    let at = min(choices, MOST_CANDIDATES - 1);
    if (choices == MOST_CANDIDATES && !isBetter(i, unchecked(solvedAs[at]), before)) continue;
    while (at > 0 && isBetter(i, unchecked(solvedAs[at - 1]), before)) {
      unchecked((solvedAs[at] = solvedAs[at - 1]));
      at--;
    }
    unchecked((solvedAs[at] = i));
    choices = min(choices + 1, MOST_CANDIDATES);
  }
  for (let i = 0; i < choices; i++) unchecked((actions[i] = endingAction(solvedAs[i])));
}

function isBetter(one: i32, two: i32, before: i32): bool {
  const better = endingWorth(one) - endingWorth(two);
  return better != 0 ? better > 0 : rankBefore(one, before) < rankBefore(two, before);
}

function rankBefore(index: i32, before: i32): i32 {
  let rank = 0;
  while (rank < before && unchecked(actions[rank]) != endingAction(index)) rank++;
  return rank;
}

function expectLeaf(index: i32): void {
  const leaf = leafAt(index);
  if (isLastRound(leaf)) {
    lastRound(leaf);
    note(leaf, <f32>lastWin, <f32>lastLead);
    store<i32>(leaf, EXACT, STATUS);
    return;
  }
  expect(leaf);
  note(leaf, expectedWin, expectedMargin);
  store<i32>(leaf, EXPECTED, STATUS);
  if (depth < 2) return;
  for (let i = 0; i < ROLLS; i++) keepOutcome(rollAt(i), outcomes + (index * ROLLS + i) * OUTCOME);
}

/** The rolls in an order in which any first few of them are well mixed: every side of every die six times in all. */
function rollAt(i: i32): i32 {
  const one = i % 6;
  const two = (i / 6 + i) % 6;
  const three = (i / 6 + 2 * i + 1) % 6;
  const four = (5 * (i / 6) + 3 * i + 3) % 6;
  return one + 6 * (two + 6 * (three + 6 * four));
}

/** Follows the next roll of the leaf that is known least, of those that may still decide. */
function followOne(): bool {
  const best = judge(leafOf(bestCandidate()));
  let chosen = -1;
  let close = 0;
  for (let i = 0; i < leafCount; i++) {
    const leaf = leafAt(i);
    if (abs(judge(leaf) - best) > FAR_BEHIND) continue;
    close++;
    if (load<i32>(leaf, STATUS) == EXACT || load<i32>(leaf, FOLLOWED) == ROLLS) continue;
    if (chosen < 0 || load<i32>(leaf, FOLLOWED) < load<i32>(leafAt(chosen), FOLLOWED)) chosen = i;
  }
  if (chosen < 0 || close < 2) return false;
  nodes++;
  follow(leafAt(chosen), outcomes + (chosen * ROLLS + load<i32>(leafAt(chosen), FOLLOWED)) * OUTCOME);
  return true;
}

function follow(leaf: usize, outcome: usize): void {
  playOutcome(outcome, leaf, trial);
  while (phaseOf(trial) >= LIGHTNING_A && phaseOf(trial) != OVER) apply(trial, lightningAction(trial));
  const roller = rollerOf(leaf);
  let win: f32 = 0;
  let margin: f32 = 0;
  if (phaseOf(trial) == OVER) {
    const result = ahead(trial);
    const halves = roller == 0 ? 1 + result : 1 - result;
    win = <f32>halves / 2;
    margin = <f32>(points(playerAt(trial, roller)) - points(playerAt(trial, 1 - roller)));
  } else if (isLastRound(trial)) {
    lastRound(trial);
    win = <f32>(1 - lastWin);
    margin = <f32>-lastLead;
  } else {
    // The other one rolls then.
    expect(trial);
    win = <f32>1 - expectedWin;
    margin = -expectedMargin;
  }
  const side: f32 = roller == decider ? 1 : -1;
  const changeOfWin = side * (win - load<f32>(outcome, OUTCOME_WIN));
  const changeOfMargin = side * (margin - load<f32>(outcome, OUTCOME_MARGIN));
  store<i32>(leaf, load<i32>(leaf, FOLLOWED) + 1, FOLLOWED);
  store<f32>(leaf, load<f32>(leaf, CHANGE_OF_WIN) + changeOfWin, CHANGE_OF_WIN);
  store<f32>(leaf, load<f32>(leaf, CHANGE_OF_MARGIN) + changeOfMargin, CHANGE_OF_MARGIN);
  store<f32>(leaf, load<f32>(leaf, CHANGE_SQUARES) + changeOfWin * changeOfWin, CHANGE_SQUARES);
  allFollowed++;
  allOfWin += changeOfWin;
  allOfMargin += changeOfMargin;
}
