import { discovery, must } from '@castellan/rules';
import { expect, test } from 'vitest';
import { REFUSED } from './refusals.ts';
import { play, refused } from './situations.ts';

test.each(REFUSED)('Nobody can play with %s, and the reason is told', (options, why) => {
  expect(refused(options)).toEqual(why);
});

test('Without a word the introduction is played as in the base rules', () => {
  expect(discovery.options(play(''))).toEqual({
    tiebreak: 'base',
    deck: 'discovery',
    size: 5,
    harmony: false,
    middle: false,
  });
});

test.each([
  ['tiebreak=print', 'tiebreak=print'],
  ['tiebreak=base deck=discovery size=5 harmony=off middle=off', ''],
  ['deck=base', 'deck=base'],
  ['size=7', 'deck=base size=7'],
  ['size=7 deck=base', 'deck=base size=7'],
  ['middle=on harmony=on', 'harmony=on middle=on'],
])('Options are taken in any order and written in one: "%s" is "%s"', (options, canonical) => {
  const parsed = must(discovery.parseOptions(options.split(' ')));
  expect(discovery.printOptions(parsed).join(' ')).toBe(`${canonical} rules=1`.trim());
  expect(discovery.parseOptions(discovery.printOptions(parsed))).toEqual({ ok: true, value: parsed });
});
