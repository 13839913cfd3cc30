import { expect, test } from 'vitest';
import { after, deal, legal, play, whyNot } from './situations.ts';

/** Player 1 is to place 7 (wheat with a crown, forest) as its first domino. */
const FIRST = play('', deal(['7', '8', '11', '12'], ['9', '10', '13', '14']));

test('The first domino has twelve places beside the castle, two ways round', () => {
  expect(legal(FIRST)).toHaveLength(24);
});

test('A domino with two equal halves has twelve', () => {
  expect(legal(play('', deal(['1', '2', '11', '12'], ['9', '10', '13', '14'])))).toHaveLength(12);
});

/** Player 1 has forest on c5 and wheat on d5, and is to place 8 (wheat with a crown, lake). */
const SECOND = after(FIRST, 'place 7 d5 c5; pick 11');

test.each([
  ['place 8 e4 e3', 'wheat above the castle'],
  ['place 8 e7 e6', 'lake below the castle'],
  ['place 8 d4 c4', 'wheat above wheat'],
  ['place 8 d6 d7', 'wheat below wheat, the lake beside nothing'],
])('%s is connected: %s', (text) => {
  expect(whyNot(SECOND, text)).toBeNull();
});

test.each([
  ['place 8 g3 g4', 'nothing is near'],
  ['place 8 c4 c3', 'wheat beside forest'],
  ['place 8 d3 d4', 'lake beside wheat'],
  ['place 8 f4 f3', 'a square that touches the castle at a corner'],
  ['place 8 c3 c4', 'a lake beside forest'],
])('%s is not connected: %s', (text) => {
  expect(whyNot(SECOND, text)).toBe('not-connected');
});

test.each([
  ['that touch at a corner', 'place 8 d4 c3', 'apart'],
  ['with the castle between them', 'place 8 e4 e6', 'apart'],
  ['the first of which is taken', 'place 8 d5 d4', 'occupied'],
  ['the second of which is taken', 'place 8 d4 d5', 'occupied'],
  ['one of which is the castle', 'place 8 e5 e4', 'castle-square'],
  ['that are one and the same', 'place 8 e4 e4', 'same-square'],
])('A domino cannot cover squares %s', (_, text, code) => {
  expect(whyNot(SECOND, text)).toBe(code);
});

test('Crowns do not matter for connecting', () => {
  // c5 is forest without a crown, the left half of 9 forest with one.
  const state = play('', deal(['7 d5 c5', '9', '11', '12'], ['8 f5 g5', '10', '13', '14']));
  expect(whyNot(state, 'place 9 c6 c7')).toBeNull();
});

test('The other kingdom connects nothing', () => {
  const two = after(SECOND, 'place 8 d4 c4; pick 12');
  expect(whyNot(two, 'place 9 c4 b4')).toBe('not-connected');
});
