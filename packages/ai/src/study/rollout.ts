import { type AnyGame, must } from '@castellan/rules';
import { deal } from '../arena/deal.ts';
import type { Player } from '../player.ts';
import type { Evaluator } from './evaluator.ts';

/** Rounds after which a rollout ends: one draws a roll or a line for each. */
const ROUNDS = 4;

export interface RolloutPlan {
  readonly game: AnyGame;
  readonly evaluator: Evaluator<unknown>;
  /** Plays both sides on. */
  readonly policy: Player<unknown>;
  readonly policyNodes: number;
}

/**
 * Player 1's chance to win from this position: played on for four rounds, valued there, less the luck on the way. The same
 * seed brings the same rolls and lines to every position, so that the values of two actions can be compared in pairs.
 */
export function rollOut({ game, evaluator, policy, policyNodes }: RolloutPlan, from: unknown, seed: number): number {
  let state = from;
  let luck = 0;
  let chances = 0;
  let rounds = 0;
  for (;;) {
    const turn = game.turn(state);
    if (turn === 'over') return wonByFirst(game, state) - luck;
    if (turn === 'chance') {
      const value = evaluator.chance(state, seed);
      // A king that comes out is chance too, but no round.
      if (rounds === ROUNDS) return value.mean - luck;
      const outcome = deal(game, state, seed, chances++);
      const text = game.printAction(outcome);
      luck += value.after(text) - value.mean;
      if (!text.startsWith('king')) rounds++;
      state = must(game.apply(state, outcome));
    } else if (evaluator.isExact(state)) {
      return evaluator.decision(state, seed) - luck;
    } else {
      const search = policy.think(state, { nodes: policyNodes, seed });
      while (search.step(1000));
      state = must(game.apply(state, must(game.parseAction(search.best().action))));
    }
  }
}

export function wonByFirst(game: AnyGame, state: unknown): number {
  const result = game.result(state);
  if (result.kind !== 'win') return 0.5;
  return result.seat === 1 ? 1 : 0;
}

/** Mean and standard error. */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: values.length > 1 ? Math.sqrt(squares / (values.length - 1) / values.length) : Number.NaN };
}
