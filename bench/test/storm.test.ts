import { expect, test } from 'vitest';
import { type Received, tally } from '../online/storm/tally.ts';

const sentAt = new Map([1, 2, 3, 4, 5].map((number) => [number, number * 100]));
const received = (...numbers: number[]): Received[] => numbers.map((number) => ({ number, at: number * 100 + 7 }));
const of = (...numbers: number[]) => tally([{ received: received(...numbers), last: 5, sentAt }], 200, 1000);

test('all events in order are all, those from before the storm left out', () => {
  expect(of(1, 2, 3, 4, 5)).toMatchObject({ expected: 4, delivered: 4, deliveredPercent: 100, outOfOrder: 0, p99: 7 });
});

test('an event that never came is missing, and the next one is out of order', () => {
  expect(of(1, 2, 4, 5)).toMatchObject({ expected: 4, delivered: 3, deliveredPercent: 75, outOfOrder: 1, twice: 0 });
  expect(of(1, 2, 3, 4)).toMatchObject({ delivered: 3, outOfOrder: 0 });
});

test('an event that came late, and one that came twice, are seen', () => {
  expect(of(1, 2, 4, 3, 5)).toMatchObject({ delivered: 4, outOfOrder: 2 });
  expect(of(1, 2, 3, 3, 4, 5)).toMatchObject({ delivered: 4, outOfOrder: 0, twice: 1 });
});

test('nearly all is not all', () => {
  const sent = new Map(Array.from({ length: 100_000 }, (_, i) => [i + 1, 1]));
  const missing = Array.from({ length: 99_999 }, (_, i) => ({ number: i + 1, at: 2 }));
  expect(tally([{ received: missing, last: 100_000, sentAt: sent }], 0, 9).deliveredPercent).toBe(99.99);
});
