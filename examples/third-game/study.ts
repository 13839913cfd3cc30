import { rulesOf, type StateOf } from '@castellan/rules';
import { plainStudy, type StudiedGame } from './studied.ts';

const BUDGET = { decision: 1, open: 1, chance: 3, candidates: 9, outcomes: 3, trials: 0 };

export const studiedNoughts: StudiedGame<StateOf<'noughts'>, unknown> = {
  ...plainStudy(rulesOf('noughts')),
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
  isOpen: () => true,
  roundOf: ({ board }) => board.filter((drawn) => drawn !== 0).length,
  beginsRound: () => false,
};
