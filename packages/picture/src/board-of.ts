import { type GameName, rulesOf, type Seat } from '@castellan/rules';
import { type Drawing, drawBoard } from './board.ts';
import { PICTURED } from './games/index.ts';

/** The board of one seat, small, in the colours of the page's theme. */
export const boardOf = (game: GameName, state: unknown, seat: Seat, mark: Seat): Drawing =>
  drawBoard(PICTURED[game].art, rulesOf(game).board(state, seat), mark, 'small');
