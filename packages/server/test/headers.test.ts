import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { Browser, seatTwo, startServer } from './people.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ PAGE_DIRECTORY: '/nowhere' });
  return server.stop;
});

/** Says this on a bare connection and reads until the other side closes. */
async function say(text: string): Promise<string> {
  const { hostname, port } = new URL(server.base);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;

test.each([
  ['an answer', get('/api/lobby'), 200],
  ['what is not there', get('/nothing.here'), 404],
  ['the embed, which does not exist', get('/embed/x'), 404],
  ['an address with a part that is too long', get(`/api/games/${'z'.repeat(80)}`), 414],
  ['an address that cannot be read', get('/api/games/%zz'), 400],
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ['a method that does not exist', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  [
    'a body that is no JSON',
    `POST /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{`,
    400,
  ],
  ['headers without end', get('/', `x: ${'y'.repeat(40_000)}`), 431],
  ['a request to no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['a request to two hosts', get('/healthz', 'Host: y'), 400],
  ['an expectation nobody knows', get('/api/lobby', 'expect: miracles'), 417],
])('%s has every security header and is not stored by any cache', async (_what, text, status) => {
  const [head = ''] = (await say(text)).split('\r\n\r\n');
  const lines = head.toLowerCase().split('\r\n');
  expect(lines[0]).toContain(` ${status} `);
  for (const line of [
    'x-content-type-options: nosniff',
    'x-frame-options: deny',
    'referrer-policy: no-referrer',
    'cross-origin-opener-policy: same-origin',
    'cross-origin-resource-policy: same-origin',
    'cache-control: no-store',
  ]) {
    expect(lines).toContain(line);
  }
  const policy = lines.find((line) => line.startsWith('content-security-policy: '));
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a program of the last century that names no host is answered', async () => {
  expect(await say('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a proxy that asks for a password of its own is in nobody’s way', async () => {
  const basic = { authorization: `Basic ${btoa('house:word')}` };
  const browser = new Browser(server.base);
  const created = await browser.post('/api/games', { commandId: 'a', game: 'duel', listed: true }, basic);
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const join = { commandId: 'b', name: 'Ada', entropy: 'ab'.repeat(16) };
  expect((await browser.post(`/api/games/${id}/join`, join, basic)).status).toBe(200);
  const view = await browser.fetch(`/api/games/${id}`, { headers: basic });
  expect(await view.json()).toMatchObject({ you: expect.any(Number), seats: expect.arrayContaining([null]) });
});

test('a token that is no bot’s is refused, and not taken for a new visitor', async () => {
  const { id, ada } = await seatTwo(server.base);
  for (const authorization of ['Bearer nonsense', 'bearer bot_short', 'Bearer ']) {
    const response = await ada.post('/api/games', { commandId: 'a', game: 'duel' }, { authorization });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'unauthenticated' });
  }
  expect((await ada.client.view(id)).you).toBe(1);
});
