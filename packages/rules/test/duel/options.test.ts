import { expect, test } from 'vitest';
import { REFUSED } from './refusals.ts';
import { refused } from './situations.ts';

test.each(REFUSED)('Nobody can play with %s, and the reason is told', (options, why) => {
  expect(refused(options)).toEqual(why);
});

test.each([
  'rules=1',
  'edition=pl rules=1',
  'rules=2',
  'ticks=formed equal=shared end=round',
  'boxes=d:20',
  'die1=?,?,?,?,?,?',
])('Anybody can play with %s', (options) => {
  expect(refused(options)).toBeNull();
});

test.each([
  ['=5', { code: 'unknown-option', option: '', value: '5' }],
  ['boxes=d:21', { code: 'bad-boxes', option: 'boxes', value: '21' }],
  ['boxes=d', { code: 'bad-boxes', option: 'boxes', value: '' }],
  ['boxes=d:1:2', { code: 'bad-coat', option: 'boxes', value: 'd:1:2' }],
  ['die1=xd,d,d,s,D+,S+', { code: 'bad-face', option: 'die1', value: 'xd' }],
  ['die1=dx,d,d,s,D+,S+', { code: 'bad-face', option: 'die1', value: 'dx' }],
  ['die1=d++++++++++,d,d,s,D+,S+', { code: 'bad-face', option: 'die1', value: 'd++++++++++' }],
])('%s is refused by the word that is wrong', (options, why) => {
  expect(refused(options)).toEqual(why);
});

test('A face may have nine crosses', () => {
  expect(refused('die1=d+++++++++,d,d,s,D+,S+')).toBeNull();
});
