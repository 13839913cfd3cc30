import { expect, test } from 'vitest';
import { areKnown } from '../src/table/known-names.ts';

test('the names go after two games of that game have ended on this device', () => {
  const ended = { game: 'duel', over: true } as const;
  expect(areKnown('duel', [ended])).toBe(false);
  expect(areKnown('duel', [ended, { game: 'duel', over: false }, { game: 'discovery', over: true }])).toBe(false);
  expect(areKnown('duel', [ended, ended])).toBe(true);
});
