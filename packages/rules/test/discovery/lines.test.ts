import { discovery, must, printFraction } from '@castellan/rules';
import { expect, test } from 'vitest';
import { CROSS, deal, legal, play, SQUARE, whyNot } from './situations.ts';

/** Line 5 is chosen, the sixth is not yet revealed. */
const BEFORE_LAST = play('', deal([...CROSS.slice(0, 8), '21', '23'], [...SQUARE.slice(0, 8), '16', '17']));

test('Which dominoes are still to come is public', () => {
  expect(BEFORE_LAST.unseen).toEqual([19, 20, 22, 24]);
  for (const viewer of [1, 2, 'watcher'] as const) {
    expect(discovery.view(BEFORE_LAST, viewer)).toEqual({ viewer, state: BEFORE_LAST });
  }
});

test('The last line, although known, is still revealed as a chance outcome', () => {
  expect([discovery.turn(BEFORE_LAST), legal(BEFORE_LAST)]).toEqual(['chance', ['line 19 20 22 24']]);
  const line = must(discovery.parseAction('line 19 20 22 24'));
  expect(printFraction(discovery.probability(BEFORE_LAST, line)!)).toBe('1/1');
});

test('A domino comes once', () => {
  expect(whyNot(BEFORE_LAST, 'line 1 19 20 22')).toBe('not-in-deck');
});

/** Every king chooses, and then the next line is due. */
const KINGS = 'king 1; pick 1; king 1; pick 3; king 2; pick 7; king 2; pick 10';

test.each([
  ['', 10626, 4845],
  ['deck=base', 194580, 135751],
  ['size=7', 194580, 135751],
])('With "%s" a line is any four of the dominoes not yet shown: %i at first, then %i', (options, first, second) => {
  expect(discovery.chanceCount(play(options))).toBe(first);
  expect(discovery.chanceCount(play(options, `line 1 3 7 10; ${KINGS}`))).toBe(second);
});

test('Dominoes beyond 24 come only with the base deck', () => {
  expect(whyNot(play(''), 'line 1 3 5 48')).toBe('not-in-deck');
  expect(whyNot(play('deck=base'), 'line 1 3 5 48')).toBeNull();
});
