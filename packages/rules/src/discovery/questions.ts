import type { IllegalCode } from '../core/errors.ts';
import { bySeat, type Seat } from '../core/game.ts';
import { type Extent, type Square, squareAt, stretched } from '../core/grid.ts';
import type { Place } from './action.ts';
import { whyNotThere } from './judge.ts';
import { placements } from './placements.ts';
import { boardOf, type DiscoveryState, dominoOf } from './state.ts';

/** What a player asks before it acts, also before its turn comes. */

/** The domino a player places now or next; null while it has to choose one, or has none in this line. */
export function dominoFor(state: DiscoveryState, seat: Seat): number | null {
  if (state.phase !== 'place' && (state.phase !== 'pick' || state.seat === seat)) return null;
  return state.placing.find(({ king }, index) => index >= state.done && king === seat)?.domino ?? null;
}

/** Every way a domino of the deck fits into a player's kingdom as it stands; a domino without one would be discarded. */
export const placementsInKingdom = (state: DiscoveryState, seat: Seat, domino: number): Place[] =>
  dominoOf(state, domino) ? placements(state, seat, domino) : [];

/** Why no half of a domino can lie on a square; `no-room` where every square beside it is taken. */
export function whyNotInKingdom(
  state: DiscoveryState,
  seat: Seat,
  domino: number,
  square: Square,
): IllegalCode | 'no-room' {
  const grid = boardOf(state);
  const number = squareAt(grid, square);
  if (number < 0) return 'off-board';
  const beside = grid.neighbours[number]!.map((next) => grid.names[next]!);
  const reasons = beside.flatMap((next) =>
    ([[square, next] as const, [next, square] as const] as const).map((squares) =>
      whyNotThere(state, seat, { type: 'place', domino, squares }),
    ),
  );
  const own = reasons.find((illegal) => illegal?.square === square);
  if (own) return own.code;
  // What a player could change comes first: the bound stays as it is, a connection may still come.
  const codes = ['not-connected', 'outside-bound', 'not-in-deck'] as const;
  return codes.find((code) => reasons.some((illegal) => illegal?.code === code)) ?? 'no-room';
}

/** How far a player's kingdom reaches with these squares too. */
export function extentWith(state: DiscoveryState, seat: Seat, squares: readonly Square[]): Extent {
  const grid = boardOf(state);
  return stretched(
    grid,
    bySeat(state.kingdoms, seat).extent,
    squares.map((name) => squareAt(grid, name)),
  );
}
