import { PRINTED_SHEET } from '@castellan/rules';
import { expect, test } from 'vitest';
import { canShow, diceMatter, rollsShowing } from '../../../src/games/duel/dice-entry.tsx';

const { dice } = PRINTED_SHEET;

test('two crosses on quarters are on the third die alone: the rest follows', () => {
  expect(rollsShowing(dice, ['q++', 'd+', 'f', '?'])).toEqual([['?', 'f', 'q++', 'd+']]);
});

test('four faces in any order are the same roll', () => {
  expect(rollsShowing(dice, ['d+', '?', 'q++', 'f'])).toEqual(rollsShowing(dice, ['q++', 'd+', 'f', '?']));
});

test('where several dice can show a face, every way is found once', () => {
  const ways = rollsShowing(dice, ['s', 's', 's', 's']);
  expect(ways).toEqual([['s', 's', 's', 's']]);
  const mixed = rollsShowing(dice, ['d', 'd', 's', 'S']);
  expect(mixed.length).toBeGreaterThan(1);
  expect(new Set(mixed.map(String)).size).toBe(mixed.length);
  for (const faces of mixed) expect(faces.every((face, die) => dice[die]!.includes(face))).toBe(true);
});

test('a face that no other die has is offered no second time', () => {
  expect(canShow(dice, [], 'f++')).toBe(true);
  expect(canShow(dice, ['f++'], 'q++')).toBe(false);
  expect(canShow(dice, ['?'], '?')).toBe(true);
  expect(canShow(dice, ['?', '?'], '?')).toBe(false);
});

test('which die shows what matters only for who holds Turn', () => {
  const player = (...powers: string[]) => ({ powers }) as never;
  expect(diceMatter({ players: [player(), player('free', 'both')] })).toBe(false);
  expect(diceMatter({ players: [player(), player('turn')] })).toBe(true);
});
