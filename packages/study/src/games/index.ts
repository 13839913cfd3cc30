import { type AnyGame, must, type Replay, type Seat } from '@castellan/rules';
import { studiedDiscovery } from './discovery.ts';
import { studiedDuel } from './duel.ts';
import type { AnyStudied, Kind } from './studied.ts';

/** Every game that can be studied; a new one is a file here and a line. */
const STUDIED: readonly AnyStudied[] = [studiedDuel, studiedDiscovery];

export function studiedGame(name: string): AnyStudied {
  const studied = STUDIED.find((one) => one.name === name);
  if (!studied) throw new Error(`${name} cannot be studied`);
  return studied;
}

/** What a decision of a game is about when this action is taken. */
export const kindOfAction = (game: AnyGame, state: unknown, action: string): Kind =>
  studiedGame(game.name).kindOf(state, must(game.parseAction(action)));

/** Where in its game an action stands, as people name it: the round, and what is done. */
export interface Place {
  readonly turn: Seat | 'chance';
  readonly round: number;
  readonly action: string;
  /** Of a decision. */
  readonly kind?: Kind;
}

export function placeOf({ game, states, actions }: Replay, index: number): Place {
  const { kindOf, roundOf } = studiedGame(game.name);
  const state = states[index];
  const turn = game.turn(state);
  const action = game.printAction(actions[index]);
  // A roll begins its round; the last placement of a round leads to the next one.
  if (turn === 'chance') return { turn, round: roundOf(states[index + 1]), action };
  return { turn: turn as Seat, round: roundOf(state), action, kind: kindOf(state, actions[index]) };
}
