import { type BySeat, bySeat, type GameName, other, rulesOf, type Seat } from '@castellan/rules';
import { type Drawing, drawBoard, drawThumbnail } from './board.ts';
import { PICTURED } from './games/index.ts';

/** Both boards of a game, small: the first seat's in front, the other behind it. Drawn in the colours of the page's theme. */
export function thumbnailOf(game: GameName, state: unknown, front: Seat, marks: BySeat<Seat>): Drawing {
  const of = (seat: Seat) => ({ board: rulesOf(game).board(state, seat), mark: bySeat(marks, seat) });
  return drawThumbnail(PICTURED[game].art, [of(front), of(other(front))]);
}

/** The board of one seat alone, in the same colours. */
export const boardOf = (game: GameName, state: unknown, seat: Seat, mark: Seat): Drawing =>
  drawBoard(PICTURED[game].art, rulesOf(game).board(state, seat), mark, 'small');
