// Thinking about one decision, in parts: the tree, and in the ending the exact solution beside it. As soon as that is
// there it is the answer.
import { answer, difference, inEnding, solve, solved, startEnding } from './ending';
import { pointsIn, tried } from './packing';
import * as tree from './tree';

let ending = false;
/** Work of the solver, in positions of about the same cost. */
let packed = 0;

export function begin<S>(s: usize, seed: u32): void {
  tree.start<S>(s, seed);
  packed = 0;
  ending = inEnding(s) && tree.choices() > 1;
  if (ending) startEnding<S>(s);
}

/** Thinks on until about this many more positions are valued; false when more thinking would not help. */
export function think<S>(positions: i32): bool {
  if (tree.choices() < 2) return false;
  const until = thought() + positions;
  while (thought() < until) {
    if (ending) {
      const before = tried;
      ending = solve<S>();
      packed += 1 + (tried - before) / tree.TRIED_PER_POSITION;
      if (isSolved()) return false;
    }
    if (!tree.improve<S>() && !ending) return false;
  }
  return true;
}

export function thought(): i32 {
  return tree.valued + packed;
}

function isSolved(): bool {
  return packed > 0 && solved;
}

export function bestAction(): i32 {
  return isSolved() ? answer : tree.bestAction();
}

/** Of player 0. */
export function bestWin(): f32 {
  if (!isSolved()) return tree.bestWin();
  return difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
}

export function bestMargin(): f32 {
  return isSolved() ? <f32>pointsIn(difference) : tree.bestMargin();
}
