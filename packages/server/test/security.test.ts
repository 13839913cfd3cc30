import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';
import { isKnownHost } from '../src/known-host.ts';
import { Browser, seatTwo, startServer } from './people.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '127.0.0.1' });
  return server.stop;
});

const newGame = { commandId: 'a', game: 'duel' };

/** fetch refuses to send some headers; a hostile program does not. */
function raw(
  path: string,
  headers: Record<string, string>,
  body = '',
  method = 'POST',
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(server.base + path, { method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('behind TLS the cookie is __Host-, Secure, HttpOnly and SameSite, and HSTS is sent', async () => {
  const response = await new Browser(server.base).post('/api/games', newGame, { 'x-forwarded-proto': 'https' });
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-castellan=[\w-]{43};/);
  for (const part of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Domain');
  expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
});

test('an operator who names an https address gets the secure cookie without naming the proxy', async () => {
  const named = await startServer({ PUBLIC_ORIGIN: 'https://play.example' });
  const response = await new Browser(named.base).post('/api/games', newGame, { origin: 'https://play.example' });
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-castellan=/);
  const other = await new Browser(named.base).post('/api/games', newGame, { origin: named.base });
  expect(other.status).toBe(403);
  await named.stop();
});

test('at home without TLS it works with a plainly named cookie', async () => {
  const response = await new Browser(server.base).post('/api/games', newGame);
  expect(response.headers.getSetCookie()[0]).toMatch(/^castellan=[\w-]{43};.*HttpOnly; SameSite=Strict$/);
  expect(response.headers.get('strict-transport-security')).toBe(null);
});

test('who is not a trusted proxy cannot say it is one', async () => {
  const untrusting = await startServer();
  const response = await new Browser(untrusting.base).post('/api/games', newGame, { 'x-forwarded-proto': 'https' });
  expect(response.headers.getSetCookie()[0]).toMatch(/^castellan=/);
  await untrusting.stop();
});

test('every answer forbids framing, sniffing and inline script', async () => {
  for (const path of ['/api/lobby', '/healthz', '/nothing/here']) {
    const { headers } = await fetch(server.base + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('a page of another site cannot act for its visitor', async () => {
  const { id, ada } = await seatTwo(server.base);
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join();
  const body = JSON.stringify({ commandId: 'x', command: { type: 'resign' } });
  const json = { 'content-type': 'application/json', cookie };
  const path = `/api/games/${id}/commands`;
  expect((await raw(path, { ...json, origin: 'https://evil.example' }, body)).status).toBe(403);
  expect((await raw(path, { ...json, origin: 'null' }, body)).status).toBe(403);
  expect((await raw(path, { ...json, 'sec-fetch-site': 'cross-site' }, body)).status).toBe(403);
  expect((await raw(path, { ...json, 'sec-fetch-site': 'same-site' }, body)).status).toBe(403);
  expect((await raw(path, { 'content-type': 'text/plain', cookie }, body)).status).toBe(415);
  expect((await raw(path, { 'content-type': 'application/x-www-form-urlencoded', cookie }, 'a=b')).status).toBe(415);
  expect((await ada.client.view(id)).ending).toBe(null);
  expect((await raw(path, { ...json, origin: server.base, 'sec-fetch-site': 'same-origin' }, body)).status).toBe(200);
});

test('a stranger’s name that leads to this machine is not answered, unless the host says that it is ours', async () => {
  const { port } = new URL(server.base);
  const ask = (host: string, base = server.base) =>
    new Promise<number | undefined>((done, fail) => {
      request(`${base}/api/lobby`, { headers: { host } }, (answer) => done(answer.statusCode))
        .on('error', fail)
        .end();
    });
  for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', 'localhost.evil.example'])
    expect([host, await ask(host)]).toEqual([host, 421]);
  for (const host of [
    `localhost:${port}`,
    'LOCALHOST',
    'me.localhost',
    `127.0.0.1:${port}`,
    '192.168.1.9',
    '[::1]:80',
    hostname(),
  ])
    expect([host, await ask(host)]).toEqual([host, 200]);
  const named = await startServer({ PUBLIC_ORIGIN: 'https://play.example' });
  expect(await ask('play.example', named.base)).toBe(200);
  await named.stop();
});

test.each([
  [
    'den',
    ['den', 'den.local', 'castellan', 'DEN.', '[::1]', '10.0.0.1:80'],
    ['den.example', 'other.local', 'evil.example'],
  ],
  ['den.example', ['den.example:8080', 'den', 'den.local'], ['evil.den.example']],
])('a machine called %s is known by its names', (machine, known, unknown) => {
  for (const host of known) expect([host, isKnownHost(host, machine)]).toEqual([host, true]);
  for (const host of unknown) expect([host, isKnownHost(host, machine)]).toEqual([host, false]);
});

test.each([{ 'x-real-ip': '203.0.113.9' }, { via: '1.1 proxy' }, { forwarded: 'for=203.0.113.9' }])(
  'through a proxy that says no more than %j nobody reads the numbers',
  async (headers) => {
    expect((await fetch(`${server.base}/metrics`)).status).toBe(200);
    expect((await fetch(`${server.base}/metrics`, { headers })).status).toBe(403);
  },
);

test('no GET changes anything', async () => {
  const { id, ada } = await seatTwo(server.base);
  const before = await ada.client.view(id);
  for (const end of ['commands', 'join', 'link', 'move', 'rematch']) {
    expect((await ada.fetch(`/api/games/${id}/${end}`)).status).toBe(405);
  }
  expect((await ada.client.view(id)).seq).toBe(before.seq);
  expect((await new Browser(server.base).fetch('/api/lobby')).headers.getSetCookie()).toEqual([]);
});

test('a body over 8 KiB, of the wrong shape or with anything extra is refused', async () => {
  const browser = new Browser(server.base);
  expect((await browser.post('/api/games', { ...newGame, options: ['x'.repeat(9000)] })).status).toBe(413);
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '"x"',
    { ...newGame, admin: true },
    { game: 'duel' },
    { ...newGame, commandId: '' },
  ]) {
    expect((await browser.post('/api/games', body)).status).toBe(400);
  }
  expect((await browser.post('/api/bots', { admin: true })).status).toBe(400);
  const proto = '{"commandId":"a","game":"duel","__proto__":{"listed":true}}';
  expect((await browser.post('/api/games', proto)).status).toBe(400);
});

test('who asks too much is told to wait, and for how long', async () => {
  const strict = await startServer({ RATE_PER_SESSION: '5', RATE_PER_ADDRESS: '8', STREAMS_PER_ADDRESS: '1' });
  const [ada, ben] = [new Browser(strict.base), new Browser(strict.base)];
  await ada.client.create({ game: 'duel' });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await ada.fetch('/api/lobby')).status);
  expect(statuses).toContain(429);
  await expect(ada.client.lobby()).rejects.toMatchObject({
    message: 'too-many-requests',
    retryAfterMs: expect.any(Number),
  });
  // The address has its own limit, whatever the session.
  for (let i = 0; i < 9; i++) statuses.push((await ben.fetch('/api/lobby')).status);
  expect(statuses.at(-1)).toBe(429);
  // Health is not limited.
  expect((await fetch(`${strict.base}/healthz`)).status).toBe(200);
  await strict.stop();
});

test('tokens are stored as hashes only', async () => {
  const { id, ada, key } = await seatTwo(server.base);
  const stored = JSON.stringify(await server.store.read(id, 0));
  for (const token of ada.cookies.values()) expect(stored).not.toContain(token);
  expect(stored).not.toContain(key);
});

test('nothing that is sent names a secret, a key or a holder before the end', async () => {
  const { id, ada, ben } = await seatTwo(server.base);
  await ada.client.link(id);
  const log = await server.store.read(id, 0);
  const created = log[0]!.event;
  const secret = created.type === 'created' ? created.hidden?.secret : undefined;
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const stop = new AbortController();
  const stream = await fetch(`${server.base}/api/games/${id}/events`, { signal: stop.signal });
  const streamed = new TextDecoder().decode((await stream.body!.getReader().read()).value);
  stop.abort();
  const sent = [streamed];
  for (const path of ['', '?legal=1', '/log', '/record']) {
    for (const browser of [ada, ben]) sent.push(await (await browser.fetch(`/api/games/${id}${path}`)).text());
  }
  for (const text of sent) {
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hidden|holder|reserved/);
  }
});

test('whatever is logged, no cookie, token, key or secret is in it, and at home it says once that there is no TLS', async () => {
  const main = fileURLToPath(new URL('../src/main.js', import.meta.url));
  const env = { ...process.env, DATABASE_URL: 'memory:', PORT: '0', LOG_LEVEL: 'trace', PAGE_DIRECTORY: '' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let logged = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      logged += chunk;
    });
  }
  const base = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`it stopped with ${code}: ${logged}`)));
    child.stdout.on('data', () => {
      const address = /Castellan is at (\S+)/.exec(logged)?.[1];
      if (address) resolve(address);
    });
  });
  const { id, key, ada, ben } = await seatTwo(base);
  const { key: moving } = await ada.client.link(id);
  const phone = new Browser(base);
  await phone.client.move(id, moving);
  const { token } = (await (await phone.post('/api/bots', {})).json()) as { token: string };
  const bot = { authorization: `Bearer ${token}` };
  await phone.post(`/api/games/${id}/commands`, { commandId: 'x', command: { type: 'resign' } }, bot);
  await ben.post(`/api/games/${id}/join?key=${key}`, { commandId: 'y', key, name: 'Ben', entropy: 'x' });
  await ben.post('/api/games', `{"secret":"${key}"`);
  await ben.fetch(`/nothing/${key}`);
  await ben.client.command(id, { type: 'resign' });
  const revealed = (await ben.client.view(id)).revealed!;
  const stopped = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await stopped;
  expect(logged.match(/without TLS/g)).toHaveLength(1);
  expect(logged).toContain('/api/games/:id/commands');
  const cookies = [ada, ben, phone].flatMap(({ cookies: saved }) => [...saved.values()]);
  expect(cookies).toHaveLength(3);
  for (const secret of [...cookies, token, key, moving, revealed]) expect(logged).not.toContain(secret);
});

test('an unforeseen failure is told as try again, without its details', async () => {
  const broken = await startServer();
  broken.store.read = async () => {
    throw new Error('password=hunter2');
  };
  const response = await fetch(`${broken.base}/api/games/${'z'.repeat(14)}`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ code: 'try-again' });
  await broken.stop();
});

test('a setting that makes no sense stops the start with a sentence', () => {
  expect(() => readConfig({ PORT: '99999' })).toThrow(/PORT must be a whole number from 0 to 65535/);
  expect(() => readConfig({ HEARTBEAT_SECONDS: '0' })).toThrow(
    /HEARTBEAT_SECONDS must be a whole number from 1 to 300/,
  );
  expect(() => readConfig({ PUBLIC_ORIGIN: 'play.example' })).toThrow(/PUBLIC_ORIGIN/);
  expect(readConfig({}).databaseUrl).toMatch(/^sqlite:/);
});
