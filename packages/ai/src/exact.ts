import { type GameName, must, type Rules, rulesOf, type Seat } from '@castellan/rules';
import type { PlayerFor } from './games.ts';
import type { Candidate, Player } from './player.ts';
import { checkLimits, startSearch } from './search.ts';

/** A player for a game so small that every way to play it can be tried: all its levels play perfectly. */
export const openExact = (name: GameName) => (): PlayerFor => {
  const player = exactPlayer(rulesOf(name));
  return async () => player;
};

// biome-ignore lint/suspicious/noExplicitAny: any game, whose types agree with themselves.
function exactPlayer(rules: Rules<any, any, any, any>): Player<unknown> {
  const known = new Map<string, number>();
  const after = (state: unknown, action: unknown): unknown => must(rules.apply(state, action));
  const chanceOf = (state: unknown, action: unknown): number => {
    const { k, n } = rules.probability(state, action)!;
    return k / n;
  };

  /** The chance of player 1 to win. */
  function worth(state: unknown): number {
    const key = JSON.stringify(state);
    const value = known.get(key) ?? tryEverything(state);
    known.set(key, value);
    return value;
  }

  function tryEverything(state: unknown): number {
    const result = rules.result(state);
    if (result.kind !== 'ongoing') return result.kind === 'draw' ? 0.5 : result.seat === 1 ? 1 : 0;
    const actions = rules.legal(state);
    const values = actions.map((action) => worth(after(state, action)));
    if (rules.turn(state) === 'chance')
      return values.reduce((sum, value, at) => sum + value * chanceOf(state, actions[at]), 0);
    return rules.turn(state) === 1 ? Math.max(...values) : Math.min(...values);
  }

  const exact = (win: number) => ({ win, lead: win * 2 - 1, standardError: 0, nodes: 1 });

  function candidatesOf(state: unknown): readonly Candidate[] {
    const turn = rules.turn(state);
    const candidates = rules.legal(state).map((action): Candidate => {
      const win = worth(after(state, action));
      return {
        action: rules.printAction(action),
        ...exact(turn === 2 ? 1 - win : win),
        ...(turn === 'chance' && { probability: chanceOf(state, action) }),
      };
    });
    return candidates.toSorted((a, b) => b.win - a.win);
  }

  const player: Player<unknown> = {
    name: 'castellan',
    think: (state, limits) => {
      const turn = rules.turn(state);
      const isChance = turn === 'chance';
      return startSearch(player, isChance ? 1 : (turn as Seat), checkLimits(limits), () => {
        const candidates = candidatesOf(state);
        return {
          more: () => false,
          nodes: () => candidates.length,
          candidates: (most) => candidates.slice(0, most),
          ...(isChance && { value: () => exact(worth(state)) }),
        };
      });
    },
  };
  return player;
}
