import { expect, test } from 'vitest';
import { after, holding, legal, misread, powersOf, whyNot } from './situations.ts';

/** Player 1 has `f` and `q++` in hand, which match nothing drawn, so that only the castle connects them. */
const HAND = 'roll d f q++ d+; pick 2; pick 1 4';
const SPLIT = after(holding('split'), HAND);

test('With split the two dice go on separate squares, and split is spent', () => {
  expect(powersOf(after(SPLIT, 'place f@d2 q++@d4'), 1)).toEqual([]);
});

test('With split the two free sides of the castle are one more place beside six dominoes, two ways round, with or without the castle bonus', () => {
  expect(legal(SPLIT)).toHaveLength((6 + 1) * 2 * 3);
});

test('Without split they go side by side', () => {
  expect(whyNot(after(holding(), HAND), 'place f@d2 q++@d4')).toBe('apart');
});

test('Split dice may connect to the castle or to their own coat, each on its own', () => {
  const stripeAndDot = after(holding('split'), 'roll d s q++ d+; pick 2; pick 3 4');
  expect(whyNot(stripeAndDot, 'place s@a3 d@c2')).toBeNull();
  expect(whyNot(stripeAndDot, 'place s@a3 d@d4')).toBeNull();
  expect(whyNot(stripeAndDot, 'place d@a3 s@c2')).toBe('not-connected');
});

test.each(['place f@d2 q++@g5', 'place f@a1 q++@d4', 'place f@a1 q++@g5'])(
  'Each of two split dice must connect: %s is not legal',
  (text) => {
    expect(whyNot(SPLIT, text)).toBe('not-connected');
  },
);

test('Squares that share an edge never need split: one connected die is enough, and split is kept', () => {
  expect(powersOf(after(SPLIT, 'place f@d2 q++@e2'), 1)).toEqual(['split']);
});

test('Squares that share an edge follow the domino rule: split does not connect them', () => {
  expect(whyNot(SPLIT, 'place f@a1 q++@a2')).toBe('not-connected');
});

test('Squares that touch only at a corner are apart', () => {
  expect(whyNot(after(holding('free'), HAND), 'place f@c2 q++@d1')).toBe('apart');
});

test('Both dice are placed or neither', () => {
  expect(misread('place f@d2')?.code).toBe('missing-word');
});

test('Split can be used once', () => {
  const later = after(
    SPLIT,
    'place f@d2 q++@d4; place d@d2 d+@e2; roll d f q++ d+; pick 1; pick 2 3; place d+@d1 d@e1',
  );
  expect(whyNot(later, 'place f@d1 q++@d5')).toBe('apart');
});
