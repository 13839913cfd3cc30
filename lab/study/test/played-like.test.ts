import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@castellan/ai';
import { expect, test } from 'vitest';
import { studiedGame } from '../../../packages/study/src/games/index.ts';
import { distances, type LikeRow, measuredRates, ratedPlayers } from '../played-like-report.ts';

const decisions = (loss: number, spread: number, count = 15) =>
  Array.from({ length: count }, () => [loss, spread] as const);

test('a rate is what was lost of what was at stake, and few decisions give none', () => {
  const row: LikeRow = {
    levels: ['novice', 'page'],
    seed: 1,
    result: 0,
    decisions: [decisions(0.05, 0.1), decisions(0.05, 0.1, 14)],
  };
  expect(ratedPlayers('duel', [row])).toEqual([{ level: 'novice', game: 0, rate: expect.closeTo(0.5) }]);
});

test('a higher level never has a higher rate, and every level is named by its own', () => {
  const players = LEVELS.flatMap((level, index) =>
    Array.from({ length: 10 }, (_, game) => ({ level, game, rate: [0.5, 0.6, 0.3, 0.2, 0.1, 0][index]! })),
  );
  expect(Object.values(measuredRates(players))).toEqual([0.55, 0.55, 0.3, 0.2, 0.1, 0]);
  expect(Math.max(...distances(players))).toBe(1);
  expect(distances(players)).toHaveLength(players.length);
});

test.each(['duel', 'discovery'])('the page compares a player of %s with what was measured', (game) => {
  const report = readFileSync(join(import.meta.dirname, `../results/played-like-${game}.txt`), 'utf8');
  expect(studiedGame(game).measured.rate).toEqual(JSON.parse(/^measured\.rate: (.*)$/m.exec(report)![1]!));
});
