import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Host } from '@castellan/match';
import { decideHost, type HostCommand } from '@castellan/together';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../src/index.ts';
import { RoomHost } from '../src/rooms/room-host.ts';
import { RoomLogs } from '../src/rooms/room-logs.ts';
import { startServer } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';
import { type Started, startMain } from './process.ts';
import { joinAll, names, RoomHostPerson, type RoomPlayerPerson, type View } from './room-people.ts';

const PATIENT = { timeout: 60_000, interval: 50 };

const until = (host: RoomHostPerson, expected: (view: View) => boolean): Promise<View> =>
  vi.waitFor(async () => {
    const view = await host.view();
    if (!expected(view)) throw new Error(`it did not happen: ${JSON.stringify(view)}`);
    return view;
  }, PATIENT);

describe('a server that is killed between the steps of a round', () => {
  let folder: string;
  let url: string;
  let running: Started;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'castellan-rooms-'));
    url = `sqlite:${join(folder, 'games.db')}`;
    return async () => {
      running.child.kill('SIGKILL');
      await running.ended;
      rmSync(folder, { recursive: true });
    };
  });

  const start = async () => {
    running = await startMain({ DATABASE_URL: url, HEARTBEAT_SECONDS: '1' });
  };
  /** `meanwhile` works on the store while no server is there. */
  async function kill(people: readonly { browser: RoomHostPerson['browser'] }[], meanwhile?: () => Promise<void>) {
    running.child.kill('SIGKILL');
    expect(await running.ended).toBe('SIGKILL');
    await meanwhile?.();
    await start();
    for (const { browser } of people) browser.goTo(running.base);
  }

  test('loses no player, no pairing, no game and no result', async () => {
    await start();
    const host = await RoomHostPerson.open(running.base, { format: 'robin', game: 'duel' });
    await kill([host]);
    const players = await joinAll(running.base, host.code, names(3));
    const everyone: readonly { browser: RoomHostPerson['browser'] }[] = [host, ...players];
    await kill(everyone);
    expect((await host.view()).players.map(({ name }) => name)).toEqual(names(3));

    // Between `paired` and the creation of the games: the log has the pairing, and no game exists.
    const pairing = { type: 'pair' } satisfies HostCommand;
    await kill(everyone, async () => {
      const store = await openStore(url);
      const rooms = new RoomHost(new RoomLogs(store), Date.now);
      const paired = await rooms.change(host.code, 'host:lost', (room, now) =>
        decideHost(room, pairing, now, () => false),
      );
      expect(paired.ok).toBe(true);
      const { game } = (await rooms.room(host.code))!.games[0]!;
      expect(await store.read(game!, 0)).toEqual([]);
      await store.close();
    });
    const { games } = await host.view();
    expect(games).toHaveLength(1);
    const pair = games[0]!.players.map((number) => players[number - 1]!) as [RoomPlayerPerson, RoomPlayerPerson];
    expect(await pair[0].sit()).toBe(games[0]!.game);
    await kill(everyone);
    expect(await pair[1].sit()).toBe(games[0]!.game);
    await kill(everyone);

    // Between the end of the game and its result in the room: the game's own log has it.
    await kill(everyone, async () => {
      const store = await openStore(url);
      expect((await new Host({ store }).submit(games[0]!.game!, 1, 'r', { type: 'resign' })).ok).toBe(true);
      await store.close();
    });
    const view = await until(host, ({ games: [first] }) => first!.result !== null);
    expect(view.games[0]!.result).toEqual({ winner: 2, points: null });
    // The next round begins by itself, once, whenever the server dies.
    await until(host, ({ games: now }) => now.length === 2);
    await host.do({ type: 'add', name: 'Late' }, host.hostKey, 'late');
    await kill(everyone);
    // Sent again after the answer was lost, it counts once.
    const again = await host.do({ type: 'add', name: 'Late' }, host.hostKey, 'late');
    expect(again.players).toHaveLength(4);
    expect(again.games).toHaveLength(2);
    await host.do({ type: 'correct', index: 0, result: { winner: 1, points: null } });
    await kill(everyone);
    expect((await host.view()).games[0]).toMatchObject({ corrected: true, result: { winner: 1 } });
  });
});

describe('a server that is killed while the host pairs', () => {
  test('pairs once, though the pairing is sent again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-rooms-'));
    const env = { DATABASE_URL: `sqlite:${join(folder, 'games.db')}`, HEARTBEAT_SECONDS: '1' };
    let running = await startMain(env);
    const kill = async () => {
      running.child.kill('SIGKILL');
      expect(await running.ended).toBe('SIGKILL');
    };
    try {
      const host = await RoomHostPerson.open(running.base);
      const players = await joinAll(running.base, host.code, names(4));
      const pairing = () => host.do({ type: 'pair' }, host.hostKey, 'once');
      // The server dies while it works on the request, wherever that is. The answer is lost in any case.
      const lost = pairing().then(
        () => null,
        () => null,
      );
      await kill();
      await lost;
      running = await startMain(env);
      for (const { browser } of [host, ...players]) browser.goTo(running.base);
      const [first, again] = [await pairing(), await pairing()];
      expect(first.games).toHaveLength(2);
      expect(again.games).toEqual(first.games);
      await kill();
      running = await startMain(env);
      for (const { browser } of [host, ...players]) browser.goTo(running.base);
      expect((await pairing()).games).toEqual(first.games);
      const seated = await Promise.all(players.map((player) => player.sit()));
      expect(new Set(seated)).toEqual(new Set(first.games.map(({ game }) => game)));
    } finally {
      await kill();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('two nodes on one PostgreSQL', () => {
  let postgres: PostgresUnderTest;
  let nodes: Awaited<ReturnType<typeof startServer>>[];
  beforeAll(async () => {
    postgres = await startPostgres();
    const env = { DATABASE_URL: postgres.url, HEARTBEAT_SECONDS: '1' };
    nodes = await Promise.all([startServer(env), startServer(env)]);
    return async () => {
      for (const node of nodes) await node.stop();
      await postgres.stop();
    };
  });

  test('race through joins, a pairing and results, and agree on one room', async () => {
    const [one, two] = nodes.map(({ base }) => base) as [string, string];
    const host = await RoomHostPerson.open(one);
    const other = Object.assign(new RoomHostPerson(two), { code: host.code, hostKey: host.hostKey });
    const all = names(12);
    const [left, right] = await Promise.all([
      joinAll(one, host.code, all.slice(0, 6)),
      joinAll(two, host.code, all.slice(6)),
    ]);
    const players = [...left, ...right];
    expect((await other.view()).players.map(({ number }) => number)).toEqual(all.map((_, i) => i + 1));
    // Both hosts tap at once: everyone is paired once.
    const asked = await Promise.all([host.refused({ type: 'pair' }), other.refused({ type: 'pair' })]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { games } = await host.view();
    expect(games.flatMap(({ players: pair }) => pair).toSorted((a, b) => a - b)).toEqual(all.map((_, i) => i + 1));
    const seated = await Promise.all(players.map((player) => player.sit()));
    await host.do({ type: 'pause' });
    for (const { game } of games) await players[seated.indexOf(game!)]!.resign(game!);
    await until(other, (view) => view.games.every(({ result }) => result !== null));
    expect((await host.view()).standings).toEqual((await other.view()).standings);
    const log = await nodes[0]!.store.read(host.code.toLowerCase(), 0);
    const results = log.filter(({ event }) => (event.type as string) === 'resulted');
    expect(results).toHaveLength(6);
  });
});
