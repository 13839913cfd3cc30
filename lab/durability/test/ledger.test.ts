import { Host, type Logged, MemoryStore, shown, summaryOf } from '@castellan/match';
import { must } from '@castellan/rules';
import { expect, test } from 'vitest';
import { audit } from '../ledger.ts';

test('an acknowledged command that the store does not have is named by the verdict', async () => {
  const store = new MemoryStore();
  const host = new Host({ store, now: () => 7 });
  const players = ([1, 2] as const).map((seat) => ({ name: 'P', seat }));
  must(await host.create('g', { game: 'discovery', options: [], chance: { type: 'own' } }, players));
  const said = must(await host.submit('g', 1, 'abc', { type: 'say', phrase: 'hello' }));
  const events = said.events.map((logged) => shown(logged) as Logged);
  const receipts = [{ game: 'g', command: '1:abc', events }];
  expect(await audit(store, receipts, new Map())).toMatchObject({ receipts: 1, lost: [], problems: [] });

  // The same store after it lost its last event.
  const behind = new MemoryStore();
  await behind.append('g', 0, 'create', (await host.log('g')).slice(0, -1), summaryOf((await host.match('g'))!));
  const { lost, problems } = await audit(behind, receipts, new Map());
  expect(lost).toEqual([
    expect.stringMatching(/^g: command 1:abc, acknowledged with .*"said","seat":1,"phrase":"hello"/),
  ]);
  expect(problems).toContain('g: 1:abc was acknowledged and is there 0 times');
});
