import type { Covered, Placement, SeatBoard } from '../core/board.ts';
import { bySeat, type Seat } from '../core/game.ts';
import type { DiscoveryAction } from './action.ts';
import type { Terrain } from './data.ts';
import { placements } from './placements.ts';
import { dominoFor } from './questions.ts';
import { boardOf, type DiscoveryState, dominoOf } from './state.ts';

export function boardOfDiscovery(state: DiscoveryState, seat: Seat): SeatBoard<Terrain> {
  const { board, extent } = bySeat(state.kingdoms, seat);
  return {
    grid: boardOf(state),
    squares: board,
    castle: { spent: false },
    bound: { extent, size: state.options.size },
  };
}

export function coversOfDiscovery(state: DiscoveryState, action: DiscoveryAction): Covered<Terrain>[] {
  if (action.type !== 'place') return [];
  const { left, right } = dominoOf(state, action.domino)!;
  return [left, right].map(({ terrain, crowns }, half) => ({
    square: action.squares[half]!,
    kind: terrain,
    marks: crowns,
  }));
}

export function placementsOfDiscovery(state: DiscoveryState, seat: Seat): Placement<DiscoveryAction, Terrain>[] {
  const domino = dominoFor(state, seat);
  if (domino === null) return [];
  return placements(state, seat, domino).map((action) => ({ action, covers: coversOfDiscovery(state, action) }));
}
