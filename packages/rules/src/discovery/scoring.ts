import { domainsOf } from '../core/domains.ts';
import { type BySeat, bySeat, type Seat } from '../core/game.ts';
import { columnOf, rowOf } from '../core/grid.ts';
import { compare, type Extra, type Outcome, type Score, tally } from '../core/score.ts';
import type { DiscoveryAction } from './action.ts';
import { withDomino } from './apply.ts';
import { BOARDS, HARMONY_POINTS, MIDDLE_POINTS, type Size, type Terrain } from './data.ts';
import type { DiscoveryOptions } from './options.ts';
import type { DiscoveryState, Kingdom } from './state.ts';

export const scoreDiscovery = (state: DiscoveryState): BySeat<Score<Terrain>> => [
  scoreOfKingdom(state.options, state.kingdoms[0]),
  scoreOfKingdom(state.options, state.kingdoms[1]),
];

/** What a kingdom is worth, also one that was built on a real table. */
export function scoreOfKingdom(options: DiscoveryOptions, kingdom: Kingdom): Score<Terrain> {
  const extras: Extra[] = [];
  if (options.harmony) extras.push({ name: 'harmony', points: kingdom.discards === 0 ? HARMONY_POINTS : 0 });
  if (options.middle) extras.push({ name: 'middle', points: isCentred(options.size, kingdom) ? MIDDLE_POINTS : 0 });
  return tally(domainsOf(BOARDS[options.size], kingdom.board), extras);
}

/** The kingdom reaches equally far, and as far as the bound allows, on all four sides of the castle, gaps or not. */
function isCentred(size: Size, { extent }: Kingdom): boolean {
  const grid = BOARDS[size];
  const [column, row] = [columnOf(grid, grid.castle), rowOf(grid, grid.castle)];
  const reach = (size - 1) / 2;
  const sides = [column - extent.left, extent.right - column, row - extent.top, extent.bottom - row];
  return sides.every((side) => side === reach);
}

export function previewDiscovery(
  state: DiscoveryState,
  action: DiscoveryAction,
  seat: Seat = state.seat,
): Score<Terrain> {
  const kingdom = bySeat(state.kingdoms, seat);
  if (action.type === 'place') return scoreOfKingdom(state.options, withDomino(state, kingdom, action));
  const discards = kingdom.discards + (action.type === 'discard' ? 1 : 0);
  return scoreOfKingdom(state.options, { ...kingdom, discards });
}

export function resultOfDiscovery(state: DiscoveryState): Outcome {
  if (state.phase !== 'over') return { kind: 'ongoing' };
  const tieBreaks =
    state.options.tiebreak === 'base' ? (['total', 'largest', 'marks'] as const) : (['total', 'marks'] as const);
  return compare(scoreDiscovery(state), tieBreaks, true);
}
