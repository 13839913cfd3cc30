import type { Coat, Face } from './data.ts';

/** First or second of the two dice a player has taken, in the order of their numbers. */
export type Which = 0 | 1;

/** What a player means to use for a placement. */
export interface Means {
  /** Allowed where the placement needs it and the power is owned. */
  readonly free: boolean;
  readonly split: boolean;
  /** The die that gets the castle's cross. */
  readonly castle: Which | null;
  /** The die that is turned, and to which of its faces. */
  readonly turn: { readonly die: Which; readonly face: Face } | null;
  /** The coat each joker is drawn as; null for any. */
  readonly jokers: readonly [Coat | null, Coat | null];
}

export const NO_MEANS: Means = { free: false, split: false, castle: null, turn: null, jokers: [null, null] };
