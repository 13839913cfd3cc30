import { must } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { Host, type HostOptions, type Logged, MemoryStore, type Store } from '../src/index.ts';
import { hostSuite } from './host-suite.ts';
import { ADA, BEN, playOn, SEEDED } from './playing.ts';

const OTHERS = ['other-1', 'other-2'];

/** A host that caches one game, and reads two others after each write of its store, before it is notified. */
function crowdedHost(options: HostOptions): Host {
  const { store } = options;
  const crowd = async (id: string) => {
    if (OTHERS.includes(id)) return;
    for (const other of OTHERS) await host.match(other);
  };
  const crowded: Store = {
    append: async (id, ...request) => {
      const appended = await store.append(id, ...request);
      await crowd(id);
      return appended;
    },
    read: async (id, after) => {
      const events = await store.read(id, after);
      await crowd(id);
      return events;
    },
  };
  const others = new Host({ store });
  for (const other of OTHERS) void others.create(other, SEEDED(1), [ADA, BEN]);
  const host = new Host({ ...options, store: crowded, keep: 1 });
  return host;
}

hostSuite('a host with room for every game', (options) => new Host(options));
hostSuite('a host that has to forget games all the time', crowdedHost);

test('with far more games than fit into memory every one of them is whole, whatever happens at once', async () => {
  const store = new MemoryStore();
  const host = crowdedHost({ store });
  const ids = Array.from({ length: 40 }, (_, i) => `g${i}`);
  const followed: Record<string, number[]> = {};
  await Promise.all(
    ids.map(async (id, i) => {
      must(await host.create(id, SEEDED(i), [ADA, BEN]));
      const seen: number[] = [];
      if (i % 2 === 0) await host.follow(id, 0, ({ seq }) => seen.push(seq));
      followed[id] = seen;
      await playOn(host, id, i, 12);
    }),
  );
  for (const [i, id] of ids.entries()) {
    const log = await host.log(id);
    expect(log).toEqual(await store.read(id, 0));
    expect(log.length).toBeGreaterThan(12);
    if (i % 2 === 0) expect(followed[id]).toEqual(log.map(({ seq }) => seq));
  }
});

test('an id that is taken is refused, and the same creation sent again is the same', async () => {
  const store = new MemoryStore();
  const created = must(await new Host({ store }).create('g', SEEDED(1), [ADA, BEN], 'mine'));
  expect(await new Host({ store }).create('g', SEEDED(2), [], 'other')).toEqual({
    ok: false,
    error: { code: 'id-taken' },
  });
  const again = must(await new Host({ store }).create('g', SEEDED(1), [ADA, BEN], 'mine'));
  expect(again).toMatchObject({ status: 'duplicate', events: created.events });
});

test('a command that others always overtake is told so in the end', async () => {
  const memory = new MemoryStore();
  must(await new Host({ store: memory }).create('g', SEEDED(1), [ADA, BEN]));
  let attempts = 0;
  const store: Store = {
    read: (id, after) => memory.read(id, after),
    append: async () => {
      attempts++;
      return { status: 'conflict' };
    },
  };
  const answer = await new Host({ store }).submit('g', 1, 'x', { type: 'resign' });
  expect([answer, attempts]).toEqual([{ ok: false, error: { code: 'busy' } }, 20]);
});

test('who cannot follow a game because its store fails holds nothing', async () => {
  const store = new MemoryStore();
  const host = new Host({ store });
  must(await host.create('g', SEEDED(1), [ADA, BEN]));
  const { read } = store;
  store.read = () => Promise.reject(new Error('the network is down'));
  await expect(host.follow('g', 0, () => {})).rejects.toThrow('the network is down');
  expect(host.followed()).toEqual([]);
  store.read = read;
  const stop = await host.follow('g', 0, () => {});
  expect(host.followed()).toEqual(['g']);
  stop();
  expect(host.followed()).toEqual([]);
});

describe('a follower', () => {
  /** A host that counts how often it reads, and another one on the same store. */
  async function followed() {
    const memory = new MemoryStore();
    const reads: number[] = [];
    const store: Store = {
      append: (...request) => memory.append(...request),
      read: (id, after) => {
        reads.push(after);
        return memory.read(id, after);
      },
    };
    const [here, there] = [new Host({ store }), new Host({ store: memory })];
    must(await there.create('g', SEEDED(1), [ADA, BEN]));
    const heard: [number, number | undefined][] = [];
    const stop = await here.follow('g', 0, ({ seq }, _, then) => heard.push([seq, then?.seq]));
    const { seq } = here.known('g')!;
    heard.length = 0;
    reads.length = 0;
    const say = async (host: Host, id: string) =>
      must(await host.submit('g', 1, id, { type: 'say', phrase: 'hello' })).match.seq;
    return { here, there, seq, heard, reads, stop, say, memory };
  }

  test('hears by a notification what happened elsewhere, and a notification of what is known costs nothing', async () => {
    const { here, there, seq, heard, reads, say } = await followed();
    await here.notice('g', seq);
    await here.notice('nowhere', 9);
    expect(reads).toEqual([]);
    await say(there, 'x');
    await here.notice('g', seq + 1);
    expect([heard, reads.length]).toEqual([[[seq + 1, seq + 1]], 1]);
    await here.notice('g', seq + 1);
    expect(reads).toHaveLength(1);
  });

  test('hears what came along with a notification without a reading, but not past a gap nor after a failure', async () => {
    const { here, there, seq, heard, reads, say, memory } = await followed();
    const eventsFrom = (first: number) => memory.read('g', first - 1);
    await say(there, 'x');
    await here.notice('g', seq + 1, await eventsFrom(seq + 1));
    expect([heard, reads]).toEqual([[[seq + 1, seq + 1]], []]);
    expect(here.known('g')).toEqual(await there.match('g'));
    await say(there, 'y');
    await say(there, 'z');
    await here.notice('g', seq + 3, await eventsFrom(seq + 3));
    expect([heard.map(([one]) => one), reads.length]).toEqual([[seq + 1, seq + 2, seq + 3], 1]);
    await say(there, 'again');
    here.markStale();
    await here.notice('g', seq + 4, await eventsFrom(seq + 4));
    expect([heard.at(-1), reads.length]).toEqual([[seq + 4, seq + 4], 2]);
  });

  test('hears what is missing when the games are compared, which costs nothing where nothing is', async () => {
    const { here, there, seq, heard, reads, say } = await followed();
    await here.verify('g', seq);
    await here.verify('nowhere', 3);
    expect(reads).toEqual([]);
    await say(there, 'x');
    await here.verify('g', seq + 1);
    expect([heard, reads.length]).toEqual([[[seq + 1, seq + 1]], 1]);
    here.markStale();
    await here.verify('g', seq + 1);
    expect(reads).toHaveLength(2);
    await here.verify('g', seq + 1);
    expect(reads).toHaveLength(2);
  });

  test('who stops hears nothing more, and takes nothing from who goes on', async () => {
    const { here, there, seq, heard, reads, stop, say } = await followed();
    const others: number[] = [];
    const stopOther = await here.follow('g', seq, (logged) => others.push(logged.seq));
    stop();
    stop();
    await say(here, 'x');
    expect([heard, others, here.followed()]).toEqual([[], [seq + 1], ['g']]);
    stopOther();
    reads.length = 0;
    await say(there, 'y');
    await here.notice('g', seq + 2);
    await here.verify('g', seq + 2);
    expect([reads, others, here.followed()]).toEqual([[], [seq + 1], []]);
  });

  test('is told with each event the match right after it, where it just happened', async () => {
    const { here, seq, heard, say } = await followed();
    await say(here, 'x');
    expect(heard).toEqual([[seq + 1, seq + 1]]);
    const late: unknown[] = [];
    await here.follow('g', seq, (logged, match, then) => late.push([logged.seq, match.seq, then]));
    expect(late).toEqual([[seq + 1, seq + 1, null]]);
  });
});

test('what one command did is told when it is sent again, without what followed', async () => {
  const host = new Host({ store: new MemoryStore() });
  const created = must(await host.create('g', SEEDED(1), [ADA, BEN]));
  expect(created.events.map(({ command }) => command)).toEqual(['create', null, null, null]);
  const picked = must(await host.submit('g', 1, 'a', { type: 'act', action: 'pick 1' }));
  must(await host.submit('g', 1, 'b', { type: 'say', phrase: 'hello' }));
  const again = must(await host.submit('g', 1, 'a', { type: 'act', action: 'pick 1' }));
  expect(again).toMatchObject({ status: 'duplicate', events: picked.events });
  expect(again.events).toHaveLength(picked.events.length);
  const last = must(await host.submit('g', 1, 'b', { type: 'say', phrase: 'hello' }));
  expect(last.events.map(({ event }) => event.type)).toEqual(['said']);
});

test('players who cannot both sit down begin no game', async () => {
  const host = new Host({ store: new MemoryStore() });
  const answer = await host.create('g', SEEDED(1), [ADA, { ...BEN, seat: 1 }]);
  expect(answer).toEqual({ ok: false, error: { code: 'seat-taken' } });
  expect(await host.match('g')).toBeNull();
});

test('nothing is known of a game that is not there', async () => {
  const host = new Host({ store: new MemoryStore(), now: () => 42 });
  expect([host.known('g'), await host.recent('g'), host.seq('g'), host.timeOf('g', 1)]).toEqual([null, null, 0, null]);
  must(await host.create('g', SEEDED(1), [ADA, BEN]));
  expect([(await host.recent('g'))?.seq, host.seq('g'), host.timeOf('g', 1), host.timeOf('g', 9)]).toEqual([
    4,
    4,
    42,
    null,
  ]);
  expect(host.now()).toBe(42);
});

test.each([
  ['another event', (logged: Logged): Logged => ({ ...logged, event: { type: 'said', seat: 2, phrase: 'wow' } })],
  ['another command', (logged: Logged): Logged => ({ ...logged, command: '2:y' })],
  ['another time', (logged: Logged): Logged => ({ ...logged, at: logged.at + 1 })],
])(
  'after the store failed, %s in the place of the last one is noticed before anything is built on it',
  async (_, change) => {
    const store = new MemoryStore();
    const host = new Host({ store });
    must(await host.create('g', SEEDED(1), [ADA, BEN]));
    must(await host.submit('g', 2, 'x', { type: 'say', phrase: 'hello' }));
    const log = await store.read('g', 0);
    let rewound = 0;
    await host.follow(
      'g',
      log.length,
      () => {},
      () => rewound++,
    );
    const { append } = store;
    store.append = () => Promise.reject(new Error('the network is down'));
    await expect(host.submit('g', 1, 'c', { type: 'act', action: 'pick 1' })).rejects.toThrow('the network is down');
    store.append = append;
    const instead = change(log.at(-1)!);
    await store.rewrite('g', [instead]);
    must(await host.submit('g', 1, 'c', { type: 'act', action: 'pick 1' }));
    expect([rewound, (await host.log('g'))[log.length - 1]]).toEqual([1, instead]);
  },
);
