import { expect, test } from 'vitest';
import { chanceAgainst, levelAfter, type Played } from '../src/play/adapt.ts';
import { LEVELS, type Level } from '../src/play/levels.ts';

const results = (level: Level, ...shares: readonly number[]): Played[] => shares.map((share) => ({ level, share }));

test('who has not played yet meets the squire', () => {
  expect(levelAfter([])).toBe('squire');
});

test('who keeps losing meets someone easier, who keeps winning someone harder', () => {
  expect(levelAfter(results('squire', 0, 0, 0, 0))).toBe('page');
  expect(levelAfter(results('squire', 1, 1, 1, 1))).toBe('knight');
  expect(levelAfter([...results('novice', 0, 0, 0), ...results('page', 0, 0, 0, 0)])).toBe('novice');
  expect(levelAfter([...results('castellan', 1, 1, 1, 1), ...results('steward', 1, 1, 1, 1)])).toBe('castellan');
});

test('who wins every other game stays, and one game does not move anybody', () => {
  expect(levelAfter(results('knight', 1, 0, 1, 0, 1, 0, 1, 0))).toBe('knight');
  for (const share of [0, 0.5, 1]) expect(levelAfter(results('squire', share))).toBe('squire');
});

test('the latest games count most', () => {
  const lately = [...results('squire', 1, 1, 1, 1, 1), ...results('squire', 0, 0, 0, 0, 0)];
  const before = lately.toReversed();
  expect(chanceAgainst('squire', lately)!).toBeGreaterThan(chanceAgainst('squire', before)!);
});

test('what one should win is told after three games, and falls from level to level', () => {
  expect(chanceAgainst('page', results('page', 1, 0))).toBeNull();
  const chances = LEVELS.map((level) => chanceAgainst(level, results('page', 1, 0, 1))!);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
});
