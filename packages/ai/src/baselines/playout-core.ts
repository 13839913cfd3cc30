/** The turn in a fast core. */
export const CHANCE = 2;
export const OVER = 3;

/**
 * The little of a fast core that the baselines need: one position they were asked about, and a second, the trial, on
 * which they play. Actions are numbers; players are 0 and 1.
 */
export interface PlayoutCore<State> {
  /** Takes the position to think about. */
  load(state: State): void;
  /** The action of the rules behind a number, in notation. */
  print(state: State, action: number): string;
  seed(seed: number): void;
  /** From 0 to below n, from the core's generator. */
  below(n: number): number;

  /** The trial becomes the loaded position. */
  reset(): void;
  /** 0, 1, CHANCE or OVER. */
  turn(): number;
  legal(): number[];
  play(action: number): void;
  /** Lets chance have its turn; the same number means the same outcome. */
  chance(): number;
  /** One legal action, each with the same chance. */
  randomAction(): number;
  /** The action with the best immediate score. */
  greedyAction(): number;
  /** Any placement that scores at once, dice or dominoes at random. */
  scatterAction(): number;
  /** Plays at random to the end. */
  playOut(): void;
  /** 1 where player 0 won, −1 where player 1 did, 0 for a draw. */
  ahead(): number;
  /** The lead of player 0 in points, as if the game ended now. */
  lead(): number;
}
