// Thinking about one decision, in parts: the tree, and towards the end of the game the exact solution beside it. As soon
// as that is there it is the answer.
import { answer, difference, inEnding, solve, solved, startEnding } from './ending';
import { pointsIn, tried } from './packing';
import { utility } from './policy';
import { bestDifference, bestTried, canBeProved, isTried, prove, proved, startProof, tryFirst } from './proof';
import { startRoundValue } from './round-value';
import * as tree from './tree';

/** The solvers get so many times the work that the tree gets: it only has to answer until they are done. */
const SOLVERS_SHARE = 9;
/** Placements tried by the solvers that cost as much as valuing one position: measured, 2.4 µs. */
const TRIED_PER_POSITION = 24;
/** Positions the tree values before a proof begins: a player in a hurry would not see its end. */
const HEAD_START = 300;
/** Positions for an action without an alternative: nothing is to be decided, but what it tells of the chances shall be true. */
const FORCED = 4000;

/** Which exact solution there can be. */
let ending = false;
let provable = false;
/** Whether it is still being worked on. */
let solving = false;
/** Placements tried by the solvers. */
let triedBySolvers = 0;
let treeDone = false;

export function begin<S>(s: usize, seed: u32): void {
  tree.start<S>(s, seed);
  triedBySolvers = 0;
  treeDone = false;
  ending = inEnding(s);
  provable = canBeProved(s);
  solving = ending || provable;
  if (ending) startEnding<S>(s);
  if (provable) {
    startRoundValue(s);
    startProof<S>(s);
  }
}

/** Thinks on until about this many more positions are valued; false when more thinking would not help. */
export function think<S>(positions: i32): bool {
  const forced = tree.choices() < 2;
  const until = forced ? min(thought() + positions, FORCED) : thought() + positions;
  while (thought() < until) {
    if (solving && solversTurn()) solveOn<S>();
    else treeDone = !tree.improve<S>();
    if (isSolved() || (treeDone && !solving)) return false;
  }
  return !forced || until < FORCED;
}

function solversTurn(): bool {
  const ahead = provable ? HEAD_START : 0;
  return treeDone || packed() < SOLVERS_SHARE * (tree.valued - ahead);
}

function solveOn<S>(): void {
  if (provable && triedBySolvers == 0) tryFirst(tree.bestAction());
  const before = tried;
  solving = ending ? solve<S>() : prove<S>();
  triedBySolvers += tried - before;
}

/** Work of the solvers, in positions of about the same cost. */
function packed(): i32 {
  return triedBySolvers / TRIED_PER_POSITION;
}

export function thought(): i32 {
  return tree.valued + packed();
}

/** Whether what is known is exact. */
export function isSolved(): bool {
  return (ending && solved) || (provable && proved);
}

/** Whether something exact is known that the tree cannot better: the solution, or a part of the proof in which the tree's
 * choice was tried. */
function knowsBetter(): bool {
  return isSolved() || (provable && isTried(tree.bestAction()));
}

export function bestAction(): i32 {
  if (!knowsBetter()) return tree.bestAction();
  return ending ? answer : bestTried();
}

/** Player 0's key less player 1's at the end, where it is known. */
function lead(): i32 {
  return ending ? difference : bestDifference();
}

/** Of player 0. */
export function bestWin(): f32 {
  if (!knowsBetter()) return tree.bestWin();
  return lead() > 0 ? 1 : lead() < 0 ? 0 : 0.5;
}

export function bestMargin(): f32 {
  return knowsBetter() ? <f32>pointsIn(lead()) : tree.bestMargin();
}

/** How many actions there are to choose from. */
export function searchCount(): i32 {
  return tree.choices();
}
/** Of the i-th of them: what it is, and what player 0 may hope for after it. What is exact bounds what the tree thinks. */
export function searchAction(i: i32): i32 {
  return tree.rootAction(i);
}
export function searchWin(i: i32): f32 {
  const win = tree.rootWin(i);
  if (!knowsBetter()) return win;
  if (isBest(i)) return bestWin();
  return tree.decider() == 0 ? min(win, bestWin()) : max(win, bestWin());
}
export function searchMargin(i: i32): f32 {
  const margin = tree.rootMargin(i);
  if (!knowsBetter()) return margin;
  if (isBest(i)) return bestMargin();
  return tree.decider() == 0 ? min(margin, bestMargin()) : max(margin, bestMargin());
}
/** The standard error of searchWin(). */
export function searchError(i: i32): f32 {
  return isSolved() && isBest(i) ? 0 : tree.rootError(i);
}
export function searchVisits(i: i32): i32 {
  return tree.rootVisits(i);
}
/** The greater, the sooner it would be chosen. */
export function searchWorth(i: i32): f32 {
  return isBest(i) ? f32.MAX_VALUE : utility(tree.decider(), searchWin(i), searchMargin(i));
}

function isBest(i: i32): bool {
  return tree.rootAction(i) == bestAction();
}
