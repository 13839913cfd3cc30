import { expect, test } from 'vitest';
import { decideCredit, Host, MemoryStore, matchOf, type Outage, timeLeft } from '../src/index.ts';
import { ADA, BEN, SEEDED } from './playing.ts';

/** Two at a game with 20 seconds each, the first to act; time and outages are the test's. */
async function blitz() {
  const store = new MemoryStore();
  const world = { now: 1000, outages: [] as readonly Outage[] };
  const host = new Host({ store, now: () => world.now, due: (match, now) => decideCredit(match, world.outages, now) });
  await host.create('g', { ...SEEDED(1), time: { type: 'clock', seconds: 20, increment: 0 } }, [ADA, BEN]);
  const claim = async (id: string) => {
    const answer = await host.submit('g', 2, id, { type: 'claim-time' });
    return answer.ok ? 'won' : answer.error.code;
  };
  const left = async () => {
    const match = (await host.match('g'))!;
    return timeLeft(match.clock!, 1, world.now);
  };
  return { store, world, host, claim, left };
}

test('the time without a server is not mine: the claim against me is refused, and I have what I had', async () => {
  const { store, world, host, claim, left } = await blitz();
  world.outages = [{ from: 6000, until: 28_000 }];
  world.now = 29_000;
  expect(await claim('a')).toBe('time-left');
  expect(await left()).toBe(14_000);
  // It is in the log, once: any reader comes to the same.
  const log = await store.read('g', 0);
  expect(log.filter(({ event }) => event.type === 'time-credited').map(({ event }) => event)).toEqual([
    { type: 'time-credited', seat: 1, ms: 22_000, until: 28_000 },
  ]);
  expect(matchOf('g', log).clock).toEqual((await host.match('g'))!.clock);
  expect(await claim('b')).toBe('time-left');
  world.now = 43_001;
  expect(await claim('c')).toBe('won');
  expect((await store.read('g', 0)).filter(({ event }) => event.type === 'time-credited')).toHaveLength(1);
});

test('two outages are given back, each for the time that my clock ran in it', async () => {
  const { store, world, host, left } = await blitz();
  world.outages = [
    { from: 0, until: 4000 },
    { from: 10_000, until: 20_000 },
  ];
  world.now = 21_000;
  await host.settle('g');
  expect(await left()).toBe(20_000 - 7000);
  const other = new Host({ store, now: () => world.now, due: (match, now) => decideCredit(match, world.outages, now) });
  await Promise.all([host.settle('g'), other.settle('g')]);
  expect(await left()).toBe(20_000 - 7000);
});

test('who was late before the server went away stays late', async () => {
  const { world, claim } = await blitz();
  world.outages = [{ from: 25_000, until: 90_000 }];
  world.now = 91_000;
  expect(await claim('a')).toBe('won');
});

test('what happened before my time ran is no gift, and a game without a clock hears of nothing', async () => {
  const { store, world, host } = await blitz();
  await host.create('free', SEEDED(2), [ADA, BEN]);
  world.outages = [{ from: 100, until: 900 }];
  for (const id of ['g', 'free']) await host.settle(id);
  world.outages = [{ from: 2000, until: 9000 }];
  world.now = 9000;
  await host.settle('free');
  for (const id of ['g', 'free'])
    expect((await store.read(id, 0)).filter(({ event }) => event.type === 'time-credited')).toEqual([]);
});
