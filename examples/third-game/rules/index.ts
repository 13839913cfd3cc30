import type { OptionError } from '../core/errors.ts';
import { type Game, other, SEATS, type Seat, type Turn, type Viewer } from '../core/game.ts';
import { isSquareOf, makeGrid, type Square, squareAt } from '../core/grid.ts';
import { positionError, type Read, readSetUp } from '../core/position.ts';
import { err, ok, type Result } from '../core/result.ts';
import { type Outcome, type Score, tally } from '../core/score.ts';

/** Noughts and crosses, as a third game: three in a row win, and nothing is left to chance. */
export interface NoughtsState {
  /** Who drew on each square of the grid; 0 is empty. */
  readonly board: readonly (Seat | 0)[];
  readonly seat: Seat;
  readonly phase: 'place' | 'over';
}

export interface NoughtsAction {
  readonly type: 'draw';
  readonly square: Square;
}

/** What is drawn on a square. */
type NoughtsKind = 'x' | 'o';

type NoughtsOptions = Readonly<Record<string, never>>;

export const NOUGHTS_GRID = makeGrid(3, 3);
const RULES_VERSION = 1;
const NO_OPTIONS: NoughtsOptions = {};
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
const withPhase = (state: Omit<NoughtsState, 'phase'>): NoughtsState => {
  const playing = { ...state, phase: 'place' } as const;
  return wonOn(playing) || isFull(state.board) ? { ...playing, phase: 'over' } : playing;
};
const begin = (): NoughtsState => ({ board: NOUGHTS_GRID.names.map(() => 0), seat: 1, phase: 'place' });

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

function apply(
  state: NoughtsState,
  action: NoughtsAction,
): Result<NoughtsState, { code: 'game-over' | 'off-board' | 'occupied' | 'malformed' }> {
  if (state.phase === 'over') return err({ code: 'game-over' });
  if (action?.type !== 'draw' || typeof action.square !== 'string') return err({ code: 'malformed' });
  const at = squareAt(NOUGHTS_GRID, action.square);
  if (at < 0) return err({ code: 'off-board' });
  if (state.board[at] !== 0) return err({ code: 'occupied' });
  return ok(withPhase({ board: state.board.with(at, state.seat), seat: other(state.seat) }));
}

const parseOptions = (words: readonly string[]): Result<NoughtsOptions, OptionError> => {
  const [word] = words.filter((one) => one !== `rules=${RULES_VERSION}`);
  if (word === undefined) return ok(NO_OPTIONS);
  const [option = '', value = ''] = word.split('=');
  return err({ code: option === 'rules' ? 'unknown-rules' : 'unknown-option', option, value });
};

const kindOf = (seat: Seat): NoughtsKind => (seat === 1 ? 'x' : 'o');
const coversOf = ({ seat: mover }: NoughtsState, { square }: NoughtsAction, seat: Seat = mover) => [
  { square, kind: kindOf(seat), marks: 0 },
];

const noChance = (): never => {
  throw new Error('nothing is left to chance');
};

export const noughts: Game<NoughtsOptions, NoughtsState, NoughtsAction, NoughtsKind, 'noughts'> = {
  name: 'noughts',
  rulesVersion: RULES_VERSION,
  parseOptions,
  kinds: ['x', 'o'],
  printOptions: () => [`rules=${RULES_VERSION}`],
  create: begin,
  options: () => NO_OPTIONS,
  turn: ({ phase, seat }): Turn => (phase === 'over' ? 'over' : seat),
  roller: () => null,
  legal: ({ board, phase }) =>
    phase === 'over'
      ? []
      : NOUGHTS_GRID.names.flatMap((square, at) => (board[at] === 0 ? [{ type: 'draw' as const, square }] : [])),
  whyNot: (state, action) => {
    const done = apply(state, action);
    return done.ok ? null : done.error;
  },
  apply,
  chanceCount: () => 0,
  chanceOutcomes: () => [],
  probability: () => null,
  draw: noChance,
  // Both players draw on one board.
  board: ({ board }) => ({
    grid: NOUGHTS_GRID,
    squares: board.map((who) => (who === 0 ? null : { kind: kindOf(who), marks: 0 })),
    castle: null,
    bound: null,
  }),
  covers: coversOf,
  placements: (state, seat) =>
    noughts.legal(state).map((action) => ({ action, covers: coversOf(state, action, seat) })),
  score: scoreOf,
  preview: (state, action, seat = state.seat) => {
    const done = apply({ ...state, seat }, action);
    return scoreOf(done.ok ? done.value : state)[seat - 1]!;
  },
  result: resultOf,
  view: (state, viewer: Viewer) => ({ viewer, state }),
  parseAction: (text) => {
    const [word, square = '', ...more] = text.split(' ');
    if (word !== 'draw') return err({ code: 'unknown-action', at: 0, found: text.slice(0, 40) });
    if (more.length > 0) return err({ code: 'extra-word', at: 8, found: more.join(' ').slice(0, 40) });
    if (!isSquareOf(NOUGHTS_GRID, square)) return err({ code: 'bad-square', at: 5, found: square.slice(0, 40) });
    return ok({ type: 'draw', square });
  },
  printAction: ({ square }) => `draw ${square}`,
  printPosition: (state) =>
    ['noughts', `rules=${RULES_VERSION}`, ...wordsOf(state).map(([name, value]) => `${name}=${value}`)].join(' '),
  parsePosition: (words) =>
    readSetUp(
      {
        known: ['board'],
        parseOptions,
        setUp: (_, { take }) => take('board', begin(), readState),
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
const wordsOf = ({ board }: NoughtsState): [string, string][] => (board.some(Boolean) ? [['board', print(board)]] : []);

function readState(text: string): Read<NoughtsState> {
  const board = [...text].map((letter) => LETTERS.indexOf(letter)) as (Seat | 0)[];
  if (board.length !== NOUGHTS_GRID.size || board.some((who) => (who as number) < 0)) return err('unreadable');
  const drawn = board.filter((who) => who !== 0).length;
  return ok(withPhase({ board, seat: drawn % 2 === 0 ? 1 : 2 }));
}
