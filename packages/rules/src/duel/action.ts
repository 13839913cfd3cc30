import type { Square } from '../core/grid.ts';
import type { Coat, Face } from './data.ts';

/** One die as it is drawn on one square. */
export interface Token {
  /** The die was turned to this face. */
  readonly turned: boolean;
  /** The face is a joker, drawn as this coat. */
  readonly joker: boolean;
  readonly coat: Coat;
  /** All crosses now on the square, the castle's included. */
  readonly crosses: number;
  /** One of the crosses is the castle bonus. */
  readonly castle: boolean;
  readonly square: Square;
}

export interface Roll {
  readonly type: 'roll';
  readonly faces: readonly Face[];
}

/** Dice are numbered from 1; two of them in ascending order. */
export interface Pick {
  readonly type: 'pick';
  readonly dice: readonly number[];
}

/** Two tokens in the order of their squares. */
export interface Place {
  readonly type: 'place';
  readonly tokens: readonly [Token, Token];
}

export interface Pass {
  readonly type: 'pass';
}

/** The coat that `domains` pays for. */
export interface Bonus {
  readonly type: 'bonus';
  readonly coat: Coat;
}

/** The square that gets the cross of `cross`. */
export interface Cross {
  readonly type: 'cross';
  readonly square: Square;
}

export type DuelAction = Roll | Pick | Place | Pass | Bonus | Cross;
