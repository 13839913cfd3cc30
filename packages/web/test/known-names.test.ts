import { expect, test } from 'vitest';
import { areKnown, hasFoundOut } from '../src/table/known-names.ts';

test('the names go after two games of that game have ended on this device', () => {
  const ended = { game: 'duel', over: true } as const;
  expect(areKnown('duel', [ended])).toBe(false);
  expect(areKnown('duel', [ended, { game: 'duel', over: false }, { game: 'discovery', over: true }])).toBe(false);
  expect(areKnown('duel', [ended, ended])).toBe(true);
});

test('in a game the names go when the player has acted for about three rounds', () => {
  expect([0, 7, 8, 40].map(hasFoundOut)).toEqual([false, false, true, true]);
});
