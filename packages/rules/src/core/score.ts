import type { Domain } from './domains.ts';
import type { Seat } from './game.ts';

export const EXTRAS = ['domains', 'harmony', 'middle'] as const;
export type ExtraName = (typeof EXTRAS)[number];

/** Points that do not come from squares times marks. */
export interface Extra {
  readonly name: ExtraName;
  readonly points: number;
}

export interface Score<Kind> {
  readonly total: number;
  readonly domains: readonly Domain<Kind>[];
  readonly extras: readonly Extra[];
  /** Squares of the largest domain: the first tie-break. */
  readonly largest: number;
  /** All crosses or crowns on the board: Discovery's last tie-break. */
  readonly marks: number;
}

export type TieBreak = 'total' | 'largest' | 'marks';

export type Outcome =
  | { readonly kind: 'ongoing' }
  | { readonly kind: 'win'; readonly seat: Seat; readonly by: TieBreak }
  | { readonly kind: 'draw'; readonly shared: boolean };

export function tally<Kind>(domains: readonly Domain<Kind>[], extras: readonly Extra[]): Score<Kind> {
  let total = 0;
  let largest = 0;
  let marks = 0;
  for (const domain of domains) {
    total += domain.points;
    marks += domain.marks;
    if (domain.squares.length > largest) largest = domain.squares.length;
  }
  for (const extra of extras) total += extra.points;
  return { total, domains, extras, largest, marks };
}

/** Who is ahead by the first of these in which the players differ. */
export function compare(
  [one, two]: readonly [Score<unknown>, Score<unknown>],
  tieBreaks: readonly TieBreak[],
  shared: boolean,
): Outcome {
  for (const by of tieBreaks) {
    if (one[by] !== two[by]) return { kind: 'win', seat: one[by] > two[by] ? 1 : 2, by };
  }
  return { kind: 'draw', shared };
}
