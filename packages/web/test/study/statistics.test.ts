import { expect, test } from 'vitest';
import { newGame } from '../../src/play/game-info.ts';
import { whyNone } from '../../src/study/trend.tsx';

const played = newGame('duel', { id: 'a', options: [], actions: [], over: true });
const left = { ...played, ending: { kind: 'resigned', winner: 2 } } as unknown as typeof played;

test('whose games are all analysed is not asked to analyse them', () => {
  expect(whyNone([])).toBe('noTrend');
  expect(
    whyNone([
      { info: played, analysed: true },
      { info: played, analysed: false },
    ]),
  ).toBe('noTrend');
  expect(
    whyNone([
      { info: played, analysed: true },
      { info: left, analysed: false },
    ]),
  ).toBe('noneRated');
});
