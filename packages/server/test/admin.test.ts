import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminCommand } from '../src/commands.ts';
import { Browser, seatTwo, startServer } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';
import { CASTELLAN, runProgram } from './process.ts';
import { joinAll, RoomHostPerson } from './room-people.ts';

/** Runs `castellan admin` on a database and answers what it prints. */
async function admin(url: string, ...words: readonly string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const hear = (text: unknown) => {
    said += text;
    return true;
  };
  vi.stubEnv('DATABASE_URL', url);
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(hear));
  try {
    return { code: await adminCommand(words), said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

const directory = mkdtempSync(join(tmpdir(), 'castellan-admin-'));
let postgres: PostgresUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const places = {
  SQLite: async () => `sqlite:${join(directory, 'games.db')}`,
  PostgreSQL: () => postgres.database('admin'),
};

describe.each(Object.entries(places))('on %s, while a server runs, a host', (_name, place) => {
  let url: string;
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    url = await place();
    server = await startServer({ DATABASE_URL: url, HEARTBEAT_SECONDS: '1' });
    return server.stop;
  });
  const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => null,
      (error) => error.refusal.code,
    );

  test('sees what is waiting, running, begun, finished and refused, and the same numbers in /metrics', async () => {
    const ended = await seatTwo(server.base);
    await ended.ada.client.command(ended.id, { type: 'resign' });
    expect(await refusalOf(ended.ada.client.command(ended.id, { type: 'resign' }))).toBe('game-over');
    const malformed = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"game":"chess"}' };
    expect((await fetch(`${server.base}/api/games`, malformed)).status).toBe(400);
    await seatTwo(server.base, 'discovery');
    const { client } = new Browser(server.base);
    const { id } = await client.create({ game: 'duel', listed: true });
    await client.join(id, { name: 'Cleo' });
    await vi.waitFor(async () => {
      const { code, said } = await admin(url);
      expect(code).toBe(0);
      expect(said).toContain('Games       1 running, 1 waiting, 1 finished');
      expect(said).toMatch(/Servers +1 server, running since \d{4}-\d\d-\d\d \d\d:\d\d UTC, 0 open event streams/);
      expect(said).toContain('Since then  2 games begun, 1 finished, 2 requests refused');
      expect(said).toMatch(/Database +[1-9][\d.]* [kM]B\nLobby +open\nBans +none\n$/);
    }, 60_000);
    const metrics = await (await fetch(`${server.base}/metrics`)).text();
    for (const line of [
      'castellan_games{status="open"} 1',
      'castellan_games{status="playing"} 1',
      'castellan_games{status="over"} 1',
      'castellan_games_begun_total 2',
      'castellan_games_finished_total 1',
      'castellan_refusals_total{code="game-over"} 1',
      'castellan_refusals_total{code="bad-request"} 1',
    ])
      expect(metrics).toContain(`\n${line}\n`);
    expect(metrics).toMatch(/\ncastellan_database_bytes [1-9]\d+\n/);
  });

  test('lists games and deletes one, and the page that shows it learns that it is gone', async () => {
    const { id, ada } = await seatTwo(server.base);
    const states: (string | undefined)[] = [];
    const table = ada.client.open(id, ({ match }) => states.push(match?.id));
    await vi.waitUntil(() => states.includes(id), { timeout: 60_000 });
    const { said } = await admin(url, 'games', '--status', 'playing', '--limit', '1');
    expect(said).toMatch(new RegExp(`^${id}  .{20}  playing  duel       Ada : Ben\n$`));
    expect(await admin(url, 'delete', id, 'nosuchgame')).toEqual({
      code: 1,
      said: `${id} is deleted.\nThere is no game nosuchgame.\n`,
    });
    expect(await refusalOf(ada.client.command(id, { type: 'resign' }))).toBe('no-such-game');
    await vi.waitUntil(() => table.state.connection === 'gone', { timeout: 60_000 }).finally(() => table.close());
    expect((await admin(url, 'games')).said).not.toContain(id);
  });

  test('removes a nickname from every game, and the game goes on', async () => {
    const { client } = new Browser(server.base);
    const { id, key } = await client.create({ game: 'duel' });
    await client.join(id, { name: 'Rude Name', seat: 1, key: key! });
    const guest = new Browser(server.base);
    await guest.client.join(id, { name: 'Ben', key: key! });
    expect(await admin(url, 'remove-name', 'rude name')).toEqual({ code: 0, said: 'Removed from 1 game.\n' });
    expect((await guest.client.view(id)).seats.map((seat) => seat?.name)).toEqual(['?', 'Ben']);
    expect((await admin(url, 'games')).said).toMatch(new RegExp(`${id} .* \\? : Ben\n`));
    await client.command(id, { type: 'say', phrase: 'hello' });
    expect(await admin(url, 'remove-name', 'rude name')).toMatchObject({ code: 1 });
  });

  test('removes a nickname from a room, its games and its page, and the room goes on', async () => {
    const host = await RoomHostPerson.open(server.base);
    const [rude, ben] = await joinAll(server.base, host.code, ['Rude Room Name', 'Ben']);
    await host.do({ type: 'pair' });
    const game = await rude!.sit();
    await ben!.sit();
    // The page of the host is there, and learns that what it has read is old.
    const leaving = new AbortController();
    const stream = await host.browser.fetch(`/api/rooms/${host.code}/events`, { signal: leaving.signal });
    const rest = stream.text();
    await host.do({ type: 'rename', player: 1, name: 'Ada' });
    expect(await admin(url, 'remove-name', 'rude room name')).toEqual({
      code: 0,
      said: 'Removed from 1 game and 1 room.\n',
    });
    expect(await rest).toContain('event: reread');
    leaving.abort();
    expect(JSON.stringify(await server.store.read(host.code.toLowerCase(), 0))).not.toContain('Rude');
    // The name that the host gave since then stays.
    expect((await host.view()).players.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect(await admin(url, 'remove-name', 'ada', '--game', host.code)).toEqual({
      code: 0,
      said: 'Removed from 1 room.\n',
    });
    const view = await vi.waitFor(async () => {
      const now = await host.view();
      expect(now.players.map(({ name, active }) => [name, active])).toEqual([
        ['?', true],
        ['Ben', true],
      ]);
      return now;
    });
    await rude!.resign(game);
    await vi.waitFor(async () => expect((await host.view()).games[0]!.result).not.toBeNull(), { timeout: 60_000 });
    expect(view.standings).toHaveLength(2);
    expect((await admin(url, 'remove-name', 'rude room name')).said).toBe(
      'No game and no room has a player named rude room name.\n',
    );
  });

  test('closes the lobby: nobody meets strangers, friends still play', async () => {
    const { client } = new Browser(server.base);
    expect((await admin(url, 'close-lobby')).code).toBe(0);
    await vi.waitUntil(async () => (await refusalOf(client.lobby())) === 'lobby-closed', { timeout: 60_000 });
    expect(await refusalOf(client.pair({ game: 'duel' }))).toBe('lobby-closed');
    expect(await refusalOf(client.create({ game: 'duel', listed: true }))).toBe('lobby-closed');
    expect((await seatTwo(server.base)).id).toBeTruthy();
    expect((await admin(url)).said).toMatch(/Lobby +closed/);
    await admin(url, 'open-lobby');
    await vi.waitUntil(async () => (await refusalOf(client.lobby())) === null, { timeout: 60_000 });
  });

  test('bans an address for a time, and the streams of its games and rooms end', async () => {
    const { id, ada } = await seatTwo(server.base);
    const stream = await fetch(`${server.base}/api/games/${id}/events`);
    const { code } = await RoomHostPerson.open(server.base);
    const room = await fetch(`${server.base}/api/rooms/${code}/events`);
    const { said } = await admin(url, 'ban', '127.0.0.1', '--for', '30m');
    expect(said).toMatch(/^127\.0\.0\.1 is banned until /);
    // Reads to its end, which comes with the ban.
    expect(await stream.text()).toContain('event: hello');
    expect(await room.text()).toContain('event: hello');
    expect(await refusalOf(ada.client.command(id, { type: 'resign' }))).toBe('banned');
    const lobby = await fetch(`${server.base}/api/lobby`);
    const { retryAfterSeconds } = (await lobby.json()) as { retryAfterSeconds: number };
    expect([lobby.status, Math.ceil(retryAfterSeconds / 60)]).toEqual([403, 30]);
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
    expect((await admin(url)).said).toMatch(/Bans +127\.0\.0\.1 until /);
    expect(await admin(url, 'unban', '127.0.0.1')).toMatchObject({ code: 0 });
    await vi.waitUntil(async () => (await fetch(`${server.base}/api/lobby`)).status === 200, { timeout: 60_000 });
    expect(await admin(url, 'unban', '127.0.0.1')).toMatchObject({ code: 1 });
  });
});

test.each([
  [['fly'], 'There is no command "fly"'],
  [['ban'], 'Write one address'],
  [['ban', '127.0.0'], 'Write one address'],
  [['ban', '10.0.0.1/8'], 'Write one address'],
  [['ban', '127.0.0.1', '--for', 'ever'], '--for must look like 30m, 24h or 7d'],
  [['games', '--status', 'lost'], '--status must be one of open, playing, over'],
  [['games', '--limit', 'all'], '--limit must be a number'],
  [['delete'], 'Write which games'],
  [['remove-name'], 'Write one nickname'],
  [['--force'], "Unknown option '--force'"],
])('castellan admin %j says what is wrong, and touches no database', async (words, sentence) => {
  const { code, said } = await admin('sqlite:/nowhere/games.db', ...words);
  expect([code, said]).toEqual([2, expect.stringContaining(sentence)]);
});

test('without a server the numbers of the database are still there, and its absence is said', async () => {
  const url = `sqlite:${join(directory, 'quiet.db')}`;
  const server = await startServer({ DATABASE_URL: url });
  await server.stop();
  const { code, out, error } = await runProgram([CASTELLAN, 'admin'], { DATABASE_URL: url });
  expect([code, out, error]).toEqual([
    0,
    expect.stringMatching(/^Games +0 running, 0 waiting, 0 finished\nServers +none has reported lately\nDatabase/),
    '',
  ]);
  const missing = await admin('sqlite:/nowhere/games.db');
  expect([missing.code, missing.said]).toEqual([1, expect.stringContaining('There is no database of Castellan')]);
});
