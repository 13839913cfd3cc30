import { type AnyGame, type IllegalCode, must } from '@castellan/rules';
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
export interface Recorded<State> {
  /** The line that began it. */
  readonly first: string;
  /** Every state, the first before any action. */
  states(): readonly State[];
  playedAt(at: number): string;
  /** The action a picture shows: its own, or the one played. */
  actionOf(moment: Moment): string;
}

export function recordedGame<State>(game: AnyGame, lines: readonly string[]): Recorded<State> {
  const [first, ...played] = lines as [string, ...string[]];
  let states: State[] | null = null;
  const replay = (): State[] => {
    const all: State[] = [game.create(must(game.parseOptions(first.split(' ').slice(2))))];
    for (const line of played) all.push(must(game.apply(all.at(-1), must(game.parseAction(line)))));
    return all;
  };
  const playedAt = (at: number) => played[at]!;
  return {
    first,
    states: () => {
      states ??= replay();
      return states;
    },
    playedAt,
    actionOf: ({ at, action }) => action ?? playedAt(at),
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
