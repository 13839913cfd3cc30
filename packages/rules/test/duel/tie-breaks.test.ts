import { duel } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, NOTHING_FITS, play, WALL, walled } from './situations.ts';

/** The wall with the castle bonus on the dot of c3: one point. */
const POINT = WALL.with(0, 's@b3 d+^@c3');
/** The wall with two dots side by side on c2 and c3. */
const WIDE = WALL.with(2, 'd@c2 s@d2');

const ended = (one: string[], two: string[]) => {
  const state = after(walled('', one, two), `${NOTHING_FITS}; pass; pass`);
  return { totals: duel.score(state).map(({ total }) => total), result: duel.result(state) };
};

test('The highest total wins', () => {
  expect(ended(POINT, WALL)).toEqual({ totals: [1, 0], result: { kind: 'win', seat: 1, by: 'total' } });
  expect(ended(WALL, POINT)).toEqual({ totals: [0, 1], result: { kind: 'win', seat: 2, by: 'total' } });
});

test('Points come before the largest domain', () => {
  expect(ended(WIDE, POINT)).toEqual({ totals: [0, 1], result: { kind: 'win', seat: 2, by: 'total' } });
});

test('At equal points the larger largest domain wins', () => {
  expect(ended(WIDE, WALL)).toEqual({ totals: [0, 0], result: { kind: 'win', seat: 1, by: 'largest' } });
  expect(ended(WALL, WIDE)).toEqual({ totals: [0, 0], result: { kind: 'win', seat: 2, by: 'largest' } });
});

test('Then it is a draw', () => {
  expect(ended(WIDE, WIDE)).toEqual({ totals: [0, 0], result: { kind: 'draw', shared: false } });
  expect(ended(POINT, POINT)).toEqual({ totals: [1, 1], result: { kind: 'draw', shared: false } });
});

test('More crosses do not break a tie', () => {
  // Player 1: two single squares with a cross each. Player 2: two squares with one cross. Both: two dots side by side.
  const state = play(
    '',
    `roll d d s s+; pick 1; pick 2 3; place s+@b3 d+^@c3; place s@b3 d+^@c3
     roll d d s s;  pick 1; pick 2 3; place d@e3 s@f3;    place d@e3 s@f3
     roll d d s s;  pick 1; pick 2 3; place s@d2 d@e2;    place d@c2 s@d2
     roll d d s s;  pick 1; pick 2 3; place d@d4 s@d5;    place d@d4 s@d5
     ${NOTHING_FITS}; pass; pass`,
  );
  expect(duel.score(state).map(({ total, largest, marks }) => [total, largest, marks])).toEqual([
    [2, 2, 2],
    [2, 2, 1],
  ]);
  expect(duel.result(state)).toEqual({ kind: 'draw', shared: false });
});

test('Nobody has won before the end', () => {
  expect(duel.result(walled('', POINT, WALL))).toEqual({ kind: 'ongoing' });
});
