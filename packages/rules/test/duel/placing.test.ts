import { duel } from '@castellan/rules';
import { expect, test } from 'vitest';
import { after, drawnBy, legal, play, whyNot } from './situations.ts';

/** Player 1 has `d` and `s`, player 2 `f++` and `d+`. */
const FIRST = play('', 'roll d s f++ d+; pick 1; pick 3 4');

test('A places, then B', () => {
  expect(duel.turn(FIRST)).toBe(1);
  expect(duel.turn(after(FIRST, 'place s@b3 d@c3'))).toBe(2);
});

test('Each draws its own two dice on its own map, with the crosses they show', () => {
  const state = after(FIRST, 'place s@b3 d@c3; place d+@e3 f++@e4');
  expect(drawnBy(state, 1)).toEqual(['b3 s', 'c3 d']);
  expect(drawnBy(state, 2)).toEqual(['e3 d+', 'e4 f++']);
});

test('A domino lies either way round', () => {
  expect(whyNot(FIRST, 'place s@b3 d@c3')).toBeNull();
  expect(whyNot(FIRST, 'place d@b3 s@c3')).toBeNull();
});

test('There are twelve places for the first domino, two ways round, each with the castle bonus on no die, one or the other', () => {
  expect(legal(FIRST)).toHaveLength(12 * 2 * 3);
  expect(legal(FIRST).filter((text) => !text.includes('^'))).toHaveLength(12 * 2);
});

test('Two dice that show the same thing give one placement, not two', () => {
  const state = play('', 'roll d d d ?; pick 1; pick 3 4');
  expect(legal(state)).toHaveLength(12 * 3);
  expect(new Set(legal(state)).size).toBe(12 * 3);
});

test.each([
  ['side by side', 'place s@c2 d@d2'],
  ['one above the other', 'place s@c3 d@c4'],
])('A domino covers two squares %s', (_, text) => {
  expect(whyNot(FIRST, text)).toBeNull();
});

test.each([
  ['squares that touch at a corner', 'place s@c3 d@d2', 'apart'],
  ['squares with the castle between them', 'place s@c3 d@e3', 'apart'],
  ['squares far apart', 'place s@d1 d@d4', 'apart'],
  ['the end of one column and the start of the next', 'place s@c5 d@d1', 'apart'],
  ['the castle', 'place s@c3 d@d3', 'castle-square'],
])('A domino cannot cover %s', (_, text, code) => {
  expect(whyNot(FIRST, text)).toBe(code);
});

test('A domino covers two empty squares', () => {
  const second = after(
    FIRST,
    'place s@b3 d@c3; place d+@e3 f++@e4; roll d s f++ d+; pick 3; pick 1 2; place f++@d2 d+@e2',
  );
  expect(whyNot(second, 'place d@c2 s@c3')).toBe('occupied');
  expect(whyNot(second, 'place s@c1 d@c2')).toBeNull();
});

test('Only the dice in hand can be drawn', () => {
  for (const text of ['place d@b3 d@c3', 'place s@b3 f++@c3', 'place s@b3 d+@c3', 'place ?s@b3 d@c3']) {
    expect(whyNot(FIRST, text)).toBe('not-your-dice');
  }
});

test('Nothing on one map affects the other', () => {
  const here = legal(after(FIRST, 'place s@b3 d@c3'));
  const there = legal(after(FIRST, 'place d@d4 s@d5'));
  expect(here).toEqual(there);
  expect(here).toHaveLength(72);
});
