import {
  columnOf,
  type Domain,
  domainsOf,
  type Extent,
  fitsIn,
  numberAt,
  rowOf,
  type Seat,
  type SeatBoard,
  type Square,
  squareAt,
  stretched,
} from '@castellan/rules';
import type { FrameHeights } from './frame.ts';
import { borders, deckle, type Edge, stroke } from './ink.ts';
import { PAINT, PALETTE } from './palette.ts';

/** The side of a square in the units of every drawing. */
export const UNIT = 48;

/** A board as markup, from its top left corner. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** How much of a board is drawn: a small one has no coordinates, and thicker ink. */
export type Detail = 'full' | 'small';

/** How a game draws a board. The page and a shared picture use the same numbers. */
export interface BoardArt<Kind> {
  /** The class of its boards on the page. */
  readonly name: string;
  /** Whether domains have a border in ink. */
  readonly bordered: boolean;
  /** From the edge of the paper to the first square. */
  readonly margin: Readonly<Record<Detail, number>>;
  /** Whose hand draws it: two boards never have the same ink. */
  seedOf(mark: Seat): number;
  /** On the sheet, around the squares. */
  frame(detail: Detail, margin: number): string;
  /** Under the squares, from their corner. */
  ground(scene: Scene<Kind>): string;
  /** What a kind covers its square with. */
  wash(kind: Kind, x: number, y: number): string;
  /** Between the squares, above what covers them. */
  seams(scene: Scene<Kind>): string;
  /** A kind with its marks; the last mark is another one where the castle or a power adds it. */
  piece(kind: Kind, marks: number, x: number, y: number, detail: Detail, added?: boolean): string;
  /** The same while it is laid out and not yet played. */
  laidOut(kind: Kind, marks: number, detail: Detail, added?: boolean): string;
}

/** One board, as it is to be drawn. */
export interface Scene<Kind> {
  readonly board: SeatBoard<Kind>;
  readonly detail: Detail;
  readonly mark: Seat;
  /** The part of the grid that is drawn. */
  readonly frame: Extent;
  /** How far the board would reach with what is laid out; null where squares out of reach are not drawn as such. */
  readonly reach: Extent | null;
  /** Drawn by the last action. */
  readonly fresh: readonly string[];
}

/** All a picture needs to know of a game. */
export interface GamePicture<Kind> {
  /** Its name, the same in every language. */
  readonly title: string;
  readonly art: BoardArt<Kind>;
  /** How high the page's `embed` shows it; without it, as two square boards. */
  readonly frame?: FrameHeights;
}

export const columnsIn = ({ left, right }: Extent): number => right - left + 1;
export const rowsIn = ({ top, bottom }: Extent): number => bottom - top + 1;

/** How far beyond a growing board its sheet goes: a domino reaches no further. */
const AROUND = 2;

/** The squares that can still belong to the board and lie within two of it; all squares of a board that does not grow. */
export function frameOf({ grid, bound }: SeatBoard<unknown>): Extent {
  if (!bound) return { left: 0, right: grid.width - 1, top: 0, bottom: grid.height - 1 };
  const { left, right, top, bottom } = bound.extent;
  const around = (length: number): number => Math.max(0, Math.min(AROUND, bound.size - length));
  const beside = around(columnsIn(bound.extent));
  const above = around(rowsIn(bound.extent));
  return { left: left - beside, right: right + beside, top: top - above, bottom: bottom + above };
}

/** As many columns and rows as a board may have, with the board in their middle: both sheets are equal. */
export function evenFrameOf(board: SeatBoard<unknown>): Extent {
  if (!board.bound) return frameOf(board);
  const { extent, size } = board.bound;
  const before = (from: number, to: number) => from - Math.floor((size - (to - from + 1)) / 2);
  const [left, top] = [before(extent.left, extent.right), before(extent.top, extent.bottom)];
  return { left, right: left + size - 1, top, bottom: top + size - 1 };
}

/** The squares of a frame by name, row by row from the top left. */
export function squaresIn({ grid }: SeatBoard<unknown>, { left, right, top, bottom }: Extent): Square[] {
  const names: Square[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) names.push(grid.names[numberAt(grid, column, row)]!);
  }
  return names;
}

/** Whether a growing board could not take this square in any more. */
export const isOutOfReach = ({ grid, bound }: SeatBoard<unknown>, reach: Extent, square: Square): boolean =>
  bound !== null && !fitsIn(stretched(grid, reach, [squareAt(grid, square)]), bound.size);

/** The corner of a square within a frame. */
export function cornerOf({ grid }: SeatBoard<unknown>, frame: Extent, square: Square): readonly [x: number, y: number] {
  const number = squareAt(grid, square);
  return [(columnOf(grid, number) - frame.left) * UNIT, (rowOf(grid, number) - frame.top) * UNIT];
}

export const castleOf = ({ grid, castle }: SeatBoard<unknown>): Square | null =>
  castle ? grid.names[grid.castle]! : null;

/** The edges around these squares. */
export function outlineOf(board: SeatBoard<unknown>, frame: Extent, squares: readonly string[]): Edge[] {
  const inside = new Set(squares);
  return bordersIn(board, frame, (name) => (inside.has(name) ? 1 : 0));
}

function bordersIn(board: SeatBoard<unknown>, frame: Extent, key: (name: Square) => string | number): Edge[] {
  const names = squaresIn(board, frame);
  const columns = columnsIn(frame);
  return borders(columns, rowsIn(frame), (x, y) => key(names[y * columns + x]!));
}

const INK_WIDTH: Readonly<Record<Detail, number>> = { full: 4.6, small: 5.4 };

/** A border in thick ink: two strokes that swell like a nib. */
const inked = (edges: readonly Edge[], seed: number, width: number): string =>
  `<g class="ink" fill="none" stroke="${PAINT.border}" stroke-linecap="round" stroke-linejoin="round"><path d="${stroke(edges, UNIT, seed, 0)}" stroke-width="${width}"/><path d="${stroke(edges, UNIT, seed, 99)}" stroke-width="${width * 0.6}"/></g>`;

/** A symbol of the sprite, placed by its corner and side. */
export const artAt = (id: string, x: number, y: number, side: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${side}" height="${side}"/>`;

/** The layers of a board that stand still. What moves lies between and above them. */
export interface Layers {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** The sheet, from its corner. */
  readonly paper: string;
  /** What is drawn on the squares, from their corner. */
  readonly land: string;
}

export function layersOf<Kind>(art: BoardArt<Kind>, scene: Scene<Kind>): Layers {
  const { board, detail, mark, frame, fresh } = scene;
  const margin = art.margin[detail];
  const [width, height] = [columnsIn(frame) * UNIT + 2 * margin, rowsIn(frame) * UNIT + 2 * margin];
  const seed = art.seedOf(mark);
  const castle = castleOf(board);
  const domains: readonly Domain<Kind>[] = art.bordered ? domainsOf(board.grid, board.squares) : [];
  const drawn = squaresIn(board, frame).flatMap((name) => {
    const there = board.squares[squareAt(board.grid, name)];
    const [x, y] = cornerOf(board, frame, name);
    return there ? [{ ...there, name, x, y }] : [];
  });
  const each = (draw: (one: (typeof drawn)[number]) => string): string =>
    drawn.map((one) => (fresh.includes(one.name) ? `<g class="fresh">${draw(one)}</g>` : draw(one))).join('');
  const domainAt = (name: Square) => 1 + domains.findIndex(({ squares }) => squares.includes(name));
  const inkWidth = INK_WIDTH[detail];
  const growing = domains
    .filter(({ squares }) => squares.some((name) => fresh.includes(name)))
    .map(({ squares }) => inked(outlineOf(board, frame, squares), seed, inkWidth + 1));
  return {
    width,
    height,
    margin,
    paper: `<path class="sheet" d="${deckle(width, height, seed)}" fill="${PAINT.parchment}" stroke="${PAINT.edge}" stroke-width="1.2"/>${art.frame(detail, margin)}`,
    land: [
      each(({ kind, x, y }) => art.wash(kind, x, y)),
      art.seams(scene),
      castle ? keep(board.castle!.spent, ...cornerOf(board, frame, castle)) : '',
      each(({ kind, marks, x, y }) => art.piece(kind, marks, x, y, detail)),
      inked(
        bordersIn(board, frame, (name) => (name === castle ? 'castle' : domainAt(name))),
        seed,
        inkWidth,
      ),
      growing.length > 0 ? `<g class="drawing">${growing.join('')}</g>` : '',
    ].join(''),
  };
}

const keep = (spent: boolean, x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="${UNIT}" height="${UNIT}" fill="${PAINT.parchment}"/>${artAt(spent ? 'castle-spent' : 'castle', x + 4, y + 3.5, 40)}`;

/** A whole board that nothing moves on. */
export function drawBoard<Kind>(
  art: BoardArt<Kind>,
  board: SeatBoard<Kind>,
  mark: Seat,
  detail: Detail = 'full',
): Drawing {
  const scene: Scene<Kind> = { board, detail, mark, frame: evenFrameOf(board), reach: null, fresh: [] };
  const { width, height, margin, paper, land } = layersOf(art, scene);
  const shadow = `<path d="${deckle(width, height, art.seedOf(mark))}" transform="translate(0 3)" fill="${PALETTE.shadow}" opacity=".16"/>`;
  return {
    width,
    height,
    markup: `${shadow}${paper}<g transform="translate(${margin} ${margin})">${art.ground(scene)}${land}</g>`,
  };
}
