import type { GameName } from '@castellan/rules';
import { KITS } from '../games/index.ts';
import { LEVELS, type Level } from './levels.ts';
import { chanceAgainst, levelFor, ratingNow } from './rating.ts';
import { ladderOf, resultsHere } from './results.ts';

/** The record of this player against each level. */
export interface Standing {
  /** Wins in all games. */
  readonly ladder: Readonly<Record<Level, number>>;
  /** The level one beats about half the time in this game. */
  readonly suits: Level;
  /** What one wins against each level of this game; null while that is a guess. */
  readonly chances: Readonly<Record<Level, number>> | null;
}

/** The rules of all games must be loaded. */
export async function standingIn(game: GameName): Promise<Standing> {
  const results = await resultsHere(KITS.map(({ name }) => name));
  const rating = ratingNow(game, results);
  const chances = LEVELS.map((level) => [level, chanceAgainst(game, level, rating)] as const);
  return {
    ladder: ladderOf(results),
    suits: levelFor(game, rating),
    chances: chances.some(([, chance]) => chance === null)
      ? null
      : (Object.fromEntries(chances) as Record<Level, number>),
  };
}
