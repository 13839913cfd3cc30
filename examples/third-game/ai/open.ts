import { must, rulesOf, type StateOf } from '@castellan/rules';
import type { PlayerFor } from '../games.ts';
import type { Candidate, Player } from '../player.ts';
import { checkLimits, startSearch } from '../search.ts';

type State = StateOf<'noughts'>;

const rules = rulesOf('noughts');
const after = (state: State, action: unknown): State => must(rules.apply(state, action));

/** The chance to win of the seat that decides, by trying everything. */
function worth(state: State): number {
  const result = rules.result(state);
  if (result.kind === 'draw') return 0.5;
  if (result.kind === 'win') return result.seat === state.seat ? 1 : 0;
  return Math.max(...rules.legal(state).map((action) => 1 - worth(after(state, action))));
}

const player: Player<State> = {
  name: 'castellan',
  think: (state, limits) =>
    startSearch(player, state.seat, checkLimits(limits), () => {
      const candidates = rules
        .legal(state)
        .map((action): Candidate => {
          const win = 1 - worth(after(state, action));
          return { action: rules.printAction(action), win, lead: win * 2 - 1, standardError: 0, nodes: 1 };
        })
        .toSorted((a, b) => b.win - a.win);
      return { more: () => false, nodes: () => candidates.length, candidates: () => candidates };
    }),
};

/** Every level tries everything: the game is that small. */
export const openNoughts = (): PlayerFor => async () => player as Player<unknown>;
