const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'] as const;
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

/** A square of the largest board: column letter, then row from 1. Which of them a board has, its grid says. */
export type Square = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;

/** A rectangle of squares, numbered column by column so that the order of numbers is the order of notation. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly names: readonly Square[];
  /** The number of each name. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The squares that share an edge with each square. */
  readonly neighbours: readonly (readonly number[])[];
  readonly castle: number;
}

/** A grid with its castle in the middle, at most 13 by 13. */
export function makeGrid(width: number, height: number): Grid {
  const at = (column: number, row: number) => numberAt({ height }, column, row);
  const names: Square[] = [];
  const neighbours: number[][] = [];
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) {
      names.push(`${COLUMNS[column]!}${ROWS[row]!}`);
      const around: number[] = [];
      if (column > 0) around.push(at(column - 1, row));
      if (row > 0) around.push(at(column, row - 1));
      if (row < height - 1) around.push(at(column, row + 1));
      if (column < width - 1) around.push(at(column + 1, row));
      neighbours.push(around);
    }
  }
  const castle = at((width - 1) / 2, (height - 1) / 2);
  const numbers = new Map<string, number>(names.map((name, square) => [name, square]));
  return { width, height, size: width * height, names, numbers, neighbours, castle };
}

const SQUARES: ReadonlySet<string> = new Set(COLUMNS.flatMap((column) => ROWS.map((row) => `${column}${row}`)));

export const isSquare = (text: string): text is Square => SQUARES.has(text);
export const isSquareOf = (grid: Grid, text: string): text is Square => squareAt(grid, text) >= 0;

/** The number of a named square, or -1 where the grid has no such square. */
export const squareAt = (grid: Grid, name: string): number => grid.numbers.get(name) ?? -1;

export const numberAt = (grid: Pick<Grid, 'height'>, column: number, row: number): number => column * grid.height + row;
export const columnOf = (grid: Grid, square: number): number => Math.floor(square / grid.height);
export const rowOf = (grid: Grid, square: number): number => square % grid.height;

export const shareEdge = (grid: Grid, a: number, b: number): boolean => grid.neighbours[a]!.includes(b);

/** Columns and rows from first to last: a part of a grid. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** An extent with these squares in it, too. */
export function stretched(grid: Grid, extent: Extent, squares: readonly number[]): Extent {
  let { left, right, top, bottom } = extent;
  for (const square of squares) {
    const [column, row] = [columnOf(grid, square), rowOf(grid, square)];
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  return { left, right, top, bottom };
}

export const fitsIn = (extent: Extent, size: number): boolean =>
  extent.right - extent.left < size && extent.bottom - extent.top < size;
