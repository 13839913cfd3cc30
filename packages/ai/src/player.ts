import type { Seat } from '@castellan/rules';

/** What a position or an action promises to one seat. */
export interface Value {
  /** The chance to win, a draw counted half. */
  readonly win: number;
  /** The expected lead in points. */
  readonly lead: number;
  /** The standard error of `win`; 0 where it is exact. */
  readonly standardError: number;
  /** How much thinking it rests on. */
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
  /** Only who wins is asked, not by how much: what can be proved is proved sooner, and then `lead` says no more than who is ahead. */
  readonly winnerOnly?: boolean;
}

/** One thinking process: stepped in slices so that a worker can answer "move now" at any moment. */
export interface Search {
  /** Whose chances are told: the side to move; where chance has the turn, player 1. */
  readonly seat: Seat;
  /** Thinks for about this long; true while more thinking would help and the limits allow it. */
  step(ms: number): boolean;
  /** What the position promises: its best action's value or, where chance has the turn, the mean over the outcomes. */
  value(): Value;
  /** The best actions, best first, the chosen one before all; where chance has the turn, the outcomes looked at. */
  candidates(most?: number): readonly Candidate[];
  /** The chosen action; there is one before the first step. Throws where chance has the turn. */
  best(): Analysis;
  /** Says that nothing more is asked: then the next search on the same core need not save what this one found. */
  release(): void;
}

export interface Player<State> {
  readonly name: string;
  think(state: State, limits: Limits): Search;
}

/** Between two looks at the limits. */
const SLICE_MS = 1000;

/** Thinks as long as the limits allow, asks one question about what was found, and lets the core go. */
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
