import { fraction } from './chance.ts';
import { excerpt, type Illegal, type ParseError } from './errors.ts';
import { bySeat, type Game, type Rules, type Seat } from './game.ts';
import { readRulesVersion, splitOptions } from './options.ts';
import { type Fields, type PositionError, readSetUp } from './position.ts';
import { type Err, err, ok, type Result } from './result.ts';

type NoOptions = Readonly<Record<string, never>>;
const NO_OPTIONS: NoOptions = {};

/** What only the game itself knows. */
type Own<State, Action, Kind, Name extends string> = Pick<
  Rules<NoOptions, State, Action, Kind, Name>,
  | 'name'
  | 'rulesVersion'
  | 'kinds'
  | 'dice'
  | 'turn'
  | 'roller'
  | 'legal'
  | 'apply'
  | 'board'
  | 'covers'
  | 'score'
  | 'result'
  | 'printAction'
>;

/** A game without options and secrets, whose outcomes of chance are equally likely. An action is a verb and one word. */
export interface SmallGame<State, Action, Kind, Name extends string> extends Own<State, Action, Kind, Name> {
  begin(): State;
  /** How the word after a verb is read; undefined where it is none of that verb. */
  readonly verbs: Readonly<
    Record<string, { readonly read: (word: string) => Action | undefined; readonly wrong: ParseError['code'] }>
  >;
  /** The words of a position. */
  readonly words: readonly string[];
  /** Those that differ from a new game, with their values. */
  wordsOf(state: State): readonly (readonly [word: string, value: string])[];
  setUp(fields: Fields): State;
  whatIsWrong(state: State): Err<PositionError> | null;
}

/** All that a game answers, from what only the game itself knows. */
export function smallGame<State, Action, Kind, Name extends string>(
  own: SmallGame<State, Action, Kind, Name>,
): Game<NoOptions, State, Action, Kind, Name> {
  const { name, rulesVersion, turn, legal, apply, covers, score, verbs } = own;
  const outcomes = (state: State): Action[] => (turn(state) === 'chance' ? legal(state) : []);
  const whyNot = (state: State, action: Action): Illegal | null => {
    const applied = apply(state, action);
    return applied.ok ? null : applied.error;
  };
  const parseOptions = (words: readonly string[]) => {
    const values = splitOptions(words, ['rules']);
    if (!values.ok) return values;
    const version = readRulesVersion(values.value, [rulesVersion]);
    return version.ok ? ok(NO_OPTIONS) : version;
  };
  return {
    ...own,
    parseOptions,
    printOptions: () => [`rules=${rulesVersion}`],
    options: () => NO_OPTIONS,
    create: own.begin,
    whyNot,
    chanceCount: (state) => outcomes(state).length,
    chanceOutcomes: (state) => {
      const all = outcomes(state);
      return all.map((action) => ({ action, probability: fraction(1, all.length) }));
    },
    probability: (state, action) =>
      turn(state) === 'chance' && whyNot(state, action) === null ? fraction(1, legal(state).length) : null,
    draw: (state, below) => {
      const all = outcomes(state);
      return all[below(all.length)]!;
    },
    placements: (state, seat) =>
      turn(state) === seat ? legal(state).map((action) => ({ action, covers: covers(state, action, seat) })) : [],
    preview: (state, action, seat = turn(state) as Seat) => {
      const applied = apply(state, action);
      return bySeat(score(applied.ok ? applied.value : state), seat);
    },
    view: (state, viewer) => ({ viewer, state }),
    parseAction(text): Result<Action, ParseError> {
      const [verb = '', word = '', ...more] = text.split(' ');
      const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
      if (!known) return err({ code: 'unknown-action', at: 0, found: excerpt(text) });
      const at = verb.length + 1;
      if (more.length > 0) return err({ code: 'extra-word', at: at + word.length + 1, found: excerpt(more.join(' ')) });
      const action = known.read(word);
      return action === undefined ? err({ code: known.wrong, at, found: excerpt(word) }) : ok(action);
    },
    printPosition: (state) =>
      [name, `rules=${rulesVersion}`, ...own.wordsOf(state).map((pair) => pair.join('='))].join(' '),
    parsePosition: (words) =>
      readSetUp(
        {
          known: own.words,
          parseOptions,
          setUp: (_, fields) => own.setUp(fields),
          whatIsWrong: own.whatIsWrong,
          wordsOf: (state) => new Map(own.wordsOf(state)),
        },
        words,
      ),
  };
}
