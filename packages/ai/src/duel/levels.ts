/**
 * What a decision is judged by: the size of the domains of its favourite coat; the size of all domains and their crosses, not
 * multiplied; the best immediate score as a young player sees it (castle bonus and powers forgotten while
 * it can place without), the best immediate score with what the opponent gains from the draft, or the net.
 */
export type Judge = 'one coat' | 'size' | 'young' | 'score' | 'net';

/** What a level of Duel sees and how far it thinks. */
export interface LevelSettings {
  readonly draft: Judge;
  /** Placements and lightnings. */
  readonly place: Judge;
  /** 0 takes the net's first choice, 1 looks at every roll of the next round, 2 also at the round after it, along a few rolls. */
  readonly depth: 0 | 1 | 2;
  /** How much of the net's judgement counts, 0 to 1; the rest is the points on the maps as they lie. */
  readonly foresight: number;
}

export const STRONGEST: LevelSettings = { draft: 'net', place: 'net', depth: 2, foresight: 1 };

/** The exact round ahead, for everything alike. */
export const ONE_ROUND: LevelSettings = { ...STRONGEST, depth: 1 };

/** The levels, weakest first; docs/levels.md has the measured steps between them. */
export const LEVELS: readonly LevelSettings[] = [
  { draft: 'one coat', place: 'one coat', depth: 0, foresight: 0 },
  { draft: 'size', place: 'size', depth: 0, foresight: 0 },
  { draft: 'young', place: 'young', depth: 0, foresight: 0 },
  { draft: 'score', place: 'net', depth: 0, foresight: 0.01 },
  { draft: 'net', place: 'net', depth: 0, foresight: 0.1 },
  STRONGEST,
];
