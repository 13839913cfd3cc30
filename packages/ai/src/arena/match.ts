import { type GameResult, type Pairing, playGame } from './game.ts';

export interface MatchPlan extends Pairing {
  /** An even number: every deal is played twice, seats swapped. */
  readonly games: number;
  readonly seed: number;
  /** Results of a match that was interrupted; its first unfinished pair is played again. */
  readonly before?: readonly GameResult[];
}

/** Plays a match and reports every game as it ends. */
export async function playMatch(
  plan: MatchPlan,
  tell: (results: readonly GameResult[]) => void | Promise<void>,
): Promise<readonly GameResult[]> {
  const results = (plan.before ?? []).slice(0, plan.games);
  if (results.length % 2 === 1) results.pop();
  while (results.length < plan.games) {
    const pair = results.length >> 1;
    results.push(await playGame(plan, results.length % 2 === 0 ? 1 : 2, plan.seed + pair));
    await tell(results);
  }
  return results;
}
