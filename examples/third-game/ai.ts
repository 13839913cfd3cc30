import { must, rulesOf, type StateOf } from '@castellan/rules';
import type { PlayerFor } from '../games.ts';
import type { Candidate, Player } from '../player.ts';
import { checkLimits, startSearch } from '../search.ts';

type State = StateOf<'noughts'>;

const rules = rulesOf('noughts');
const after = (state: State, action: unknown): State => must(rules.apply(state, action));
const known = new Map<string, number>();

/** The chance of player 1 to win, by trying everything. */
function worth(state: State): number {
  const key = rules.printPosition(state);
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = tryEverything(state);
  known.set(key, value);
  return value;
}

function tryEverything(state: State): number {
  const result = rules.result(state);
  if (result.kind === 'draw') return 0.5;
  if (result.kind === 'win') return result.seat === 1 ? 1 : 0;
  const values = rules.legal(state).map((action) => worth(after(state, action)));
  // A die: each face is as likely as the others.
  if (rules.turn(state) === 'chance') return values.reduce((sum, value) => sum + value, 0) / values.length;
  return state.seat === 1 ? Math.max(...values) : Math.min(...values);
}

const exact = (win: number) => ({ win, lead: win * 2 - 1, standardError: 0, nodes: 1 });

function candidatesOf(state: State): readonly Candidate[] {
  const actions = rules.legal(state);
  const rolls = rules.turn(state) === 'chance';
  const first = rolls || state.seat === 1;
  return actions
    .map((action): Candidate => {
      const win = worth(after(state, action));
      const probability = rolls ? { probability: 1 / actions.length } : {};
      return { action: rules.printAction(action), ...exact(first ? win : 1 - win), ...probability };
    })
    .toSorted((a, b) => b.win - a.win);
}

const player: Player<State> = {
  name: 'castellan',
  think: (state, limits) => {
    const rolls = rules.turn(state) === 'chance';
    return startSearch(player, rolls ? 1 : state.seat, checkLimits(limits), () => {
      const candidates = candidatesOf(state);
      return {
        more: () => false,
        nodes: () => candidates.length,
        candidates: (most) => candidates.slice(0, most),
        ...(rolls && { value: () => exact(worth(state)) }),
      };
    });
  },
};

/** Every level tries everything: the game is that small. */
export const openNoughts = (): PlayerFor => async () => player as Player<unknown>;
