import { mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { openStore } from '../src/index.ts';
import { Browser, seatTwo, startServer } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';
import { MAIN, startProgram } from './process.ts';

let folder: string;
let postgres: PostgresUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'castellan-ready-'));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
});

const isReady = async (base: string): Promise<number> => (await fetch(`${base}/readyz`)).status;

test.each<[string, (path: string) => void]>([
  ['deleted', (path) => rmSync(path)],
  ['replaced by another', (path) => writeFileSync(`${path}.new`, '') ?? renameSync(`${path}.new`, path)],
  ['cut off', (path) => truncateSync(path, 10)],
  ['written over', (path) => writeFileSync(path, Buffer.alloc(50_000, 'x'))],
])('a node whose file was %s wants no more requests, and acknowledges no command', async (how, damage) => {
  const path = join(folder, `${how}.db`);
  const server = await startServer({ DATABASE_URL: `sqlite:${path}` });
  const { ada, id } = await seatTwo(server.base);
  expect(await isReady(server.base)).toBe(200);
  damage(path);
  const say = (commandId: string) =>
    ada.post(`/api/games/${id}/commands`, { commandId, command: { type: 'say', phrase: 'hello' } });
  // A file that is gone is noticed by the first write.
  if (how === 'deleted' || how === 'replaced by another') expect((await say('a')).status).toBe(503);
  await expect(server.store.check()).rejects.toThrow();
  const refused = await say('b');
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '1',
    { code: 'try-again' },
  ]);
  await server.stop();
});

test('a node whose disk is full wants no more requests', async () => {
  const path = join(folder, 'full.db');
  // No file may grow beyond 400 blocks of 1024 bytes: to the store this is a disk without room.
  const full = await startProgram(
    'bash',
    ['-c', `trap '' XFSZ; ulimit -f 400; exec "$0" "$1"`, process.execPath, MAIN],
    {
      DATABASE_URL: `sqlite:${path}`,
    },
  );
  const browser = new Browser(full.base);
  expect(await isReady(full.base)).toBe(200);
  let status = 201;
  for (let i = 0; status === 201; i++)
    status = (await browser.post('/api/games', { commandId: `c${i}`, game: 'duel' })).status;
  expect(status).toBe(503);
  await vi.waitUntil(async () => (await isReady(full.base)) !== 200, { timeout: 60_000 });
  expect(await (await fetch(`${full.base}/readyz`)).json()).toEqual({ code: 'no-store' });
  for (let i = 0; i < 20; i++)
    expect((await browser.post('/api/games', { commandId: `d${i}`, game: 'duel' })).status).toBe(503);
  // One line for all of them, without a stack trace.
  const lines = full.said().match(/.*requests were refused.*/g) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(5);
  for (const line of lines) expect(line).not.toContain('stack');
  expect(full.said()).not.toContain('"route":"/api/games"');
  full.child.kill('SIGTERM');
  await full.ended;
});

test('a node whose file is there again goes on', async () => {
  const path = join(folder, 'back.db');
  const server = await startServer({ DATABASE_URL: `sqlite:${path}` });
  const browser = new Browser(server.base);
  const create = async (commandId: string) => (await browser.post('/api/games', { commandId, game: 'duel' })).status;
  renameSync(path, `${path}.away`);
  expect(await create('a')).toBe(503);
  await expect(server.store.check()).rejects.toThrow('was deleted');
  renameSync(`${path}.away`, path);
  expect(await create('b')).toBe(503);
  await server.store.check();
  expect(await create('c')).toBe(201);
  await server.stop();
});

test('a PostgreSQL that can only be read keeps no games, and the node says so', async () => {
  const url = await postgres.database('standby');
  const store = await openStore(url);
  const owner = new pg.Client(postgres.url);
  await owner.connect();
  await owner.query('ALTER DATABASE standby SET default_transaction_read_only = on');
  await owner.end();
  await expect(store.check()).rejects.toThrow(/read-only/);
  await store.close();
});

test('however many ask whether a node is ready, its disk is asked once a second', async () => {
  const server = await startServer();
  let checks = 0;
  server.store.check = async () => {
    checks++;
  };
  await Promise.all(Array.from({ length: 50 }, () => isReady(server.base)));
  expect(checks).toBeLessThan(10);
  await server.stop();
});

test('a store that fails is logged once, however many ask, and once when it is back', async () => {
  const server = await startServer();
  const error = vi.spyOn(server.app.server.log, 'error').mockImplementation(() => {});
  const info = vi.spyOn(server.app.server.log, 'info').mockImplementation(() => {});
  const now = vi.spyOn(performance, 'now');
  let later = performance.now();
  let broken = true;
  server.store.check = async () => {
    if (broken) throw new Error('the disk is full');
  };
  const ask = () => {
    // Each time it is found out again.
    later += 2000;
    now.mockReturnValue(later);
    return isReady(server.base);
  };
  expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 503]);
  expect(error.mock.calls.map(([, message]) => message)).toEqual(['the store cannot keep games']);
  broken = false;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(info.mock.calls.map(([message]) => message)).toEqual(['the store keeps games again']);
  broken = true;
  expect(await ask()).toBe(503);
  expect(error).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
  await server.stop();
});
