import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Heartbeat } from '../src/heartbeat.ts';
import { openStore } from '../src/index.ts';
import type { ServerStore } from '../src/stores/index.ts';
import { type Browser, seatTwo, startServer } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';
import { startMain } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'castellan-downtime-'));
let postgres: PostgresUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['memory', async () => 'memory:'],
  ['SQLite', async () => `sqlite:${join(folder, 'beats.db')}`],
  ['PostgreSQL', () => postgres.database('beats')],
])('the heartbeat in %s', (_, url) => {
  let store: ServerStore;
  let now = 0;
  const node = () => new Heartbeat(store, () => now);
  beforeAll(async () => {
    store = await openStore(await url());
    return () => store.close();
  });

  test('tells a node that starts how long no node was there', async () => {
    now = 1_000_000;
    const first = node();
    await first.beat();
    expect(await first.outages()).toEqual([]);
    now += 22_000;
    // Of two that start at once one finds it, and both know it.
    const [one, two] = [node(), node()];
    await Promise.all([one.beat(), two.beat()]);
    const outages = [{ from: 1_000_000, until: 1_022_000 }];
    for (const each of [one, two]) expect(await each.outages()).toEqual(outages);
    await one.settle(outages);
    await two.beat();
    const later = node();
    await later.beat();
    for (const each of [one, two, later]) expect(await each.outages()).toEqual([]);
  });

  test('tells a node that was away while another served that nobody missed anything', async () => {
    const [here, there] = [node(), node()];
    await Promise.all([here.beat(), there.beat()]);
    for (let seconds = 0; seconds < 60; seconds += 2) {
      now += 2000;
      await here.beat();
    }
    expect(await there.outages()).toEqual([]);
    const started = node();
    await started.beat();
    expect(await started.outages()).toEqual([]);
  });

  test('finds the gap of a node that stood still before it decides anything', async () => {
    const alone = node();
    await alone.beat();
    const from = now;
    now += 9000;
    expect(await alone.outages()).toEqual([{ from, until: now }]);
    await alone.settle([{ from, until: now }]);
  });
});

const BLITZ = { time: { type: 'clock', seconds: 20, increment: 0 } } as const;

const creditsIn = async (browser: Browser, id: string): Promise<number[]> =>
  (await browser.client.log(id)).events.flatMap(({ event }) => (event.type === 'time-credited' ? [event.ms] : []));

test('a server that was killed and came back a minute later charges nobody for that minute', async () => {
  const path = join(folder, 'killed.db');
  const env = { DATABASE_URL: `sqlite:${path}` };
  const first = await startMain(env);
  const { id, ada, ben } = await seatTwo(first.base, 'duel', first.base, BLITZ);
  const untouched = await seatTwo(first.base, 'duel', first.base, BLITZ);
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  // As if a minute had gone by since: all that it wrote is a minute older.
  const db = new DatabaseSync(path);
  db.exec(`UPDATE events SET at = at - 60000; UPDATE notes SET due = due - 60000 WHERE kind = 'heartbeat'`);
  db.close();
  const second = await startMain(env);
  for (const browser of [ada, ben, untouched.ben]) browser.goTo(second.base);
  await expect(ben.client.command(id, { type: 'claim-time' })).rejects.toMatchObject({ message: 'time-left' });
  const [ms] = await creditsIn(ben, id);
  expect(ms).toBeGreaterThan(55_000);
  expect(ms).toBeLessThan(120_000);
  await ada.client.command(id, { type: 'act', action: 'pick 1' });
  // Games that nobody touches get it back too: lists and pages show the right time.
  await vi.waitUntil(async () => (await creditsIn(untouched.ben, untouched.id)).length === 1, { timeout: 60_000 });
  second.child.kill('SIGTERM');
  await second.ended;
});

test('a server that stood still for seconds charges nobody for them', async () => {
  const server = await startMain({ DATABASE_URL: `sqlite:${join(folder, 'paused.db')}` });
  const { id, ben } = await seatTwo(server.base, 'duel', server.base, BLITZ);
  server.child.kill('SIGSTOP');
  await wait(6000);
  server.child.kill('SIGCONT');
  await vi.waitUntil(async () => (await creditsIn(ben, id)).length > 0, { timeout: 60_000 });
  expect((await creditsIn(ben, id))[0]).toBeGreaterThan(5000);
  server.child.kill('SIGTERM');
  await server.ended;
});

test('a node that joins another one that serves gives nothing back', async () => {
  const env = { DATABASE_URL: await postgres.database('joins') };
  const here = await startServer(env);
  const { id, ben } = await seatTwo(here.base, 'duel', here.base, BLITZ);
  await wait(2500);
  const there = await startServer(env);
  ben.goTo(there.base);
  await expect(ben.client.command(id, { type: 'claim-time' })).rejects.toMatchObject({ message: 'time-left' });
  expect(await creditsIn(ben, id)).toEqual([]);
  await there.stop();
  await here.stop();
});
