import { type Puzzle, ratingOf } from '@castellan/study';
import { savedSignal } from '../ui/saved-signal.ts';

/** A storm: as many puzzles as possible in three minutes. A miss costs time. */
export const STORM_SECONDS = 180;
export const MISS_SECONDS = 10;
/** More puzzles than anyone finds in three minutes. */
const MOST_PUZZLES = 120;

/** The most puzzles found in one storm on this device, by the game that was chosen. */
const best = savedSignal<Readonly<Record<string, number>>>('puzzles.storm', {});

export const bestStorm = (game: string): number | null => best.value[game] ?? null;

/** Saves a score; true where it is the best so far. */
export function noteStorm(game: string, score: number): boolean {
  const before = best.peek()[game];
  if (score === 0 || (before !== undefined && before >= score)) return false;
  best.value = { ...best.peek(), [game]: score };
  return true;
}

/** The puzzles of one storm, from easy to hard: each time one by lot from the next band of ratings. */
export function stormPuzzles(puzzles: readonly Puzzle[], random: () => number = Math.random): Puzzle[] {
  const rated = puzzles
    .map((puzzle) => ({ puzzle, rating: ratingOf(puzzle) }))
    .sort((a, b) => a.rating - b.rating)
    .map(({ puzzle }) => puzzle);
  const count = Math.min(MOST_PUZZLES, rated.length);
  return Array.from({ length: count }, (_, band) => {
    const from = Math.floor((band * rated.length) / count);
    const to = Math.floor(((band + 1) * rated.length) / count);
    return rated[from + Math.floor(random() * (to - from))]!;
  });
}

/** 2:05 of 125 seconds; a second that has begun counts. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
