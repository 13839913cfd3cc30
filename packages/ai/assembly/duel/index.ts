// What the fast core of Duel offers to JavaScript.
export { rngSeed, rngBelow } from '../shared/rng';
export { setFace, setLine, finishSheet } from './sheet';
export { roll, apply } from './turn';
export { legal, randomAction } from './moves';
export { points, ahead } from './score';
export { playoutRandom, randomGames, greedyAction, denyingAction, youngAction } from './playout';
export { newState, copyState, mover, phaseOf, rollerOf } from './state';

/** Memory that stays. */
export function allocate(bytes: i32): usize {
  return heap.alloc(bytes);
}
export { makeTable, useTable, tableInUse, weightFloats, evaluate, win, margin } from './value';
export { prepareLearning, randomise, learn } from './learn';
export { netAction } from './policy';
export { train, average, match, errorWin, positions, matchPoints0, matchPoints1, memoryAt, memoryBytes, memoryWritten, memoryFilled, resumeMemory } from './selfplay';
export { rngSave, rngLoad } from '../shared/rng';
export { outcomeError, sumError } from './check';
export { expect, expectedWin, expectedMargin } from './expect';
export { searchBegin, searchStep, searchBest, nodes, bestWin, bestMargin } from './search';
export { setForesight } from './desk';
