/** What every computer player of either game answers, whatever its strength. */
export interface Analysis {
  /** The chosen action in the game's notation. */
  readonly action: string;
  /** The chance to win of the side to move, a draw counted half. */
  readonly win: number;
  /** The expected lead in points of the side to move. */
  readonly margin: number;
  readonly nodes: number;
  readonly ms: number;
}

export interface Limits {
  readonly ms?: number;
  readonly nodes?: number;
  readonly seed?: number;
}

/** One thinking process: stepped in slices so that a worker can answer "move now" at any moment. */
export interface Search {
  /** Thinks for about this long; true while more thinking would help and the limits allow it. */
  step(ms: number): boolean;
  /** The best answer so far; there is one before the first step. */
  best(): Analysis;
}

export interface Player<State> {
  readonly name: string;
  think(state: State, limits: Limits): Search;
}
