import type { Covered, Placement, SeatBoard } from '../core/board.ts';
import { bySeat, type Seat } from '../core/game.ts';
import { squareAt } from '../core/grid.ts';
import type { DuelAction } from './action.ts';
import { type Coat, MAP } from './data.ts';
import { legalDuel } from './legal.ts';
import { placements } from './placements.ts';
import { facesInHand } from './questions.ts';
import type { DuelState } from './state.ts';

export function boardOfDuel({ players }: DuelState, seat: Seat): SeatBoard<Coat> {
  const { map, castle } = bySeat(players, seat);
  return { grid: MAP, squares: map, castle: { spent: !castle }, bound: null };
}

export function coversOfDuel(state: DuelState, action: DuelAction, seat: Seat = state.seat): Covered<Coat>[] {
  if (action.type === 'place') {
    return action.tokens.map(({ square, coat, crosses, castle }) => ({
      square,
      kind: coat,
      marks: crosses,
      added: castle,
    }));
  }
  if (action.type !== 'cross') return [];
  const { kind, marks } = bySeat(state.players, seat).map[squareAt(MAP, action.square)]!;
  return [{ square: action.square, kind, marks: marks + 1, added: true }];
}

export function placementsOfDuel(state: DuelState, seat: Seat): Placement<DuelAction, Coat>[] {
  const crosses = state.phase === 'lightning' && state.seat === seat && state.lightning[0] === 'cross';
  const inHand = state.phase === 'place' && facesInHand(state, seat) !== null;
  const actions = crosses ? legalDuel(state) : inHand ? placements(state, seat) : [];
  return actions.map((action) => ({ action, covers: coversOfDuel(state, action, seat) }));
}
