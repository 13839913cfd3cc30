import { must, type Replay, type Seat } from '@castellan/rules';
import { studiedGame } from '../games/index.ts';
import type { Means } from '../games/studied.ts';
import type { DecisionMoment } from '../report.ts';
import type { Concept, Reason } from './concepts.ts';
import type { Explanation } from './explain.ts';

/** How something that can be saved for later was used: not at all in the whole game, too late, or too early. */
export const MANNERS = ['never', 'late', 'early'] as const;
export type Manner = (typeof MANNERS)[number];

/** Mistakes of one player that teach the same. */
export interface Habit {
  /** Null for those without a single reason, or not explained yet. */
  readonly concept: Concept | null;
  /** Of a concept that is about using something; null where the mistakes have no common direction. */
  readonly manner: Manner | null;
  /** Winning chance lost by them together. */
  readonly loss: number;
  /** In the order of the game. */
  readonly moments: readonly DecisionMoment[];
  /** What was said first about the most expensive of them. */
  readonly reason: Reason | null;
}

/** What a concept is about, where that can be saved for later. */
const MEANS_OF: Readonly<Partial<Record<Concept, Means>>> = { castle: 'castle', power: 'power' };

/** Groups mistakes of one player by their first concept, the most expensive group first; those without a concept come last. */
export function habitsOf(
  replay: Replay,
  moments: readonly DecisionMoment[],
  explanations: ReadonlyMap<number, Explanation>,
): readonly Habit[] {
  const groups = new Map<Concept | null, DecisionMoment[]>();
  for (const moment of moments) {
    const concept = explanations.get(moment.index)?.concepts[0] ?? null;
    groups.set(concept, [...(groups.get(concept) ?? []), moment]);
  }
  return [...groups]
    .map(([concept, of]): Habit => {
      const worst = of.reduce((most, one) => (one.loss > most.loss ? one : most));
      return {
        concept,
        manner: mannerOf(replay, concept, of, explanations),
        loss: of.reduce((sum, { loss }) => sum + loss, 0),
        moments: of,
        reason: explanations.get(worst.index)?.reasons[0] ?? null,
      };
    })
    .sort((a, b) => Number(a.concept === null) - Number(b.concept === null) || b.loss - a.loss);
}

/** Whether something was saved too long or spent too early, by what that cost. */
function mannerOf(
  { game, states, actions }: Replay,
  concept: Concept | null,
  moments: readonly DecisionMoment[],
  explanations: ReadonlyMap<number, Explanation>,
): Manner | null {
  const means = concept === null ? undefined : MEANS_OF[concept];
  if (means === undefined) return null;
  const { spends } = studiedGame(game.name);
  const spent = (index: number, action: string): boolean =>
    spends(states[index], must(game.parseAction(action))).includes(means);
  let tooLate = 0;
  for (const { index, loss } of moments) {
    const { best, played } = explanations.get(index)!;
    tooLate += loss * (Number(spent(index, best)) - Number(spent(index, played)));
  }
  if (tooLate === 0) return null;
  if (tooLate < 0) return 'early';
  const seat: Seat = moments[0]!.turn;
  const isUsed = actions.some(
    (action, index) => game.turn(states[index]) === seat && spends(states[index], action).includes(means),
  );
  return isUsed ? 'late' : 'never';
}
