import { expect, test } from 'vitest';
import { RecentMap } from '../src/recent-map.ts';

test('what was used last stays, what was unused the longest makes way', () => {
  const map = new RecentMap<number>(2);
  map.set('one', 1);
  map.set('two', 2);
  expect(map.get('one')).toBe(1);
  map.set('three', 3);
  expect(['one', 'two', 'three'].map((key) => map.get(key))).toEqual([1, undefined, 3]);
});

test('what is set again counts once, with its newest value', () => {
  const map = new RecentMap<number>(2);
  map.set('one', 1);
  map.set('two', 2);
  map.set('two', 3);
  expect([map.get('one'), map.get('two')]).toEqual([1, 3]);
});
