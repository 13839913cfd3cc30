import {
  type DiscoveryState,
  type DuelState,
  discovery,
  duel,
  type GameName,
  LINES,
  must,
  seeded,
} from '@castellan/rules';
import { discoveryPlayer } from '../discovery/player.ts';
import { duelPlayer } from '../duel/player.ts';
import { startTrainedDiscovery, startTrainedDuel } from '../node.ts';
import type { Player } from '../player.ts';

/** What chance may bring, judged by one evaluation that is always the same: luck is nothing on average. */
export interface ChanceValue {
  /** Player 1's chance to win before the outcome is known. */
  readonly mean: number;
  /** The same after this outcome. */
  after(outcome: string): number;
}

/** Judges positions for a study. */
export interface Evaluator<State> {
  chance(state: State, seed: number): ChanceValue;
  /** Player 1's chance to win where a player decides. */
  decision(state: State, seed: number): number;
  /** Whether decision() is exact from here on. */
  isExact(state: State): boolean;
}

/** Up to so many lines of Discovery each is valued; of more, so many are drawn. */
const MOST_LINES = 70;
const LINES_DRAWN = 32;
/** Enough to solve the end of a game of Discovery exactly. */
const ENDING_NODES = 60_000;
const SEARCH_NODES = 300;

/** Rolls by the exact expectation of the round, decisions by one more round ahead. */
export function duelEvaluator(): Evaluator<DuelState> {
  const player = duelPlayer(startTrainedDuel(), 'evaluator', { draft: 'net', place: 'net', depth: 1, foresight: 1 });
  return {
    chance(state, seed) {
      const search = player.think(state, { nodes: 0, seed });
      const outcomes = new Map(search.candidates().map(({ action, win }) => [action, win]));
      return { mean: search.value().win, after: (outcome) => outcomes.get(outcome)! };
    },
    decision: (state, seed) => chanceOfFirst(player, state, 100, seed),
    isExact: () => false,
  };
}

/** Lines and kings by the best action of the net after each, decisions by a small tree, the end exactly. */
export function discoveryEvaluator(): Evaluator<DiscoveryState> {
  const core = startTrainedDiscovery();
  const player = discoveryPlayer(core, 'evaluator');
  const impression = (state: DiscoveryState, outcome: string): number => {
    const after = must(discovery.apply(state, must(discovery.parseAction(outcome))));
    return chanceOfFirst(player, after, 0, 1);
  };
  return {
    chance(state, seed) {
      const listed = discovery.chanceCount(state) <= MOST_LINES;
      const below = seeded(seed);
      const outcomes = listed
        ? Array.from(discovery.chanceOutcomes(state), ({ action, probability: { k, n } }) => ({ action, share: k / n }))
        : Array.from({ length: LINES_DRAWN }, () => ({
            action: discovery.draw(state, below),
            share: 1 / LINES_DRAWN,
          }));
      const mean = outcomes.reduce(
        (sum, { action, share }) => sum + share * impression(state, discovery.printAction(action)),
        0,
      );
      return { mean, after: (outcome) => impression(state, outcome) };
    },
    decision(state, seed) {
      return chanceOfFirst(player, state, isOpen(state) ? ENDING_NODES : SEARCH_NODES, seed);
    },
    isExact: isOpen,
  };
}

/** Whether nothing is left to chance. With the base deck in 5×5 some dominoes never come. */
const isOpen = ({ lines, options }: DiscoveryState): boolean => lines === LINES[options.size];

/** Player 1's chance by this player's own search. */
export function chanceOfFirst<State>(player: Player<State>, state: State, nodes: number, seed: number): number {
  const search = player.think(state, { nodes, seed });
  while (search.step(1000));
  const { win } = search.value();
  return search.seat === 1 ? win : 1 - win;
}

export const evaluatorOf = (game: GameName): Evaluator<unknown> =>
  (game === duel.name ? duelEvaluator() : discoveryEvaluator()) as Evaluator<unknown>;
