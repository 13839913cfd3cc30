import {
  BOARDS,
  bySeat,
  columnOf,
  type DiscoveryAction,
  type DiscoveryState,
  dominoInTurn,
  type Extent,
  rowOf,
  type Size,
  type Square,
  squareAt,
} from '@castellan/rules';
import { DISCARD } from './core.ts';

// Squares of the core: see assembly/discovery/mask.ts.
const STRIDE: Readonly<Record<Size, number>> = { 5: 8, 7: 10 };
const WORD: Readonly<Record<Size, number>> = { 5: 64, 7: 128 };

/** Column and row of a square of the rules, counted from the castle. */
export function fromCastle(size: Size, square: number): { x: number; y: number } {
  const grid = BOARDS[size];
  return {
    x: columnOf(grid, square) - columnOf(grid, grid.castle),
    y: rowOf(grid, square) - rowOf(grid, grid.castle),
  };
}

const bitAt = (size: Size, x: number, y: number): number => (x + STRIDE[size] * y) & (WORD[size] - 1);

function bitOf(size: Size, name: string): number {
  const { x, y } = fromCastle(size, squareAt(BOARDS[size], name));
  return bitAt(size, x, y);
}

/** The name of a square of the core: the only one with this bit that one domino can reach. */
function nameOf(size: Size, extent: Extent, bit: number): Square {
  const grid = BOARDS[size];
  const low = fromCastle(size, extent.left * grid.height + extent.top);
  const high = fromCastle(size, extent.right * grid.height + extent.bottom);
  for (let x = Math.max(low.x - 2, high.x - size + 1); x <= Math.min(high.x + 2, low.x + size - 1); x++) {
    for (let y = Math.max(low.y - 2, high.y - size + 1); y <= Math.min(high.y + 2, low.y + size - 1); y++) {
      if (bitAt(size, x, y) === bit) return grid.names[grid.castle + x * grid.height + y]!;
    }
  }
  throw new Error(`the core's square ${bit} is out of reach`);
}

/** The core's number for a decision in this position. */
export function codeOf(state: DiscoveryState, action: DiscoveryAction): number {
  switch (action.type) {
    case 'pick':
      return state.choosing.findIndex(({ domino }) => domino === action.domino);
    case 'place':
      return bitOf(state.options.size, action.squares[0]) | (bitOf(state.options.size, action.squares[1]) << 8);
    case 'discard':
      return DISCARD;
    default:
      throw new Error(`a ${action.type} is no decision`);
  }
}

/** The decision behind a number of the core. */
export function actionOf(state: DiscoveryState, code: number): DiscoveryAction {
  if (state.phase === 'pick') return { type: 'pick', domino: state.choosing[code]!.domino };
  if (code === DISCARD) return { type: 'discard' };
  const { size } = state.options;
  const { extent } = bySeat(state.kingdoms, state.seat);
  return {
    type: 'place',
    domino: dominoInTurn(state),
    squares: [nameOf(size, extent, code & 255), nameOf(size, extent, code >> 8)],
  };
}
