import { expect, test } from 'vitest';
import { after, deal, legal, play, whyNot } from './situations.ts';

/** Player 1 has wheat from f5 to i5, right of the castle on e5, and is to place 7 (wheat with a crown, forest). */
const WIDE = play(
  '',
  deal(['1 f5 g5', '2 h5 i5', '7', '9', '11', '13'], ['3 c5 d5', '4 f5 g5', '8', '10', '12', '14']),
);

test('The kingdom, castle included, is at most five wide', () => {
  expect(whyNot(WIDE, 'place 7 d5 d4')).toBe('outside-bound');
  expect(whyNot(WIDE, 'place 7 d5 c5')).toBe('outside-bound');
  expect(legal(WIDE).some((text) => / [a-d]\d/.test(text))).toBe(false);
});

test('The bound floats: the castle may stand at its edge', () => {
  expect(whyNot(WIDE, 'place 7 e6 e7')).toBeNull();
  expect(whyNot(WIDE, 'place 7 i4 i3')).toBeNull();
});

test('The castle may stand in its corner, and then the kingdom is at most five high', () => {
  const corner = after(
    WIDE,
    'place 7 i6 i7; pick 11; place 8 e4 e3; pick 12; place 9 i8 i9; pick 13; place 10 e6 e7; pick 14; line 15 16 17 18',
  );
  expect(whyNot(corner, 'place 11 e4 f4')).toBe('outside-bound');
  expect(whyNot(corner, 'place 11 e6 e7')).toBeNull();
});

test('A kingdom four wide may grow to either side, but not to both', () => {
  const four = play(
    '',
    deal(['1 f5 g5', '7 d5 d4', '9', '10', '13', '14'], ['3 c5 d5', '8 f5 g5', '11', '12', '15', '16']),
  );
  expect(whyNot(four, 'place 9 c4 c3')).toBeNull();
  expect(whyNot(four, 'place 9 h6 h5')).toBeNull();
  const five = after(four, 'place 9 h6 h5; pick 13');
  expect(whyNot(five, 'place 10 c4 c3')).toBe('outside-bound');
});

test('Gaps are allowed', () => {
  const state = play(
    '',
    deal(['1 f5 g5', '2 g6 g7', '7 f7 e7', '9', '11', '13'], ['3 c5 d5', '4 f5 g5', '8 e4 e3', '10', '12', '14']),
  );
  // Closes a hole on f6.
  expect(whyNot(state, 'place 9 e6 d6')).toBeNull();
});
