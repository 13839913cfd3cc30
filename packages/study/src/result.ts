import type { AnyRules } from '@castellan/rules';

/** The value of a position for player 1. Plain data. */
export interface Estimate {
  /** Player 1's chance to win, a draw counted half. */
  readonly win: number;
  /** Player 1's expected lead in points. */
  readonly lead: number;
  /** The standard error of `win`; 0 where it is exact. */
  readonly error: number;
}

/** The result of a finished game for player 1: 1, ½ or 0. */
export function wonByFirst(game: AnyRules, state: unknown): number {
  const result = game.result(state);
  if (result.kind !== 'win') return 0.5;
  return result.seat === 1 ? 1 : 0;
}

/** The value of a finished game: exact. */
export function estimateOfEnd(game: AnyRules, state: unknown): Estimate {
  const [one, two] = game.score(state);
  return { win: wonByFirst(game, state), lead: one.total - two.total, error: 0 };
}

/** Mean and standard error. */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: values.length > 1 ? Math.sqrt(squares / (values.length - 1) / values.length) : Number.NaN };
}
