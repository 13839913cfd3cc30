import type { Replay } from '@castellan/rules';
import {
  type DecisionMoment,
  type Depth,
  type Evaluator,
  type Explanation,
  explain,
  type Report,
} from '@castellan/study';
import { SCHEMA_VERSION } from './schema.ts';

/** Pairs of games for a reason, at least and at most. */
const PAIRS: Readonly<Record<Depth, { readonly least: number; readonly most: number }>> = {
  quick: { least: 16, most: 32 },
  standard: { least: 64, most: 128 },
  deep: { least: 64, most: 256 },
};

type Explained<Moment> = Moment extends DecisionMoment ? Moment & { readonly why: Explanation | null } : Moment;

/** A report for programs: what `ANALYSIS_SCHEMA` describes. */
export interface ExplainedReport extends Omit<Report, 'moments'> {
  readonly schema: typeof SCHEMA_VERSION;
  readonly moments: readonly Explained<Report['moments'][number]>[];
}

/** Adds to every decision with a mark what makes the difference. */
export function explainReport(report: Report, { states }: Replay, evaluator: Evaluator, seed: number): ExplainedReport {
  const whyOf = ({ index, action, mark, candidates }: DecisionMoment): Explanation | null => {
    const best = candidates[0]?.action;
    if (!mark || best === undefined || best === action) return null;
    return explain(evaluator, states[index], best, action, { seed, ...PAIRS[evaluator.depth] });
  };
  const moments = report.moments.map((moment) =>
    moment.turn === 'chance' ? moment : { ...moment, why: whyOf(moment) },
  );
  return { schema: SCHEMA_VERSION, ...report, moments };
}
