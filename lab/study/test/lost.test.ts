import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS, type Level } from '@castellan/ai';
import { GAME_NAMES } from '@castellan/rules';
import { afterAll, expect, test } from 'vitest';
import { studiedGame } from '../../../packages/study/src/games/index.ts';
import { type LostRow, lostBy, lostByChoices, measuredLost, shareConfirmed } from '../lost-report.ts';
import { keepSeries, readSeries } from '../series.ts';

const folder = mkdtempSync(join(tmpdir(), 'castellan-series-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const player = (lost: number, counted: number) => ({ lost, drafting: 0, counted });

const rolledOut = (of: number, ...others: readonly (readonly [analysed: number, trials: readonly number[]])[]) => ({
  index: 5,
  of,
  best: 'pick 1',
  others: others.map(([analysed, trials], index) => ({ action: `pick ${index + 2}`, analysed, trials })),
});

const ROWS: readonly LostRow[] = [
  // Chosen one time in ten: a novice who gives away 0.2 in it gives away 2 in the game, on average.
  {
    levels: ['novice', 'page'],
    seed: 1,
    share: 0.1,
    players: [player(0.2, 2), player(0.01, 3)],
    faults: [rolledOut(1, [0.2, []]), null],
    choice: null,
  },
  {
    levels: ['novice', 'novice'],
    seed: 2,
    share: 0.05,
    players: [player(0.3, 1), player(0.1, 0)],
    faults: [rolledOut(3, [0.3, [0.2, 0.3]]), null],
    choice: null,
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

test('rollouts correct what the analysis says, a decision for all in which it found something better', () => {
  const [waiting, rolled] = [ROWS[0]!, ROWS[1]!];
  const nothing = { ...waiting, seed: 3, faults: [null, null] };
  const { tried, correction, judged, lost } = lostBy('novice', [rolled, nothing, waiting, nothing]);
  expect(tried).toBe(2);
  expect(correction.mean).toBeCloseTo((20 * 3 * (0.25 - 0.3)) / 2 / 2);
  expect(judged.mean).toBeCloseTo(lost.mean + correction.mean);
  expect(shareConfirmed(ROWS)).toMatchObject({ mean: expect.closeTo(0.25 / 0.3), decisions: 1 });
});

test("what the analysis's own choices give away lies between careful and hopeful rollouts", () => {
  const row = (seed: number, choice: LostRow['choice']): LostRow => ({ ...ROWS[0]!, seed, share: 0.5, choice });
  // Twice the second is better in every trial, though the analysis liked the first; once nothing is.
  const better = rolledOut(4, [0.02, [-0.1, -0.2]], [0.03, [0.1, 0.1]]);
  const good = rolledOut(4, [0.02, [0.1, 0.2]], [0.03, [0.1, 0.1]]);
  const { least, most, decisions } = lostByChoices([row(1, better), row(2, better), row(3, good), row(4, null)]);
  expect(decisions).toBe(3);
  expect(most.mean).toBeCloseTo((2 * 2 * 2 * 0.15) / 4);
  expect(least.mean).toBeCloseTo(most.mean);
  // Trials that contradict each other promise something only to an evaluation of all of them.
  const noisy = [
    [-0.5, 0.3],
    [0.3, -0.5],
    [0.6, 0.6],
    [0.6, 0.6],
  ].map((trials, seed) => row(seed, rolledOut(4, [0, trials])));
  expect(lostByChoices(noisy).most.mean).toBeCloseTo((2 * 4 * 0.1) / 4);
  expect(lostByChoices(noisy).least.mean).toBeLessThan(0);
});

test.each(GAME_NAMES)('"played like" in %s rests on what was measured', (name) => {
  const report = readFileSync(new URL(`../results/lost-${name}.txt`, import.meta.url), 'utf8');
  expect(report).toContain('standard depth');
  expect(studiedGame(name).measured.lost).toEqual(JSON.parse(/^measured\.lost: (.*)$/m.exec(report)![1]!));
});

test('no level is said to give away more than the one below it', () => {
  const one = (level: Level, lost: number): LostRow => ({
    ...ROWS[0]!,
    levels: [level, level],
    share: 1,
    players: [player(lost, 1), player(lost, 1)],
  });
  const rows = LEVELS.map((level, index) => one(level, [1.2, 1.5, 1.1, 0.2, 0.6, 0.1][index]!));
  expect(Object.values(measuredLost(rows))).toEqual([1.35, 1.35, 1.1, 0.4, 0.4, 0.1]);
});

test('a series goes on with its file, and not with that of another evaluator', () => {
  const file = join(folder, 'rows.json');
  const version = { rules: 1, weights: 'abc', depth: 'quick' } as const;
  expect(readSeries(file, version)).toEqual([]);
  keepSeries(file, ROWS, { version, nodes: 10 });
  expect(readSeries(file, version)).toEqual(ROWS);
  expect(() => readSeries(file, { ...version, weights: 'abd' })).toThrow('begin another');
});
