import { fraction } from '../core/chance.ts';
import type { OptionError } from '../core/errors.ts';
import { type Game, other, SEATS, type Seat, type Turn, type Viewer } from '../core/game.ts';
import { isSquareOf, makeGrid, type Square, squareAt } from '../core/grid.ts';
import { positionError, type Read, readSetUp } from '../core/position.ts';
import { err, ok, type Result } from '../core/result.ts';
import { type Outcome, type Score, tally } from '../core/score.ts';

declare module '../core/errors.ts' {
  /** Why an action is not legal here, besides the reasons that games share. */
  interface GameReasons {
    readonly 'other-column': true;
  }
}

/** Noughts and crosses with a die: it shows in which column the player draws; in any, where that one is full. Three in a row win. */
export interface NoughtsState {
  /** Who drew on each square of the grid; 0 is empty. */
  readonly board: readonly (Seat | 0)[];
  readonly seat: Seat;
  readonly phase: 'roll' | 'place' | 'over';
  /** What the die shows; null before the roll. */
  readonly column: Column | null;
}

export type NoughtsAction =
  | { readonly type: 'roll'; readonly column: Column }
  | { readonly type: 'draw'; readonly square: Square };

type Column = (typeof COLUMNS)[number];
type Refusal = 'game-over' | 'not-now' | 'malformed' | 'off-board' | 'occupied' | 'other-column';

/** What is drawn on a square. */
type NoughtsKind = 'x' | 'o';

type NoughtsOptions = Readonly<Record<string, never>>;

export const NOUGHTS_GRID = makeGrid(3, 3);
const RULES_VERSION = 1;
const NO_OPTIONS: NoughtsOptions = {};
/** The faces of the die, each as likely as the others. */
const COLUMNS = ['a', 'b', 'c'] as const;
const isColumn = (text: string): text is Column => (COLUMNS as readonly string[]).includes(text);
const LETTERS: readonly string[] = ['.', 'x', 'o'];
const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The three squares that have won; null while nobody has. */
export const wonOn = ({ board }: NoughtsState): readonly number[] | null =>
  ROWS.find(([a, b, c]) => board[a] !== 0 && board[a] === board[b] && board[a] === board[c]) ?? null;

const isFull = (board: NoughtsState['board']): boolean => board.every((drawn) => drawn !== 0);
/** Before the roll of this player, or the end. */
const beforeRoll = (board: NoughtsState['board'], seat: Seat): NoughtsState => {
  const rolling = { board, seat, phase: 'roll', column: null } as const;
  return wonOn(rolling) || isFull(board) ? { ...rolling, phase: 'over' } : rolling;
};
const begin = (): NoughtsState =>
  beforeRoll(
    NOUGHTS_GRID.names.map(() => 0),
    1,
  );

/** Where the player may draw: the free squares of the column, or all of them where it has none. */
function openSquares({ board, column }: NoughtsState): readonly Square[] {
  const free = NOUGHTS_GRID.names.filter((_, at) => board[at] === 0);
  const inColumn = free.filter((square) => square[0] === column);
  return inColumn.length > 0 ? inColumn : free;
}

function resultOf(state: NoughtsState): Outcome {
  const row = wonOn(state);
  if (row) return { kind: 'win', seat: state.board[row[0]!] as Seat, by: 'total' };
  return state.phase === 'over' ? { kind: 'draw', shared: true } : { kind: 'ongoing' };
}

function scoreOf(state: NoughtsState): readonly [Score<NoughtsKind>, Score<NoughtsKind>] {
  const result = resultOf(state);
  const [one, two] = SEATS.map((seat) => ({
    ...tally<NoughtsKind>([], []),
    total: result.kind === 'win' && result.seat === seat ? 1 : 0,
  }));
  return [one!, two!];
}

function apply(state: NoughtsState, action: NoughtsAction): Result<NoughtsState, { code: Refusal }> {
  if (state.phase === 'over') return err({ code: 'game-over' });
  if (action?.type === 'roll') {
    if (!isColumn(action.column)) return err({ code: 'malformed' });
    return state.phase === 'roll' ? ok({ ...state, phase: 'place', column: action.column }) : err({ code: 'not-now' });
  }
  if (action?.type !== 'draw' || typeof action.square !== 'string') return err({ code: 'malformed' });
  if (state.phase !== 'place') return err({ code: 'not-now' });
  const at = squareAt(NOUGHTS_GRID, action.square);
  if (at < 0) return err({ code: 'off-board' });
  if (state.board[at] !== 0) return err({ code: 'occupied' });
  if (!openSquares(state).includes(action.square)) return err({ code: 'other-column' });
  return ok(beforeRoll(state.board.with(at, state.seat), other(state.seat)));
}

const parseOptions = (words: readonly string[]): Result<NoughtsOptions, OptionError> => {
  const [word] = words.filter((one) => one !== `rules=${RULES_VERSION}`);
  if (word === undefined) return ok(NO_OPTIONS);
  const [option = '', value = ''] = word.split('=');
  return err({ code: option === 'rules' ? 'unknown-rules' : 'unknown-option', option, value });
};

const kindOf = (seat: Seat): NoughtsKind => (seat === 1 ? 'x' : 'o');
const coversOf = ({ seat: mover }: NoughtsState, action: NoughtsAction, seat: Seat = mover) =>
  action.type === 'draw' ? [{ square: action.square, kind: kindOf(seat), marks: 0 }] : [];

const ROLLS = COLUMNS.map((column): NoughtsAction => ({ type: 'roll', column }));
const ONE_IN_THREE = fraction(1, COLUMNS.length);

function legal(state: NoughtsState): NoughtsAction[] {
  if (state.phase === 'over') return [];
  return state.phase === 'roll' ? [...ROLLS] : openSquares(state).map((square) => ({ type: 'draw', square }));
}

export const noughts: Game<NoughtsOptions, NoughtsState, NoughtsAction, NoughtsKind, 'noughts'> = {
  name: 'noughts',
  rulesVersion: RULES_VERSION,
  parseOptions,
  kinds: ['x', 'o'],
  printOptions: () => [`rules=${RULES_VERSION}`],
  create: begin,
  options: () => NO_OPTIONS,
  turn: ({ phase, seat }): Turn => (phase === 'over' ? 'over' : phase === 'roll' ? 'chance' : seat),
  roller: ({ phase, seat }) => (phase === 'roll' ? seat : null),
  dice: () => [COLUMNS],
  legal,
  whyNot: (state, action) => {
    const done = apply(state, action);
    return done.ok ? null : done.error;
  },
  apply,
  chanceCount: ({ phase }) => (phase === 'roll' ? COLUMNS.length : 0),
  chanceOutcomes: ({ phase }) =>
    phase === 'roll' ? ROLLS.map((action) => ({ action, probability: ONE_IN_THREE })) : [],
  probability: ({ phase }, action) =>
    phase === 'roll' && action?.type === 'roll' && isColumn(action.column) ? ONE_IN_THREE : null,
  draw: (_, below) => ROLLS[below(COLUMNS.length)]!,
  // Both players draw on one board.
  board: ({ board }) => ({
    grid: NOUGHTS_GRID,
    squares: board.map((who) => (who === 0 ? null : { kind: kindOf(who), marks: 0 })),
    castle: null,
    bound: null,
  }),
  covers: coversOf,
  placements: (state, seat) =>
    state.phase === 'place' ? legal(state).map((action) => ({ action, covers: coversOf(state, action, seat) })) : [],
  score: scoreOf,
  preview: (state, action, seat = state.seat) => {
    const done = apply({ ...state, seat }, action);
    return scoreOf(done.ok ? done.value : state)[seat - 1]!;
  },
  result: resultOf,
  view: (state, viewer: Viewer) => ({ viewer, state }),
  parseAction: (text) => {
    const [word, where = '', ...more] = text.split(' ');
    if (word !== 'roll' && word !== 'draw') return err({ code: 'unknown-action', at: 0, found: text.slice(0, 40) });
    if (more.length > 0) return err({ code: 'extra-word', at: where.length + 6, found: more.join(' ').slice(0, 40) });
    if (word === 'roll' && isColumn(where)) return ok({ type: 'roll', column: where });
    if (word === 'draw' && isSquareOf(NOUGHTS_GRID, where)) return ok({ type: 'draw', square: where });
    return err({ code: word === 'roll' ? 'bad-face' : 'bad-square', at: 5, found: where.slice(0, 40) });
  },
  printAction: (action) => (action.type === 'roll' ? `roll ${action.column}` : `draw ${action.square}`),
  printPosition: (state) =>
    ['noughts', `rules=${RULES_VERSION}`, ...wordsOf(state).map(([name, value]) => `${name}=${value}`)].join(' '),
  parsePosition: (words) =>
    readSetUp(
      {
        known: ['board', 'die'],
        parseOptions,
        setUp: (_, { take }) => {
          const board = take('board', begin(), readBoard);
          return take('die', board, (text) => readDie(board, text));
        },
        whatIsWrong: ({ board }) => {
          const [ones, twos] = SEATS.map((seat) => board.filter((who) => who === seat).length);
          return ones === twos || ones === twos! + 1 ? null : positionError('wrong-count', 'board', print(board));
        },
        wordsOf: (state) => new Map(wordsOf(state)),
      },
      words,
    ),
};

const print = (board: NoughtsState['board']): string => board.map((who) => LETTERS[who]).join('');
const wordsOf = ({ board, column }: NoughtsState): [string, string][] => [
  ...(board.some(Boolean) ? [['board', print(board)] as [string, string]] : []),
  ...(column ? [['die', column] as [string, string]] : []),
];

function readBoard(text: string): Read<NoughtsState> {
  const board = [...text].map((letter) => LETTERS.indexOf(letter)) as (Seat | 0)[];
  if (board.length !== NOUGHTS_GRID.size || board.some((who) => (who as number) < 0)) return err('unreadable');
  const drawn = board.filter((who) => who !== 0).length;
  return ok(beforeRoll(board, drawn % 2 === 0 ? 1 : 2));
}

const readDie = (state: NoughtsState, text: string): Read<NoughtsState> =>
  isColumn(text) && state.phase === 'roll' ? ok({ ...state, phase: 'place', column: text }) : err('unreadable');
