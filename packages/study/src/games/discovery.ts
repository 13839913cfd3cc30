import {
  BOARDS,
  bySeat,
  DECKS,
  type DiscoveryAction,
  type DiscoveryState,
  discovery,
  LINES,
  squareAt,
} from '@castellan/rules';
import type { StudiedGame } from './studied.ts';
import { firstOf, symmetriesOf } from './symmetry.ts';

/** Nodes for one outcome of a line, see the player's work at a chance. */
const EACH = 300;

export const studiedDiscovery: StudiedGame<DiscoveryState, DiscoveryAction> = {
  name: discovery.name,
  budgets: {
    quick: { decision: 500, open: 8000, chance: 12 * EACH, candidates: 2 },
    standard: { decision: 2000, open: 40_000, chance: 40 * EACH, candidates: 5 },
    deep: { decision: 10_000, open: 120_000, chance: 160 * EACH, candidates: 8 },
  },
  rolloutNodes: 150,
  kindOf: (_, { type }) => (type === 'pick' ? 'draft' : 'placement'),
  classOf(state, action) {
    if (action.type !== 'place') return discovery.printAction(action);
    const grid = BOARDS[state.options.size];
    const { left, right } = DECKS[state.options.deck][action.domino - 1]!;
    const alike = left.terrain === right.terrain && left.crowns === right.crowns;
    return firstOf(
      symmetriesOf(grid, bySeat(state.kingdoms, state.seat).board).map((turn) => {
        const squares = action.squares.map((square) => turn[squareAt(grid, square)]!);
        if (alike) squares.sort((a, b) => a - b);
        return `place ${action.domino} ${squares.join(' ')}`;
      }),
    );
  },
  partsOf: (_, outcome) => {
    if (outcome.type === 'line') return outcome.dominoes.map(String);
    return outcome.type === 'king' ? [`king ${outcome.seat}`] : [];
  },
  // With the base deck in 5×5 some dominoes never come: then the last line must lie open.
  isOpen: ({ lines, options, unseen }) => lines === LINES[options.size] || (lines > 0 && unseen.length <= 4),
  roundOf: ({ lines }) => lines,
  beginsRound: ({ type }) => type === 'line',
};
