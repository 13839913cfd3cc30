import { Host } from '@castellan/match';
import { ROOM_EVENTS } from '@castellan/together';
import { expect, test } from 'vitest';
import { openStore } from '../src/index.ts';
import { RoomRegistry } from '../src/rooms/room-registry.ts';
import type { ServerStore } from '../src/stores/port.ts';

const WRITES = ['append', 'rewrite', 'remove', 'putNote', 'removeNote'];
const NEVER = Number.POSITIVE_INFINITY;

class Killed extends Error {}

/** The store of a process that is killed before it writes for the `nth` time: from then on nothing reaches the store. */
function storeOfProcess(store: ServerStore, nth: number): ServerStore {
  let written = 0;
  return new Proxy(store, {
    get: (target, name) => {
      const method = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...given: unknown[]) => {
        if (WRITES.includes(String(name)) && written < nth) written++;
        if (written >= nth) throw new Killed();
        return method.apply(target, given);
      };
    },
  });
}

const caller = (who: string) => ({ token: who, holder: who.padEnd(64, '0'), bot: false, ours: true });
const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** A round robin of four from the first step to the last. After a kill another process takes over, and the request is sent again. */
class KilledOnce {
  readonly store: ServerStore;
  wasKilled = false;
  games!: Host;
  rooms!: RoomRegistry;

  constructor(store: ServerStore, nth: number) {
    this.store = store;
    this.#start(nth);
  }

  #start(nth: number): void {
    const own = storeOfProcess(this.store, nth);
    this.games = new Host({ store: own, now: () => 1_700_000_000_000 });
    const settings = { open: { perSession: 0, perAddress: 0 }, pruneDays: 7 };
    this.rooms = new RoomRegistry(
      this.games,
      own,
      settings,
      () => {},
      () => {},
    );
  }

  async send<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
    await this.rooms.stop();
    this.wasKilled = true;
    this.#start(NEVER);
    // As a server does when it starts.
    await this.rooms.sweep(60_000);
    return request();
  }

  async play(): Promise<void> {
    const wishes = { format: 'robin', game: 'duel', options: [], time: { type: 'none' }, level: null } as const;
    const { code, hostKey: key } = await this.send(() =>
      this.rooms.open(caller('host'), { ...wishes, commandId: 'open' }, '127.0.0.1'),
    );
    for (const name of PLAYERS) await this.send(() => this.rooms.join(code, caller(name), { commandId: 'join', name }));
    await this.send(() => this.rooms.command(code, null, { key, commandId: 'pair', command: { type: 'pair' } }));
    const paired = (await this.rooms.host.room(code))!.games;
    const players = [paired[0]!.players[0], paired[1]!.players[0]] as const;
    await this.send(() =>
      this.rooms.command(code, null, { key, commandId: 'swap', command: { type: 'swap', players } }),
    );
    for (let round = 0; round < 3; round++) {
      for (const name of PLAYERS) {
        const sitting = { commandId: `sit${round}`, entropy: 'ab'.repeat(16) };
        await this.send(() => this.rooms.sit(code, caller(name), sitting));
      }
      for (const { game } of (await this.rooms.host.room(code))!.games.filter(({ result }) => result === null))
        await this.send(() => this.games.submit(game!, 1, 'give up', { type: 'resign' }));
      await this.send(() => this.rooms.roomGames.look(code));
    }
    const result = { winner: 1, points: null } as const;
    const correct = { type: 'correct', index: 0, result } as const;
    await this.send(() => this.rooms.command(code, null, { key, commandId: 'correct', command: correct }));
    await this.#expectWhole(code);
    await this.send(() =>
      this.rooms.remove(code, key).catch((error) => {
        if ((error as Error).message !== 'no-such-room') throw error;
      }),
    );
    expect(await this.store.ids('', 100)).toEqual([]);
    await this.rooms.stop();
  }

  async #expectWhole(code: string): Promise<void> {
    const { players, games, replaced } = (await this.rooms.host.room(code))!;
    expect(players.map(({ name }) => name)).toEqual(PLAYERS);
    expect(games.map(({ round }) => round)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(games.map(({ result }) => result)).toEqual([
      { winner: 1, points: null },
      ...Array.from({ length: 5 }, () => ({ winner: 2, points: null })),
    ]);
    const types = (await this.store.read(code.toLowerCase(), 0)).map(({ event }) => event.type as string);
    const counted = ROOM_EVENTS.map((type) => [type, types.filter((one) => one === type).length] as const);
    expect(Object.fromEntries(counted.filter(([, count]) => count > 0))).toEqual({
      opened: 1,
      joined: 4,
      paired: 3,
      swapped: 1,
      resulted: 6,
      corrected: 1,
    });
    // Every game of the room is there once, and no other.
    expect(replaced).toHaveLength(2);
    const ids = [code.toLowerCase(), ...games.map(({ game }) => game!)];
    expect((await this.store.ids('', 100)).toSorted()).toEqual(ids.toSorted());
    for (const { game } of games) {
      const log = (await this.store.read(game!, 0)).map(({ event }) => event.type);
      expect(log.filter((type) => ['created', 'joined', 'resigned'].includes(type))).toEqual([
        ...['created', 'joined', 'joined', 'resigned'],
      ]);
    }
  }
}

test('a server killed before any write of a round robin loses nothing and does nothing twice', async () => {
  let points = 0;
  for (; ; points++) {
    const store = await openStore('memory:');
    const league = new KilledOnce(store, points + 1);
    await league.play().catch((error) => {
      throw new Error(`killed before write ${points + 1}: ${(error as Error).message}`, { cause: error });
    });
    await store.close();
    if (!league.wasKilled) break;
  }
  // Every step of the room and of its games is among them.
  expect(points).toBeGreaterThan(40);
});
