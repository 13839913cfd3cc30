import {
  BOARDS,
  bySeat,
  type DiscoveryState,
  discovery,
  type Extent,
  type Seat,
  type Size,
  squareAt,
} from '@castellan/rules';
import { type GamePicture, inked, sheet, UNIT } from '../board.ts';
import { borders } from '../ink.ts';
import { PALETTE } from '../palette.ts';
import { artAt } from '../svg.ts';

const MARGIN = 14;
const CROWN = 14.5;
const CROWN_STEP = 13;

/** As many columns and rows as a kingdom may have, with the kingdom in their middle: both sheets are equal. */
function frameOf(size: Size, { left, right, top, bottom }: Extent): { readonly column: number; readonly row: number } {
  const before = (from: number, to: number) => from - Math.floor((size - (to - from + 1)) / 2);
  return { column: before(left, right), row: before(top, bottom) };
}

/** Crowns on a plate in the top corner of a square, so that they are read on any terrain. */
function crownsAt(crowns: number, x: number, y: number): string {
  if (crowns === 0) return '';
  const width = crowns * CROWN_STEP + 6;
  const from = x + UNIT - width - 3;
  const drawn = Array.from({ length: crowns }, (_, k) => artAt('crown', from + 2.2 + k * CROWN_STEP, y + 5, CROWN));
  return `<rect x="${from}" y="${y + 3}" width="${width}" height="18.5" rx="5" fill="${PALETTE.halo}" stroke="${PALETTE.ink}"/>${drawn.join('')}`;
}

export const discoveryPicture: GamePicture<DiscoveryState> = {
  title: 'Discovery',
  board: (state, seat, mark: Seat) => {
    const { size } = state.options;
    const grid = BOARDS[size];
    const { board, extent } = bySeat(state.kingdoms, seat);
    const frame = frameOf(size, extent);
    const seed = mark * 5;
    const numbers = new Map<number, number>();
    for (const [index, { squares }] of bySeat(discovery.score(state), seat).domains.entries()) {
      for (const name of squares) numbers.set(squareAt(grid, name), index + 1);
    }
    const squareOf = (x: number, y: number) => (frame.column + x) * grid.height + frame.row + y;
    const places = Array.from({ length: size * size }, (_, k) => {
      const [column, row] = [k % size, Math.floor(k / size)];
      return { square: squareOf(column, row), x: column * UNIT, y: row * UNIT };
    });
    const ground = places.map(({ square, x, y }) => {
      const drawn = board[square];
      // A thin seam around each square, so that squares can be counted.
      if (drawn)
        return `${artAt(`terrain-${drawn.kind}`, x, y, UNIT)}<path d="M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}Z" fill="none" stroke="#000" stroke-opacity=".2"/>`;
      if (square === grid.castle) return artAt('castle', x + 4, y + 3.5, 40);
      return `<rect x="${x + 2.5}" y="${y + 2.5}" width="${UNIT - 5}" height="${UNIT - 5}" rx="3" fill="none" stroke="${PALETTE.grid}" stroke-width="1.2" stroke-dasharray="3 4"/>`;
    });
    const crowns = places.map(({ square, x, y }) => crownsAt(board[square]?.marks ?? 0, x, y));
    const domainAt = (x: number, y: number) => {
      const square = squareOf(x, y);
      return square === grid.castle ? 'castle' : (numbers.get(square) ?? 0);
    };
    const side = size * UNIT + 2 * MARGIN;
    return {
      width: side,
      height: side,
      markup: `${sheet(side, side, seed)}
<g transform="translate(${MARGIN} ${MARGIN})">${ground.join('')}${crowns.join('')}${inked(borders(size, size, domainAt), seed)}</g>`,
    };
  },
};
