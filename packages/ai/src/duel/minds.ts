import { type DuelMind, FULL_MIND } from './player.ts';

/** The minds of the five levels, weakest first. Each sees more than the one before it, or thinks further. */
export const DUEL_MINDS: readonly DuelMind[] = [
  { draft: 'young', place: 'young', depth: 0, foresight: 0 },
  { draft: 'score', place: 'score', depth: 0, foresight: 0 },
  { draft: 'score', place: 'net', depth: 0, foresight: 0.03 },
  { draft: 'net', place: 'net', depth: 0, foresight: 0.2 },
  FULL_MIND,
];
