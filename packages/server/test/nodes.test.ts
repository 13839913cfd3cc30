import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Host } from '@castellan/match';
import { seeded } from '@castellan/rules';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../src/index.ts';
import { PostgresNotifications } from '../src/postgres-notifications.ts';
import { Browser, playSeat, playSome, seatTwo, startServer, until } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';

const PATIENT = { timeout: 60_000 };

describe('many nodes on one PostgreSQL', () => {
  let postgres: PostgresUnderTest;
  let nodes: Awaited<ReturnType<typeof startServer>>[];
  beforeAll(async () => {
    postgres = await startPostgres();
    // All at once: the tables are made once.
    const env = { DATABASE_URL: postgres.url, HEARTBEAT_SECONDS: '1' };
    nodes = await Promise.all([startServer(env), startServer(env), startServer(env)]);
    return async () => {
      for (const node of nodes) await node.stop();
      await postgres.stop();
    };
  });

  test('two people on two nodes play a whole game, and a third node shows it', async () => {
    const [one, two, three] = nodes.map(({ base }) => base) as [string, string, string];
    const { id, ada, ben } = await seatTwo(one, 'duel', two);
    const watching = new Browser(three).client.open(id, () => {});
    const [mine, theirs] = [ada.client.open(id, () => {}), ben.client.open(id, () => {})];
    await until(mine, ({ present }) => present[0] && present[1]);
    await Promise.all([playSeat(mine, seeded(5)), playSeat(theirs, seeded(6))]);
    const { match } = await until(watching, (state) => state.match?.revealed != null);
    expect(match?.actions).toEqual((await ben.client.view(id)).actions);
    for (const table of [mine, theirs, watching]) table.close();
  });

  test('a page goes on at another node in the middle of a game, and its command counts once there', async () => {
    const [one, two] = nodes.map(({ base }) => base) as [string, string];
    const { id, ada } = await seatTwo(one);
    const seen: number[] = [];
    const table = ada.client.open(id, (_state, news) => news && seen.push(news.seq));
    await until(table, ({ match }) => match !== null);
    const first = await ada.client.command(id, { type: 'act', action: 'pick 1' }, 'same');
    ada.goTo(two);
    table.reconnect();
    const again = await ada.client.command(id, { type: 'act', action: 'pick 1' }, 'same');
    expect(again).toEqual({ ...first, status: 'duplicate' });
    await ada.client.command(id, { type: 'say', phrase: 'hello' });
    await until(table, ({ match }) => match?.talk[0] === 1);
    expect(seen).toEqual(seen.map((_, i) => i + 1));
    table.close();
  });

  test('a seat that moved on one node is not given back by another that has not heard of it', async () => {
    const [one, two] = nodes.map(({ base }) => base) as [string, string];
    const { id, ada } = await seatTwo(two);
    const { key } = await ada.client.link(id, 'l');
    const phone = new Browser(one);
    await phone.client.move(id, key);
    const refused = { status: 403, message: 'not-your-seat' };
    await expect(ada.client.link(id, 'l')).rejects.toMatchObject(refused);
    await expect(ada.client.link(id)).rejects.toMatchObject(refused);
    await expect(ada.client.command(id, { type: 'resign' })).rejects.toMatchObject(refused);
    await expect(ada.client.rematch(id)).rejects.toMatchObject(refused);
    expect((await phone.client.view(id)).you).toBe(1);
  });

  test('a notification that got lost is healed by the heartbeat', async () => {
    const [one, two] = nodes.map(({ base }) => base) as [string, string];
    const { id, ada, ben } = await seatTwo(one, 'duel', two);
    const theirs = ben.client.open(id, () => {});
    await until(theirs, ({ match }) => match !== null);
    // Straight into the store, as if a node had died before it could say so.
    const log = await nodes[0]!.store.read(id, 0);
    const store = await openStore(postgres.url);
    const answer = await new Host({ store }).submit(id, 1, 'silent', { type: 'act', action: 'pick 1' });
    await store.close();
    expect(answer.ok).toBe(true);
    await until(theirs, ({ match }) => (match?.seq ?? 0) > log.length);
    expect((await ada.client.view(id)).actions.at(-1)?.action).toBe('pick 1');
    theirs.close();
  });

  test('readers who leave while their stream is still being read leave nothing behind', async () => {
    const node = nodes[0]!;
    const { id, ada } = await seatTwo(node.base);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE events IN ACCESS EXCLUSIVE MODE');
    const reads: Promise<unknown>[] = [];
    const read = node.store.read.bind(node.store);
    node.store.read = (...request) => {
      const reading = read(...request);
      reads.push(reading);
      return reading;
    };
    let gone = 0;
    node.app.server.server.on('request', (_request, response) => response.on('close', () => gone++));
    const leaving = new AbortController();
    const readers = Array.from({ length: 5 }, () => ada.client.events(id, 0, leaving.signal));
    await vi.waitUntil(() => reads.length === 5, PATIENT);
    leaving.abort();
    await Promise.allSettled(readers);
    await vi.waitUntil(() => gone === 5, PATIENT);
    await client.query('COMMIT');
    await client.end();
    await Promise.all(reads);
    node.store.read = read;
    expect((await ada.client.view(id)).present).toEqual([false, false]);
    expect(await (await fetch(`${node.base}/metrics`)).text()).toMatch(/^castellan_streams 0$/m);
  });

  test('a move goes to another node with its notification, and that node reads nothing', async () => {
    // No heartbeat comes meanwhile.
    const env = { DATABASE_URL: postgres.url, HEARTBEAT_SECONDS: '300' };
    const [here, there] = await Promise.all([startServer(env), startServer(env)]);
    const { id, ada, ben } = await seatTwo(here.base, 'duel', there.base);
    const tables = [ada, ben].map(({ client }) => client.open(id, () => {}));
    for (const table of tables) await until(table, ({ present }) => present[0] && present[1]);
    const read = vi.spyOn(there.store, 'read');
    const { seq } = await ada.client.command(id, { type: 'act', action: 'pick 1' });
    for (const table of tables) await until(table, ({ match }) => match?.seq === seq);
    expect(read).not.toHaveBeenCalled();
    for (const table of tables) table.close();
    await Promise.all([here.stop(), there.stop()]);
  });

  test('notifications go out one query after the other, however many there are', async () => {
    const warnings: string[] = [];
    const heard = (warning: Error) => warnings.push(warning.message);
    process.on('warning', heard);
    const [here, there] = [
      await new PostgresNotifications(postgres.url, 'secret').open(),
      await new PostgresNotifications(postgres.url, 'secret').open(),
    ];
    let last = 0;
    there.listen((notification) => {
      if (notification.type === 'seq' && notification.game === 'z') last = notification.seq;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let round = 1; round <= 5; round++) {
      for (let game = 0; game < 20_000; game++) here.publish({ type: 'seq', game: `z${game + 2}`, seq: round });
      here.publish({ type: 'seq', game: 'z', seq: round });
      // Its query begins, and the next round comes while it is under way.
      vi.advanceTimersByTime(1000);
      await nextTurn();
    }
    vi.useRealTimers();
    await vi.waitUntil(() => last === 5, PATIENT);
    await here.close();
    await there.close();
    process.off('warning', heard);
    expect(warnings).toEqual([]);
  });

  test('a connection on which nothing comes any more is given up, and notifications go out on another', async () => {
    const { port } = new URL(postgres.url);
    const ways: { near: Socket; far: Socket }[] = [];
    const link = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1');
      ways.push({ near, far });
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const)
        from
          .on('error', () => {})
          .on('close', () => to.destroy())
          .pipe(to);
    });
    await once(link.listen(0, '127.0.0.1'), 'listening');
    const url = new URL(postgres.url);
    url.port = String((link.address() as AddressInfo).port);
    const [here, there] = [
      await new PostgresNotifications(url.href, 'secret').open(),
      await new PostgresNotifications(postgres.url, 'secret').open(),
    ];
    const heard: number[] = [];
    there.listen((notification) => {
      if (notification.type === 'seq' && notification.game === 'z') heard.push(notification.seq);
    });
    // The network swallows everything, as when a machine loses its power.
    for (const { near, far } of ways) {
      near.unpipe(far);
      near.resume();
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    here.publish({ type: 'seq', game: 'z', seq: 1 });
    const later = async () => {
      vi.advanceTimersByTime(1000);
      await nextTurn();
    };
    while (ways.length === 1) await later();
    vi.useRealTimers();
    await vi.waitFor(() => {
      here.publish({ type: 'seq', game: 'z', seq: 2 });
      expect(heard).toContain(2);
    }, PATIENT);
    expect(heard).not.toContain(1);
    await here.close();
    await there.close();
    link.close();
  });

  test('when the database goes away nodes wait for it, come back by themselves and hear of each other again', async () => {
    // A heartbeat so slow that only notifications can be what brings the news.
    const env = { DATABASE_URL: postgres.url, HEARTBEAT_SECONDS: '300' };
    const [one, two] = [await startServer(env), await startServer(env)];
    const { id, ada, ben } = await seatTwo(one.base, 'duel', two.base);
    const theirs = ben.client.open(id, () => {});
    const mine = ada.client.open(id, () => {});
    await until(theirs, ({ match }) => match !== null);
    await postgres.restart();
    await mine.send({ type: 'act', action: 'pick 1' });
    // The first notifications may be lost while the connection comes back; a later one carries all there is.
    await vi.waitFor(
      async () => {
        await mine.send({ type: 'say', phrase: 'hello' });
        expect(theirs.state.match?.actions.at(-1)?.action).toBe('pick 1');
      },
      { timeout: 60_000, interval: 100 },
    );
    mine.close();
    theirs.close();
    await one.stop();
    await two.stop();
  });
});

describe('stopping and starting', () => {
  test('a server that stops says goodbye, and after a restart everyone goes on where they were', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'castellan-restart-'));
    const env = { DATABASE_URL: `sqlite:${join(directory, 'games.db')}` };
    const before = await startServer(env);
    const { id, ada, ben } = await seatTwo(before.base, 'discovery');
    const [mine, theirs] = [ada.client.open(id, () => {}), ben.client.open(id, () => {})];
    await playSome([mine, theirs], seeded(1), 10);
    const port = new URL(before.base).port;
    await before.stop();
    await until(mine, ({ connection }) => connection === 'lost');
    // Sent while nobody listens: it goes out again by itself.
    const waiting = theirs.send({ type: 'say', phrase: 'wow' });
    const again = await startServer({ ...env, PORT: port });
    await waiting;
    await Promise.all([playSeat(mine, seeded(3)), playSeat(theirs, seeded(4))]);
    const { match } = await until(mine, (state) => state.match?.revealed != null);
    expect(match?.ending?.reason).toBe('played');
    expect(match?.talk[1]).toBe(1);
    mine.close();
    theirs.close();
    await again.stop();
    rmSync(directory, { recursive: true });
  });

  test('while it stops it is not ready, and once it is up it is', async () => {
    const server = await startServer({ DRAIN_SECONDS: '60' });
    expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stopped = server.stop();
    vi.advanceTimersByTime(59_999);
    const response = await fetch(`${server.base}/readyz`);
    expect([response.status, await response.json()]).toEqual([503, { code: 'stopping' }]);
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
    vi.advanceTimersByTime(1);
    await stopped;
    await expect(fetch(`${server.base}/healthz`)).rejects.toThrow('fetch failed');
  });

  test('what was asked before it stopped is answered', async () => {
    const server = await startServer();
    const { id, ada, ben } = await seatTwo(server.base);
    const watching = ben.client.open(id, () => {});
    await until(watching, ({ connection }) => connection === 'live');
    const append = server.store.append.bind(server.store);
    const [arrived, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.store.append = async (...request) => {
      arrived.resolve();
      await written.promise;
      return append(...request);
    };
    const asked = ada.client.command(id, { type: 'act', action: 'pick 1' });
    await arrived.promise;
    const cutOff = vi.spyOn(server.app.server.server, 'closeAllConnections');
    const stopped = server.stop();
    await until(watching, ({ connection }) => connection === 'lost');
    written.resolve();
    expect((await asked).status).toBe('committed');
    await stopped;
    expect(cutOff).not.toHaveBeenCalled();
    watching.close();
  });

  test('it does not wait for a stream that was asked for before it stopped', async () => {
    const server = await startServer();
    const { id, ada } = await seatTwo(server.base);
    const read = server.store.read.bind(server.store);
    const [arrived, found] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.store.read = async (...request) => {
      arrived.resolve();
      await found.promise;
      return read(...request);
    };
    const asked = ada.client.events(id, 0, new AbortController().signal);
    await arrived.promise;
    const cutOff = vi.spyOn(server.app.server.server, 'closeAllConnections');
    const closing = vi.spyOn(server.app.server, 'close');
    const stopped = server.stop();
    await vi.waitUntil(() => closing.mock.calls.length > 0, PATIENT);
    found.resolve();
    await expect(asked).rejects.toMatchObject({ status: 503, message: 'stopping' });
    await stopped;
    expect(cutOff).not.toHaveBeenCalled();
  });

  test('it does not wait for a connection over which nothing was asked', async () => {
    const server = await startServer();
    const connection = connect(Number(new URL(server.base).port), '127.0.0.1');
    await once(server.app.server.server, 'connection');
    const cutOff = vi.spyOn(server.app.server.server, 'closeAllConnections');
    const ended = once(connection.resume(), 'close');
    await server.stop();
    await ended;
    expect(cutOff).not.toHaveBeenCalled();
  });

  const GET = 'GET /healthz HTTP/1.1\r\nhost: x\r\n';
  const POST = 'POST /api/bots HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{';
  test.each([
    ['half a request', GET],
    ['a request and half of the next', `${GET}\r\n${GET}`],
    ['a request without the end of its body', POST],
  ])('it does not wait for the rest of %s', async (_, sent) => {
    const server = await startServer();
    const http = server.app.server.server;
    const cutOff = vi.spyOn(http, 'closeAllConnections');
    const connected = once(http, 'connection');
    const connection = connect(Number(new URL(server.base).port), '127.0.0.1');
    const ended = once(connection.on('error', () => {}).resume(), 'close');
    connection.write(sent);
    const [socket] = (await connected) as [Socket];
    await vi.waitUntil(() => socket.bytesRead === sent.length && socket.writableLength === 0, PATIENT);
    await server.stop();
    await ended;
    expect(cutOff).not.toHaveBeenCalled();
  });

  test('operators see numbers, others do not', async () => {
    const server = await startServer({ METRICS_TOKEN: 'sesame' });
    await seatTwo(server.base);
    expect((await fetch(`${server.base}/metrics`)).status).toBe(403);
    const response = await fetch(`${server.base}/metrics`, { headers: { authorization: 'Bearer sesame' } });
    const text = await response.text();
    expect(text).toMatch(/castellan_appends_total\{status="committed"\} 3/);
    expect(text).toMatch(
      /castellan_request_seconds_count\{method="POST",route="\/api\/games\/:id\/join",status="200"\} 2/,
    );
    await server.stop();
  });

  test('the API describes itself, with every route a bot needs', async () => {
    const server = await startServer();
    const api = (await (await fetch(`${server.base}/api/docs/json`)).json()) as { paths: Record<string, object> };
    const paths = ['/api/bots', '/api/games', '/api/games/{id}', '/api/games/{id}/commands', '/api/games/{id}/events'];
    for (const path of paths) expect(api.paths).toHaveProperty([path]);
    expect((await fetch(`${server.base}/api/docs/`)).status).toBe(200);
    await server.stop();
  });
});
