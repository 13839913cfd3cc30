import { deal } from '@castellan/ai';
import { must } from '@castellan/rules';
import type { Evaluator } from './evaluator.ts';
import { studiedGame } from './games/index.ts';
import { meanOf, wonByFirst } from './result.ts';

/** Rounds after which a rollout ends: one draws a roll or a line for each. */
const ROUNDS = 4;

/** So many of the lines that may come last are proved: more take more time than they save. */
const LAST_LINES = 2;

/**
 * What is asked of the lines that may come last in Discovery: a look at many of them, or a proof for a few. A look spreads less. A
 * proof is right, while a look is wrong by 13 % of winning chance on average: see `lab/study`.
 */
export type AtLastLine = 'look' | 'proof';

/**
 * Player 1's chance to win from this position: played on for four rounds or to the last line and valued there, less the luck on the
 * way. The same seed brings the same rolls and lines to every position, so that the values of two actions can be compared in pairs.
 */
export function rollOut(evaluator: Evaluator, from: unknown, seed: number, atLastLine: AtLastLine = 'look'): number {
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
      const next = must(game.apply(state, outcome));
      const isLast = evaluator.isOpen(next);
      if (isLast && atLastLine === 'proof') return meanOf(lastLines(evaluator, state, seed)).mean - luck;
      if (rounds === ROUNDS || isLast) return evaluator.quick(state, seed) - luck;
      const value = evaluator.chance(state, seed);
      luck += value.after(game.printAction(outcome)) - value.mean;
      if (beginsRound(outcome)) rounds++;
      state = next;
    } else if (evaluator.isOpen(state)) {
      return evaluator.quick(state, seed) - luck;
    } else {
      state = must(game.apply(state, must(game.parseAction(evaluator.choose(state, seed)))));
    }
  }
}

/** Some of the lines that may come last, each with the result that is proved from there. */
const lastLines = (evaluator: Evaluator, state: unknown, seed: number): number[] =>
  Array.from({ length: LAST_LINES }, (_, line) => {
    const outcome = deal(evaluator.game, state, seed * LAST_LINES + line, 0);
    return evaluator.quick(must(evaluator.game.apply(state, outcome)), seed);
  });

/** An action, rolled out. */
export interface RolledOut {
  readonly action: string;
  /** What it came to in each trial, for the side to move; the same trial of all actions has the same luck. */
  readonly trials: readonly number[];
}

/** Rounded like this trials are short to write, and far finer than their error. */
const DIGITS = 4;

/** One action rolled out in so many trials, for the side to move. */
export function tryOut(
  evaluator: Evaluator,
  state: unknown,
  action: string,
  trials: number,
  seed = 1,
  atLastLine: AtLastLine = 'look',
): RolledOut {
  const { game } = evaluator;
  const after = must(game.apply(state, must(game.parseAction(action))));
  const first = game.turn(state) === 1;
  return {
    action,
    trials: Array.from({ length: trials }, (_, trial) => {
      const win = rollOut(evaluator, after, seed + trial, atLastLine);
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
