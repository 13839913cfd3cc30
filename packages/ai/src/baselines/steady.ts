import type { Analysis, Limits, Player, Search } from '../player.ts';
import type { PlayoutCore } from './playout-core.ts';

const DEFAULT_SEED = 1;

/** What a method of the baselines does between two looks at the clock. */
export interface Thinking {
  /** Thinks a little; false when done. */
  more(): boolean;
  /** The best action so far, with win and margin for the side to move. */
  best(): { readonly action: number; readonly win: number; readonly margin: number };
  nodes(): number;
}

/** A player that loads a position into a core and thinks there until a limit is reached. */
export function steadyPlayer<State>(
  name: string,
  core: PlayoutCore<State>,
  begin: (core: PlayoutCore<State>, limits: Limits) => Thinking,
): Player<State> {
  return {
    name,
    think(state, limits): Search {
      core.load(state);
      core.seed(limits.seed ?? DEFAULT_SEED);
      core.reset();
      if (core.turn() > 1) throw new Error('there is nothing to decide in this position');
      const thinking = begin(core, limits);
      let spent = 0;
      return {
        step(ms) {
          const started = performance.now();
          const most = Math.min(ms, (limits.ms ?? Number.POSITIVE_INFINITY) - spent);
          let more = thinking.nodes() < (limits.nodes ?? Number.POSITIVE_INFINITY);
          while (more && performance.now() - started < most) {
            more = thinking.more() && thinking.nodes() < (limits.nodes ?? Number.POSITIVE_INFINITY);
          }
          spent += performance.now() - started;
          return more && spent < (limits.ms ?? Number.POSITIVE_INFINITY);
        },
        best(): Analysis {
          const { action, win, margin } = thinking.best();
          return { action: core.print(state, action), win, margin, nodes: thinking.nodes(), ms: spent };
        },
      };
    },
  };
}
