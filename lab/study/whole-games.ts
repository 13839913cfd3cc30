import { deal } from '@castellan/ai';
import { must, type Seat } from '@castellan/rules';
import { type Evaluator, meanOf, wonByFirst } from '@castellan/study';

/** How many games more the first action wins than the second, for the player who decides: one pair with the same luck. */
export function pairOfGames(
  evaluator: Evaluator,
  state: unknown,
  actions: readonly [string, string],
  seed: number,
): number {
  const [one, two] = actions.map((action) => {
    const after = must(evaluator.game.apply(state, must(evaluator.game.parseAction(action))));
    return wonFrom(evaluator, after, seed);
  }) as [number, number];
  return (evaluator.game.turn(state) as Seat) === 1 ? one - two : two - one;
}

/** Plays as a rollout does, from the last line on as is proved to be best, and answers what player 1 has won. */
function wonFrom(evaluator: Evaluator, from: unknown, seed: number): number {
  const { game } = evaluator;
  let state = from;
  let chances = 0;
  for (;;) {
    const turn = game.turn(state);
    if (turn === 'over') return wonByFirst(game, state);
    if (turn !== 'chance' && evaluator.isOpen(state)) return evaluator.quick(state, seed);
    const action =
      turn === 'chance' ? deal(game, state, seed, chances++) : must(game.parseAction(evaluator.choose(state, seed)));
    state = must(game.apply(state, action));
  }
}

export interface Pairs {
  readonly pairs: number;
  /** Games more that the first action wins, as a share. */
  readonly mean: number;
  readonly error: number;
}

/** Pairs between two looks, and so many standard errors that end the games early. */
const [BATCH, CLEAR] = [100, 3];

/** Plays pairs of whole games until the difference is clear, at most so many. */
export function wholeGames(
  evaluator: Evaluator,
  state: unknown,
  actions: readonly [string, string],
  most: number,
  seed: number,
): Pairs {
  const differences: number[] = [];
  for (;;) {
    for (let pair = 0; pair < Math.min(BATCH, most); pair++) {
      differences.push(pairOfGames(evaluator, state, actions, seed + differences.length));
    }
    const { mean, error } = meanOf(differences);
    if (differences.length >= most || Math.abs(mean) > CLEAR * error) return { pairs: differences.length, mean, error };
  }
}
