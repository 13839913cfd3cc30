import { bySeat, type Seat } from '../core/game.ts';
import { type Grid, numberAt } from '../core/grid.ts';
import type { Place } from './action.ts';
import type { Domino, Terrain } from './data.ts';
import { boardOf, type DiscoveryState, dominoOf, type Kingdom } from './state.ts';

/** A half connects to the castle or to its own terrain; the other half of the same domino does not count. */
export const connects = (grid: Grid, kingdom: Kingdom, terrain: Terrain, square: number): boolean =>
  grid.neighbours[square]!.some((next) => next === grid.castle || kingdom.board[next]?.kind === terrain);

/** Both halves alike: left and right cannot be told apart, so only one order is written. */
export const isDouble = ({ left, right }: Domino): boolean =>
  left.terrain === right.terrain && left.crowns === right.crowns;

/** What a square is good for, a bit each. */
const REACHABLE = 1;
const LEFT_CONNECTS = 2;
const RIGHT_CONNECTS = 4;

/** Every way to place a domino in a player's kingdom. */
export function placements(state: DiscoveryState, seat: Seat, number: number): Place[] {
  const grid = boardOf(state);
  const kingdom = bySeat(state.kingdoms, seat);
  const domino = dominoOf(state, number)!;
  const double = isDouble(domino);
  const squares = reachable(state, kingdom);
  const uses = connectionTable(grid, kingdom, domino);
  for (const square of squares) uses[square]! |= REACHABLE;
  const found: Place[] = [];
  for (const left of squares) {
    const leftConnects = uses[left]! & LEFT_CONNECTS;
    // Two squares side by side that the bound can take in, it can take in together.
    for (const right of grid.neighbours[left]!) {
      const use = uses[right]!;
      if (!(use & REACHABLE) || !(leftConnects | (use & RIGHT_CONNECTS)) || (double && right < left)) continue;
      found.push({ type: 'place', domino: number, squares: [grid.names[left]!, grid.names[right]!] });
    }
  }
  return found;
}

/** What connects() says of every square and both halves of a domino. */
function connectionTable(grid: Grid, { board, extent }: Kingdom, { left, right }: Domino): number[] {
  const table = new Array<number>(grid.size).fill(0);
  for (let column = extent.left; column <= extent.right; column++) {
    for (let row = extent.top; row <= extent.bottom; row++) {
      const square = numberAt(grid, column, row);
      const kind = board[square]?.kind;
      const castle = square === grid.castle;
      const connecting =
        (castle || kind === left.terrain ? LEFT_CONNECTS : 0) | (castle || kind === right.terrain ? RIGHT_CONNECTS : 0);
      if (connecting) for (const next of grid.neighbours[square]!) table[next]! |= connecting;
    }
  }
  return table;
}

/** Empty squares that the floating bound can still take in, as far from the kingdom as a domino reaches. */
function reachable(state: DiscoveryState, kingdom: Kingdom): number[] {
  const grid = boardOf(state);
  const { left, right, top, bottom } = kingdom.extent;
  const reach = state.options.size - 1;
  const squares: number[] = [];
  for (let column = Math.max(left - 2, right - reach); column <= Math.min(right + 2, left + reach); column++) {
    for (let row = Math.max(top - 2, bottom - reach); row <= Math.min(bottom + 2, top + reach); row++) {
      const square = numberAt(grid, column, row);
      if (square !== grid.castle && !kingdom.board[square]) squares.push(square);
    }
  }
  return squares;
}
