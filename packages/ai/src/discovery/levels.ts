/** What a level of Discovery sees and how far it thinks. */
export interface LevelSettings {
  /** `taste`: one ply, by what it likes in its own kingdom; `net`: one ply of the net; `tree`: everything. */
  readonly judge: 'taste' | 'net' | 'tree';
  readonly taste: Taste;
  /** How much of a taste is the lead that the net expects, 0 to 1. */
  readonly foresight: number;
  /** How much of the strongest play's certainty there is in games of this level, as a factor of the logit. */
  readonly certainty: number;
}

/** What things in its own kingdom are worth to a player, in points. */
export interface Taste {
  /** A point of the score as it is. */
  readonly score: number;
  /** A point that a domino under one of its kings would add at once. */
  readonly held: number;
  /** A square in the largest domain of each terrain, crowned or not. */
  readonly size: number;
  /** A crown in the kingdom or under one of its kings, about. */
  readonly crowns: number;
  /** Of all domains only the largest counts. */
  readonly favourite: boolean;
}

const BY_SCORE: Taste = { score: 1, held: 1, size: 0, crowns: 0, favourite: false };
const BY_LARGEST: Taste = { score: 0, held: 0, size: 1, crowns: 0, favourite: true };
const BY_SIZE: Taste = { score: 0, held: 0, size: 1, crowns: 0.1, favourite: true };

/** The slope of the steward's games, see docs/strength.md. */
const STEWARDS_CERTAINTY = 0.59;

export const STRONGEST: LevelSettings = { judge: 'tree', taste: BY_SCORE, foresight: 1, certainty: 1 };

/** The levels, the weakest first; docs/levels.md has the measured steps between them. */
export const LEVELS: readonly LevelSettings[] = [
  // Lets one domain grow and looks at nothing else.
  { judge: 'taste', taste: BY_LARGEST, foresight: 0, certainty: STEWARDS_CERTAINTY },
  // Builds large domains and likes crowns, but does not multiply.
  { judge: 'taste', taste: BY_SIZE, foresight: 0, certainty: STEWARDS_CERTAINTY },
  // Counts the points of the next domino, and of no later one.
  { judge: 'taste', taste: BY_SCORE, foresight: 0, certainty: STEWARDS_CERTAINTY },
  // Counts points, with an inkling of what they may grow to.
  { judge: 'taste', taste: BY_SCORE, foresight: 0.05, certainty: STEWARDS_CERTAINTY },
  // Judges well, also the opponent, but looks no further than its own move.
  { judge: 'net', taste: BY_SCORE, foresight: 1, certainty: STEWARDS_CERTAINTY },
  STRONGEST,
];
