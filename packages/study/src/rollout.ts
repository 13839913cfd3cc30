import { deal } from '@castellan/ai';
import { must } from '@castellan/rules';
import type { Evaluator } from './evaluator.ts';
import { studiedGame } from './games/index.ts';
import { meanOf, wonByFirst } from './result.ts';

/** Rounds after which a rollout ends: one draws a roll or a line for each. */
const ROUNDS = 4;

/**
 * Player 1's chance to win from this position: played on for four rounds, valued there, less the luck on the way. The same
 * seed brings the same rolls and lines to every position, so that the values of two actions can be compared in pairs.
 */
export function rollOut(evaluator: Evaluator, from: unknown, seed: number): number {
  const { game } = evaluator;
  const { beginsRound } = studiedGame(game.name);
  let state = from;
  let luck = 0;
  let chances = 0;
  let rounds = 0;
  for (;;) {
    const turn = game.turn(state);
    if (turn === 'over') return wonByFirst(game, state) - luck;
    if (turn === 'chance') {
      const outcome = deal(game, state, seed, chances++);
      // With the last line open the result is certain, but no quick judgement before it knows which: it would be all noise.
      const isLast = rounds === ROUNDS || evaluator.isOpen(must(game.apply(state, outcome)));
      if (isLast) return evaluator.quick(state, seed) - luck;
      const value = evaluator.chance(state, seed);
      luck += value.after(game.printAction(outcome)) - value.mean;
      if (beginsRound(outcome)) rounds++;
      state = must(game.apply(state, outcome));
    } else if (evaluator.isOpen(state)) {
      return evaluator.quick(state, seed) - luck;
    } else {
      state = must(game.apply(state, must(game.parseAction(evaluator.choose(state, seed)))));
    }
  }
}

/** An action, rolled out. */
export interface RolledOut {
  readonly action: string;
  /** What it came to in each trial, for the side to move; the same trial of all actions has the same luck. */
  readonly trials: readonly number[];
}

/** Rounded like this trials are short to write, and far finer than their error. */
const DIGITS = 4;

/** One action rolled out in so many trials, for the side to move. */
export function tryOut(evaluator: Evaluator, state: unknown, action: string, trials: number, seed = 1): RolledOut {
  const { game } = evaluator;
  const after = must(game.apply(state, must(game.parseAction(action))));
  const first = game.turn(state) === 1;
  return {
    action,
    trials: Array.from({ length: trials }, (_, trial) => {
      const win = rollOut(evaluator, after, seed + trial);
      return Number((first ? win : 1 - win).toFixed(DIGITS));
    }),
  };
}

/** What rollouts say of an action, for the side to move. */
export interface Rollout {
  readonly action: string;
  readonly win: number;
  readonly error: number;
  /** Behind the best, with the standard error of the difference in the same trials; 0 and 0 of the best itself. */
  readonly behind: number;
  readonly pairedError: number;
  readonly trials: number;
}

/** Compares actions by rollouts with the same luck, best first. */
export function compareRollouts(rolled: readonly RolledOut[]): readonly Rollout[] {
  const means = rolled.map(({ trials }) => meanOf(trials));
  const top = means.reduce((best, { mean }, index) => (mean > means[best]!.mean ? index : best), 0);
  return rolled
    .map(({ action, trials }, index): Rollout => {
      const { mean, error } = means[index]!;
      const behind = meanOf(trials.map((win, trial) => rolled[top]!.trials[trial]! - win));
      const same = index === top;
      return {
        action,
        win: mean,
        error,
        behind: same ? 0 : behind.mean,
        pairedError: same ? 0 : behind.error,
        trials: trials.length,
      };
    })
    .sort((a, b) => a.behind - b.behind);
}

/** The value of a position for player 1 by rollouts. */
export function rolloutOf(evaluator: Evaluator, state: unknown, trials: number, seed = 1) {
  const values = Array.from({ length: trials }, (_, trial) => rollOut(evaluator, state, seed + trial));
  const { mean, error } = meanOf(values);
  return { win: mean, error, trials };
}

/** The actions of a decision by rollouts; where chance has the turn, ask `rolloutOf`. */
export function rolloutActions(
  evaluator: Evaluator,
  state: unknown,
  actions: readonly string[],
  trials: number,
  seed = 1,
): readonly Rollout[] {
  return compareRollouts(actions.map((action) => tryOut(evaluator, state, action, trials, seed)));
}
