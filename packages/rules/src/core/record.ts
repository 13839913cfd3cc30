import { excerpt, type Illegal, type OptionError, type ParseError } from './errors.ts';
import type { BySeat, Game, Rules } from './game.ts';
import { chosenOptions } from './options.ts';
import { LONGEST_POSITION, type PositionError, positionError } from './position.ts';
import { beginReplay, play, type Replay } from './replay.ts';
import { err, ok, type Result } from './result.ts';
import type { Outcome } from './score.ts';

/** `[Name "value"]` lines before the game: players, date, edition, result, and anything else a person notes. */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A game that was read from text, with its tags. */
export interface GameRecord<State = unknown, Action = unknown> {
  readonly tags: readonly Tag[];
  readonly replay: Replay<State, Action>;
}

export type RecordProblem =
  | { readonly kind: 'option'; readonly error: OptionError }
  | { readonly kind: 'position'; readonly error: PositionError }
  | { readonly kind: 'parse'; readonly error: ParseError }
  | { readonly kind: 'illegal'; readonly error: Illegal }
  | { readonly kind: 'tag' | 'no-new' | 'unknown-game' | 'too-long'; readonly found: string };

export interface RecordError {
  /** Counts from 1. */
  readonly line: number;
  readonly problem: RecordProblem;
}

/** Far beyond any game of either kind. */
export const LONGEST_RECORD = 2000;

/** One line a tag, then `new …` with the rules version or `position …`, then one action a line. */
export function printRecord({ game, position, states, actions }: Replay, tags: readonly Tag[] = []): string[] {
  return [
    ...tags.map(printTag),
    position === null
      ? ['new', game.name, ...game.printOptions(game.options(states[0]))].join(' ')
      : `position ${position}`,
    ...actions.map((action) => game.printAction(action)),
  ];
}

/** The tags every record should carry: who played, when, by which options, and how it ended. */
export function standardTags<Options, State, Action, Kind>(
  game: Rules<Options, State, Action, Kind>,
  state: State,
  players: BySeat<string>,
  date: string,
): Tag[] {
  const words = chosenOptions(game.printOptions(game.options(state)));
  return [
    { name: 'Player1', value: players[0] },
    { name: 'Player2', value: players[1] },
    { name: 'Date', value: date },
    { name: 'Edition', value: words.join(' ') || 'printed' },
    { name: 'Result', value: printOutcome(game.result(state)) },
  ];
}

/** As the engine says it. */
export const printOutcome = (outcome: Outcome): string =>
  outcome.kind === 'win' ? `win ${outcome.seat}` : outcome.kind;

export const printTag = ({ name, value }: Tag): string =>
  `[${name} "${value.replace(/["\\]/g, '\\$&').replace(/[\r\n]+/g, ' ')}"]`;

export function parseTag(line: string): Tag | null {
  const parts = /^\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]$/.exec(line);
  return parts ? { name: parts[1]!, value: parts[2]!.replace(/\\(["\\])/g, '$1') } : null;
}

/** Reads and replays a record of any of the given games; every line is checked, and the first wrong one is named. */
export function readRecord<G extends AnyGame>(
  lines: readonly string[],
  games: readonly G[],
): Result<RecordOf<G>, RecordError> {
  const fail = (index: number, problem: RecordProblem) => err({ line: index + 1, problem });
  if (lines.length > LONGEST_RECORD) return fail(LONGEST_RECORD, { kind: 'too-long', found: String(lines.length) });
  const tags: Tag[] = [];
  let at = 0;
  for (; lines[at]?.startsWith('['); at++) {
    const tag = parseTag(lines[at]!);
    if (!tag) return fail(at, { kind: 'tag', found: excerpt(lines[at]!) });
    tags.push(tag);
  }
  const start = readStart(lines[at] ?? '', games);
  if (!start.ok) return fail(at, start.error);
  const { game, state, position } = start.value;

  let replay = beginReplay(game, state, position);
  for (at++; at < lines.length; at++) {
    const action = game.parseAction(lines[at]!);
    if (!action.ok) return fail(at, { kind: 'parse', error: action.error });
    const next = play(replay, action.value);
    if (!next.ok) return fail(at, { kind: 'illegal', error: next.error });
    replay = next.value;
  }
  return ok({ game, tags, replay } as unknown as RecordOf<G>);
}

interface Start<G extends AnyGame> {
  readonly game: G;
  readonly state: unknown;
  readonly position: string | null;
}

/** The line a record begins with: a new game, or a position of one. */
function readStart<G extends AnyGame>(line: string, games: readonly G[]): Result<Start<G>, RecordProblem> {
  const [verb, name = '', ...words] = line.split(' ').filter((word) => word !== '');
  if (verb === 'position') {
    const read = readPosition(line.trim().slice('position'.length).trim(), games);
    if (!read.ok) return err({ kind: 'position', error: read.error });
    const { game, state } = read.value;
    return ok({ game, state, position: game.printPosition(state) });
  }
  if (verb !== 'new') return err({ kind: 'no-new', found: excerpt(line) });
  const game = games.find((known) => known.name === name);
  if (!game) return err({ kind: 'unknown-game', found: excerpt(name) });
  const options = game.parseOptions(words);
  return options.ok
    ? ok({ game, state: game.create(options.value), position: null })
    : err({ kind: 'option', error: options.error });
}

/** A position of any of the given games, as `printPosition` writes it. */
export function readPosition<G extends AnyGame>(
  text: string,
  games: readonly G[],
): Result<{ readonly game: G; readonly state: unknown }, PositionError> {
  if (text.length > LONGEST_POSITION) return positionError('too-long', '', text);
  const [name = '', ...words] = text.split(' ').filter((word) => word !== '');
  const game = games.find((known) => known.name === name);
  if (!game) return positionError('unknown-game', '', name);
  const state = game.parsePosition(words);
  return state.ok ? ok({ game, state: state.value }) : state;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games is a list of different types; each one's types agree with themselves.
export type AnyGame = Game<any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyRules = Rules<any, any, any, any>;

/** A record of one of these games, with the game whose types it has. */
export type RecordOf<G extends AnyGame> =
  G extends Game<infer _Options, infer State, infer Action, infer _Kind>
    ? { readonly game: G } & GameRecord<State, Action>
    : never;
