import type { Seat } from '../core/game.ts';
import type { Square } from '../core/grid.ts';

/** Four dominoes are revealed, in ascending order: a chance outcome. */
export interface Line {
  readonly type: 'line';
  readonly dominoes: readonly number[];
}

/** A king comes out of the closed hand: a chance outcome. */
export interface King {
  readonly type: 'king';
  readonly seat: Seat;
}

export interface Pick {
  readonly type: 'pick';
  readonly domino: number;
}

/** The left half as printed, then the right; two equal halves in the order of their squares. */
export interface Place {
  readonly type: 'place';
  readonly domino: number;
  readonly squares: readonly [Square, Square];
}

/** The domino in turn fits nowhere. */
export interface Discard {
  readonly type: 'discard';
}

export type DiscoveryAction = Line | King | Pick | Place | Discard;
