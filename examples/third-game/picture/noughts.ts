import type { StateOf } from '@castellan/rules';
import { type GamePicture, sheet, UNIT } from '../board.ts';
import { PALETTE } from '../palette.ts';

const SIDE = 3;
const MARGIN = 16;

/** The one board of both players. */
export const noughtsPicture: GamePicture<StateOf<'noughts'>> = {
  title: 'Noughts',
  board: ({ board }, _seat, mark) => {
    const side = SIDE * UNIT + 2 * MARGIN;
    const drawn = board.map((by, square) => {
      const [x, y] = [MARGIN + Math.floor(square / SIDE) * UNIT, MARGIN + (square % SIDE) * UNIT];
      if (by === 1) return `<path d="M${x + 12} ${y + 12}l24 24m0-24l-24 24"/>`;
      return by === 2 ? `<circle cx="${x + UNIT / 2}" cy="${y + UNIT / 2}" r="12"/>` : '';
    });
    return {
      width: side,
      height: side,
      markup: `${sheet(side, side, mark)}<g fill="none" stroke="${PALETTE.ink}" stroke-width="4">${drawn.join('')}</g>`,
    };
  },
};
