import { bySeat, type Seat } from '../core/game.ts';
import { type Extent, type Grid, numberAt } from '../core/grid.ts';
import type { Place } from './action.ts';
import { BOARDS, type Domino, type Size, type Terrain } from './data.ts';
import { boardOf, type DiscoveryState, dominoOf, type Kingdom } from './state.ts';

/** A half connects to the castle or to its own terrain; the other half of the same domino does not count. */
export const connects = (grid: Grid, kingdom: Kingdom, terrain: Terrain, square: number): boolean =>
  grid.neighbours[square]!.some((next) => next === grid.castle || kingdom.board[next]?.kind === terrain);

/** Both halves alike: left and right look the same, so only one order is written. */
export const isDouble = ({ left, right }: Domino): boolean =>
  left.terrain === right.terrain && left.crowns === right.crowns;

type SquarePair = Place['squares'];

/** Each square with those around it, made once: placements only point to them. There are none beyond the edge. */
const pairsOf = ({ names, height }: Grid) =>
  names.map((name, square) => {
    const pairWith = (other: number): SquarePair => [name, names[other]!];
    return {
      west: pairWith(square - height),
      north: pairWith(square - 1),
      south: pairWith(square + 1),
      east: pairWith(square + height),
    };
  });
const PAIRS = { 5: pairsOf(BOARDS[5]), 7: pairsOf(BOARDS[7]) };

/** A set of squares: a number for each column, in it a bit for each row. An empty column stands at each end. */
type SquareSet = number[];
const NO_SQUARES: readonly number[] = Array.from({ length: BOARDS[7].width + 2 }, () => 0);

/** Every way to place a domino in a player's kingdom. */
export function placements(state: DiscoveryState, seat: Seat, number: number): Place[] {
  const grid = boardOf(state);
  const domino = dominoOf(state, number)!;
  const double = isDouble(domino);
  const { free, left, right } = squaresFor(state.options.size, bySeat(state.kingdoms, seat), domino);
  const pairs = PAIRS[state.options.size];
  const found: Place[] = [];
  const add = (squares: SquarePair) => found.push({ type: 'place', domino: number, squares });
  for (let column = 1; column <= grid.width; column++) {
    const rows = free[column]!;
    if (rows === 0) continue;
    // Rows where the left half can lie with the right half on each side of it: both squares are free, one half connects.
    // Two squares side by side that the bound can take in, it can take in together.
    const west = double ? 0 : rows & free[column - 1]! & (left[column]! | right[column - 1]!);
    const north = double ? 0 : rows & (rows << 1) & (left[column]! | (right[column]! << 1));
    const south = rows & (rows >> 1) & (left[column]! | (right[column]! >> 1));
    const east = rows & free[column + 1]! & (left[column]! | right[column + 1]!);
    for (let rest = west | north | south | east; rest !== 0; rest &= rest - 1) {
      const row = lowestBit(rest);
      const from = pairs[numberAt(grid, column - 1, row)]!;
      if ((west >> row) & 1) add(from.west);
      if ((north >> row) & 1) add(from.north);
      if ((south >> row) & 1) add(from.south);
      if ((east >> row) & 1) add(from.east);
    }
  }
  return found;
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

interface SquaresForDomino {
  /** Empty, and within reach. */
  readonly free: SquareSet;
  /** Where the left half connects, as connects() says. */
  readonly left: SquareSet;
  readonly right: SquareSet;
}

function squaresFor(size: Size, { board, extent }: Kingdom, domino: Domino): SquaresForDomino {
  const grid = BOARDS[size];
  const free = reachable(size, extent);
  const left = NO_SQUARES.slice();
  const right = NO_SQUARES.slice();
  for (let column = extent.left; column <= extent.right; column++) {
    let [taken, ofLeft, ofRight] = [0, 0, 0];
    for (let row = extent.top; row <= extent.bottom; row++) {
      const square = numberAt(grid, column, row);
      const castle = square === grid.castle;
      const kind = board[square]?.kind;
      if (!castle && !kind) continue;
      taken |= 1 << row;
      if (castle || kind === domino.left.terrain) ofLeft |= 1 << row;
      if (castle || kind === domino.right.terrain) ofRight |= 1 << row;
    }
    free[column + 1]! &= ~taken;
    addBeside(left, column + 1, ofLeft);
    addBeside(right, column + 1, ofRight);
  }
  return { free, left, right };
}

/** Adds the squares that share an edge with these squares of one column. */
function addBeside(squares: SquareSet, column: number, rows: number): void {
  squares[column - 1]! |= rows;
  squares[column]! |= (rows << 1) | (rows >> 1);
  squares[column + 1]! |= rows;
}

/** Squares that the floating bound can still take in, as far from the kingdom as a domino reaches. */
function reachable(size: Size, { left, right, top, bottom }: Extent): SquareSet {
  const squares = NO_SQUARES.slice();
  const reach = size - 1;
  const first = Math.max(top - 2, bottom - reach);
  const last = Math.min(bottom + 2, top + reach);
  const rows = (2 << last) - (1 << first);
  const [from, to] = [Math.max(left - 2, right - reach), Math.min(right + 2, left + reach)];
  for (let column = from; column <= to; column++) squares[column + 1] = rows;
  return squares;
}
