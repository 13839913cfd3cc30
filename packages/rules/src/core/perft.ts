import type { Game } from './game.ts';
import { must } from './result.ts';

/** Counts action sequences of a length, each chance outcome once; null if more than `budget` positions would be visited. */
export function perft<Options, State, Action, Kind>(
  game: Game<Options, State, Action, Kind>,
  state: State,
  depth: number,
  budget: number = Number.POSITIVE_INFINITY,
): number | null {
  let left = budget;
  const count = (at: State, remaining: number): number => {
    if (remaining === 0) return 1;
    left--;
    if (left < 0) return 0;
    if (remaining === 1) return game.chanceCount(at) || game.legal(at).length;
    let total = 0;
    for (const action of actionsOf(game, at)) {
      if (left < 0) break;
      total += count(must(game.apply(at, action)), remaining - 1);
    }
    return total;
  };
  const total = count(state, depth);
  return left < 0 ? null : total;
}

/** Outcomes one by one: a line of the large deck has too many to hold at once. */
function* actionsOf<Options, State, Action, Kind>(
  game: Game<Options, State, Action, Kind>,
  state: State,
): Generator<Action> {
  if (game.turn(state) !== 'chance') yield* game.legal(state);
  else for (const { action } of game.chanceOutcomes(state)) yield action;
}
