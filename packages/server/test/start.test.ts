import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ConfigError, readConfig, StartError, serve } from '../src/index.ts';
import { migrateSqlite, openSqlite } from '../src/stores/sqlite-tables.ts';
import { Browser, seatTwo, startServer } from './people.ts';
import { CASTELLAN, MAIN, runProgram, startMain, startProgram } from './process.ts';

let folder: string;
/** Something that listens and hangs up on everybody. */
let rude: Server;
/** Something that listens and never answers. */
let silent: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-start-'));
  writeFileSync(join(folder, 'diary.txt'), 'Dear diary, today I did not play.\n'.repeat(100));
  mkdirSync(join(folder, 'shelf'));
  rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(rude, 'listening');
  silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  return () => {
    rude.close();
    silent.close();
    rmSync(folder, { recursive: true });
  };
});

const portOf = (server: Server) => String((server.address() as AddressInfo).port);
const rudePort = () => portOf(rude);
const silentPort = () => portOf(silent);

const inFolder = (name: string) => `sqlite:${join(folder, name)}`;

test.each<[string, () => Record<string, string>, RegExp]>([
  ['an address of another machine', () => ({ HOST: '203.0.113.7' }), /no address 203\.0\.113\.7\. Set HOST/],
  ['a port that is no number', () => ({ PORT: 'http' }), /^PORT must be a whole number/],
  ['no file', () => ({ DATABASE_URL: 'sqlite:' }), /names no file. Write sqlite:PATH/],
  ['a file in a file', () => ({ DATABASE_URL: inFolder('diary.txt/games.db') }), /folder .*diary\.txt cannot be made/],
  ['a file that is something else', () => ({ DATABASE_URL: inFolder('diary.txt') }), /diary\.txt is damaged or no/],
  [
    'a file of a newer version',
    () => {
      const db = new DatabaseSync(join(folder, 'newer.db'));
      db.exec('PRAGMA user_version=99');
      db.close();
      return { DATABASE_URL: inFolder('newer.db') };
    },
    /^The database was last used by a newer version of Castellan .*: start that version, or a newer one$/,
  ],
  [
    'a file with a damaged page',
    () => {
      const path = join(folder, 'page.db');
      const db = openSqlite(path);
      migrateSqlite(db);
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
      writeFileSync(path, readFileSync(path).fill('x', 2 * 4096, 3 * 4096));
      return { DATABASE_URL: inFolder('page.db') };
    },
    /page\.db is damaged or no database of Castellan\. Restore a backup/,
  ],
  ['a folder', () => ({ DATABASE_URL: inFolder('shelf') }), /shelf cannot be opened: .* Check that it is a file/],
  [
    'a database nobody knows',
    () => ({ DATABASE_URL: 'mysql://me:s3cret@x/y' }),
    /^DATABASE_URL must begin with sqlite:/,
  ],
  ['an address that is none', () => ({ DATABASE_URL: 'postgres://me:s3/cret@x:y/z' }), /^DATABASE_URL is no .*%2F/],
  [
    'a PostgreSQL that is not there',
    () => ({ DATABASE_URL: 'postgres://me:s3cret@127.0.0.1:1/x' }),
    /127\.0\.0\.1:1 does not answer \(ECONNREFUSED\)\. Check/,
  ],
  [
    'one that hangs up',
    () => ({ DATABASE_URL: `postgres://me:s3cret@127.0.0.1:${rudePort()}/x` }),
    /127\.0\.0\.1:\d+ does not answer \(.+\)\. Check that it runs/,
  ],
  [
    'one that says nothing',
    () => {
      vi.stubEnv('PGCONNECT_TIMEOUT', '1');
      return { DATABASE_URL: `postgres://me:s3cret@127.0.0.1:${silentPort()}/x` };
    },
    /127\.0\.0\.1:\d+ does not answer \(.+\)\. Check that it runs/,
  ],
  [
    'one on a machine without a name',
    () => ({ DATABASE_URL: 'postgres://me:s3cret@nowhere.invalid/x' }),
    /nowhere\.invalid/,
  ],
  [
    'a proxy that is no address',
    () => ({ TRUST_PROXY: 'nonsense' }),
    /^TRUST_PROXY must look like loopback, .* "nonsense"$/,
  ],
  [
    'a range that is too long',
    () => ({ TRUST_PROXY: 'loopback, 10.0.0.0/33' }),
    /^TRUST_PROXY .* not "10\.0\.0\.0\/33"$/,
  ],
  ['a level of logs that is none', () => ({ LOG_LEVEL: 'loud' }), /^LOG_LEVEL must be one of silent, .* not "loud"$/],
  [
    'a path of another site',
    () => ({ PUBLIC_ORIGIN: 'https://play.example/castellan' }),
    /^PUBLIC_ORIGIN .* host name of its own/,
  ],
])('%s keeps it from starting, and one sentence says where and what to do', async (_what, env, sentence) => {
  const start = async () => serve(readConfig({ PORT: '0', DATABASE_URL: 'memory:', LOG_LEVEL: 'silent', ...env() }));
  const error = await start().catch((thrown: unknown) => thrown);
  vi.unstubAllEnvs();
  expect(error instanceof StartError || error instanceof ConfigError).toBe(true);
  const { message } = error as Error;
  expect(message).toMatch(sentence);
  expect(message).not.toMatch(/\n|s3\/?cret/);
});

test('started on a port that is taken it says so and ends, and so does what a service starts', async () => {
  for (const words of [[CASTELLAN, 'serve'], [MAIN]]) {
    expect(await runProgram(words, { PORT: rudePort(), DATABASE_URL: inFolder('taken.db') })).toEqual({
      code: 1,
      out: '',
      error: `Port ${rudePort()} of 127.0.0.1 is taken by another program. Stop that one, or choose another port: PORT=${Number(rudePort()) + 1}.\n`,
    });
  }
});

test('a full disk keeps it from starting, and one sentence says so', async () => {
  // No file may grow beyond so many blocks of 1024 bytes: no room for the file, and none for its tables.
  for (const blocks of [1, 40]) {
    const words = ['-c', `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$1"`, process.execPath, MAIN];
    const env = { ...process.env, PORT: '0', DATABASE_URL: inFolder(`full-${blocks}.db`), LOG_LEVEL: 'silent' };
    const { status, stderr } = spawnSync('bash', words, { env, encoding: 'utf8' });
    expect([blocks, status, stderr]).toEqual([
      blocks,
      1,
      expect.stringMatching(
        /^The disk of \S+ is full, damaged or gone \(disk I\/O error\)\. Make room or check.*\.\n$/,
      ),
    ]);
  }
});

test('the last lines say where it is, where the phone finds it, and how to stop it', async () => {
  const alone = await startProgram(process.execPath, [CASTELLAN, 'serve']);
  expect(alone.said().split('\n')).toEqual([
    `Castellan is ready: open ${alone.base}`,
    'For a phone in the same network: stop it, then HOST=0.0.0.0 npx castellan serve',
    'To stop it: Ctrl+C',
    '',
  ]);
  alone.child.kill('SIGINT');
  expect(await alone.ended).toBe(0);

  const network = await startProgram(process.execPath, [CASTELLAN, 'serve'], { HOST: '0.0.0.0' });
  const { port } = new URL(network.base);
  const addresses = Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one?.family === 'IPv4' && !one.internal ? [one.address] : []));
  expect(network.said().split('\n')).toEqual([
    `Castellan is ready: open http://127.0.0.1:${port}`,
    ...addresses.map((address) => `On a phone in the same network: http://${address}:${port}`),
    'To stop it: Ctrl+C',
    '',
  ]);
  expect((await fetch(`${network.base}/healthz`)).status).toBe(200);
  network.child.kill('SIGTERM');
  expect(await network.ended).toBe(0);
});

test('told to stop, npm start stops the server with it', async () => {
  const started = await startProgram('npm', ['start', '--silent'], { CASTELLAN_PREPARED: 'yes' });
  expect(started.said()).toContain('then HOST=0.0.0.0 npm start\n');
  expect((await fetch(`${started.base}/healthz`)).status).toBe(200);
  started.child.kill('SIGTERM');
  await started.ended;
  await expect(fetch(`${started.base}/healthz`)).rejects.toThrow();
});

test('the log says when no page is built, and once that a proxy is not named; through that one nobody reads numbers', async () => {
  const { child, base, said, ended } = await startMain({ PUBLIC_ORIGIN: 'https://play.example' });
  expect((await fetch(`${base}/metrics`)).status).toBe(200);
  for (const visitor of ['203.0.113.9', '203.0.113.10']) {
    const response = await fetch(`${base}/metrics`, { headers: { 'x-forwarded-for': visitor } });
    expect(response.status).toBe(403);
  }
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said()).toContain('no page is built');
  expect(said().match(/a proxy at 127\.0\.0\.1 is not named by TRUST_PROXY/g)).toHaveLength(1);
});

test('a visitor on the machine of a proxy that is named is no proxy without a name', async () => {
  const { child, base, said, ended } = await startMain({ TRUST_PROXY: 'loopback' });
  for (const visitor of ['127.0.0.1', '203.0.113.9, 127.0.0.1', '203.0.113.9']) {
    const response = await fetch(`${base}/metrics`, { headers: { 'x-forwarded-for': visitor } });
    expect([visitor, response.status]).toEqual([visitor, visitor === '127.0.0.1' ? 200 : 403]);
  }
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said()).not.toContain('TRUST_PROXY');
});

describe.each(['closes', 'sleeps'] as const)('when the reader of its log %s', (how) => {
  test('the server goes on serving, and stops when it is told to', async () => {
    const { child, base, ended } = await startMain({ LOG_LEVEL: 'trace' });
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.removeAllListeners('data');
      if (how === 'closes') stream.destroy();
      else stream.pause();
    }
    // More than any pipe holds.
    for (let i = 0; i < 800; i++) expect((await fetch(`${base}/nothing/here.txt`)).status).toBe(404);
    const { id, ada } = await seatTwo(base);
    expect((await ada.client.view(id)).you).toBe(1);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

test('a reader that is gone before the first line ends no server', async () => {
  const port = createServer().listen(0, '127.0.0.1');
  await once(port, 'listening');
  const { port: number } = port.address() as AddressInfo;
  port.close();
  await once(port, 'close');
  const env = { ...process.env, PORT: String(number), DATABASE_URL: 'memory:', LOG_LEVEL: 'trace' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  child.stdout.destroy();
  child.stderr.destroy();
  const base = `http://127.0.0.1:${number}`;
  await vi.waitUntil(async () => child.exitCode !== null || (await fetch(`${base}/healthz`).catch(() => null))?.ok, {
    timeout: 300_000,
  });
  expect((await new Browser(base).client.create({ game: 'duel' })).id).toMatch(/^[2-9a-z]{14}$/);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('nobody else on the machine can read the database or what is beside it, not even one made before', async () => {
  const path = join(folder, 'private', 'games.db');
  const files = [path, `${path}-wal`, `${path}-shm`];
  for (let start = 1; start <= 2; start++) {
    const server = await startServer({ DATABASE_URL: `sqlite:${path}` });
    await seatTwo(server.base);
    for (const file of files) expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600]);
    expect(statSync(join(folder, 'private')).mode & 0o777).toBe(0o700);
    await server.stop();
    chmodSync(path, 0o644);
  }
});
