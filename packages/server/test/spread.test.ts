import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@castellan/match/client';
import { seeded } from '@castellan/rules';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { backUp, restore } from '../src/backup/archive.ts';
import { openStore } from '../src/index.ts';
import { PolledNotifications } from '../src/polled-notifications.ts';
import { Browser, playSeat, seatTwo, startServer, until, untilTurnOf } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';
import { listen, PushedBrowser } from './push-service.ts';

let postgres: PostgresUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Every statement that is sent meanwhile, with what is bound to it. */
function listenIn(): { text: string; values: readonly unknown[] }[] {
  const heard: { text: string; values: readonly unknown[] }[] = [];
  const query = pg.Client.prototype.query as (...request: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...request: unknown[]
  ) {
    const [first, second] = request as [string | { text?: string; values?: unknown[] }, unknown];
    if (typeof first === 'string') heard.push({ text: first, values: Array.isArray(second) ? second : [] });
    else if (first?.text)
      heard.push({ text: first.text, values: first.values ?? (Array.isArray(second) ? second : []) });
    return query.apply(this, request);
  } as never);
  onTestFinished(() => spy.mockRestore());
  return heard;
}

const OF_GAMES = /\b(INSERT INTO|UPDATE|DELETE FROM) (games|events|notes|notifications)\b/g;
const ONE_GAME = /\b(id|game_id|scope) = \$1\b|VALUES \(\$1\b|\bSELECT \$1\b/g;

const TABLE = /\b(?<=FROM |JOIN |INTO |UPDATE )(games|events|notes|notifications)\b/g;
const SAME_GAME = /\b(id|game_id|scope) = \$1\b|\bgames\.id = notes\.scope\b/;

/** Why a statement could concern more than one game, or need more than a table; null where it cannot. */
function spansGames({ text, values }: { text: string; values: readonly unknown[] }): string | null {
  if (/\b(LISTEN|pg_notify|LOCK TABLE|nextval|BEGIN|COMMIT)\b/.test(text)) return 'it needs all machines to agree';
  if (new Set(text.match(TABLE)).size > 1 && !SAME_GAME.test(text))
    return 'it reads tables together, and not game by game';
  const writes = text.match(OF_GAMES)?.length ?? 0;
  if (writes === 0) return /FOR UPDATE|FOR SHARE/.test(text) ? 'it locks rows of many games' : null;
  if (typeof values[0] !== 'string') return 'its first value names no game';
  return (text.match(ONE_GAME)?.length ?? 0) >= writes ? null : 'a part of it writes without naming the game';
}

const spanning = (heard: readonly { text: string; values: readonly unknown[] }[]) =>
  heard.flatMap((statement) => (spansGames(statement) ? [[spansGames(statement), statement.text]] : []));

test('on a database spread over machines two nodes play a whole game, and no statement that writes is about two games', async () => {
  const url = await postgres.database('spread');
  const env = { DATABASE_URL: url, DATABASE_SPREAD: '1', HEARTBEAT_SECONDS: '300' };
  // The tables are made before, once, by the first node.
  await (await startServer(env)).stop();
  const heard = listenIn();
  const [one, two] = [await startServer(env), await startServer(env)];
  const { id, ada, ben } = await seatTwo(one.base, 'discovery', two.base);
  const [mine, theirs] = [ada.client.open(id, () => {}), ben.client.open(id, () => {})];
  // A heartbeat so slow that only notifications can be what brings the news, of moves and of who is there.
  await until(mine, ({ present }) => present[0] && present[1]);
  await Promise.all([playSeat(mine, seeded(1)), playSeat(theirs, seeded(2))]);
  const { match } = await until(theirs, (state) => state.match?.revealed != null);
  expect(match?.ending?.reason).toBe('played');
  expect(await one.store.prune({ over: Date.now() + 60_000, playing: null, open: null })).toBe(1);
  mine.close();
  theirs.close();
  await one.stop();
  await two.stop();
  const writing = heard.filter(({ text }) => text.match(OF_GAMES));
  expect(writing.length).toBeGreaterThan(50);
  expect(spanning(heard)).toEqual([]);
});

test('nor is one about two games that moves, tells, exports, erases, backs up or restores what belongs to a player of several', async () => {
  const service = await listen();
  const folder = mkdtempSync(join(tmpdir(), 'castellan-spread-'));
  const env = {
    DATABASE_URL: await postgres.database('spread-players'),
    DATABASE_SPREAD: '1',
    HEARTBEAT_SECONDS: '300',
    PUSH_SERVICES: service.origin,
    PRIVATE_TARGETS: service.origin,
  };
  await (await startServer(env)).stop();
  const target = await openStore(await postgres.database('spread-restored'), undefined, true);
  onTestFinished(async () => {
    await target.close();
    await service.close();
    rmSync(folder, { recursive: true });
  });
  const heard = listenIn();
  const node = await startServer(env);
  const [ada, ben] = [new Browser(node.base), new Browser(node.base)];
  const { token } = await ada.client.bot();
  const bot = new Client({ base: node.base, token });
  const asBot = { authorization: `Bearer ${token}` };
  const games: string[] = [];
  for (const rival of [ada.client, bot]) {
    const { id, key } = await ben.client.create({ game: 'duel', time: { type: 'days', days: 3 } });
    await ben.client.join(id, { name: 'Ben', seat: 1, key: key! });
    await rival.join(id, { name: 'Rival', key: key! });
    const { subscription } = new PushedBrowser(`${service.origin}/${id}`);
    expect((await ben.post(`/api/games/${id}/tell`, { subscription })).status).toBe(200);
    games.push(id);
  }
  const stranger = new Browser(node.base);
  expect((await stranger.post('/api/bots/webhook', { url: `${service.origin}/bot` }, asBot)).status).toBe(200);
  await untilTurnOf(games[0]!, ben.client, ada.client);
  await untilTurnOf(games[1]!, ben.client, bot);
  const untilTold = (path: string) =>
    vi.waitFor(() => expect(service.received.map((call) => call.path)).toContain(path), {
      timeout: 60_000,
      interval: 10,
    });
  // A turn that is over before anyone looks need not be told of.
  for (const id of games) await untilTold(`/${id}`);
  await untilTurnOf(games[1]!, bot, ben.client);
  await untilTold('/bot');
  await node.app.sweepTurns();

  const { code } = (await (await ben.post('/api/me/code', {})).json()) as { code: string };
  const phone = new Browser(node.base);
  expect(await (await phone.post('/api/me/recover', { code })).json()).toMatchObject({ games: [{}, {}] });
  expect(((await (await phone.fetch('/api/me')).json()) as { games: object[] }).games).toHaveLength(2);
  const file = join(folder, 'games.backup');
  await backUp(node.store, file);
  await restore(target, file);
  expect(await target.ids('', 10)).toEqual(expect.arrayContaining(games));
  await target.remove(games[0]!);
  expect((await phone.post('/api/me/erase', {})).status).toBe(200);
  expect((await stranger.post('/api/bots/webhook/stop', {}, asBot)).status).toBe(200);
  await node.stop();

  // Each of these was heard: a rewritten log, a seat that moved, a note that was claimed, one that went, a game that went.
  for (const statement of [
    /^UPDATE events SET body/,
    /INSERT INTO events/,
    /^UPDATE notes/,
    /^DELETE FROM notes/,
    /DELETE FROM games/,
  ])
    expect(heard.some(({ text }) => statement.test(text.trim()))).toBe(true);
  expect(spanning(heard)).toEqual([]);
});

test('of many notifications within seconds none is lost, however many there are', async () => {
  const url = await postgres.database('notifications');
  await (await openStore(url, 1, true)).close();
  const notifications = await new PolledNotifications(url).open();
  const heard = new Set<string>();
  notifications.listen((notification) => heard.add(notification.type === 'lost' ? 'lost' : notification.game));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO hints (game_id, node, seq, at)
     SELECT 'z' || n, 'elsewhere', 1, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint + n / 10
     FROM generate_series(1, 12000) AS n`,
  );
  await vi.waitUntil(() => heard.has('z12000') || heard.has('lost'), { timeout: 60_000 });
  await client.end();
  await notifications.close();
  expect([heard.size, heard.has('lost')]).toEqual([12_000, false]);
});

test('a statement about two games would be found', () => {
  const found = (text: string, ...values: unknown[]) => spansGames({ text, values });
  expect(found('UPDATE games SET seq = 1 WHERE id = ANY($1)', ['a', 'b'])).toBe('its first value names no game');
  expect(found('WITH x AS (DELETE FROM games WHERE id = $1) DELETE FROM events WHERE at < $2', 'a', 1)).toBe(
    'a part of it writes without naming the game',
  );
  expect(found('SELECT id FROM games FOR UPDATE')).toBe('it locks rows of many games');
  expect(found('SELECT 1 FROM notes JOIN games ON games.seq = notes.seq')).toBe(
    'it reads tables together, and not game by game',
  );
  expect(found('BEGIN')).toBe('it needs all machines to agree');
});
