import type { Board } from './domains.ts';
import { excerpt, type OptionCode, type OptionError } from './errors.ts';
import { SEATS, type Seat } from './game.ts';
import { columnOf, type Grid, rowOf } from './grid.ts';
import { type Err, err, ok, type Result } from './result.ts';
import { wholeNumber } from './words.ts';

/** Positions as text: the words of the options and then words `name=value`, one for everything that differs from a new game. */

/** Why a text is not a position: the code, the word it is about, and its value. */
export interface PositionError {
  readonly code: PositionCode | OptionCode;
  readonly word: string;
  readonly found: string;
}

export const POSITION_CODES = [
  // how it is written
  'unknown-game',
  'too-long',
  'unreadable',
  'not-canonical',
  'bad-rows',
  'no-castle',
  // both games
  'outside-bound',
  'odd-squares',
  'too-many-marks',
  'wrong-seat',
  'wrong-moment',
  'should-be-over',
  // Duel
  'not-a-face',
  'wrong-takers',
  'too-many-ticks',
  'line-won-twice',
  'power-not-won',
  'bonus-missing',
  'nothing-drawn',
  // Discovery
  'not-in-deck',
  'domino-twice',
  'wrong-lines',
  'wrong-kings',
  'wrong-count',
  'not-connected',
] as const;
export type PositionCode = (typeof POSITION_CODES)[number];

export const positionError = (code: PositionCode, word: string, found: string): Err<PositionError> =>
  err({ code, word: excerpt(word), found: excerpt(found) });

/** The error of an option within a position. */
const optionInPosition = ({ code, option, value }: OptionError): Err<PositionError> =>
  err({ code, word: option, found: value });

/** Far beyond any position of either game. */
export const LONGEST_POSITION = 2000;

/** The words of a position in two lists: those that set up the board, and all others, which must be options. */
interface PositionWords {
  readonly options: readonly string[];
  readonly values: ReadonlyMap<string, string>;
}

function splitPosition(words: readonly string[], known: readonly string[]): Result<PositionWords, PositionError> {
  const options: string[] = [];
  const values = new Map<string, string>();
  for (const word of words) {
    const [name = '', ...rest] = word.split('=');
    if (!known.includes(name)) {
      options.push(word);
      continue;
    }
    if (values.has(name)) return err({ code: 'repeated-option', word: name, found: excerpt(rest.join('=')) });
    values.set(name, rest.join('='));
  }
  return ok({ options, values });
}

/** The value of a word, or what is wrong with it. */
export type Read<T> = Result<T, PositionCode>;

export const readable = <T>(value: T | undefined): Read<T> => (value === undefined ? err('unreadable') : ok(value));

/** Reads one word after the other; the first that cannot be read is the error of the whole. */
export interface Fields {
  /** The value of a word, or `otherwise` where the word is missing. */
  take<T>(name: string, otherwise: T, read: (text: string) => Read<T>): T;
  readonly error: Err<PositionError> | null;
}

function openFields(values: ReadonlyMap<string, string>): Fields {
  let error: Err<PositionError> | null = null;
  return {
    take: (name, otherwise, read) => {
      const text = values.get(name);
      if (text === undefined) return otherwise;
      const value = read(text);
      if (value.ok) return value.value;
      error ??= positionError(value.error, name, text);
      return otherwise;
    },
    get error() {
      return error;
    },
  };
}

/** The first word that is not spelt as a position is printed. */
function whyNotCanonical(
  values: ReadonlyMap<string, string>,
  printed: ReadonlyMap<string, string>,
): Err<PositionError> | null {
  for (const [name, value] of values) {
    if (printed.get(name) !== value) return positionError('not-canonical', name, value);
  }
  return null;
}

/** How a game reads a position. */
export interface SetUp<Options, State> {
  /** The words that set up the board. */
  readonly known: readonly string[];
  parseOptions(words: readonly string[]): Result<Options, OptionError>;
  setUp(options: Options, fields: Fields): State;
  /** Why the game could not have come to this state, or could not go on from it. */
  whatIsWrong(state: State): Err<PositionError> | null;
  wordsOf(state: State): ReadonlyMap<string, string>;
}

/** Reads the words after the name of a game. A text that is read is a state from which the game can go on. */
export function readSetUp<Options, State>(
  { known, parseOptions, setUp, whatIsWrong, wordsOf }: SetUp<Options, State>,
  words: readonly string[],
): Result<State, PositionError> {
  const split = splitPosition(words, known);
  if (!split.ok) return split;
  const options = parseOptions(split.value.options);
  if (!options.ok) return optionInPosition(options.error);
  const { values } = split.value;
  const fields = openFields(values);
  const state = setUp(options.value, fields);
  if (fields.error) return fields.error;
  return whatIsWrong(state) ?? whyNotCanonical(values, wordsOf(state)) ?? ok(state);
}

export const countAt =
  (least: number, most: number) =>
  (text: string): Read<number> => {
    const number = wholeNumber(text);
    return number !== null && number >= least && number <= most ? ok(number) : err('unreadable');
  };

/** One of a few words. */
export const wordOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): Read<T> =>
    readable(words.find((word) => word === text));

/** The letter of each kind, on a board written as text. */
export type Letters<Kind extends string> = Readonly<Record<Kind, string>>;

const CASTLE = '*';

/**
 * A board as text: the smallest rectangle around the castle and everything drawn, row by row. A letter is a square with a
 * `+` for each of its marks, a number so many empty squares, `*` the castle, which says where on the grid the rectangle lies.
 */
export function printBoard<Kind extends string>(grid: Grid, board: Board<Kind>, letters: Letters<Kind>): string {
  const taken = [...board.keys()].filter((square) => board[square] || square === grid.castle);
  const columns = taken.map((square) => columnOf(grid, square));
  const rows = taken.map((square) => rowOf(grid, square));
  const lines: string[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    let line = '';
    let empty = 0;
    for (let column = Math.min(...columns); column <= Math.max(...columns); column++) {
      const square = column * grid.height + row;
      const drawn = board[square];
      if (!drawn && square !== grid.castle) {
        empty++;
        continue;
      }
      line += `${empty || ''}${drawn ? letters[drawn.kind] + '+'.repeat(drawn.marks) : CASTLE}`;
      empty = 0;
    }
    lines.push(`${line}${empty || ''}`);
  }
  return lines.join('/');
}

export function readBoard<Kind extends string>(grid: Grid, text: string, letters: Letters<Kind>): Read<Board<Kind>> {
  const kinds = new Map((Object.keys(letters) as Kind[]).map((kind) => [letters[kind], kind]));
  const cells: { readonly x: number; readonly y: number; readonly drawn: NonNullable<Board<Kind>[number]> }[] = [];
  const castles: { readonly x: number; readonly y: number }[] = [];
  const rows = text.split('/');
  let width: number | null = null;
  for (const [y, row] of rows.entries()) {
    let x = 0;
    if (!/^(?:[1-9]\d?|\*|[A-Za-z]\+*)+$/.test(row)) return err('unreadable');
    for (const [part] of row.matchAll(/\d+|\*|[A-Za-z]\+*/g)) {
      const kind = kinds.get(part[0]!);
      if (kind !== undefined) cells.push({ x, y, drawn: { kind, marks: part.length - 1 } });
      else if (part === CASTLE) castles.push({ x, y });
      else if (!/\d/.test(part)) return err('unreadable');
      x += /\d/.test(part) ? Number(part) : 1;
    }
    if (x !== (width ?? x)) return err('bad-rows');
    width = x;
  }
  const [castle] = castles;
  if (!castle || castles.length > 1) return err('no-castle');
  const left = columnOf(grid, grid.castle) - castle.x;
  const top = rowOf(grid, grid.castle) - castle.y;
  if (left < 0 || top < 0 || left + width! > grid.width || top + rows.length > grid.height) return err('outside-bound');
  const board: Board<Kind>[number][] = Array.from({ length: grid.size }, () => null);
  for (const { x, y, drawn } of cells) board[(left + x) * grid.height + top + y] = drawn;
  return ok(board);
}

export const seatOf = (text: string): Read<Seat> => readable(SEATS.find((seat) => String(seat) === text));

export const countDrawn = (board: Board<unknown>): number => board.filter((drawn) => drawn !== null).length;
