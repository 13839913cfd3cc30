import { type DiscoveryAction, discovery, must } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { MISREAD } from './refusals.ts';
import { deal, legal, misread, play, whyNot } from './situations.ts';

const EXAMPLES: readonly (readonly [string, DiscoveryAction])[] = [
  ['king 2', { type: 'king', seat: 2 }],
  ['line 3 7 12 20', { type: 'line', dominoes: [3, 7, 12, 20] }],
  ['pick 17', { type: 'pick', domino: 17 }],
  ['place 12 d5 c5', { type: 'place', domino: 12, squares: ['d5', 'c5'] }],
  ['place 48 m13 m12', { type: 'place', domino: 48, squares: ['m13', 'm12'] }],
  ['discard', { type: 'discard' }],
];

describe.each(EXAMPLES)('"%s"', (text, action) => {
  test('is read as plain data', () => {
    expect(must(discovery.parseAction(text))).toEqual(action);
  });

  test('is written from that data, also after a trip through JSON', () => {
    expect(discovery.printAction(JSON.parse(JSON.stringify(action)))).toBe(text);
  });
});

test.each(MISREAD)('"%s" is no action, and what is wrong where is told', (text, error) => {
  expect(misread(text)).toEqual(error);
});

test('The left half goes on the first square, the right half on the second', () => {
  // 12 is lake with a crown, and wheat.
  const state = play('', deal(['12 d5 c5', '13', '15', '16'], ['14', '17', '18', '19']));
  const [lake, wheat] = ['lake', 'wheat'].map((terrain) =>
    discovery.score(state)[0].domains.find(({ kind }) => kind === terrain),
  );
  expect([lake?.squares, lake?.marks, wheat?.squares, wheat?.marks]).toEqual([['d5'], 1, ['c5'], 0]);
});

test('Two different halves may be named in either order of squares', () => {
  const state = play('', deal(['12', '13', '15', '16'], ['14', '17', '18', '19']));
  expect([whyNot(state, 'place 12 d5 c5'), whyNot(state, 'place 12 c5 d5')]).toEqual([null, null]);
});

test.each([
  ['c5 d5', 'd5 c5', 'by column'],
  ['e3 e4', 'e4 e3', 'then by row'],
])('Two equal halves: the lower square comes first, %s and not %s', (right, wrong) => {
  const state = play('', deal(['1', '2', '5', '6'], ['3', '4', '7', '8']));
  expect([whyNot(state, `place 1 ${right}`), whyNot(state, `place 1 ${wrong}`)]).toEqual([null, 'not-canonical']);
  expect(legal(state)).not.toContain(`place 1 ${wrong}`);
});

test.each([
  [5, 'a1', 'a2'],
  [7, 'a1', 'a2'],
] as const)('Also the very first square of the board of size %i is one', (size, first, second) => {
  const state = play(`size=${size} ${size === 5 ? '' : 'deck=base'}`, deal(['1', '2', '5', '6'], ['3', '4', '7', '8']));
  expect(whyNot(state, `place 1 ${first} ${second}`)).toBe('not-connected');
});

test('A line names no domino twice', () => {
  expect(whyNot(play(''), { type: 'line', dominoes: [3, 3, 4, 5] })).toBe('not-canonical');
});
