import type { Limits, Player, Search } from '../player.ts';
import { checkLimits, startSearch } from '../search.ts';
import type { PlayoutCore } from './playout-core.ts';

/** What an action came to in random games. */
export interface Tried {
  readonly action: number;
  readonly games: number;
  /** Sums over the games, for the side to move. */
  readonly won: number;
  readonly lead: number;
}

/** What a method of the baselines does between two looks at the clock. */
export interface Thinking {
  /** Thinks a little; false when done. */
  more(): boolean;
  /** The actions, best first. */
  tried(): readonly Tried[];
  nodes(): number;
}

/** A player that loads a position into a core and thinks there until a limit is reached. */
export const steadyPlayer = <State>(
  name: string,
  core: PlayoutCore<State>,
  begin: (core: PlayoutCore<State>, limits: Limits) => Thinking,
): Player<State> => ({
  name,
  think(state, limits): Search {
    // A method without limits of its own ends when it is done.
    const checked = checkLimits(limits, Number.POSITIVE_INFINITY);
    core.load(state);
    core.seed(checked.seed);
    core.reset();
    const mover = core.turn();
    if (mover > 1) throw new Error('there is nothing to decide in this position');
    return startSearch(core, mover === 0 ? 1 : 2, checked, () => {
      const thinking = begin(core, limits);
      return {
        more: () => thinking.more(),
        nodes: () => thinking.nodes(),
        candidates: () => thinking.tried().map((tried) => toCandidate(core.print(state, tried.action), tried)),
      };
    });
  },
});

function toCandidate(action: string, { games, won, lead }: Tried) {
  const win = games ? won / games : 0.5;
  return {
    action,
    win,
    lead: games ? lead / games : 0,
    standardError: games ? Math.sqrt((win * (1 - win) + 0.25 / games) / games) : 0.5,
    nodes: games,
  };
}
