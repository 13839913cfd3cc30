import type { DiscoveryOptions } from '@castellan/rules';

/** What makes games more or less decided by luck: both bonuses, the deck of 5×5, or 7×7, which always has the larger one. */
export type Variant = 'discovery' | 'bonuses' | 'base' | 'seven';

export function variantOf({ size, deck, harmony, middle }: DiscoveryOptions): Variant {
  if (size === 7) return 'seven';
  return deck === 'discovery' && harmony && middle ? 'bonuses' : deck;
}

/** What a level of Discovery sees and how far it thinks. */
export interface LevelSettings {
  /** `weights`: one ply, by what counts in its own kingdom; `net`: one ply of the net; `tree`: everything. */
  readonly judge: 'weights' | 'net' | 'tree';
  readonly weights: KingdomWeights;
  /** How much of a judgement by weights is the lead that the net expects, 0 to 1. */
  readonly foresight: number;
  /** How much of the net's certainty there is in games of this level, as a factor of the logit. */
  readonly certainty: Readonly<Record<Variant, number>>;
}

/** What things in its own kingdom are worth to a player, in points. */
export interface KingdomWeights {
  /** A point of the score as it is. */
  readonly score: number;
  /** A point that a domino under one of its kings would add at once. */
  readonly held: number;
  /** A square, crowned or not, in one of its largest domains, of so many terrains one each; less under one of its kings. */
  readonly size: number;
  readonly terrains: number;
  /** A crown in the kingdom or under one of its kings, about. */
  readonly crowns: number;
}

const BY_LARGEST: KingdomWeights = { score: 0, held: 0, size: 1, terrains: 1, crowns: 0 };
const BY_SIZE: KingdomWeights = { score: 0, held: 0, size: 1, terrains: 2, crowns: 0.5 };
const BY_SCORE: KingdomWeights = { score: 1, held: 1, size: 0, terrains: 0, crowns: 0 };
const BY_HELD: KingdomWeights = { ...BY_SCORE, held: 2 };

/** Slopes of their own games, see lab/strength/README.md. */
const STEWARDS_CERTAINTY = { discovery: 0.6, bonuses: 0.61, base: 0.645, seven: 0.7 };
const CASTELLANS_CERTAINTY = { discovery: 1.08, bonuses: 1.13, base: 0.87, seven: 1 };

export const STRONGEST: LevelSettings = {
  judge: 'tree',
  weights: BY_SCORE,
  foresight: 1,
  certainty: CASTELLANS_CERTAINTY,
};

/** The levels, the weakest first; docs/levels.md has the measured steps between them. */
export const LEVELS: readonly LevelSettings[] = [
  // Lets one domain grow and looks at nothing else.
  { judge: 'weights', weights: BY_LARGEST, foresight: 0, certainty: STEWARDS_CERTAINTY },
  // Lets two domains grow and likes crowns, but does not multiply.
  { judge: 'weights', weights: BY_SIZE, foresight: 0, certainty: STEWARDS_CERTAINTY },
  // Counts the points of the next domino, and of no later one.
  { judge: 'weights', weights: BY_SCORE, foresight: 0, certainty: STEWARDS_CERTAINTY },
  // Counts points, those it is about to make twice, with a small share of what the net expects of them.
  { judge: 'weights', weights: BY_HELD, foresight: 0.02, certainty: STEWARDS_CERTAINTY },
  // Evaluates well, also for the opponent, but looks no further than its own move.
  { judge: 'net', weights: BY_SCORE, foresight: 1, certainty: STEWARDS_CERTAINTY },
  STRONGEST,
];
