import { bySeat, type Seat } from '../core/game.ts';
import { columnOf, type Grid, rowOf } from '../core/grid.ts';
import type { Place } from './action.ts';
import type { Domino, Terrain } from './data.ts';
import { boardOf, type DiscoveryState, dominoOf, fitsIn, type Kingdom, stretched } from './state.ts';

/** A half connects to the castle or to its own terrain; the other half of the same domino does not count. */
export const connects = (grid: Grid, kingdom: Kingdom, terrain: Terrain, square: number): boolean =>
  grid.neighbours[square]!.some((next) => next === grid.castle || kingdom.board[next]?.kind === terrain);

/** Both halves alike: left and right cannot be told apart, so only one order is written. */
export const isDouble = ({ left, right }: Domino): boolean =>
  left.terrain === right.terrain && left.crowns === right.crowns;

/** Every way to place a domino in a player's kingdom. */
export function placements(state: DiscoveryState, seat: Seat, number: number): Place[] {
  const grid = boardOf(state);
  const kingdom = bySeat(state.kingdoms, seat);
  const domino = dominoOf(state, number)!;
  const double = isDouble(domino);
  const found: Place[] = [];
  for (const left of reachable(state, kingdom)) {
    const leftConnects = connects(grid, kingdom, domino.left.terrain, left);
    for (const right of grid.neighbours[left]!) {
      if (right === grid.castle || kingdom.board[right] || (double && right < left)) continue;
      if (!leftConnects && !connects(grid, kingdom, domino.right.terrain, right)) continue;
      if (!fitsIn(stretched(grid, kingdom.extent, [left, right]), state.options.size)) continue;
      found.push({ type: 'place', domino: number, squares: [grid.names[left]!, grid.names[right]!] });
    }
  }
  return found;
}

/** Empty squares that the floating bound can still take in. */
function reachable(state: DiscoveryState, kingdom: Kingdom): number[] {
  const grid = boardOf(state);
  const { left, right, top, bottom } = kingdom.extent;
  const reach = state.options.size - 1;
  const squares: number[] = [];
  for (let square = 0; square < grid.size; square++) {
    if (square === grid.castle || kingdom.board[square]) continue;
    const [column, row] = [columnOf(grid, square), rowOf(grid, square)];
    if (column < right - reach || column > left + reach || row < bottom - reach || row > top + reach) continue;
    squares.push(square);
  }
  return squares;
}
