import { other, SEATS, type Seat } from '../core/game.ts';
import { isSquareOf, makeGrid, type Square, squareAt } from '../core/grid.ts';
import { positionError, type Read } from '../core/position.ts';
import { err, ok, type Result } from '../core/result.ts';
import { type Outcome, type Score, tally } from '../core/score.ts';
import { smallGame } from '../core/small-game.ts';

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

export const NOUGHTS_GRID = makeGrid(3, 3);
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

const kindOf = (seat: Seat): NoughtsKind => (seat === 1 ? 'x' : 'o');
const print = (board: NoughtsState['board']): string => board.map((who) => LETTERS[who]).join('');

export const noughts = smallGame<NoughtsState, NoughtsAction, NoughtsKind, 'noughts'>({
  name: 'noughts',
  rulesVersion: 1,
  kinds: ['x', 'o'],
  begin,
  turn: ({ phase, seat }) => (phase === 'over' ? 'over' : phase === 'roll' ? 'chance' : seat),
  roller: ({ phase, seat }) => (phase === 'roll' ? seat : null),
  dice: () => [COLUMNS],
  legal: (state) => {
    if (state.phase === 'over') return [];
    if (state.phase === 'roll') return COLUMNS.map((column) => ({ type: 'roll', column }));
    return openSquares(state).map((square) => ({ type: 'draw', square }));
  },
  apply,
  // Both players draw on one board.
  board: ({ board }) => ({
    grid: NOUGHTS_GRID,
    squares: board.map((who) => (who === 0 ? null : { kind: kindOf(who), marks: 0 })),
    castle: null,
    bound: null,
  }),
  covers: ({ seat: mover }, action, seat = mover) =>
    action.type === 'draw' ? [{ square: action.square, kind: kindOf(seat), marks: 0 }] : [],
  score: scoreOf,
  result: resultOf,
  printAction: (action) => (action.type === 'roll' ? `roll ${action.column}` : `draw ${action.square}`),
  verbs: {
    roll: { wrong: 'bad-face', read: (word) => (isColumn(word) ? { type: 'roll', column: word } : undefined) },
    draw: {
      wrong: 'bad-square',
      read: (word) => (isSquareOf(NOUGHTS_GRID, word) ? { type: 'draw', square: word } : undefined),
    },
  },
  words: ['board', 'die'],
  wordsOf: ({ board, column }) => [
    ...(board.some(Boolean) ? [['board', print(board)] as const] : []),
    ...(column ? [['die', column] as const] : []),
  ],
  setUp: ({ take }) => {
    const board = take('board', begin(), readBoard);
    return take('die', board, (text) => readDie(board, text));
  },
  whatIsWrong: ({ board }) => {
    const [ones, twos] = SEATS.map((seat) => board.filter((who) => who === seat).length);
    return ones === twos || ones === twos! + 1 ? null : positionError('wrong-count', 'board', print(board));
  },
});

function readBoard(text: string): Read<NoughtsState> {
  const board = [...text].map((letter) => LETTERS.indexOf(letter)) as (Seat | 0)[];
  if (board.length !== NOUGHTS_GRID.size || board.some((who) => (who as number) < 0)) return err('unreadable');
  const drawn = board.filter((who) => who !== 0).length;
  return ok(beforeRoll(board, drawn % 2 === 0 ? 1 : 2));
}

const readDie = (state: NoughtsState, text: string): Read<NoughtsState> =>
  isColumn(text) && state.phase === 'roll' ? ok({ ...state, phase: 'place', column: text }) : err('unreadable');
