import {
  type AnyGame,
  type DiscoveryState,
  type DuelState,
  GAMES,
  type GameName,
  type IllegalCode,
  must,
} from '@castellan/rules';
import { type Key, t } from '../i18n/index.ts';
import { DISCOVERY_GAME, DUEL_GAME } from './games.ts';

/** A moment of the recorded game, and perhaps an action at that moment: the one played, or one that is refused. */
export interface Moment {
  /** How many actions had been played. */
  readonly at: number;
  /** Notation. */
  readonly action?: string;
  /** The reason the rules give for refusing the action. */
  readonly refused?: IllegalCode;
}

const LINES: Readonly<Record<GameName, readonly string[]>> = { duel: DUEL_GAME, discovery: DISCOVERY_GAME };

function replay(name: GameName): unknown[] {
  const game: AnyGame = GAMES.find((one) => one.name === name)!;
  const [first, ...actions] = LINES[name] as [string, ...string[]];
  const states: unknown[] = [game.create(must(game.parseOptions(first.split(' ').slice(2))))];
  for (const line of actions) states.push(must(game.apply(states[states.length - 1], must(game.parseAction(line)))));
  return states;
}

const replayed: Partial<Record<GameName, unknown[]>> = {};

/** Every state of the recorded game, the first before any action. */
export function statesOf<G extends GameName>(name: G): readonly (G extends 'duel' ? DuelState : DiscoveryState)[] {
  replayed[name] ??= replay(name);
  return replayed[name] as (G extends 'duel' ? DuelState : DiscoveryState)[];
}

/** The action played at a moment of the recorded game. */
export const playedAt = (name: GameName, at: number): string => LINES[name][at + 1]!;

/** The action a picture shows: its own, or the one played. */
export const actionOf = (name: GameName, { at, action }: Moment): string => action ?? playedAt(name, at);

export type Values = Readonly<Record<string, string | number>>;

/** A sentence under a picture; every number in it is counted from the position. */
export interface Caption {
  readonly key: Key;
  readonly values: () => Values;
}

/** Says a sentence of the rules, which are tables of keys: that each has its values is checked by a test instead of the compiler. */
export const say = t as unknown as (key: Key, values: Values) => string;
