import type { Evaluator } from './evaluator.ts';
import type { DecisionFinding, Judged } from './finding.ts';
import { LEAST_MARKED, SURE } from './marks.ts';
import { meanOf } from './result.ts';
import { tryOut } from './rollout.ts';

/** Trials between two looks at whether they are enough. */
const BATCH = 8;
/**
 * Rollouts end where the difference is so many of its errors above the line, or so many below it. Below is soon enough: a mistake
 * without a mark is better than a mark without a mistake.
 */
const [CLEARLY_ABOVE, CLEARLY_BELOW] = [3, 1];
/** What may be so much has twice as many trials: a deeper look should not be the first to find it. */
const LARGE = 0.06;
/** A search that proves nothing is wrong by about so much of a difference, whatever its own error: see `lab/study`. */
const SEARCH_ERROR = 0.08;
/** A few trials may be alike by chance. So the error counts so many more trials, with so much spread. */
const [MORE_TRIALS, MORE_SPREAD] = [4, 0.3];

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
  const own = rival ? Math.hypot(rival.error, played.error) : 0;
  // The search has proved both.
  if (!rival || own === 0) return found;
  const searched = { mean: rival.win - played.win, error: Math.max(own, SEARCH_ERROR) };
  const trials: number[] = [];
  let difference: Difference = searched;
  const most = (): number => evaluator.budget.trials * (difference.mean >= LARGE ? 2 : 1);
  while (trials.length < most() && !isClear(difference)) {
    const from = 1000 * seed + trials.length;
    const [one, two] = [rival, played].map(
      ({ action }) => tryOut(evaluator, state, action, BATCH, from, 'proof').trials,
    );
    trials.push(...one!.map((win, trial) => win - two![trial]!));
    difference = weighted(searched, differenceIn(trials));
  }
  // An unclear difference does not count against the player.
  const isSure = Math.abs(difference.mean) > SURE * difference.error;
  const behind = isSure ? difference.mean : Math.min(searched.mean, difference.mean);
  const moved = { ...played, win: Math.min(1, Math.max(0, rival.win - behind)) };
  const sorted = bestFirst(candidates.map((candidate) => (candidate === played ? moved : candidate)));
  const pair = [rival.action, played.action];
  return {
    ...found,
    candidates: sorted.map((candidate, index) =>
      index > 0 && pair.includes(candidate.action) && pair.includes(sorted[0]!.action)
        ? { ...candidate, pairedError: trials.length > 0 ? difference.error : candidate.pairedError }
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

/** Whether more rollouts would hardly change the mark. */
const isClear = ({ mean, error }: Difference): boolean =>
  mean - LEAST_MARKED > CLEARLY_ABOVE * error || LEAST_MARKED - mean > CLEARLY_BELOW * error;

/** The mean of these trials; its error knows that they are few. */
function differenceIn(trials: readonly number[]): Difference {
  const { mean, error } = meanOf(trials);
  const squares = error ** 2 * trials.length * (trials.length - 1);
  const variance = (squares + MORE_TRIALS * MORE_SPREAD ** 2) / (trials.length - 1 + MORE_TRIALS);
  return { mean, error: Math.sqrt(variance / trials.length) };
}

/** Two estimates of one number, by their errors. */
function weighted(one: Difference, two: Difference): Difference {
  const [a, b] = [one, two].map(({ error }) => 1 / error ** 2) as [number, number];
  return { mean: (a * one.mean + b * two.mean) / (a + b), error: 1 / Math.sqrt(a + b) };
}
