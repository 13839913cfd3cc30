import { LEVELS, type Level } from '@castellan/ai';
import type { GameName } from '@castellan/rules';
import { ANCHORS, afterGame, newRating, type Rating } from '@castellan/together';
import { type Puzzle, TRIES } from '../games/studied.ts';

/** No puzzle has a rating beyond these: six levels cannot tell such puzzles apart. */
const [LEAST, MOST] = [400, 2400];
const STEPS = 30;

/**
 * The rating of a puzzle: a player with the same rating finds it in half of the tries. It is the rating at which the levels, with
 * their anchors, are expected to find it as often as they did. Half a try is added to either side, so that it is always finite.
 */
export function ratingOf({ game, found }: Pick<Puzzle, 'game' | 'found'>): number {
  const shares = found.reduce((sum, times) => sum + (times + 0.5) / (TRIES + 1), 0);
  const expectedAt = (rating: number): number =>
    LEVELS.reduce((sum, level) => sum + chanceOf(ANCHORS[game as GameName][level], rating), 0);
  let [low, high] = [LEAST, MOST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (expectedAt(middle) > shares) low = middle;
    else high = middle;
  }
  return Math.round(low);
}

const chanceOf = (player: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - player) / 400));

/** The lowest level that finds a puzzle in at least half of its tries; null where none does. */
export const levelOf = ({ found }: Pick<Puzzle, 'found'>): Level | null =>
  LEVELS.find((_, index) => found[index]! >= TRIES / 2) ?? null;

/** Before a puzzle nobody has the advantage of going first: rated as in the game that has none. */
const WITHOUT_FIRST: GameName = 'discovery';

/** The rating of a player after the first answer to a puzzle: like a game against a player of the puzzle's rating. */
export const afterPuzzle = (before: Rating | null, puzzle: Puzzle, right: boolean, now: number): Rating =>
  afterGame(before ?? newRating(WITHOUT_FIRST, now), {
    game: WITHOUT_FIRST,
    seat: 1,
    opponent: { value: ratingOf(puzzle), deviation: 0 },
    score: right ? 1 : 0,
    endedAt: now,
  });
