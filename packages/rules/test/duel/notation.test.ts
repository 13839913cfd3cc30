import { type DuelAction, duel, must } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { MISREAD } from './refusals.ts';
import { after, holding, legal, misread } from './situations.ts';

const plain = { turned: false, joker: false, crosses: 0, castle: false };

const EXAMPLES: readonly (readonly [string, DuelAction])[] = [
  ['roll d s f++ ?', { type: 'roll', faces: ['d', 's', 'f++', '?'] }],
  ['pick 3', { type: 'pick', dice: [3] }],
  ['pick 1 4', { type: 'pick', dice: [1, 4] }],
  ['pass', { type: 'pass' }],
  ['bonus q', { type: 'bonus', coat: 'q' }],
  ['cross c4', { type: 'cross', square: 'c4' }],
  [
    'place d@c3 s+@c4',
    {
      type: 'place',
      tokens: [
        { ...plain, coat: 'd', square: 'c3' },
        { ...plain, coat: 's', crosses: 1, square: 'c4' },
      ],
    },
  ],
  [
    'place ?q+^@d2 ~f++@e2',
    {
      type: 'place',
      tokens: [
        { ...plain, joker: true, coat: 'q', crosses: 1, castle: true, square: 'd2' },
        { ...plain, turned: true, coat: 'f', crosses: 2, square: 'e2' },
      ],
    },
  ],
];

describe.each(EXAMPLES)('"%s"', (text, action) => {
  test('is read as plain data', () => {
    expect(must(duel.parseAction(text))).toEqual(action);
  });

  test('is written from that data, also after a trip through JSON', () => {
    expect(duel.printAction(JSON.parse(JSON.stringify(action)))).toBe(text);
  });
});

test.each(MISREAD)('"%s" is no action, and what is wrong where is told', (text, error) => {
  expect(misread(text)).toEqual(error);
});

test('A turned joker, a turned die with the castle, and any number of crosses can be written', () => {
  for (const text of ['place ~?q@d2 f@e2', 'place ~?q+^@d2 f@e2', 'place ~f+++^@d2 f@e2', 'place d++++@c3 s@c4']) {
    expect(duel.printAction(must(duel.parseAction(text)))).toBe(text);
  }
});

test('Tokens are sorted by column, then row', () => {
  expect(misread('place d@c3 s@b3')?.code).toBe('not-canonical');
  expect(misread('place d@b3 s@c3')).toBeNull();
  expect(misread('place d@c4 s@c3')?.code).toBe('not-canonical');
});

test('Free and split are not written', () => {
  const state = after(holding('free', 'split'), 'roll d f q++ d+; pick 2; pick 1 4');
  expect(legal(state)).toContain('place f@a1 q++@g5');
});

test('Every legal action is written once', () => {
  const state = after(holding('turn', 'split'), 'roll ? s f++ ?; pick 1; pick 2 3');
  expect(new Set(legal(state)).size).toBe(legal(state).length);
});

test('A die is not named twice', () => {
  expect(misread('pick 2 2')).toEqual({ code: 'not-canonical', at: 7, found: '2' });
});

test('An action is one line: nothing follows its last word', () => {
  expect(misread('place d@c3 s@c4\n')?.code).toBe('bad-token');
});

test('Text is read up to 200 characters, and quoted up to 40', () => {
  expect(misread('x'.repeat(200))).toEqual({ code: 'unknown-action', at: 0, found: `${'x'.repeat(40)}…` });
  expect(misread('x'.repeat(201))?.code).toBe('too-long');
  expect(misread('x'.repeat(40))?.found).toBe('x'.repeat(40));
  expect(misread('x'.repeat(41))?.found).toBe(`${'x'.repeat(40)}…`);
});
