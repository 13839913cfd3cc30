import { type DuelState, diceOf, type Face, JOKER, type Seat } from '@castellan/rules';
import { type Hand, WHICH, type Which } from './hand.ts';

/** What the dice show, could show, and leave. */

/** The faces a die of the hand can be turned to: its own, other than the one it shows. */
export function turnsOf(state: DuelState, seat: Seat, die: Which): Face[] {
  const index = diceOf(state, seat)[die]!;
  const shown = state.dice[index]!.face;
  return [...new Set(state.options.sheet.dice[index]!)].filter((face) => face !== shown);
}

/** Every way to turn one die of the hand. */
export const allTurns = (state: DuelState, seat: Seat): NonNullable<Hand['turn']>[] =>
  WHICH.flatMap((die) => turnsOf(state, seat, die).map((face) => ({ die, face })));

/** Turned for a start, before a face is chosen. */
export function firstTurn(state: DuelState, seat: Seat): Hand['turn'] {
  const [face] = turnsOf(state, seat, 0);
  return face === undefined ? null : { die: 0, face };
}

/** Jokers in the hand whose coat is asked for. */
export const jokersIn = (faces: readonly [Face, Face]): Which[] =>
  ([0, 1] as const).filter((which) => faces[which] === JOKER);

/** What B is left with: the dice nobody has picked. */
export const leftOver = (state: DuelState, picked: readonly number[]): number[] =>
  state.dice.flatMap(({ taker }, index) => (taker === null && !picked.includes(index + 1) ? [index + 1] : []));
