/** What one game gives the trainer. Everything depends only on the seed, the plan and what was saved: never on the clock. */
export interface Trainer {
  readonly game: string;
  /** Plays and learns this many games at this point of the plan; 0 is its beginning, 1 its end. */
  run(games: number, progress: number): Readonly<Record<string, number>>;
  /** Paired games of the net alone, one ply, against greedy: the learning curve. */
  againstGreedy(pairs: number): MatchResult;
  /** Paired games of the net alone against other weights, as `weights` gave them. */
  against(weights: Uint8Array, pairs: number): MatchResult;
  /** The weights as they are played: what is committed. */
  weights(): Uint8Array;
  /** Everything needed to go on as if never stopped. */
  save(): Uint8Array;
  restore(checkpoint: Uint8Array): void;
}

export interface MatchResult {
  readonly games: number;
  /** Won games, a draw counted half. */
  readonly won: number;
  /** Mean points of the net and of its opponent. */
  readonly points: number;
  readonly theirs: number;
}

/** A share of won games with its 95 % interval; games of a pair are not independent, so it is a little too wide. */
export function share({ games, won }: Pick<MatchResult, 'games' | 'won'>): string {
  const p = won / games;
  const spread = 1.96 * Math.sqrt((p * (1 - p)) / games);
  return `${(100 * p).toFixed(1)} % ± ${(100 * spread).toFixed(1)}`;
}
