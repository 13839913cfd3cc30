import type { Square } from '@castellan/rules';
/** Choosing among placements by tapping squares, for either game: only legal ones are ever offered. */
export interface Option<Action> {
  readonly action: Action;
  readonly squares: readonly [Square, Square];
  /** What the placement brings. */
  readonly gain: number;
}

/** What stands on the board and is not yet confirmed. */
export interface Chosen {
  readonly anchor: Square;
  readonly turn: number;
}

export const squaresOf = <Action>(options: readonly Option<Action>[]): ReadonlySet<Square> =>
  new Set(options.flatMap(({ squares }) => squares));

/** The options that cover a square, the best first. */
export const around = <Action>(options: readonly Option<Action>[], square: Square): Option<Action>[] =>
  options.filter(({ squares }) => squares.includes(square)).toSorted((a, b) => b.gain - a.gain);

export function standing<Action>(options: readonly Option<Action>[], chosen: Chosen | null): Option<Action> | null {
  if (!chosen) return null;
  const near = around(options, chosen.anchor);
  return near[chosen.turn % Math.max(1, near.length)] ?? null;
}

/** A tap on a new square puts the domino there, a tap on the domino turns it. */
export function tap<Action>(options: readonly Option<Action>[], chosen: Chosen | null, square: Square): Chosen | null {
  const now = standing(options, chosen);
  if (now?.squares.includes(square)) return { anchor: chosen!.anchor, turn: chosen!.turn + 1 };
  return around(options, square).length > 0 ? { anchor: square, turn: 0 } : chosen;
}
