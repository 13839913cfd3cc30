/** What one thing more is worth: a mean over positions of self-played games. Plain data. */
export interface Worth {
  readonly what: (typeof WORTHS)[number];
  /** A power, a coat or a domino. */
  readonly of: string | null;
  /** For what changes in the course of a game: from this round on, for three rounds, or to the end from round 10. */
  readonly since: number | null;
  /**
   * In winning chance, over so many positions of so many games; a first roll or line counts as a game. The standard error is that of
   * games, because positions of one game are alike.
   */
  readonly mean: number;
  readonly error: number;
  readonly n: number;
  readonly games: number;
  /** A position in which it is about as large. */
  readonly example: string;
}

export const WORTHS = ['first', 'choosing', 'castle', 'cross', 'power', 'tick', 'domino'] as const;
