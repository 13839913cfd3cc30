import { must } from '@castellan/rules';
import { expect, test } from 'vitest';
import { Host, type HostOptions, MemoryStore, type Store } from '../src/index.ts';
import { hostSuite } from './host-suite.ts';
import { ADA, BEN, playOn, SEEDED } from './playing.ts';

const OTHERS = ['other-1', 'other-2'];

/** A host that keeps one game and looks at two others whenever its store has done something, before it hears of it. */
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
