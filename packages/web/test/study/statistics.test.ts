import { duel, must } from '@castellan/rules';
import { expect, test } from 'vitest';
import { newGame } from '../../src/play/game-info.ts';
import { outcomeOf } from '../../src/play/results.ts';
import { outcomesOf } from '../../src/study/my-record.ts';
import { bestOf } from '../../src/study/statistics-screen.tsx';
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

test('a game that was left is not among my best scores', () => {
  const scored = (info: typeof played, mine: number) => ({ info, scores: { mine, theirs: 0 } }) as never;
  const [whole, resigned] = [scored(played, 5), scored(left, 9)];
  expect(bestOf([resigned, whole])).toEqual([whole]);
});

test('a victory that both share is counted as such, and not among the draws', () => {
  const ended = (edition: string) =>
    must(
      duel.parsePosition(
        `edition=${edition} round=2 phase=over seat=1 dice=d1,d1,D2,D2 map1=s+f++* map2=s+f++* castle1=spent castle2=spent done1=pass done2=pass`.split(
          ' ',
        ),
      ),
    );
  const [shared, drawn] = ['pl', 'en'].map((edition) => outcomeOf(played, ended(edition), 1));
  expect([shared, drawn]).toEqual(['shared', 'drawn']);
  expect(outcomesOf([])).toEqual(['won', 'drawn', 'lost']);
  expect(outcomesOf([{ outcome: shared! }])).toEqual(['won', 'shared', 'lost']);
  expect(outcomesOf([{ outcome: shared! }, { outcome: drawn! }])).toEqual(['won', 'shared', 'drawn', 'lost']);
});
