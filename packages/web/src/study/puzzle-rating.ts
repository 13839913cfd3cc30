import { afterPuzzle, type Puzzle } from '@castellan/study';
import type { Rating } from '@castellan/together';
import { savedSignal } from '../ui/saved-signal.ts';

/** The puzzle rating of the player on this device, and first answers in a row that were right. */
interface PuzzleRecord {
  readonly rating: Rating | null;
  readonly inRow: number;
  /** The row that a wrong first answer ended: a right second one brings it back. */
  readonly ended?: number;
}

export const puzzleRecord = savedSignal<PuzzleRecord>('puzzles.rating', { rating: null, inRow: 0 });

/** After the first answer to a puzzle. */
export function rateAnswer(puzzle: Puzzle, right: boolean, now = Date.now()): void {
  const { rating, inRow } = puzzleRecord.peek();
  puzzleRecord.value = {
    rating: afterPuzzle(rating, puzzle, right, now),
    inRow: right ? inRow + 1 : 0,
    ...(!right && { ended: inRow }),
  };
}

/** The second answer was right: the row goes on, the rating stays. */
export function saveRow(): void {
  const { rating, inRow, ended } = puzzleRecord.peek();
  puzzleRecord.value = { rating, inRow: ended ?? inRow };
}
