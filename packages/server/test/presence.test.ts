import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notification, Notifications } from '../src/notifications.ts';
import { parseNotification } from '../src/postgres-notifications.ts';
import { Presence } from '../src/presence.ts';

/** Two nodes in one room: whatever one says, the other hears. */
function room() {
  const listeners: { node: string; hear: (notification: Notification) => void }[] = [];
  const lost = { now: false };
  const join = (node: string): Notifications => ({
    node,
    publish: (notification) => {
      if (!lost.now) for (const one of listeners) if (one.node !== node) one.hear(notification);
    },
    listen: (hear) => listeners.push({ node, hear }),
    close: async () => {},
  });
  return { join, lost };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who has the page open on another node is there, and gone when they leave', () => {
  const { join } = room();
  const told: string[] = [];
  const here = new Presence(join('a'), 1000, (game) => told.push(game));
  const there = new Presence(join('b'), 1000, () => {});
  const leave = there.arrive('g', 2);
  expect(here.of('g')).toEqual([false, true]);
  const leaveSecondPage = there.arrive('g', 2);
  leave();
  expect(here.of('g')).toEqual([false, true]);
  leaveSecondPage();
  expect(here.of('g')).toEqual([false, false]);
  expect(told).toEqual(['g', 'g']);
});

test('a node that dies without a word is forgotten, one that goes on beating is not', () => {
  const { join, lost } = room();
  const here = new Presence(join('a'), 1000, () => {});
  const there = new Presence(join('b'), 1000, () => {});
  there.arrive('g', 1);
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(1000);
    there.beat();
    here.beat();
  }
  expect(here.of('g')).toEqual([true, false]);
  lost.now = true;
  vi.advanceTimersByTime(3000);
  there.beat();
  here.beat();
  expect(here.of('g')).toEqual([false, false]);
});

test('a notification that makes no sense is not heard', () => {
  expect(parseNotification('abc:12', 'n')).toEqual({ type: 'seq', game: 'abc', seq: 12 });
  expect(parseNotification('abc!3', 'n')).toEqual({ type: 'presence', game: 'abc', seats: 3, node: 'n' });
  for (const word of ['', 'abc', ':1', 'abc:', 'abc:x', 'ABC:1', 'abc:1;drop'])
    expect(parseNotification(word, 'n')).toBe(null);
});
