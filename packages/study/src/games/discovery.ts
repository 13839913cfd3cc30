import {
  BOARDS,
  type BySeat,
  bySeat,
  DECKS,
  type DiscoveryAction,
  type DiscoveryState,
  discovery,
  domainsOf,
  LINES,
  must,
  placementsInKingdom,
  type Seat,
  squareAt,
  type Terrain,
} from '@castellan/rules';
import { joinsDomains } from './bridges.ts';
import { isOneSpot } from './one-spot.ts';
import type { StudiedGame, Theme } from './studied.ts';
import { firstOf, symmetriesOf } from './symmetry.ts';

/** Empty squares of a kingdom towards the end of a game. */
const FEW_SQUARES = 9;
/** Nodes for one outcome of a line, see the player's work at a chance. */
const EACH = 300;

export const studiedDiscovery: StudiedGame<DiscoveryState, DiscoveryAction> = {
  name: discovery.name,
  budgets: {
    quick: { decision: 500, open: 8000, chance: 12 * EACH, outcomes: 8, candidates: 2, trials: 0 },
    standard: { decision: 2000, open: 40_000, chance: 40 * EACH, outcomes: 70, candidates: 8, trials: 24 },
    deep: { decision: 10_000, open: 120_000, chance: 160 * EACH, outcomes: 140, candidates: 8, trials: 24 },
  },
  measured: {
    lost: { novice: 1.361, page: 1.361, squire: 1.071, knight: 0.579, steward: 0.397, castellan: 0.168 },
    rate: { novice: 0.393, page: 0.317, squire: 0.317, knight: 0.154, steward: 0.049, castellan: 0.002 },
    luck: { tenth: 0.244, fiftieth: 0.437 },
    leastCounted: 8,
  },
  exact: false,
  rolloutNodes: 150,
  answerNodes: 4000,
  kindOf: (_, { type }) => (type === 'pick' ? 'draft' : 'placement'),
  lyingOpen: ({ choosing }) => choosing.map(({ domino }) => domino),
  countsOf: ({ kingdoms }) =>
    kingdoms.map(({ board, discards }) => ({
      discards,
      crowns: board.reduce((sum, drawn) => sum + (drawn?.marks ?? 0), 0),
    })) as unknown as BySeat<Record<string, number>>,
  extendsNext,
  spends: () => [],
  hasOnePlace: (state) =>
    isOneSpot(discovery.legal(state).flatMap((action) => (action.type === 'place' ? [action.squares] : []))),
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
  takes: (_, action) => (action.type === 'pick' ? [action.domino] : []),
  themesOf(state, best, rival) {
    const themes: Theme[] = [];
    const own = bySeat(state.kingdoms, state.seat);
    const grid = BOARDS[state.options.size];
    const crownsOn = (domino: number): number => {
      const { left, right } = DECKS[state.options.deck][domino - 1]!;
      return left.crowns + right.crowns;
    };
    if (best.type === 'pick' && rival.type === 'pick' && best.domino < rival.domino) {
      if (crownsOn(best.domino) <= crownsOn(rival.domino)) themes.push('turn-order');
    }
    if (best.type === 'place') {
      const after = must(discovery.apply(state, best)).kingdoms[state.seat - 1]!;
      if (joinsDomains(grid, own.board, after.board)) themes.push('bridging');
    }
    if (own.board.filter((drawn) => drawn !== null).length >= state.options.size ** 2 - FEW_SQUARES) {
      themes.push('last-squares');
    }
    return themes;
  },
  // With the base deck in 5×5 some dominoes never come: then the last line must lie open.
  isOpen: ({ lines, options, unseen }) => lines === LINES[options.size] || (lines > 0 && unseen.length <= 4),
  roundOf: ({ lines }) => lines,
  beginsRound: ({ type }) => type === 'line',
};

/** Of each terrain the share of the dominoes still to come that can be placed so that the player's largest domain of it grows. */
function extendsNext(state: DiscoveryState, seat: Seat): Record<string, number> {
  const grid = BOARDS[state.options.size];
  const { board } = bySeat(state.kingdoms, seat);
  const largest = new Map<Terrain, ReadonlySet<string>>();
  for (const { kind, squares } of domainsOf(grid, board)) {
    if (squares.length > (largest.get(kind)?.size ?? 0)) largest.set(kind, new Set(squares));
  }
  const dominoes: Record<string, number> = Object.fromEntries([...largest.keys()].map((terrain) => [terrain, 0]));
  for (const domino of state.unseen) {
    const { left, right } = DECKS[state.options.deck][domino - 1]!;
    const grown = new Set<Terrain>();
    for (const { squares } of placementsInKingdom(state, seat, domino)) {
      for (const [half, { terrain }] of [left, right].entries()) {
        const domain = largest.get(terrain);
        const next = grid.neighbours[squareAt(grid, squares[half]!)]!;
        if (domain && next.some((square) => domain.has(grid.names[square]!))) grown.add(terrain);
      }
    }
    for (const terrain of grown) dominoes[terrain]!++;
  }
  const all = Math.max(1, state.unseen.length);
  return Object.fromEntries(Object.entries(dominoes).map(([terrain, times]) => [terrain, times / all]));
}
