import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { networkOf } from '../src/network.ts';
import { RateLimiter } from '../src/rate-limiter.ts';
import { Browser, startServer } from './people.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8::9', 'nowhere'],
  ['fdoops', 'nowhere'],
  ['[2001:db8::1]:443', 'nowhere'],
  ['192.0.2.7:443', 'nowhere'],
  ['', 'nowhere'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an allowance comes back with time, is saved up for a minute, and says how long to wait', () => {
  let now = 0;
  const allowance = new RateLimiter(60, () => now);
  for (let i = 0; i < 12; i++) expect(allowance.take('a', 5)).toBe(0);
  expect(allowance.take('a', 5)).toBe(5);
  expect(allowance.take('b', 5)).toBe(0);
  now += 5000;
  expect(allowance.take('a', 5)).toBe(0);
  expect(allowance.take('a', 1)).toBe(1);
  now += 3_600_000;
  expect(allowance.take('a', 60)).toBe(0);
  expect(allowance.take('a', 1)).toBe(1);
  // What costs more than a minute brings takes all of it; a debt is never more than another minute.
  now += 60_000;
  expect(allowance.take('a', 500)).toBe(0);
  allowance.charge('a', 1e9);
  expect(allowance.take('a', 1)).toBe(61);
});

/** An address as it stands in the request, which fetch would tidy. */
function asked(base: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end();
  });
}

test.each(['/api/lobby', '/%61pi/lobby', '/api/%6cobby', '/api//lobby', '/api/../api/lobby', '/API/lobby'])(
  'spelled as %s a request counts like any other',
  async (path) => {
    const strict = await startServer({ RATE_PER_ADDRESS: '8' });
    for (const target of [path, `http://elsewhere.example${path}`]) {
      for (let i = 0; i < 9; i++) await asked(strict.base, target);
      expect(await asked(strict.base, target)).toBe(429);
    }
    await strict.stop();
  },
);

test('all addresses of one /64 share what they may ask for; the neighbour has an allowance of its own', async () => {
  const strict = await startServer({ RATE_PER_ADDRESS: '8', TRUST_PROXY: '127.0.0.1' });
  const from = (address: string) => asked(strict.base, '/api/lobby', { 'x-forwarded-for': address });
  for (let i = 1; i < 5; i++) expect(await from(`2001:db8:1:2::${i}`)).toBe(200);
  expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(200);
  await strict.stop();
});

test('a site with a whole /48 of networks may ask for ten times as much as one network', async () => {
  const strict = await startServer({ RATE_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.1' });
  const from = (address: string) => asked(strict.base, '/api/lobby', { 'x-forwarded-for': address });
  for (let i = 1; i <= 10; i++) expect(await from(`2001:db8:1:${i}::1`)).toBe(200);
  expect(await from('2001:db8:1:ffff::1')).toBe(429);
  expect(await from('2001:db8:2:1::1')).toBe(200);
  for (let i = 1; i <= 12; i++) expect(await from(`192.0.2.${i}`)).toBe(200);
  await strict.stop();
});

test('streams and open games are counted by /48 too', async () => {
  const strict = await startServer({
    STREAMS_PER_ADDRESS: '1',
    OPEN_GAMES_PER_ADDRESS: '1',
    TRUST_PROXY: '127.0.0.1',
  });
  const create = (address: string) =>
    new Browser(strict.base).post('/api/games', { commandId: 'a', game: 'duel' }, { 'x-forwarded-for': address });
  const [first] = await Promise.all(Array.from({ length: 10 }, (_, i) => create(`2001:db8:1:${i}::1`)));
  expect((await create('2001:db8:1:ffff::1')).status).toBe(429);
  expect((await create('2001:db8:2:1::1')).status).toBe(201);
  const { id } = (await first!.json()) as { id: string };
  const stop = new AbortController();
  const events = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const answer = await fetch(`${strict.base}/api/games/${id}/events`, { headers, signal: stop.signal });
    if (answer.ok) await answer.body!.getReader().read();
    return answer.status;
  };
  for (let i = 0; i < 10; i++) expect(await events(`2001:db8:1:${i}::1`)).toBe(200);
  expect(await events('2001:db8:1:ffff::1')).toBe(429);
  expect(await events('2001:db8:2:1::1')).toBe(200);
  stop.abort();
  await strict.stop();
});

test('what a proxy calls an address and is none is answered, counts as one machine and is not nearby', async () => {
  const strict = await startServer({ RATE_PER_ADDRESS: '4', TRUST_PROXY: '127.0.0.1' });
  const from = (address: string, path: string) => asked(strict.base, path, { 'x-forwarded-for': address });
  expect(await from('1:2:3:4:5:6:7:8::9', '/api/lobby')).toBe(200);
  expect(await from('fdoops', '/api/lobby')).toBe(200);
  expect(await from('10.nonsense', '/api/lobby')).toBe(429);
  expect([await from('10.1.2.3', '/metrics'), await from('fd00::1', '/metrics')]).toEqual([200, 200]);
  for (const address of ['fdoops', '10.nonsense', '127.0.0.1.example', 'fd::1']) {
    expect(await from(address, '/metrics')).toBe(403);
  }
  await strict.stop();
});

test('streams are counted by /64 too', async () => {
  const strict = await startServer({ STREAMS_PER_ADDRESS: '1', TRUST_PROXY: '127.0.0.1' });
  const ada = new Browser(strict.base);
  const { id } = await ada.client.create({ game: 'duel' });
  const stop = new AbortController();
  const events = (address: string) =>
    fetch(`${strict.base}/api/games/${id}/events`, {
      headers: { 'x-forwarded-for': address },
      signal: stop.signal,
    });
  const open = await events('2001:db8:1:2::1');
  await open.body!.getReader().read();
  expect((await events('2001:db8:1:2::2')).status).toBe(429);
  expect((await events('2001:db8:1:3::2')).status).toBe(200);
  stop.abort();
  await strict.stop();
});

test('what costs the server more takes more of the allowance', async () => {
  const strict = await startServer({ RATE_PER_ADDRESS: '20' });
  const browser = new Browser(strict.base);
  for (let i = 0; i < 4; i++) await browser.client.create({ game: 'duel' });
  await expect(browser.client.create({ game: 'duel' })).rejects.toMatchObject({ message: 'too-many-requests' });
  await strict.stop();
});

test('the page and the questions of the operator are free', async () => {
  const strict = await startServer({ RATE_PER_ADDRESS: '2' });
  for (let i = 0; i < 9; i++) expect((await fetch(`${strict.base}/healthz`)).status).toBe(200);
  expect((await fetch(`${strict.base}/metrics`)).status).toBe(200);
  await strict.stop();
});

test('the files of the page are free, and whatever is not there is charged, however it is spelled', async () => {
  const page = mkdtempSync(join(tmpdir(), 'castellan-page-'));
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<title>page</title>');
  writeFileSync(join(page, 'assets/a.js'), 'plain');
  writeFileSync(join(page, 'assets/a.js.br'), 'compressed');
  const server = await startServer({ PAGE_DIRECTORY: page, RATE_PER_ADDRESS: '4', RATE_PER_SESSION: '0' });
  const ask = async (path: string) => (await fetch(server.base + path)).status;
  for (let i = 0; i < 10; i++) expect(await ask('/assets/a.js')).toBe(200);
  // A screen of the page is the page; what is sent compressed has no address of its own.
  expect(await ask('/some/screen')).toBe(200);
  expect([await ask('/api/nothing'), await ask('/%61pi/nothing.x'), await ask('/assets/a.js.br')]).toEqual([
    404, 404, 404,
  ]);
  expect(await ask('/api/nothing')).toBe(429);
  await server.stop();
  rmSync(page, { recursive: true, force: true });
});
