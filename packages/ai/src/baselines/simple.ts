import type { Player } from '../player.ts';
import type { PlayoutCore } from './playout-core.ts';
import { steadyPlayer, type Thinking } from './steady.ts';

/** One action, chosen without looking ahead. */
const chosen = (action: number): Thinking => ({
  more: () => false,
  tried: () => [{ action, games: 0, won: 0, lead: 0 }],
  nodes: () => 1,
});

/** Plays any legal action, each with the same chance. */
export const randomPlayer = <State>(core: PlayoutCore<State>): Player<State> =>
  steadyPlayer('random', core, () => chosen(core.randomAction()));

/** Takes what comes and places it anywhere that scores at once: about what a child does in its first games. */
export const scatterPlayer = <State>(core: PlayoutCore<State>): Player<State> =>
  steadyPlayer('scatter', core, () => chosen(core.scatterAction()));

/** Plays the action with the best immediate score. */
export const greedyPlayer = <State>(core: PlayoutCore<State>): Player<State> =>
  steadyPlayer('greedy', core, () => chosen(core.greedyAction()));
