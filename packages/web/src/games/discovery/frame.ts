import {
  BOARDS,
  columnOf,
  type Extent,
  fitsIn,
  rowOf,
  type Size,
  type Square,
  squareAt,
  stretched,
} from '@castellan/rules';

/** How far beyond the kingdom its sheet goes: a domino reaches no further. */
const AROUND = 2;

/** Columns and rows of the board from first to last: what is drawn of a kingdom. */
export type Frame = Extent;

/** Only squares that can still belong to the kingdom and lie within two of it. */
export function frameOf(size: Size, extent: Extent): Frame {
  const { left, right, top, bottom } = extent;
  const widest = (grown: (by: number) => Extent): number => {
    let by = 0;
    while (by < AROUND && fitsIn(grown(by + 1), size)) by++;
    return by;
  };
  const beside = widest((by) => ({ ...extent, right: right + by }));
  const above = widest((by) => ({ ...extent, bottom: bottom + by }));
  return { left: left - beside, right: right + beside, top: top - above, bottom: bottom + above };
}

export const columnsIn = ({ left, right }: Extent): number => right - left + 1;
export const rowsIn = ({ top, bottom }: Extent): number => bottom - top + 1;

/** The squares of a frame by name, row by row from the top left. */
export function squaresIn(size: Size, frame: Frame): Square[] {
  const grid = BOARDS[size];
  const names: Square[] = [];
  for (let row = frame.top; row <= frame.bottom; row++) {
    for (let column = frame.left; column <= frame.right; column++) names.push(grid.names[column * grid.height + row]!);
  }
  return names;
}

/** Whether the floating bound can take this square in. */
export const canBelong = (size: Size, extent: Extent, square: Square): boolean => {
  const grid = BOARDS[size];
  return fitsIn(stretched(grid, extent, [squareAt(grid, square)]), size);
};

/** Column and row of a square within a frame. */
export function placeIn(size: Size, frame: Frame, square: Square): { readonly x: number; readonly y: number } {
  const grid = BOARDS[size];
  const number = squareAt(grid, square);
  return { x: columnOf(grid, number) - frame.left, y: rowOf(grid, number) - frame.top };
}
