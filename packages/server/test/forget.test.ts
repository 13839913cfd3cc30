import { beforeAll, expect, test } from 'vitest';
import { Browser, seatTwo, startServer } from './people.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '127.0.0.1' });
  return server.stop;
});

test('who asks to be forgotten loses the cookie, with and without TLS, and the next user of the browser holds no seat', async () => {
  const { id, ada } = await seatTwo(server.base);
  const response = await ada.post('/api/forget', {});
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/^(__Host-)?castellan=;.*Expires=Thu, 01 Jan 1970/);
  expect(cookies.find((cookie) => cookie.startsWith('__Host-'))).toContain('Secure');
  const next = new Browser(server.base);
  expect((await next.client.view(id)).you).toBe(null);
});

test('no page of another site can make a browser forget its seats', async () => {
  const response = await new Browser(server.base).post('/api/forget', {}, { 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});
