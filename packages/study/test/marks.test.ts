import { expect, test } from 'vitest';
import { markOf } from '../src/marks.ts';

test('a loss gets a mark only if it is more than two of its standard errors', () => {
  expect(markOf(0.5, 0.03, 0.113, 0)).toBeNull();
  expect(markOf(0.5, 0.09, 0.045, 0)).toBeNull();
  expect(markOf(0.5, 0.09, 0.044, 0)).toEqual({ name: 'blunder', by: 'win' });
  expect(markOf(0.5, 0.02, 0, 0)).toEqual({ name: 'inaccuracy', by: 'win' });
  expect(markOf(0.5, 0.0199, 0, 0)).toBeNull();
});

test('a decided game is graded by points of lead', () => {
  expect(markOf(0.99, 0, 0, 10)).toEqual({ name: 'blunder', by: 'lead' });
  expect(markOf(0.9, 0, 0, 10)).toBeNull();
});
