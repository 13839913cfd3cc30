import { expect, test } from 'vitest';
import { binRows, binsOf } from '../bins.ts';

test('values are put into ten bins, the last with its end', () => {
  const bins = binsOf([
    { win: 0.05, result: 0, game: 0 },
    { win: 0.95, result: 1, game: 1 },
    { win: 1, result: 0.5, game: 2 },
  ]);
  expect(bins.map((bin) => bin?.moments ?? 0)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(bins[9]!.forecast).toBeCloseTo(0.975);
  expect(bins[9]!.came).toBeCloseTo(0.75);
});

test('many moments of a game are as sure as one of them', () => {
  const moments = (times: number) =>
    binsOf(
      [0, 1, 0, 1].flatMap((result, game) => Array.from({ length: times }, () => ({ win: 0.55, result, game }))),
    )[5]!;
  expect(moments(1).error).toBeCloseTo(Math.sqrt(1 / 12));
  expect(moments(9).error).toBeCloseTo(moments(1).error);
  expect(moments(9)).toMatchObject({ moments: 36, games: 4 });
});

test('a bin is forecast in one line, and one game has no interval', () => {
  const rows = binRows([{ win: 0.25, result: 1, game: 3 }]);
  expect(rows[2]).toEqual(['20 to 30 %', 'forecast 25.0, came 100.0, so 75.0 ± NaN more (1 moments of 1 games)']);
  expect(rows[3]).toEqual(['30 to 40 %', 'never']);
});
