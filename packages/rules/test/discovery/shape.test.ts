import { type DiscoveryAction, discovery } from '@castellan/rules';
import { expect, test } from 'vitest';
import { play } from './situations.ts';

/** Before the first line, where only a line is legal: data of the shape of another action is `not-now`, any other is no action at all. */
const state = play('');
const whyNot = (data: unknown) => discovery.whyNot(state, data as DiscoveryAction)?.code ?? null;

test('Data of the shape of an action is asked about as one', () => {
  for (const data of [
    { type: 'king', seat: 1 },
    { type: 'king', seat: 2 },
    { type: 'pick', domino: 3 },
    { type: 'place', domino: 3, squares: ['d5', 'c5'] },
    { type: 'discard' },
  ])
    expect([data, whyNot(data)]).toEqual([data, 'not-now']);
  expect(whyNot({ type: 'line', dominoes: [1, 2, 3, 4] })).toBeNull();
});

test.each([
  ['nothing', null],
  ['a text', 'discard'],
  ['a type nobody knows', { type: 'dance' }],
  ['a line of one domino that is no list', { type: 'line', dominoes: 1 }],
  ['a line with a domino written as text', { type: 'line', dominoes: [1, 2, 3, '4'] }],
  ['a line of three dominoes', { type: 'line', dominoes: [1, 2, 3] }],
  ['a king of a third player', { type: 'king', seat: 3 }],
  ['a pick of a domino written as text', { type: 'pick', domino: '3' }],
  ['a placement of no domino', { type: 'place', squares: ['d5', 'c5'] }],
  ['a placement of a domino on one square', { type: 'place', domino: 3, squares: ['d5'] }],
  ['a placement of a domino on three squares', { type: 'place', domino: 3, squares: ['d5', 'c5', 'b5'] }],
  ['a placement of a domino on a text', { type: 'place', domino: 3, squares: 'd5' }],
  ['a placement of a domino on a square and a number', { type: 'place', domino: 3, squares: ['d5', 5] }],
])('%s is no action', (_, data) => {
  expect(whyNot(data)).toBe('malformed');
});
