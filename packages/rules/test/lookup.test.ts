import { discoveryRules, duelRules, isGameName } from '@castellan/rules';
import { findRules, rulesOf } from '@castellan/rules/lookup';
import { expect, test } from 'vitest';

test('Rules are found by the name of their game, and by no other word', () => {
  expect([findRules('duel')?.name, findRules('discovery')?.name]).toEqual(['duel', 'discovery']);
  expect([rulesOf('duel').name, rulesOf('discovery').name]).toEqual([duelRules.name, discoveryRules.name]);
  for (const word of ['', 'Duel', 'chess', 'duel '])
    expect([word, findRules(word), isGameName(word)]).toEqual([word, null, false]);
  for (const word of ['duel', 'discovery']) expect(isGameName(word)).toBe(true);
});
