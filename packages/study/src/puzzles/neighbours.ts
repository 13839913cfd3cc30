import { type AnyGame, type Board, must, SEATS } from '@castellan/rules';
import { studiedGame } from '../games/index.ts';
import type { Puzzle } from '../games/studied.ts';
import { openPuzzle } from './puzzle.ts';

/** The facts that two puzzles are compared by. */
export interface PuzzleSetting {
  readonly game: string;
  readonly boards: readonly Board<unknown>[];
  /** The boards with the answer drawn; a draft draws nothing yet. */
  readonly answered: readonly Board<unknown>[];
  readonly empty: boolean;
  /** The dice or the row of dominoes that lie open. */
  readonly open: string;
}

const boardsOf = (game: AnyGame, state: unknown): readonly Board<unknown>[] =>
  SEATS.map((seat) => game.board(state, seat).squares);

export function settingAt(game: AnyGame, state: unknown): PuzzleSetting {
  const { lyingOpen } = studiedGame(game.name);
  const boards = boardsOf(game, state);
  return {
    game: game.name,
    boards,
    answered: boards,
    empty: boards.every((board) => board.every((drawn) => drawn === null)),
    open: lyingOpen(state).join(' '),
  };
}

export function settingOf(puzzle: Puzzle): PuzzleSetting {
  const { game, state } = openPuzzle(puzzle);
  const after = must(game.apply(state, must(game.parseAction(puzzle.best))));
  return { ...settingAt(game, state), answered: boardsOf(game, after) };
}

/** Whether one of two positions may come after the other and its answer in a game: then it gives that answer away. */
export function areNeighbours(one: PuzzleSetting, two: PuzzleSetting): boolean {
  if (one.game !== two.game) return false;
  return follows(one, two) || follows(two, one);
}

function follows(early: PuzzleSetting, late: PuzzleSetting): boolean {
  // Everything comes after an empty board, but only the same roll or line shows its answer.
  if (early.empty && early.open !== late.open) return false;
  return early.answered.every((board, seat) =>
    board.every((drawn, square) => {
      if (drawn === null) return true;
      const later = late.boards[seat]![square];
      return later !== null && later!.kind === drawn.kind;
    }),
  );
}
