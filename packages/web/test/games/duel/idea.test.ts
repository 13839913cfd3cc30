import { expect, test } from 'vitest';
import { ideaOf } from '../../../src/games/duel/result.tsx';
import { loadAreas } from '../../../src/i18n/index.ts';
import { textOf } from '../../../src/i18n/message.ts';

const LARGEST = { kind: 'd', squares: ['a1', 'a2', 'a3'], marks: 1, points: 3 } as const;

test('after a loss the idea is the castle, if I never used it, and otherwise one cross more', async () => {
  await loadAreas('duel', 'finale');
  expect(textOf(ideaOf(LARGEST, true).said)).toBe(
    'An idea for next time: you did not use your castle. Its cross on your largest domain, dot, brings 3 points.',
  );
  expect(textOf(ideaOf(LARGEST, false).said)).toBe(
    'An idea for next time: your largest domain is dot, 3 squares. One more cross there brings 3 points.',
  );
});
