// What the fast core of Duel offers to JavaScript.
export { rngBelow, rngSeed } from '../shared/rng';
export { legal, randomAction } from './moves';
export { bySizeAction, greedyAction, ownMapAction, playoutRandom, randomGames, scatterAction } from './playout';
export { ahead, points } from './score';
export { finishSheet, setFace, setLine } from './sheet';
export {
  copyState,
  drawSquare,
  LIGHTNING_A,
  mover,
  NO_COAT,
  newState,
  OVER,
  PICK_A,
  PLACE_A,
  phaseOf,
  playerAt,
  ROLL,
  rollerOf,
  STATE,
  setBonus,
  setCastleLeft,
  setCount,
  setDice,
  setKept,
  setPassed,
  setPending,
  setPhase,
  setRoller,
  setShown,
  setTicks,
} from './state';
export { apply, roll } from './turn';

/** Memory that stays. */
export function allocate(bytes: i32): usize {
  return heap.alloc(bytes);
}
export { rngLoad, rngSave } from '../shared/rng';
export { setForesight } from './best-placements';
export { outcomeError, sumError } from './check';
export { memoryAt, memoryBytes, memoryFilled, memoryWritten, prepareMemory, resumeMemory } from './example';
export { expect, expectedMargin, expectedWin, rollMargin, rollValue, rollWin } from './expect';
export { lastLead, lastRound, lastWin } from './last-round';
export { ADAM_BYTES, prepareAdam, prepareLearning, randomise } from './learn';
export { netAction } from './policy';
export { learnExamples, playExpected } from './refine';
export {
  searchAction,
  searchBegin,
  searchCount,
  searchError,
  searchMargin,
  searchNodes,
  searchStep,
  searchVisits,
  searchWin,
  searchWorth,
} from './search';
export {
  average,
  errorWin,
  match,
  matchPoints0,
  matchPoints1,
  positions,
  train,
} from './selfplay';
export { evaluate, makeWeights, margin, useWeights, weightFloats, weightsInUse, win } from './value';
