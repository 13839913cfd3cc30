import { type DuelMind, FULL_MIND } from './player.ts';

/** The minds of the five levels, weakest first. Each beats the one before it in about three games of four. */
export const DUEL_MINDS: readonly DuelMind[] = [
  { judge: 'young', depth: 0, foresight: 0 },
  { judge: 'score', depth: 0, foresight: 0 },
  { judge: 'net', depth: 0, foresight: 0.03 },
  { judge: 'net', depth: 0, foresight: 1 },
  FULL_MIND,
];
