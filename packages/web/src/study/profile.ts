import type { Seat } from '@castellan/rules';
import { CONCEPTS, type Concept, type DecisionMoment, KINDS, type Kind, reportOn } from '@castellan/study';
import type { GameRecord } from '../records/game-record.ts';
import type { SavedAnalysis } from './saved-analysis.ts';

/** One counted decision of mine, as far as a profile needs it. */
export interface MyDecision {
  readonly kind: Kind;
  /** Winning chance given away. */
  readonly loss: number;
  /** Winning chance between the best choice and the worst. */
  readonly stake: number;
  readonly isMistake: boolean;
  /** What the mistake teaches; null for other decisions, and where there is no single reason. */
  readonly concept: Concept | null;
}

/** My counted decisions in an analysed game. */
export function decisionsIn(record: GameRecord, saved: SavedAnalysis, me: Seat): readonly MyDecision[] {
  const { moments } = reportOn(record.replay, saved.findings, saved.version, saved.total);
  const explained = new Map(saved.explanations ?? []);
  return moments
    .filter((moment): moment is DecisionMoment => moment.turn === me && moment.counted)
    .map(({ index, kind, loss, spread, mark }) => ({
      kind,
      loss,
      stake: spread,
      isMistake: mark?.by === 'win',
      concept: mark?.by === 'win' ? (explained.get(index)?.concepts[0] ?? null) : null,
    }));
}

/** How I decide: how often, and what it costs. */
export interface Rate {
  readonly decisions: number;
  readonly mistakes: number;
  /** Winning chance given away in all. */
  readonly lost: number;
  /** The share of what was at stake that was given away: decisions of games that were close and of others count alike. */
  readonly errorRate: number;
}

const sumOf = (decisions: readonly MyDecision[], of: (one: MyDecision) => number): number =>
  decisions.reduce((sum, one) => sum + of(one), 0);

/** Of what was at stake in these decisions, or in those they are a part of. */
export function rateOf(decisions: readonly MyDecision[], among = decisions): Rate {
  const lost = sumOf(decisions, ({ loss }) => loss);
  const atStake = sumOf(among, ({ stake }) => stake);
  return {
    decisions: decisions.length,
    mistakes: decisions.filter(({ isMistake }) => isMistake).length,
    lost,
    errorRate: atStake === 0 ? 0 : lost / atStake,
  };
}

/** The phases of a game in which I decided, in the order of a round. */
export const byKind = (decisions: readonly MyDecision[]): readonly (Rate & { readonly kind: Kind })[] =>
  KINDS.map((kind) => ({ kind, ...rateOf(decisions.filter((one) => one.kind === kind)) })).filter(
    (row) => row.decisions > 0,
  );

/** What my mistakes teach, the most expensive first, each with its part of what was at stake in all decisions. */
export const byConcept = (decisions: readonly MyDecision[]): readonly (Rate & { readonly concept: Concept })[] =>
  CONCEPTS.map((concept) => ({
    concept,
    ...rateOf(
      decisions.filter((one) => one.concept === concept),
      decisions,
    ),
  }))
    .filter((row) => row.decisions > 0)
    .sort((a, b) => b.lost - a.lost);
