import type { Evaluator } from './evaluator.ts';
import type { DecisionFinding, Judged } from './finding.ts';
import { LEAST_MARKED, SURE } from './marks.ts';
import { meanOf } from './result.ts';
import { tryOut } from './rollout.ts';

/** Trials between two looks at whether they are enough. */
const BATCH = 8;
/** So many standard errors of the search above the line no rollout is needed, and so many below. */
const [CLEARLY_ABOVE, CLEARLY_BELOW] = [4, 2];
/** Beyond so many standard errors of the difference rollouts end early. */
const CLEAR = 3;
/** No search and no few rollouts are surer than this of a difference. */
const LEAST_ERROR = 0.01;

interface Difference {
  readonly mean: number;
  readonly error: number;
}

/**
 * Whether the action played deserves a mark, by rollouts with the same luck for it and its rival: the best action or, where the best
 * was played, the second. Only where the search leaves it open. The difference is the mean of search and rollouts by their errors.
 */
export function compareInPairs<Found extends Omit<DecisionFinding, 'index'>>(
  found: Found,
  state: unknown,
  evaluator: Evaluator,
  seed: number,
): Found {
  const { candidates } = found;
  const played = candidates.find(({ action }) => action === found.played)!;
  const rival = candidates.find((candidate) => candidate !== played);
  if (!rival) return found;
  const searched = { mean: rival.win - played.win, error: Math.hypot(rival.error, played.error) };
  // Proved, or far from the line on one side.
  if (searched.error === 0 || isClear(searched, CLEARLY_ABOVE, CLEARLY_BELOW)) return found;
  const trials: number[] = [];
  let difference: Difference = searched;
  while (trials.length < evaluator.budget.trials && (trials.length === 0 || !isClear(difference, CLEAR))) {
    const from = 1000 * seed + trials.length;
    const [one, two] = [rival, played].map(({ action }) => tryOut(evaluator, state, action, BATCH, from).trials);
    trials.push(...one!.map((win, trial) => win - two![trial]!));
    difference = weighted(searched, meanOf(trials));
  }
  if (trials.length === 0) return found;
  // What is not clear is not held against the player.
  const isSure = Math.abs(difference.mean) > SURE * difference.error;
  const behind = isSure ? difference.mean : Math.min(searched.mean, difference.mean);
  const moved = { ...played, win: Math.min(1, Math.max(0, rival.win - behind)) };
  const sorted = bestFirst(candidates.map((candidate) => (candidate === played ? moved : candidate)));
  const pair = [rival.action, played.action];
  return {
    ...found,
    candidates: sorted.map((candidate, index) =>
      index > 0 && pair.includes(candidate.action) && pair.includes(sorted[0]!.action)
        ? { ...candidate, pairedError: difference.error }
        : candidate,
    ),
    spread: Math.max(found.spread, sorted[0]!.win - sorted.at(-1)!.win),
  };
}

/** Best first, each with the error of its distance to the best. */
export function bestFirst(candidates: readonly Judged[]): readonly Judged[] {
  const sorted = candidates.toSorted((a, b) => b.win - a.win || b.lead - a.lead);
  const best = sorted[0]!;
  return sorted.map((candidate) => ({
    ...candidate,
    pairedError: candidate === best ? 0 : Math.hypot(best.error, candidate.error),
  }));
}

const isClear = ({ mean, error }: Difference, above: number, below = above): boolean =>
  mean - LEAST_MARKED > above * error || LEAST_MARKED - mean > below * error;

/** Two estimates of one number. Where they differ by more than their errors allow, the error of the mean grows with the difference. */
function weighted(one: Difference, two: Difference): Difference {
  const [a, b] = [one, two].map(({ error }) => 1 / Math.max(error, LEAST_ERROR) ** 2) as [number, number];
  const apart = Math.abs(one.mean - two.mean) / Math.sqrt(1 / a + 1 / b);
  return { mean: (a * one.mean + b * two.mean) / (a + b), error: Math.max(1, apart) / Math.sqrt(a + b) };
}
