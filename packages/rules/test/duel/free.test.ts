import { expect, test } from 'vitest';
import { after, holding, legal, powersOf, whyNot } from './situations.ts';

/** Player 1 has `f` and `q++` in hand, which match nothing drawn. */
const HAND = 'roll d f q++ d+; pick 2; pick 1 4';
const FREE = after(holding('free'), HAND);

test('With free the domino need not connect, and free is spent', () => {
  expect(powersOf(after(FREE, 'place f@a1 q++@a2'), 1)).toEqual([]);
});

test('Without free it must connect', () => {
  expect(whyNot(after(holding(), HAND), 'place f@a1 q++@a2')).toBe('not-connected');
});

test('With free there are 42 pairs of empty neighbours, two ways round, with or without the castle', () => {
  expect(legal(FREE)).toHaveLength(42 * 2 * 3);
});

test.each([
  ['share an edge', 'place f@a1 q++@b2', 'apart'],
  ['be empty', 'place f@b2 q++@b3', 'occupied'],
  ['not be the castle', 'place f@d2 q++@d3', 'castle-square'],
])('Free waives the connection rule only: the squares must still %s', (_, text, code) => {
  expect(whyNot(FREE, text)).toBe(code);
});

test('Free is never spent on a domino that connects', () => {
  expect(powersOf(after(FREE, 'place f@d2 q++@e2'), 1)).toEqual(['free']);
});

test('Free can be used once', () => {
  const later = after(FREE, 'place f@a1 q++@a2; place d@d2 d+@e2; roll d f q++ d+; pick 1; pick 2 3; place d+@d1 d@e1');
  expect(whyNot(later, 'place f@g1 q++@g2')).toBe('not-connected');
});
