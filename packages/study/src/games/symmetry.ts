import { type Board, columnOf, type Grid, rowOf } from '@castellan/rules';

/** The new place of each square. */
export type Turn = readonly number[];

/** Ways to turn or mirror a grid onto itself; its castle stays. */
function turnsOf(grid: Grid): Turn[] {
  const at = (column: number, row: number): number => column * grid.height + row;
  const { width, height } = grid;
  const flips = [false, true].flatMap((x) => [false, true].map((y) => ({ x, y })));
  const swaps = width === height ? [false, true] : [false];
  return swaps.flatMap((swap) =>
    flips.map(({ x, y }) =>
      Array.from({ length: grid.size }, (_, square) => {
        const column = x ? width - 1 - columnOf(grid, square) : columnOf(grid, square);
        const row = y ? height - 1 - rowOf(grid, square) : rowOf(grid, square);
        return swap ? at(row, column) : at(column, row);
      }),
    ),
  );
}

const known = new WeakMap<Grid, readonly Turn[]>();

/** The turns under which this board looks the same: what differs only by one of them is the same choice. */
export function symmetriesOf(grid: Grid, board: Board<unknown>): readonly Turn[] {
  const turns = known.get(grid) ?? turnsOf(grid);
  known.set(grid, turns);
  const same = (one: number, two: number): boolean => {
    const [a, b] = [board[one], board[two]];
    return a?.kind === b?.kind && a?.marks === b?.marks;
  };
  return turns.filter((turn) => turn.every((to, from) => same(from, to)));
}

/** The first of these texts: the name of the class they belong to. */
export const firstOf = (texts: readonly string[]): string => texts.reduce((a, b) => (b < a ? b : a));
