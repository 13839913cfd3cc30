import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Host } from '@castellan/match';
import { must } from '@castellan/rules';
import {
  decideHost,
  decideOpen,
  decideRoomJoin,
  type NewRoom,
  type RoomDecision,
  type roomOf,
} from '@castellan/together';
import { beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore } from '../src/backup/archive.ts';
import { openStore } from '../src/index.ts';
import { RoomHost } from '../src/rooms/room-host.ts';
import { RoomLogs } from '../src/rooms/room-logs.ts';
import { RoomRegistry } from '../src/rooms/room-registry.ts';
import type { ServerStore } from '../src/stores/port.ts';

interface StoreUnderTest {
  readonly store: ServerStore;
  readonly again: (() => Promise<ServerStore>) | null;
  readonly close: () => Promise<void>;
}

const DAY = 86_400_000;
const ROOM: NewRoom = {
  format: 'robin',
  game: 'duel',
  options: [],
  time: { type: 'none' },
  level: null,
  endsAt: null,
  hidden: { host: 'h', helper: 'k' },
};

/** What every store must do for rooms. */
export function roomStoreSuite(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`rooms in ${name}`, () => {
    let under: StoreUnderTest;
    let store: ServerStore;
    beforeAll(async () => {
      under = await open();
      store = under.store;
      return under.close;
    });

    const hostOn = (one: ServerStore) => new RoomHost(new RoomLogs(one), () => 1000);
    const joining = (player: string) => (room: ReturnType<typeof roomOf>, world: Parameters<typeof decideOpen>[1]) =>
      decideRoomJoin(room, { name: player, holder: player }, world);

    test('a command counts once, and a code belongs to the first who opens it', async () => {
      const host = hostOn(store);
      const opened = await host.open('BABAB', 'open:1', (world) => decideOpen(ROOM, world));
      expect(opened).toMatchObject({ ok: true, value: { status: 'committed' } });
      expect(await host.open('BABAB', 'open:1', (world) => decideOpen(ROOM, world))).toMatchObject({
        value: { status: 'duplicate' },
      });
      expect(await host.open('BABAB', 'open:2', (world) => decideOpen(ROOM, world))).toEqual({
        ok: false,
        error: 'already-in',
      });
      must(await host.change('BABAB', 'join', joining('Ada')));
      expect(must(await host.change('BABAB', 'join', joining('Eve'))).status).toBe('duplicate');
      expect((await host.room('BABAB'))!.players.map((player) => player.name)).toEqual(['Ada']);
    });

    test('two nodes that race lose no player, and opened again the room is the same', async () => {
      const [one, two] = [hostOn(store), hostOn(under.again ? await under.again() : store)];
      must(await one.open('BABAC', 'open', (world) => decideOpen(ROOM, world)));
      const all = Array.from({ length: 12 }, (_, i) => `Player ${i}`);
      const joined = await Promise.all(
        all.map((player, i) => (i % 2 ? one : two).change('BABAC', `join:${i}`, joining(player))),
      );
      expect(joined.every(({ ok }) => ok)).toBe(true);
      const room = (await one.room('BABAC'))!;
      expect(room.players.map((player) => player.name).toSorted()).toEqual(all.toSorted());
      expect(await two.room('BABAC')).toEqual(room);
      expect(await hostOn(under.again ? await under.again() : store).room('BABAC')).toEqual(room);
    });

    test('clock skew: between two nodes, one an hour ahead, time in a room never runs backwards', async () => {
      const clock = (ms: number) => new RoomHost(new RoomLogs(store), () => ms);
      const [ahead, behind] = [clock(3_600_000), clock(1000)];
      const evening = { ...ROOM, format: 'evening', endsAt: 7_200_000 };
      must(await behind.open('BABAH', 'open', (world) => decideOpen(evening, world)));
      must(await ahead.change('BABAH', 'a', joining('Ada')));
      must(await behind.change('BABAH', 'b', joining('Ben')));
      must(await behind.change('BABAH', 'p', (room, world) => decideHost(room, { type: 'pair' }, world, () => false)));
      const times = (await new RoomLogs(store).read('BABAH', 0)).map(({ at }) => at);
      expect(times).toEqual([1000, 3_600_000, 3_600_000, 3_600_000]);
    });

    test('no list of games shows a room, and no pruning of games removes one', async () => {
      must(await hostOn(store).open('BABAD', 'open', (world) => decideOpen(ROOM, world)));
      for (const status of ['open', 'playing', 'over'] as const)
        expect(await store.list({ status, limit: 100 })).toEqual([]);
      await store.prune({ open: DAY, playing: DAY, over: DAY });
      expect(await hostOn(store).room('BABAD')).not.toBeNull();
    });

    test('a backup has rooms, and restored they go on where they were', async () => {
      const host = hostOn(store);
      must(await host.open('BABAF', 'open', (world) => decideOpen(ROOM, world)));
      must(await host.change('BABAF', 'a', joining('Ada')));
      const folder = mkdtempSync(join(tmpdir(), 'castellan-rooms-'));
      await backUp(store, join(folder, 'backup'));
      const target = await openStore('memory:');
      await restore(target, join(folder, 'backup'));
      rmSync(folder, { recursive: true });
      const there = hostOn(target);
      expect(await there.room('BABAF')).toEqual(await host.room('BABAF'));
      must(await there.change('BABAF', 'b', joining('Ben')));
      expect(must(await there.change('BABAF', 'a', joining('Ada'))).status).toBe('duplicate');
      expect(await target.notesDue('room', 1e15, 10)).not.toEqual([]);
    });

    test('a league ends at its deadline, and a week later the room and its games are gone', async () => {
      let now = 1_700_000_000_000;
      const games = new Host({ store, now: () => now });
      const problems: unknown[] = [];
      const rooms = new RoomRegistry(
        games,
        store,
        { open: { perSession: 0, perAddress: 0 }, pruneDays: 7 },
        () => {},
        (error) => problems.push(error),
      );
      const caller = (who: string) => ({ token: who, holder: who.padEnd(64, '0'), bot: false, ours: true });
      const { hidden: _, endsAt: __, ...settings } = ROOM;
      const league = { ...settings, time: { type: 'days', days: 3 }, unplayed: 'zero' } as const;
      const opened = await rooms.open(caller('h'), { ...league, commandId: 'o', minutes: 30 * 24 * 60 }, '127.0.0.1');
      const { code, hostKey } = opened;
      for (const one of ['Ada', 'Ben']) await rooms.join(code, caller(one), { commandId: 'j', name: one });
      await rooms.command(code, null, { key: hostKey, commandId: 'p', command: { type: 'pair' } });
      const { game } = (await rooms.host.room(code))!.games[0]!;
      // A week without an event, while the league goes on.
      now += 20 * DAY;
      await rooms.sweep();
      expect((await rooms.view(code, null)).games[0]!.result).toBeNull();
      now += 11 * DAY;
      await rooms.sweep();
      const view = await rooms.view(code, null);
      expect(view.games[0]!.result).toBe('none');
      expect(view.standings.map(({ losses }) => losses)).toEqual([1, 1]);
      now += 8 * DAY;
      await rooms.sweep();
      await expect(rooms.view(code, null)).rejects.toThrow('no-such-room');
      expect(await store.read(game!, 0)).toEqual([]);
      expect(problems).toEqual([]);
      await rooms.stop();
    });

    test('late in the last round: who comes before the end is paired and plays past it, who comes after it is too late', async () => {
      const start = 1_700_000_000_000;
      const end = start + 90 * 60_000;
      let now = start;
      const rooms = new RoomRegistry(
        new Host({ store, now: () => now }),
        store,
        { open: { perSession: 0, perAddress: 0 }, pruneDays: 7 },
        () => {},
        () => {},
      );
      const caller = (who: string) => ({ token: who, holder: who.padEnd(64, '0'), bot: false, ours: true });
      const join = (one: string) => rooms.join(code, caller(one), { commandId: 'j', name: one });
      const { hidden: _, endsAt: __, ...settings } = ROOM;
      const evening = { ...settings, format: 'evening', commandId: 'last', minutes: 90 } as const;
      const { code, hostKey } = await rooms.open(caller('host'), evening, '127.0.0.1');
      for (const one of ['Ada', 'Ben']) await join(one);
      await rooms.command(code, null, { key: hostKey, commandId: 'p', command: { type: 'pair' } });
      now = end - 30_000;
      for (const one of ['Late', 'Later']) await join(one);
      now = end - 5000;
      await rooms.roomGames.look(code);
      expect((await rooms.view(code, null)).games.map(({ players }) => players)).toEqual([
        [1, 2],
        [3, 4],
      ]);
      await join('Last');
      now = end + 1;
      await expect(join('Missed')).rejects.toMatchObject({ message: 'ended' });
      await rooms.roomGames.look(code);
      expect(await rooms.view(code, null)).toMatchObject({ waiting: [5], games: [{ result: null }, { result: null }] });
      const entropy = '00112233445566778899aabbccddeeff';
      for (const one of ['Late', 'Later']) await rooms.sit(code, caller(one), { commandId: 's', entropy });
      await rooms.leave(code, caller('Later'), { commandId: 'l' });
      const { games, standings } = await rooms.view(code, null);
      expect(games.map(({ result }) => result !== null)).toEqual([false, true]);
      expect(standings[0]).toMatchObject({ player: 3, points: 2 });
      await rooms.stop();
    });

    test('a pairing whose games were never created is completed by the next look, once', async () => {
      const games = new Host({ store, now: () => 2000 });
      const nodes = [0, 1].map(
        () =>
          new RoomRegistry(
            games,
            store,
            { open: { perSession: 0, perAddress: 0 }, pruneDays: 0 },
            () => {},
            () => {},
          ),
      );
      const host = hostOn(store);
      must(await host.open('BABAG', 'open', (world) => decideOpen(ROOM, world)));
      for (const one of ['Ada', 'Ben']) must(await host.change('BABAG', one, joining(one)));
      const pair = (room: ReturnType<typeof roomOf>, world: Parameters<typeof decideOpen>[1]): RoomDecision =>
        decideHost(room, { type: 'pair' }, world, () => false);
      const { game } = must(await host.change('BABAG', 'pair', pair)).room.games[0]!;
      expect(await store.read(game!, 0)).toEqual([]);
      await Promise.all(nodes.map((node) => node.roomGames.look('BABAG')));
      const log = await store.read(game!, 0);
      expect(log).toHaveLength(1);
      expect(log[0]!.event).toMatchObject({ type: 'created', room: 'BABAG' });
      for (const node of nodes) await node.stop();
    });
  });
}
