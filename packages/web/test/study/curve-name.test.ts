import { expect, test } from 'vitest';
import { freeEnd } from '../../src/study/curve-name.ts';

const [LEFT, RIGHT, NAME] = [58, 350, 190];

test('a name stands on the left, unless the curve runs through it there', () => {
  expect(freeEnd([], NAME, LEFT, RIGHT)).toBe('left');
  expect(
    freeEnd(
      [
        [60, 20],
        [340, NAME],
      ],
      NAME,
      LEFT,
      RIGHT,
    ),
  ).toBe('left');
  expect(
    freeEnd(
      [
        [80, NAME + 5],
        [340, 20],
      ],
      NAME,
      LEFT,
      RIGHT,
    ),
  ).toBe('right');
});

test('a curve along the very edge leaves room for a name above it', () => {
  expect(
    freeEnd(
      [
        [80, NAME],
        [300, NAME + 14],
        [350, NAME + 14],
      ],
      NAME,
      LEFT,
      RIGHT,
    ),
  ).toBe('right');
});
