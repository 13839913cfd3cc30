/** Judges by the size of the domains of the coats it has most of (so many coats), and by crosses, which count as so many squares:
 * added, not multiplied. Castle bonus and powers are not used while there is a placement without. */
export interface SizeWeights {
  readonly coats: number;
  readonly cross: number;
}

/**
 * What a decision is judged by: the size of domains; the best immediate score on its own map (castle bonus and powers are not
 * used while there is a placement without, the opponent is never looked at); or the net.
 */
export type Judge = SizeWeights | 'own-map-only' | 'net';

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

const ONE_COAT: SizeWeights = { coats: 1, cross: 0 };
const TWO_COATS: SizeWeights = { coats: 2, cross: 0 };
const THREE_COATS: SizeWeights = { coats: 3, cross: 1 };
const EVERY_COAT: SizeWeights = { coats: 6, cross: 2 };

/** The levels, weakest first; docs/levels.md has the measured steps between them. */
export const LEVELS: readonly LevelSettings[] = [
  { draft: ONE_COAT, place: TWO_COATS, depth: 0, foresight: 0 },
  { draft: THREE_COATS, place: THREE_COATS, depth: 0, foresight: 0 },
  { draft: 'own-map-only', place: EVERY_COAT, depth: 0, foresight: 0 },
  { draft: 'own-map-only', place: 'net', depth: 0, foresight: 0.6 },
  { draft: 'net', place: 'net', depth: 0, foresight: 0.1 },
  STRONGEST,
];
