import type { DecisionMoment } from '../report.ts';
import type { Concept } from './concepts.ts';
import type { Explanation } from './explain.ts';

/** Mistakes of one player that teach the same. */
export interface Habit {
  /** Null for those without a single reason, or not explained yet. */
  readonly concept: Concept | null;
  /** Winning chance lost by them together. */
  readonly loss: number;
  /** In the order of the game. */
  readonly moments: readonly DecisionMoment[];
}

/** Groups mistakes by their first concept, the most expensive group first; those without a concept come last. */
export function habitsOf(
  moments: readonly DecisionMoment[],
  explanations: ReadonlyMap<number, Explanation>,
): readonly Habit[] {
  const groups = new Map<Concept | null, DecisionMoment[]>();
  for (const moment of moments) {
    const concept = explanations.get(moment.index)?.concepts[0] ?? null;
    groups.set(concept, [...(groups.get(concept) ?? []), moment]);
  }
  return [...groups]
    .map(([concept, of]) => ({ concept, loss: of.reduce((sum, { loss }) => sum + loss, 0), moments: of }))
    .sort((a, b) => Number(a.concept === null) - Number(b.concept === null) || b.loss - a.loss);
}
