import type { Puzzle } from '@castellan/study';
import { expect, test } from 'vitest';
import { puzzleRecord, rateAnswer } from '../../src/study/puzzle-rating.ts';

const easy = { game: 'duel', found: [20, 20, 20, 20, 20, 20] } as unknown as Puzzle;
const hard = { game: 'duel', found: [0, 0, 0, 0, 0, 20] } as unknown as Puzzle;

test('a hard puzzle found raises the rating and the row, an easy one missed ends the row', () => {
  rateAnswer(hard, true, 1000);
  const first = puzzleRecord.value;
  expect(first.rating!.value).toBeGreaterThan(1262);
  expect(first.inRow).toBe(1);
  rateAnswer(hard, true, 2000);
  expect(puzzleRecord.value.inRow).toBe(2);
  expect(puzzleRecord.value.rating!.deviation).toBeLessThan(first.rating!.deviation);
  const before = puzzleRecord.value.rating!.value;
  rateAnswer(easy, false, 3000);
  expect(puzzleRecord.value.rating!.value).toBeLessThan(before);
  expect(puzzleRecord.value.inRow).toBe(0);
});
