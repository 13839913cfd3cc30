import { excerpt, type Illegal, type OptionError, type ParseError } from './errors.ts';
import type { BySeat, Game, Rules } from './game.ts';
import { chosenOptions } from './options.ts';
import { LONGEST_POSITION, type PositionError, positionError } from './position.ts';
import { err, ok, type Result } from './result.ts';
import type { Outcome } from './score.ts';

/** `[Name "value"]` lines before the game: players, date, edition, result, and whatever else a person notes. */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A game as it is kept: everything else is computed from it. */
export interface GameRecord<Options, Action> {
  readonly game: string;
  readonly tags: readonly Tag[];
  readonly options: Options;
  /** Where the game begins if not at its beginning, as `printPosition` writes it. */
  readonly position?: string;
  readonly actions: readonly Action[];
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

/** A record and every state it passes through, the first before any action. */
export interface Replay<Options, State, Action> {
  readonly record: GameRecord<Options, Action>;
  readonly states: readonly State[];
}

/** Far beyond any game of either kind. */
export const LONGEST_RECORD = 2000;

/** One line a tag, then `new …` with the rules version or `position …`, then one action a line. */
export function printRecord<Options, State, Action, Kind>(
  game: Game<Options, State, Action, Kind>,
  record: GameRecord<Options, Action>,
): string[] {
  return [
    ...record.tags.map(printTag),
    record.position === undefined
      ? ['new', game.name, ...game.printOptions(record.options)].join(' ')
      : `position ${record.position}`,
    ...record.actions.map((action) => game.printAction(action)),
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
): Result<Played<G>, RecordError> {
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

  const actions: unknown[] = [];
  const states = [state];
  for (at++; at < lines.length; at++) {
    const action = game.parseAction(lines[at]!);
    if (!action.ok) return fail(at, { kind: 'parse', error: action.error });
    const next = game.apply(states[states.length - 1]!, action.value);
    if (!next.ok) return fail(at, { kind: 'illegal', error: next.error });
    actions.push(action.value);
    states.push(next.value);
  }
  const record = { game: game.name, tags, options: game.options(state), ...position, actions };
  return ok({ game, record, states } as unknown as Played<G>);
}

interface Start<G extends AnyGame> {
  readonly game: G;
  readonly state: unknown;
  readonly position: { readonly position?: string };
}

/** The line a record begins with: a new game, or a position of one. */
function readStart<G extends AnyGame>(line: string, games: readonly G[]): Result<Start<G>, RecordProblem> {
  const [verb, name = '', ...words] = line.split(' ').filter((word) => word !== '');
  if (verb === 'position') {
    const read = readPosition(line.trim().slice('position'.length).trim(), games);
    if (!read.ok) return err({ kind: 'position', error: read.error });
    const { game, state } = read.value;
    return ok({ game, state, position: { position: game.printPosition(state) } });
  }
  if (verb !== 'new') return err({ kind: 'no-new', found: excerpt(line) });
  const game = games.find((known) => known.name === name);
  if (!game) return err({ kind: 'unknown-game', found: excerpt(name) });
  const options = game.parseOptions(words);
  return options.ok
    ? ok({ game, state: game.create(options.value), position: {} })
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

/** A replay together with the game whose types it has. */
export type Played<G extends AnyGame> =
  G extends Game<infer Options, infer State, infer Action, infer _Kind>
    ? { readonly game: G } & Replay<Options, State, Action>
    : never;
