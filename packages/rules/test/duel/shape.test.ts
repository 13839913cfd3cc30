import { type DuelAction, duel } from '@castellan/rules';
import { expect, test } from 'vitest';
import { play } from './situations.ts';

const TOKEN = { turned: false, joker: false, coat: 'd', crosses: 0, castle: false, square: 'c3' };
const OTHER = { ...TOKEN, coat: 's', square: 'c4' };
const placing = (token: object) => ({ type: 'place', tokens: [token, OTHER] });

/** At the first draft, where no placement is legal: data of the right shape is `not-now`, any other is no action at all. */
const state = play('', 'roll d s f++ ?');
const whyNot = (data: unknown) => duel.whyNot(state, data as DuelAction)?.code ?? null;

test('Data of the shape of an action is asked about as one', () => {
  for (const data of [
    { type: 'roll', faces: ['d', 's', 'f++', '?'] },
    placing(TOKEN),
    placing({ ...TOKEN, crosses: 1, castle: true }),
    { type: 'pass' },
    { type: 'bonus', coat: 'q' },
    { type: 'cross', square: 'c3' },
  ])
    expect([data, whyNot(data)]).toEqual([data, 'not-now']);
  expect(whyNot({ type: 'pick', dice: [1] })).toBeNull();
});

test.each([
  ['nothing', null],
  ['nothing at all', undefined],
  ['a text', 'pass'],
  ['a type nobody knows', { type: 'dance' }],
  ['a roll of one face', { type: 'roll', faces: 'd' }],
  ['a roll with a number among its faces', { type: 'roll', faces: ['d', 's', 1, '?'] }],
  ['a pick of one die that is no list', { type: 'pick', dice: 1 }],
  ['a pick with a die written as text', { type: 'pick', dice: [1, '2'] }],
  ['a pick of three dice', { type: 'pick', dice: [1, 2, 3] }],
  ['a pick of no die', { type: 'pick', dice: [] }],
  ['a placement of things that are no list', { type: 'place', tokens: { length: 2 } }],
  ['a placement of three dice', { type: 'place', tokens: [TOKEN, OTHER, OTHER] }],
  ['a placement of nothing and a die', { type: 'place', tokens: [null, OTHER] }],
  ['a placement of a die and nothing', { type: 'place', tokens: [TOKEN, null] }],
  ['a die turned more or less', placing({ ...TOKEN, turned: 1 })],
  ['a joker perhaps', placing({ ...TOKEN, joker: undefined })],
  ['a castle bonus by name', placing({ ...TOKEN, castle: 'yes' })],
  ['a castle bonus by name, with its cross', placing({ ...TOKEN, castle: 'yes', crosses: 1 })],
  ['a coat that is a number', placing({ ...TOKEN, coat: 1 })],
  ['a coat nobody knows', placing({ ...TOKEN, coat: 'x' })],
  ['a square that is a number', placing({ ...TOKEN, square: 3 })],
  ['half a cross', placing({ ...TOKEN, crosses: 0.5 })],
  ['less than no cross', placing({ ...TOKEN, crosses: -1 })],
  ['a castle bonus without its cross', placing({ ...TOKEN, castle: true })],
  ['domains of a coat nobody knows', { type: 'bonus', coat: 'x' }],
  ['domains of a number', { type: 'bonus', coat: 1 }],
  ['a cross on a number', { type: 'cross', square: 3 }],
])('%s is no action', (_, data) => {
  expect(whyNot(data)).toBe('malformed');
});
