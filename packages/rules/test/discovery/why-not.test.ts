import { discovery, must } from '@castellan/rules';
import { expect, test } from 'vitest';
import { ILLEGAL } from './refusals.ts';

test.each(ILLEGAL)('%s is not legal, and the reason is told', (_, state, attempt, why) => {
  const action = typeof attempt === 'string' ? must(discovery.parseAction(attempt)) : attempt;
  expect(discovery.whyNot(state, action)).toEqual(why);
  expect(discovery.apply(state, action)).toEqual({ ok: false, error: why });
});

test('An action that is not legal changes nothing', () => {
  for (const [, state, attempt] of ILLEGAL) {
    const before = JSON.stringify(state);
    discovery.apply(state, typeof attempt === 'string' ? must(discovery.parseAction(attempt)) : attempt);
    expect(JSON.stringify(state)).toBe(before);
  }
});
