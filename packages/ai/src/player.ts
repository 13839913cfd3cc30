import type { Seat } from '@castellan/rules';

/** The value of a position or an action for one seat. */
export interface Value {
  /** The chance to win, a draw counted half. */
  readonly win: number;
  /** The expected lead in points. */
  readonly lead: number;
  /** The standard error of `win`; 0 where it is exact. */
  readonly standardError: number;
  /** Positions that the search has valued for it. */
  readonly nodes: number;
}

/** An action that can be chosen or, where chance has the turn, an outcome. */
export interface Candidate extends Value {
  /** In the game's notation. */
  readonly action: string;
  /** Of an outcome. */
  readonly probability?: number;
}

/** The answer of a search: the chosen action and what it promises. */
export interface Analysis extends Candidate {
  readonly ms: number;
}

export interface Limits {
  /** Default 100 where `nodes` is not given either. With 0 the first impression is the answer. */
  readonly ms?: number;
  readonly nodes?: number;
  readonly seed?: number;
  /** Proves only who wins, which takes about a quarter of the positions. Where it is proved, only the sign of `lead` is right. */
  readonly winnerOnly?: boolean;
}

/** One thinking process: stepped in slices so that a worker can answer "move now" at any moment. */
export interface Search {
  /** The seat whose chances the search reports: the side to move; where chance has the turn, player 1. */
  readonly seat: Seat;
  /** Thinks for about this long; true while more thinking would help and the limits allow it. */
  step(ms: number): boolean;
  /** What the position promises: its best action's value or, where chance has the turn, the mean over the outcomes. */
  value(): Value;
  /** The best actions, best first, the chosen one before all; where chance has the turn, the outcomes looked at. */
  candidates(most?: number): readonly Candidate[];
  /** The chosen action; there is one before the first step. Throws where chance has the turn. */
  best(): Analysis;
  /** Drops the findings, so that the next search on the same core does not save them first. */
  release(): void;
}

export interface Player<State> {
  readonly name: string;
  think(state: State, limits: Limits): Search;
}

/** Time between two checks of the limits. */
const SLICE_MS = 1000;

/** Runs one search to its limits, reads what the caller needs from it, and releases the core. */
export function ask<State, Answer>(
  player: Player<State>,
  state: State,
  limits: Limits,
  question: (search: Search) => Answer,
): Answer {
  const search = player.think(state, limits);
  while (search.step(SLICE_MS));
  const answer = question(search);
  search.release();
  return answer;
}
