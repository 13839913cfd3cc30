import { type AnyGame, type IllegalCode, must, type Replay, readRecord } from '@castellan/rules';
import { type Key, t } from '../i18n/index.ts';

/** A moment of the recorded game, and perhaps an action at that moment: the one played, or one that is refused. */
export interface Moment {
  /** How many actions had been played. */
  readonly at: number;
  /** Notation. */
  readonly action?: string;
  /** The reason the rules give for refusing the action. */
  readonly refused?: IllegalCode;
}

/** A picture of a section and the sentences under it. */
export interface Example extends Moment {
  readonly section: string;
  readonly captions: readonly Caption[];
}

/** The game that the rules show pictures of. */
export interface Recorded<State, Action = unknown> {
  replay(): Replay<State, Action>;
  /** The action a picture shows: its own, or the one played. */
  actionOf(moment: Moment): Action;
}

export function recordedGame<State, Action>(game: AnyGame, lines: readonly string[]): Recorded<State, Action> {
  let replay: Replay<State, Action> | null = null;
  const read = () => (replay ??= must(readRecord(lines, [game])).replay as Replay<State, Action>);
  return {
    replay: read,
    actionOf: ({ at, action }) => (action === undefined ? read().actions[at]! : must(game.parseAction(action))),
  };
}

export type Values = Readonly<Record<string, string | number>>;

/** A sentence under a picture; every number in it is counted from the position. */
interface Caption {
  readonly key: Key;
  readonly values: () => Values;
}

/** Says a sentence of the rules, which are tables of keys: that each has its values is checked by a test instead of the compiler. */
export const say = t as unknown as (key: Key, values: Values) => string;
