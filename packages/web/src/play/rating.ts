import type { GameName } from '@castellan/rules';
import {
  afterGame,
  aged,
  expectedScore,
  levelLike,
  levelStrength,
  nearestLevel,
  newRating,
  type Rating,
} from '@castellan/together';
import { DEFAULT_LEVEL, type Level } from './levels.ts';
import { type GameResult, resultsHere } from './results.ts';

/** How strong the player of this device is against the six levels. Nothing of it is stored: it follows from the games. */

/** The rating after each rated game, the oldest first. Of an analysis it knows nothing: that never moves a rating. */
export function ratingsOf(game: GameName, results: readonly GameResult[]): Rating[] {
  const rated = results
    .filter(({ info, rated: counts }) => counts && info.game === game)
    .toSorted((a, b) => a.info.touched - b.info.touched);
  const first = rated[0];
  if (!first) return [];
  let rating = newRating(game, first.info.touched, first.level!);
  return rated.map(({ info, me, level, outcome }) => {
    const score = outcome === 'won' ? 1 : outcome === 'lost' ? 0 : 0.5;
    const opponent = levelStrength(game, level!);
    rating = afterGame(rating, { game, seat: me, opponent, score, endedAt: info.touched });
    return rating;
  });
}

/** The rating today; null before the first rated game. */
export function ratingNow(game: GameName, results: readonly GameResult[], now = Date.now()): Rating | null {
  const last = ratingsOf(game, results).at(-1);
  return last ? aged(last, now) : null;
}

/** From how many rated games on the page says what a player wins. */
const ENOUGH = 5;

/** What one wins against a level, as a share; null while that is a guess. */
export const chanceAgainst = (game: GameName, level: Level, rating: Rating | null): number | null =>
  rating === null || rating.games < ENOUGH ? null : expectedScore(game, 1, rating, levelStrength(game, level));

/** The level one beats about half the time, as far as is known. */
export const levelFor = (game: GameName, rating: Rating | null): Level =>
  rating === null ? DEFAULT_LEVEL : nearestLevel(game, rating.value);

/** The rating of this device in a game whose rules are loaded. */
export const ratingHere = async (game: GameName): Promise<Rating | null> => ratingNow(game, await resultsHere([game]));

export { levelLike };
