import { must } from '@castellan/rules';
import { expect, test } from 'vitest';
import { Host, MemoryStore } from '../src/index.ts';
import { ADA, BEN } from './playing.ts';
import { storeSuite } from './store-suite.ts';

storeSuite('memory', async () => ({ store: new MemoryStore(), again: null, close: async () => {} }));

test('games in memory are listed the newest first, by what is asked for', async () => {
  const store = new MemoryStore();
  let now = 0;
  const host = new Host({ store, now: () => now });
  const begin = async (id: string, listed: boolean, players = [ADA]) => {
    must(await host.create(id, { game: 'duel', options: [], listed }, players));
  };
  await begin('b', true);
  await begin('a', true);
  now = 1;
  await begin('c', false);
  await begin('d', true, [ADA, BEN]);
  const ids = async (filter: Omit<Parameters<MemoryStore['list']>[0], 'limit'>, limit = 9) =>
    (await store.list({ ...filter, limit })).map(({ id }) => id).join('');
  expect(await ids({})).toBe('cdab');
  expect(await ids({}, 3)).toBe('cda');
  expect([await ids({ listed: true }), await ids({ listed: false })]).toEqual(['dab', 'c']);
  expect([await ids({ status: 'open' }), await ids({ status: 'playing' })]).toEqual(['cab', 'd']);
  expect(await ids({ status: 'open', listed: true })).toBe('ab');
});

test('an event in memory is rewritten where there is one', async () => {
  const store = new MemoryStore();
  must(await new Host({ store }).create('g', { game: 'duel', options: [] }, [ADA, BEN]));
  const log = await store.read('g', 0);
  const rewritten = { ...log[1]!, at: 5 };
  await store.rewrite('g', [rewritten, { ...rewritten, seq: 9 }]);
  await store.rewrite('nowhere', [rewritten]);
  expect(await store.read('g', 0)).toEqual([log[0], rewritten, ...log.slice(2)]);
  expect(await store.read('nowhere', 0)).toEqual([]);
});
