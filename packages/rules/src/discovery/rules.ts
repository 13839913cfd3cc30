import type { Rules, Turn, Viewer } from '../core/game.ts';
import type { DiscoveryAction } from './action.ts';
import { applyDiscovery } from './apply.ts';
import { boardOfDiscovery, coversOfDiscovery, placementsOfDiscovery } from './board.ts';
import { countOutcomes, drawOutcome, outcomes, probabilityOf } from './chance.ts';
import { TERRAINS, type Terrain } from './data.ts';
import { whyNotDiscovery } from './judge.ts';
import { legalDiscovery } from './legal.ts';
import { parseDiscoveryAction, printDiscoveryAction } from './notation.ts';
import { type DiscoveryOptions, parseDiscoveryOptions, printDiscoveryOptions, RULES_VERSION } from './options.ts';
import { previewDiscovery, resultOfDiscovery, scoreDiscovery } from './scoring.ts';
import { type DiscoveryState, newDiscovery } from './state.ts';

/** All that playing takes. */
export const discoveryRules: Rules<DiscoveryOptions, DiscoveryState, DiscoveryAction, Terrain, 'discovery'> = {
  name: 'discovery',
  rulesVersion: RULES_VERSION,
  parseOptions: parseDiscoveryOptions,
  printOptions: printDiscoveryOptions,
  kinds: TERRAINS,
  create: newDiscovery,
  options: (state) => state.options,
  turn: turnOfDiscovery,
  // Kings and lines are drawn from a common heap.
  roller: () => null,
  legal: legalDiscovery,
  whyNot: whyNotDiscovery,
  apply: applyDiscovery,
  chanceCount: countOutcomes,
  chanceOutcomes: outcomes,
  probability: probabilityOf,
  draw: drawOutcome,
  board: boardOfDiscovery,
  covers: coversOfDiscovery,
  placements: placementsOfDiscovery,
  score: scoreDiscovery,
  preview: previewDiscovery,
  result: resultOfDiscovery,
  view: viewOfDiscovery,
  parseAction: parseDiscoveryAction,
  printAction: printDiscoveryAction,
};

function turnOfDiscovery({ phase, seat }: DiscoveryState): Turn {
  if (phase === 'over') return 'over';
  return phase === 'line' || phase === 'king' ? 'chance' : seat;
}

/** A state holds no order of the undrawn dominoes, only which they are, and that is public. Named field by field, so that nothing added to a state is sent by accident. */
function viewOfDiscovery(state: DiscoveryState, viewer: Viewer): { viewer: Viewer; state: DiscoveryState } {
  const { options, phase, seat, lines, unseen, hand, placing, done, choosing, kingdoms } = state;
  return { viewer, state: { options, phase, seat, lines, unseen, hand, placing, done, choosing, kingdoms } };
}
