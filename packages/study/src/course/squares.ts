import { type Board, columnOf, type Grid } from '@castellan/rules';

/** Squares that are still empty, where a domino may lie: the castle's is not. */
export const emptyOf = (grid: Grid, board: Board<unknown>): readonly number[] =>
  [...board.keys()].filter((square) => board[square] === null && square !== grid.castle);

/** Empty squares without an empty one beside them: no domino will ever cover them. */
export function holesIn(grid: Grid, empty: readonly number[]): number {
  const free = new Set(empty);
  return empty.filter((square) => !grid.neighbours[square]!.some((next) => free.has(next))).length;
}

/** How many dominoes still find room on these squares at the same time: the largest matching of a chessboard. */
export function dominoesThatFit(grid: Grid, empty: readonly number[]): number {
  const free = new Set(empty);
  const partner = new Map<number, number>();
  const isDark = (square: number): boolean => (columnOf(grid, square) + (square % grid.height)) % 2 === 0;
  const findsPartner = (dark: number, seen: Set<number>): boolean => {
    for (const light of grid.neighbours[dark]!) {
      if (!free.has(light) || seen.has(light)) continue;
      seen.add(light);
      const other = partner.get(light);
      if (other === undefined || findsPartner(other, seen)) {
        partner.set(light, dark);
        return true;
      }
    }
    return false;
  };
  return empty.filter((square) => isDark(square) && findsPartner(square, new Set())).length;
}
