import { LEVELS, type Level } from '@castellan/ai';
import { bySeat, type Seat } from '@castellan/rules';
import { studiedGame } from './games/index.ts';
import type { Skill, Summary } from './report.ts';

/** Fewer counted decisions of a player make no headline. */
export const leastCounted = (game: string): number => studiedGame(game).measured.leastCounted;

/** Whether there is enough to judge a player by: a game that was finished, with enough counted decisions. */
export const isRated = (game: string, { result, skill }: Pick<Summary, 'result' | 'skill'>, seat: Seat): boolean =>
  result !== null && bySeat(skill, seat).counted >= leastCounted(game);

/**
 * The level that gives away about as much of what is at stake; of two that give away the same, the higher one. The loss alone would
 * flatter: in a hopeless game nothing is left to give away.
 */
export function playedLike(game: string, { rate }: Pick<Skill, 'rate'>): Level {
  const { measured } = studiedGame(game);
  const distance = (level: Level): number => Math.abs(measured.rate[level] - rate);
  return LEVELS.reduce((best, level) => (distance(level) <= distance(best) ? level : best));
}
