import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type LostRow, lostBy } from '../lost-report.ts';
import { keepSeries, readSeries } from '../series.ts';

const folder = mkdtempSync(join(tmpdir(), 'castellan-series-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const player = (lost: number, counted: number) => ({ lost, drafting: 0, counted });

const ROWS: readonly LostRow[] = [
  // One of ten stretches: a novice who gives away 0.2 in it gives away 2 in the game, on average.
  { levels: ['novice', 'page'], seed: 1, stretches: 10, players: [player(0.2, 2), player(0.01, 3)] },
  {
    levels: ['novice', 'novice'],
    seed: 2,
    stretches: 20,
    players: [player(0.3, 1), player(0.1, 0)],
    rolled: [{ analysed: 0.3, rolled: 0.25 }, null],
  },
];

test('what a stretch gives away stands for the whole game, and a game of a level with itself counts once', () => {
  const { games, lost, counted } = lostBy('novice', ROWS);
  expect(games).toBe(2);
  expect(lost.mean).toBeCloseTo((10 * 0.2 + 20 * 0.2) / 2);
  expect(lost.error).toBeCloseTo(1);
  expect(counted.mean).toBeCloseTo((10 * 2 + 20 * 0.5) / 2);
  expect(lostBy('page', ROWS).lost.mean).toBeCloseTo(0.1);
});

test('rollouts correct what the analysis says, a decision for all that were counted', () => {
  const { rolled, correction, judged, lost } = lostBy('novice', ROWS);
  expect(rolled).toBe(1);
  expect(correction.mean).toBeCloseTo((20 * (0.25 - 0.3)) / 2);
  expect(judged.mean).toBeCloseTo(lost.mean + correction.mean);
});

test('a series goes on with its file, and not with that of another evaluator', () => {
  const file = join(folder, 'rows.json');
  const version = { rules: 1, weights: 'abc', depth: 'quick' } as const;
  expect(readSeries(file, version)).toEqual([]);
  keepSeries(file, ROWS, { version, nodes: 10 });
  expect(readSeries(file, version)).toEqual(ROWS);
  expect(() => readSeries(file, { ...version, weights: 'abd' })).toThrow('begin another');
});
