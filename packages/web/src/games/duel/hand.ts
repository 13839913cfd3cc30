import {
  type DuelState,
  type Face,
  facesInHand,
  JOKER,
  type Means,
  NO_MEANS,
  type Seat,
  type Square,
  turnsOf,
  type Which,
} from '@castellan/rules';

/** Two dice in the hand of a player who prepares a placement. Nothing here is spent: it is all staging until confirm. */
export interface Hand extends Means {
  /** Where each die stands. In a domino both are set at once; with `split` one after the other. */
  readonly at: readonly [Square | null, Square | null];
  /** The square that was tapped: turning goes around it. */
  readonly anchor: Square | null;
}

export const EMPTY_HAND: Hand = { ...NO_MEANS, at: [null, null], anchor: null };

/** The faces of the hand as staged: a turned die shows its new face. Only for a player who has two dice. */
export const facesOf = (state: DuelState, seat: Seat, { turn }: Hand): readonly [Face, Face] =>
  facesInHand(state, seat, turn)!;

/** Turned for a start, before a face is chosen. */
export function firstTurn(state: DuelState, seat: Seat): Hand['turn'] {
  const [face] = turnsOf(state, seat, 0);
  return face === undefined ? null : { die: 0, face };
}

/** Jokers in the hand whose coat is asked for. */
export const jokersIn = (faces: readonly [Face, Face]): Which[] =>
  ([0, 1] as const).filter((which) => faces[which] === JOKER);

/** The hand with the coat of a joker chosen, or free again. */
export const withJoker = (hand: Hand, which: Which, coat: Hand['jokers'][number]): Hand => ({
  ...hand,
  jokers: which === 0 ? [coat, hand.jokers[1]] : [hand.jokers[0], coat],
});

/** With `split`, the die that already stands while the other is still in the hand. */
export function loneDie(hand: Hand): Which | null {
  const [one, two] = hand.at;
  if (one !== null && two === null) return 0;
  return one === null && two !== null ? 1 : null;
}
