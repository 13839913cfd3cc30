import { duel, must } from '@castellan/rules';
import { expect, test } from 'vitest';

test('who insists on a value is told what came instead', () => {
  expect(must(duel.parseAction('pass'))).toEqual({ type: 'pass' });
  expect(() => must(duel.parseAction('dance'))).toThrow(
    'expected a value, got {"code":"unknown-action","at":0,"found":"dance"}',
  );
});
