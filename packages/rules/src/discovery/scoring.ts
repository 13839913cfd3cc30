import { domainsOf } from '../core/domains.ts';
import { type BySeat, bySeat } from '../core/game.ts';
import { columnOf, rowOf } from '../core/grid.ts';
import { compare, type Extra, type Outcome, type Score, tally } from '../core/score.ts';
import type { DiscoveryAction } from './action.ts';
import { withDomino } from './apply.ts';
import { HARMONY_POINTS, MIDDLE_POINTS, type Terrain } from './data.ts';
import { boardOf, type DiscoveryState, type Kingdom } from './state.ts';

export const scoreDiscovery = (state: DiscoveryState): BySeat<Score<Terrain>> => [
  scoreOfKingdom(state, state.kingdoms[0]),
  scoreOfKingdom(state, state.kingdoms[1]),
];

function scoreOfKingdom(state: DiscoveryState, kingdom: Kingdom): Score<Terrain> {
  const extras: Extra[] = [];
  if (state.options.harmony) extras.push({ name: 'harmony', points: kingdom.discards === 0 ? HARMONY_POINTS : 0 });
  if (state.options.middle) extras.push({ name: 'middle', points: isCentred(state, kingdom) ? MIDDLE_POINTS : 0 });
  return tally(domainsOf(boardOf(state), kingdom.board), extras);
}

/** The kingdom reaches equally far, and as far as the bound allows, on all four sides of the castle, gaps or not. */
function isCentred(state: DiscoveryState, { extent }: Kingdom): boolean {
  const grid = boardOf(state);
  const [column, row] = [columnOf(grid, grid.castle), rowOf(grid, grid.castle)];
  const reach = (state.options.size - 1) / 2;
  const sides = [column - extent.left, extent.right - column, row - extent.top, extent.bottom - row];
  return sides.every((side) => side === reach);
}

export function previewDiscovery(state: DiscoveryState, action: DiscoveryAction): Score<Terrain> {
  const kingdom = bySeat(state.kingdoms, state.seat);
  if (action.type === 'place') return scoreOfKingdom(state, withDomino(state, kingdom, action));
  const discards = kingdom.discards + (action.type === 'discard' ? 1 : 0);
  return scoreOfKingdom(state, { ...kingdom, discards });
}

export function resultOfDiscovery(state: DiscoveryState): Outcome {
  if (state.phase !== 'over') return { kind: 'ongoing' };
  const tieBreaks =
    state.options.tiebreak === 'base' ? (['total', 'largest', 'marks'] as const) : (['total', 'marks'] as const);
  return compare(scoreDiscovery(state), tieBreaks, true);
}
