import { expect, test } from 'vitest';
import { FACES } from '../../src/duel/data.ts';
import { MOST_MARKS, marksOfFace } from '../../src/duel/marks.ts';

test('Every way to draw a die has a number of its own, below the most there can be', () => {
  const marks = FACES.flatMap((face) => [false, true].flatMap((turned) => marksOfFace(face, turned)));
  const numbers = marks.flatMap((mark) => [mark.id, mark.crowned().id]);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(number).toBeGreaterThanOrEqual(0);
  for (const number of numbers) expect(number).toBeLessThan(MOST_MARKS);
});
