import { discovery, duel } from '@castellan/rules';
import { expect, test } from 'vitest';

test.each([duel, discovery])('A text of up to two hundred letters is read, a longer one is refused unread', (game) => {
  expect(game.parseAction('x'.repeat(200))).toMatchObject({ error: { code: 'unknown-action' } });
  expect(game.parseAction('x'.repeat(201))).toMatchObject({ error: { code: 'too-long' } });
});

test('What nobody could read is told, but no more than forty letters of it', () => {
  expect(duel.parseAction('x'.repeat(40))).toMatchObject({ error: { found: 'x'.repeat(40) } });
  expect(duel.parseAction('x'.repeat(41))).toMatchObject({ error: { found: `${'x'.repeat(40)}…` } });
});
