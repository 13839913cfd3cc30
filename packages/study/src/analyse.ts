import type { Replay } from '@castellan/rules';
import type { Evaluator } from './evaluator.ts';
import { type Finding, lookAt, momentsToLookAt } from './finding.ts';
import { type Report, reportOn } from './report.ts';

export interface AnalysisOptions {
  readonly seed?: number;
  /** Stops the analysis: its stream ends after the moment it is at. */
  readonly signal?: AbortSignal;
}

/** Looks at one moment after another, the chances first: they draw the line of the game within the first second. */
export async function* analyse(
  replay: Replay,
  evaluator: Evaluator,
  { seed = 1, signal }: AnalysisOptions = {},
): AsyncGenerator<Finding, void, void> {
  for (const index of momentsToLookAt(replay)) {
    if (signal?.aborted) return;
    yield lookAt(replay, index, evaluator, seed);
    // Other work on this thread has a turn.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The whole analysis at once. */
export async function analyseAll(replay: Replay, evaluator: Evaluator, options: AnalysisOptions = {}): Promise<Report> {
  const findings: Finding[] = [];
  for await (const finding of analyse(replay, evaluator, options)) findings.push(finding);
  return reportOn(replay, findings, evaluator.version, momentsToLookAt(replay).length);
}
