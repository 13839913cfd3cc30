import { expect, test } from 'vitest';
import {
  deadlineOf,
  isTimeControl,
  LONGEST_DAYS,
  LONGEST_INCREMENT,
  LONGEST_SECONDS,
  newClock,
  press,
  type TimeControl,
  timeLeft,
} from '../src/index.ts';

const MINUTE: TimeControl = { type: 'clock', seconds: 60, increment: 5 };
const DAYS: TimeControl = { type: 'days', days: 2 };
const DAY = 24 * 60 * 60 * 1000;

test.each<[TimeControl | object, boolean]>([
  [{ type: 'none' }, true],
  [{ type: 'clock', seconds: 10, increment: 0 }, true],
  [{ type: 'clock', seconds: 9, increment: 0 }, false],
  [{ type: 'clock', seconds: LONGEST_SECONDS, increment: LONGEST_INCREMENT }, true],
  [{ type: 'clock', seconds: LONGEST_SECONDS + 1, increment: 0 }, false],
  [{ type: 'clock', seconds: 60, increment: LONGEST_INCREMENT + 1 }, false],
  [{ type: 'clock', seconds: 60, increment: -1 }, false],
  [{ type: 'clock', seconds: 60.5, increment: 0 }, false],
  [{ type: 'days', days: 1 }, true],
  [{ type: 'days', days: 0 }, false],
  [{ type: 'days', days: LONGEST_DAYS }, true],
  [{ type: 'days', days: LONGEST_DAYS + 1 }, false],
  [{ type: 'sand', seconds: 60, increment: 0 }, false],
])('%j can be played by: %s', (time, can) => {
  expect(isTimeControl(time as TimeControl)).toBe(can);
});

test('four hours, five minutes a move and two weeks are the most', () => {
  expect([LONGEST_SECONDS, LONGEST_INCREMENT, LONGEST_DAYS]).toEqual([14_400, 300, 14]);
});

test('a clock begins full and stands still', () => {
  expect(newClock({ type: 'none' })).toBeNull();
  expect(newClock(MINUTE)).toEqual({ left: [60_000, 60_000], running: null, since: 0 });
  expect(newClock(DAYS)).toEqual({ left: [2 * DAY, 2 * DAY], running: null, since: 0 });
});

test('who presses gets the increment, and the other time runs', () => {
  const first = press(newClock(MINUTE)!, MINUTE, 1, 1000);
  expect(first).toEqual({ left: [60_000, 60_000], running: 1, since: 1000 });
  expect(press(first, MINUTE, 2, 11_000)).toEqual({ left: [55_000, 60_000], running: 2, since: 11_000 });
});

test('who overstepped without being claimed against goes on with the increment alone', () => {
  const first = press(newClock(MINUTE)!, MINUTE, 1, 0);
  expect(press(first, MINUTE, null, 90_000)).toEqual({ left: [5000, 60_000], running: null, since: 90_000 });
});

test('with days a move every move has all of them', () => {
  const first = press(newClock(DAYS)!, DAYS, 2, 0);
  expect(press(first, DAYS, 1, DAY)).toEqual({ left: [2 * DAY, 2 * DAY], running: 1, since: DAY });
});

test('what is left runs down for one player only, and never below nothing', () => {
  const clock = press(newClock(MINUTE)!, MINUTE, 2, 1000);
  expect([timeLeft(clock, 1, 31_000), timeLeft(clock, 2, 31_000)]).toEqual([60_000, 30_000]);
  expect(timeLeft(clock, 2, 100_000)).toBe(0);
});

test('the time is up when what is left has passed since the clock was pressed', () => {
  expect(deadlineOf(null)).toBeNull();
  expect(deadlineOf(newClock(MINUTE))).toBeNull();
  expect(deadlineOf(press(newClock(MINUTE)!, MINUTE, 2, 1000))).toBe(61_000);
});
