import { domainsOf, type Square, squareAt, type Terrain } from '@castellan/rules';
import { artAt, type BoardArt, castleOf, cornerOf, type GamePicture, isOutOfReach, squaresIn, UNIT } from '../board.ts';
import { PAINT, PALETTE } from '../palette.ts';

const CROWN = 14.5;
const CROWN_STEP = 13;

export const terrainArt = (terrain: Terrain): string => `terrain-${terrain}`;

const plate = (x: number, y: number, width: number, height: number, round: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${PALETTE.halo}" stroke="${PALETTE.ink}"/>`;

/** Crowns on a plate in a top corner of a square, so that they are read on any terrain. */
export function crownsAt(crowns: number, x: number, y: number, left = false): string {
  if (crowns === 0) return '';
  const width = crowns * CROWN_STEP + 6;
  const from = left ? x + 3 : x + UNIT - width - 3;
  const drawn = Array.from({ length: crowns }, (_, k) => artAt('crown', from + 2.2 + k * CROWN_STEP, y + 5, CROWN));
  return `<g class="crowns">${plate(from, y + 3, width, 18.5, 5)}${drawn.join('')}</g>`;
}

/** The same for a small board: one large crown, with a number where there are more. */
function countedCrowns(crowns: number, x: number, y: number): string {
  if (crowns === 0) return '';
  const width = crowns > 1 ? 42 : 27;
  const from = x + UNIT - width - 2;
  const count =
    crowns > 1
      ? `<text class="count" x="${from + 33}" y="${y + 23}" font-size="21" font-weight="800" text-anchor="middle" fill="${PALETTE.ink}">${crowns}</text>`
      : '';
  return `<g class="counted">${plate(from, y + 2, width, 26, 6)}${artAt('crown', from + 2.5, y + 4, 22)}${count}</g>`;
}

/** Room for a domino; hatched, as on a map, where the bound cannot reach any more. */
const room = (x: number, y: number): string =>
  `<rect x="${x + 2.5}" y="${y + 2.5}" width="${UNIT - 5}" height="${UNIT - 5}" rx="3" fill="none" stroke="${PAINT.grid}" stroke-width="1.2" stroke-dasharray="3 4"/>`;
const lost = (x: number, y: number): string =>
  `<path d="M${x + 8} ${y + 40}L${x + 40} ${y + 8}M${x + 8} ${y + 24}L${x + 24} ${y + 8}M${x + 24} ${y + 40}L${x + 40} ${y + 24}" fill="none" stroke="${PAINT.grid}" stroke-width="1.5" stroke-linecap="round" opacity=".65"/>`;

export const discoveryArt: BoardArt<Terrain> = {
  name: 'kingdom',
  bordered: true,
  margin: { full: 17, small: 8 },
  seedOf: (mark) => mark * 5,
  frame: () => '',
  ground: ({ board, frame, reach }) => {
    const castle = castleOf(board);
    return squaresIn(board, frame)
      .filter((name) => name !== castle && !board.squares[squareAt(board.grid, name)])
      .map((name) => {
        const draw = reach && isOutOfReach(board, reach, name) ? lost : room;
        return draw(...cornerOf(board, frame, name));
      })
      .join('');
  },
  wash: (terrain, x, y) => artAt(terrainArt(terrain), x, y, UNIT),
  // Between two squares of one domain, so that squares can be counted.
  seams: ({ board, frame }) => {
    const seam = (one: Square, two: Square): string => {
      const [[ax, ay], [bx, by]] = [cornerOf(board, frame, one), cornerOf(board, frame, two)];
      if (ay === by && bx - ax === UNIT) return `M${bx} ${by + 5}v${UNIT - 10}`;
      return ax === bx && by - ay === UNIT ? `M${bx + 5} ${by}h${UNIT - 10}` : '';
    };
    const seams = domainsOf(board.grid, board.squares).flatMap(({ squares }) =>
      squares.flatMap((one, index) => squares.slice(index + 1).map((two) => seam(one, two))),
    );
    return `<path d="${seams.join('')}" fill="none" stroke="#000" stroke-opacity=".22"/>`;
  },
  piece: (_, crowns, x, y, detail) => crownsAt(crowns, x, y) + (detail === 'small' ? countedCrowns(crowns, x, y) : ''),
  laidOut: (terrain, crowns) => artAt(terrainArt(terrain), 4, 4, UNIT - 8) + crownsAt(crowns, -2, 2),
};

export const discoveryPicture: GamePicture<Terrain> = {
  title: 'Discovery',
  art: discoveryArt,
  // Below 720 px the lines of dominoes lie one above the other.
  frame: {
    small: { perWidth: 0.5, besides: 55 },
    narrow: { perWidth: 0.7602, besides: 262 },
    wide: { perWidth: 0.5, besides: 311 },
  },
};
