import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  adoptNickname,
  closeTable,
  forgetTable,
  keyOf,
  nickname,
  rememberTable,
  setNickname,
} from '../../src/online/memory.ts';
import { tables } from '../../src/online/remembered-tables.ts';
import { fakeStorage } from '../fake-storage.ts';

beforeEach(() => fakeStorage());
afterEach(() => vi.unstubAllGlobals());

test('this browser knows the tables it sat down at, the last one first, and the link of those it opened', () => {
  rememberTable('one', 'duel', 'key of one');
  rememberTable('two', 'discovery');
  expect(tables().map(({ id }) => id)).toEqual(['two', 'one']);
  // Sitting down again keeps the link.
  rememberTable('one', 'duel');
  expect(tables().map(({ id }) => id)).toEqual(['one', 'two']);
  expect([keyOf('one'), keyOf('two')]).toEqual(['key of one', null]);
});

test('a table where the game is over is not asked about again, and one that is gone is forgotten', () => {
  rememberTable('one', 'duel');
  rememberTable('two', 'duel');
  closeTable('one');
  expect(tables().filter(({ over }) => !over)).toMatchObject([{ id: 'two' }]);
  // Looking at it again changes nothing: it was saved once.
  rememberTable('one', 'duel');
  expect(tables().find(({ id }) => id === 'one')).toMatchObject({ over: true, saved: true });
  forgetTable('two');
  expect(tables()).toMatchObject([{ id: 'one', over: true }]);
});

test('it remembers so many and no more, and what it cannot read is nothing', () => {
  for (let i = 0; i < 50; i++) rememberTable(`game ${i}`, 'duel');
  expect(tables()).toHaveLength(30);
  expect(tables()[0]?.id).toBe('game 49');
  localStorage.setItem('castellan.tables', '{');
  expect(tables()).toEqual([]);
});

test('my name comes along to a device that has none, and a guest, an erased player and a name of its own stay', () => {
  for (const name of ['Guest', '?', null, 'Ada', 'Bea']) adoptNickname(name);
  expect(nickname.value).toBe('Ada');
  setNickname('');
});
