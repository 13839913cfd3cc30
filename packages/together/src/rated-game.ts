import type { Match } from '@castellan/match';
import { type BySeat, SEATS } from '@castellan/rules';

/** Who leaves before both have acted so often does not move a rating. */
const LEAST_ACTIONS = 2;

/** What a finished game brings both players for their ratings: 1, ½ or 0. Null where it does not count. */
export function ratedScores({
  rated,
  ending,
  actions,
}: Pick<Match, 'rated' | 'ending' | 'actions'>): BySeat<number> | null {
  if (!rated || !ending || ending.reason === 'closed') return null;
  const acted = SEATS.every((seat) => actions.filter(({ by }) => by === seat).length >= LEAST_ACTIONS);
  if (ending.reason !== 'played' && !acted) return null;
  if (ending.winner === null) return [0.5, 0.5];
  return ending.winner === 1 ? [1, 0] : [0, 1];
}
