import { savedSignal } from '../ui/saved-signal.ts';
import { endOfDay, type Repetition, repeated } from './repetition.ts';

/** How a puzzle was answered: at first try, at the second, or not. */
export const RESULTS = ['first', 'second', 'missed'] as const;
export type Result = (typeof RESULTS)[number];

export interface Attempt {
  /** Of the puzzle. */
  readonly id: string;
  readonly at: number;
  readonly result: Result;
}

interface PuzzleHistory {
  /** The newest first. */
  readonly attempts: readonly Attempt[];
  /** Puzzles that were once not found at first try, by their id. */
  readonly repeat: Readonly<Record<string, Repetition>>;
}

/** Older attempts are forgotten. */
const MOST_ATTEMPTS = 300;
/** Found so often in a row, a puzzle is learned. */
const LEARNED = 5;

export const puzzleHistory = savedSignal<PuzzleHistory>('puzzles.history', { attempts: [], repeat: {} });

/** Saves an attempt. What was not found at first try is due again tomorrow; found again, it comes back later and later. */
export function noteAttempt(id: string, result: Result, at = Date.now()): void {
  const { attempts, repeat } = puzzleHistory.peek();
  const { [id]: before, ...others } = repeat;
  const isFound = result === 'first';
  const next = before || !isFound ? repeated(before ?? { found: 0 }, isFound, at) : null;
  puzzleHistory.value = {
    attempts: [{ id, at, result }, ...attempts].slice(0, MOST_ATTEMPTS),
    repeat: next && next.found < LEARNED ? { ...others, [id]: next } : others,
  };
}

/** The puzzles that are due again on this day, the one that is due longest first. */
export const dueAgain = (now: number): string[] =>
  Object.entries(puzzleHistory.value.repeat)
    .filter(([, { due }]) => due <= endOfDay(now))
    .sort(([, a], [, b]) => a.due - b.due)
    .map(([id]) => id);
