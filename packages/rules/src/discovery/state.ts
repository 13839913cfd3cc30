import type { Board } from '../core/domains.ts';
import type { BySeat, Seat } from '../core/game.ts';
import { columnOf, type Extent, type Grid, rowOf, stretched } from '../core/grid.ts';
import { BOARDS, DECKS, type Domino, KINGS_EACH, type Size, type Terrain } from './data.ts';
import type { DiscoveryOptions } from './options.ts';

export interface Kingdom {
  readonly board: Board<Terrain>;
  readonly extent: Extent;
  readonly discards: number;
}

/** A domino of a line, with the king on it. */
export interface Spot {
  readonly domino: number;
  readonly king: Seat | null;
}

export type DiscoveryPhase = 'line' | 'king' | 'pick' | 'place' | 'over';

export interface DiscoveryState {
  readonly options: DiscoveryOptions;
  readonly phase: DiscoveryPhase;
  /** The player who decides; at a chance node the one who decided last. */
  readonly seat: Seat;
  /** How many lines have been revealed. */
  readonly lines: number;
  /** The dominoes not yet shown, ascending: public, while their order does not exist yet. */
  readonly unseen: readonly number[];
  /** Kings still in the closed hand, before the first round. */
  readonly hand: BySeat<number>;
  /** The line being placed, every domino with its king; empty before the first round. */
  readonly placing: readonly Spot[];
  /** How many dominoes of `placing` are done. */
  readonly done: number;
  /** The line being chosen from; empty when none follows. */
  readonly choosing: readonly Spot[];
  readonly kingdoms: BySeat<Kingdom>;
}

export const boardOf = (state: DiscoveryState): Grid => BOARDS[state.options.size];

export const dominoOf = (state: DiscoveryState, number: number): Domino | undefined =>
  DECKS[state.options.deck][number - 1];

export function newDiscovery(options: DiscoveryOptions): DiscoveryState {
  const kingdom = EMPTY[options.size];
  return {
    options,
    phase: 'line',
    seat: 1,
    lines: 0,
    unseen: DECKS[options.deck].map(({ number }) => number),
    hand: [KINGS_EACH, KINGS_EACH],
    placing: [],
    done: 0,
    choosing: [],
    kingdoms: [kingdom, kingdom],
  };
}

/** A kingdom as it stands on its board. */
export function kingdomOf(size: Size, board: Board<Terrain>, discards: number): Kingdom {
  const grid = BOARDS[size];
  const taken = [...board.keys()].filter((square) => board[square]);
  return { board, extent: stretched(grid, extentOf(grid, grid.castle), taken), discards };
}

function extentOf(grid: Grid, square: number): Extent {
  const [column, row] = [columnOf(grid, square), rowOf(grid, square)];
  return { left: column, right: column, top: row, bottom: row };
}

const emptyKingdom = (size: Size): Kingdom => kingdomOf(size, new Array(BOARDS[size].size).fill(null), 0);
const EMPTY: Readonly<Record<Size, Kingdom>> = { 5: emptyKingdom(5), 7: emptyKingdom(7) };
