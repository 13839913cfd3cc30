import { rulesOf, type StateOf } from '@castellan/rules';
import type { StudiedGame } from './studied.ts';

const BUDGET = { decision: 1, open: 1, chance: 3, candidates: 9, outcomes: 3, trials: 0 };
const rules = rulesOf('noughts');

export const studiedNoughts: StudiedGame<StateOf<'noughts'>, unknown> = {
  name: 'noughts',
  budgets: { quick: BUDGET, standard: BUDGET, deep: BUDGET },
  measured: {
    lost: { novice: 0.5, page: 0.4, squire: 0.3, knight: 0.2, steward: 0.1, castellan: 0 },
    rate: { novice: 0.5, page: 0.4, squire: 0.3, knight: 0.2, steward: 0.1, castellan: 0 },
    luck: { tenth: 1, fiftieth: 1 },
    leastCounted: 1,
  },
  exact: true,
  rolloutNodes: 1,
  answerNodes: 1,
  kindOf: () => 'placement',
  boardsOf: (state) => [rules.board(state, 1).squares, rules.board(state, 2).squares],
  gridOf: (state) => rules.board(state, 1).grid,
  lyingOpen: () => [],
  countsOf: () => [{}, {}],
  extendsNext: () => ({}),
  spends: () => [],
  hasOnePlace: (state) => rules.legal(state).length === 1,
  classOf: (_, action) => rules.printAction(action),
  partsOf: () => [],
  takes: () => [],
  themesOf: () => [],
  isOpen: () => true,
  roundOf: ({ board }) => board.filter((drawn) => drawn !== 0).length,
  beginsRound: () => false,
};
