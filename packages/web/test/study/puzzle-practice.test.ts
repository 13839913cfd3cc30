import type { Puzzle } from '@castellan/study';
import { loadPuzzles, ratingOf } from '@castellan/study';
import { expect, test } from 'vitest';
import { filterIn } from '../../src/study/puzzle-choice.ts';
import { dueAgain, noteAttempt, puzzleHistory } from '../../src/study/puzzle-history.ts';
import { puzzleRecord, rateAnswer, saveRow } from '../../src/study/puzzle-rating.ts';
import { bestStorm, clockText, noteStorm, stormPuzzles } from '../../src/study/storm.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOON = new Date(2026, 10, 18, 12).getTime();

test('a puzzle that I missed is due again tomorrow, and later once I find it', () => {
  noteAttempt('missed', 'missed', NOON);
  noteAttempt('second', 'second', NOON + 1);
  noteAttempt('found', 'first', NOON + 2);
  expect(dueAgain(NOON)).toEqual([]);
  // In the morning, too: it is due on the day, not at the hour.
  expect(dueAgain(NOON + DAY - 6 * 60 * 60 * 1000)).toEqual(['missed', 'second']);
  noteAttempt('missed', 'first', NOON + DAY);
  expect(dueAgain(NOON + DAY)).toEqual(['second']);
  expect(dueAgain(NOON + 4 * DAY)).toEqual(['second', 'missed']);
  expect(puzzleHistory.value.attempts.map(({ id, result }) => `${id} ${result}`)).toEqual([
    'missed first',
    'found first',
    'second second',
    'missed missed',
  ]);
});

test('a puzzle found five times in a row is learned', () => {
  noteAttempt('hard', 'missed', NOON);
  for (let time = 1; time <= 5; time++) noteAttempt('hard', 'first', NOON + time);
  expect(dueAgain(NOON + 1000 * DAY)).not.toContain('hard');
});

test('the row survives a right second answer, the rating counts the first', () => {
  const puzzle = { game: 'duel', found: [20, 20, 20, 20, 20, 20] } as unknown as Puzzle;
  rateAnswer(puzzle, true, 1000);
  rateAnswer(puzzle, true, 2000);
  rateAnswer(puzzle, false, 3000);
  expect(puzzleRecord.value.inRow).toBe(0);
  const { rating } = puzzleRecord.value;
  saveRow();
  expect(puzzleRecord.value).toEqual({ rating, inRow: 2 });
});

test('a storm goes from easy to hard, without asking anything twice', async () => {
  const all = await loadPuzzles('duel');
  const puzzles = stormPuzzles(all, () => 0.99);
  const ratings = puzzles.map(ratingOf);
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  expect(stormPuzzles(all, () => 0)[0]!.id).not.toBe(puzzles[0]!.id);
});

test('only a better storm replaces my best one, game by game', () => {
  expect(noteStorm('duel', 0)).toBe(false);
  expect(bestStorm('duel')).toBe(null);
  expect([noteStorm('duel', 4), noteStorm('duel', 4), noteStorm('discovery', 1)]).toEqual([true, false, true]);
  expect([bestStorm('duel'), bestStorm('discovery')]).toEqual([4, 1]);
});

test('a second that has begun is still on the clock', () => {
  expect([180, 64.2, 0.1, -3].map(clockText)).toEqual(['3:00', '1:05', '0:01', '0:00']);
});

test.each([
  ['theme=denial&game=duel', { game: 'duel', level: 'all', theme: 'denial' }],
  ['game=discovery', { game: 'discovery', level: 'all', theme: 'all' }],
  ['theme=nonsense', null],
  ['', null],
])('a practice link "%s" chooses its puzzles', (query, filter) => {
  expect(filterIn(new URLSearchParams(query))).toEqual(filter);
});
