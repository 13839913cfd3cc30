import { expect, test } from 'vitest';
import { part } from '../../src/games/part.ts';

test('a part is loaded once, however often it is asked for', async () => {
  let asked = 0;
  const table = part(async () => ++asked);
  expect(table.loaded).toBeNull();
  expect(await Promise.all([table.load(), table.load()])).toEqual([1, 1]);
  expect([table.loaded, await table.load()]).toEqual([1, 1]);
});

test('a part that did not arrive is asked for again', async () => {
  let connected = false;
  const table = part(async () => {
    if (!connected) throw new Error('offline');
    return 'there';
  });
  await expect(table.load()).rejects.toThrow('offline');
  expect(table.loaded).toBeNull();
  connected = true;
  expect(await table.load()).toBe('there');
});
