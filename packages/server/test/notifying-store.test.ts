import { Host, MemoryStore } from '@castellan/match';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { newMetrics } from '../src/metrics.ts';
import { LocalNotifications } from '../src/notifications.ts';
import { NotifyingStore } from '../src/notifying-store.ts';

test('a line of the log says which game, which number and which command', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const store = new MemoryStore();
  const host = new Host({ store: new NotifyingStore(store, new LocalNotifications(), newMetrics(), log) });
  await host.create('g', { game: 'duel', options: [] });
  await host.join('g', 'seat', { name: 'Ada' });
  store.append = async () => {
    throw new Error('disk full');
  };
  await expect(host.join('g', 'lost', { name: 'Ben' })).rejects.toThrow('disk full');
  expect(lines).toMatchObject([
    { level: 20, game: 'g', seq: 1, command: 'create', msg: 'committed' },
    { level: 20, game: 'g', seq: 2, command: 'join:seat', msg: 'committed' },
    { level: 50, game: 'g', seq: 3, command: 'join:lost', err: { message: 'disk full' } },
  ]);
});
