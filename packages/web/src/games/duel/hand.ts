import { type Coat, type DuelState, diceOf, type Face, type Seat, type Square } from '@castellan/rules';

/** Two dice in the hand of a player who prepares a placement. Nothing here is spent: it is all staging until confirm. */
export interface Hand {
  /** Chips that are on: what may be used. */
  readonly free: boolean;
  readonly split: boolean;
  /** The die of the hand, 0 or 1, that gets the castle's cross. */
  readonly castle: Which | null;
  /** The die of the hand that is turned, and to which of its faces. */
  readonly turn: { readonly die: Which; readonly face: Face } | null;
  /** The coat each joker is drawn as, once chosen. */
  readonly jokers: readonly [Coat | null, Coat | null];
  /** Where each die stands. In a domino both are set at once; with `split` one after the other. */
  readonly at: readonly [Square | null, Square | null];
  /** The square that was tapped: turning goes around it. */
  readonly anchor: Square | null;
}

/** First or second of the two dice in the hand. */
export type Which = 0 | 1;
export const WHICH: readonly Which[] = [0, 1];

export const EMPTY_HAND: Hand = {
  free: false,
  split: false,
  castle: null,
  turn: null,
  jokers: [null, null],
  at: [null, null],
  anchor: null,
};

/** The faces of the hand as staged: a turned die shows its new face. */
export function facesOf(state: DuelState, seat: Seat, hand: Hand): [Face, Face] {
  const [first, second] = diceOf(state, seat).map((index) => state.dice[index]!.face) as [Face, Face];
  if (!hand.turn) return [first, second];
  return hand.turn.die === 0 ? [hand.turn.face, second] : [first, hand.turn.face];
}

/** The state as if this seat were to place now: a player may prepare while the other is still placing. */
export const asPlacing = (state: DuelState, seat: Seat): DuelState => ({ ...state, phase: 'place', seat });

/** With `split`, the die that already stands while the other is still in the hand. */
export function loneDie(hand: Hand): Which | null {
  const [one, two] = hand.at;
  if (one !== null && two === null) return 0;
  return one === null && two !== null ? 1 : null;
}
