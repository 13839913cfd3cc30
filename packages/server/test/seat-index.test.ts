import { Host } from '@castellan/match';
import { expect, test } from 'vitest';
import { dropSeat, gamesOf, SeatNotingStore } from '../src/seat-index.ts';
import { MemoryServerStore } from '../src/stores/memory.ts';

test('who asks to be forgotten in the very moment of sitting down is found there afterwards', async () => {
  const store = new MemoryServerStore();
  const slow = {
    append: async (...request: Parameters<MemoryServerStore['append']>) => {
      await dropSeat(store, 'g', 'ada');
      return store.append(...request);
    },
    read: (id: string, after: number) => store.read(id, after),
  };
  const host = new Host({ store: new SeatNotingStore(slow, store) });
  await host.create('g', { game: 'duel', options: [] });
  await host.join('g', 'j', { name: 'Ada', holder: 'ada' });
  expect(await gamesOf(store, 'ada')).toEqual(['g']);
});
