import { expect, test } from 'vitest';
import { loadAreas } from '../../src/i18n/index.ts';
import { signedTotal, total } from '../../src/study/number-format.ts';

test('no chance of a game is above 100 %: mistakes that cost more than one game are counted in wins', async () => {
  await loadAreas('study');
  expect([total(0.286), total(1), total(2.86), signedTotal(-0.286), signedTotal(-2.86)]).toEqual([
    '28.6%',
    '100.0%',
    '2.9 wins',
    '-28.6%',
    '-2.9 wins',
  ]);
});
