// What the fast core of Duel offers to JavaScript.
export { rngSeed, rngBelow } from '../shared/rng';
export { setFace, setLine, finishSheet } from './sheet';
export { roll, apply } from './turn';
export { legal, randomAction } from './moves';
export { points, ahead } from './score';
export { playoutRandom, playoutGreedy, randomGames, greedyAction } from './playout';
export { newState, copyState, mover, phaseOf, rollerOf } from './state';

/** Memory that stays. */
export function allocate(bytes: i32): usize {
  return heap.alloc(bytes);
}
