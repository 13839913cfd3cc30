import type { Board, Drawn } from './domains.ts';
import type { Extent, Grid, Square } from './grid.ts';

/** The board of one player: all that a view of it asks. */
export interface SeatBoard<Kind> {
  readonly grid: Grid;
  /** What is drawn on each square of the grid. */
  readonly squares: Board<Kind>;
  /** The castle in the middle of the grid; null for a game without one. */
  readonly castle: { readonly spent: boolean } | null;
  /** How far the board reaches and how many columns and rows it may have; null where all of the grid can be used. */
  readonly bound: { readonly extent: Extent; readonly size: number } | null;
}

/** What stands on a square once an action is done. */
export interface Covered<Kind> extends Drawn<Kind> {
  readonly square: Square;
  /** One of the marks is not the piece's own: the castle or a power adds it. */
  readonly added?: boolean;
}

/** An action and the squares it covers. */
export interface Placement<Action, Kind> {
  readonly action: Action;
  readonly covers: readonly Covered<Kind>[];
}
