import { Client } from '@castellan/match/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';
import { Browser, startServer, until } from './people.ts';

const NAMED = 'https://me.pages.example';
const STRANGER = 'https://elsewhere.example';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({
    ALLOWED_ORIGINS: `${NAMED}/, https://other.example`,
    PUBLIC_ORIGIN: 'https://play.example',
    TRUST_PROXY: 'loopback',
  });
});
afterAll(() => server.stop());

/** What a browser sends for a page of another site. */
const from = (origin: string): Record<string, string> => ({ origin, 'sec-fetch-site': 'cross-site' });

const allowsIn = ({ headers }: Response) =>
  ['access-control-allow-origin', 'access-control-allow-credentials'].map((name) => headers.get(name));

const preflight = (origin: string, path = '/api/games') =>
  fetch(server.base + path, {
    method: 'OPTIONS',
    headers: {
      ...from(origin),
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });

describe('a page of a named origin', () => {
  test('may ask beforehand, and is told what it may send', async () => {
    const response = await preflight(NAMED);
    expect(response.status).toBe(204);
    expect(allowsIn(response)).toEqual([NAMED, 'true']);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type, last-event-id, authorization');
    expect(response.headers.get('vary')?.toLowerCase()).toContain('origin');
  });

  test('plays by a cookie that counts below its own site alone, and hears of every event', async () => {
    const browser = new Browser(server.base);
    const cookies: string[] = [];
    const client = new Client({
      base: 'https://play.example',
      fetch: async (address, init) => {
        expect(init?.credentials).toBe('include');
        const path = String(address).slice('https://play.example'.length);
        const response = await browser.fetch(path, { ...init, headers: { ...init?.headers, ...from(NAMED) } });
        expect(allowsIn(response)).toEqual([NAMED, 'true']);
        cookies.push(...response.headers.getSetCookie());
        return response;
      },
    });
    const { id, key } = await client.create({ game: 'duel' });
    await client.join(id, { name: 'Ada', seat: 1, key: key! });
    const ben = new Browser(server.base);
    await ben.client.join(id, { name: 'Ben', key: key! });
    const table = client.open(id, () => {});
    await until(table, ({ you, connection }) => you === 1 && connection === 'live');
    await table.send({ type: 'act', action: 'pick 1' });
    await until(table, ({ match }) => match?.actions.at(-1)?.action === 'pick 1');
    table.close();
    await client.forget();
    expect(cookies.length).toBeGreaterThan(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-castellan=/);
      for (const word of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/']) {
        expect(cookie.split('; ')).toContain(word);
      }
    }
  });

  test('can read that it has asked too often, and when to come back', async () => {
    const strict = await startServer({ ALLOWED_ORIGINS: NAMED, RATE_PER_ADDRESS: '1' });
    const ask = () => fetch(`${strict.base}/api/lobby`, { headers: from(NAMED) });
    let response = await ask();
    while (response.status === 200) response = await ask();
    expect(response.status).toBe(429);
    expect(allowsIn(response)).toEqual([NAMED, 'true']);
    expect(response.headers.get('access-control-expose-headers')).toBe('retry-after');
    await strict.stop();
  });

  test('on the same site, without TLS, has the cookie everybody has', async () => {
    const plain = await startServer({ ALLOWED_ORIGINS: 'http://localhost:4000' });
    const response = await new Browser(plain.base).post(
      '/api/games',
      { commandId: 'a', game: 'duel' },
      { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' },
    );
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()[0]).toMatch(/^castellan=.*SameSite=Strict/);
    await plain.stop();
  });
});

describe('a page of any other origin', () => {
  test.each([STRANGER, 'null', 'http://me.pages.example', `${NAMED}.elsewhere.example`, `${NAMED}:8443`])(
    '%s may not act for its visitor, nor read anything',
    async (origin) => {
      expect(allowsIn(await preflight(origin))[0]).toBeNull();
      const acted = await new Browser(server.base).post('/api/games', { commandId: 'a', game: 'duel' }, from(origin));
      expect([acted.status, await acted.json()]).toEqual([403, { code: 'other-site' }]);
      expect(acted.headers.getSetCookie()).toEqual([]);
      const read = await fetch(`${server.base}/api/lobby`, { headers: from(origin) });
      // Without the origin a browser keeps the answer from the page.
      expect(allowsIn(read)[0]).toBeNull();
    },
  );

  test('learns nothing where no origin is named', async () => {
    const alone = await startServer();
    const response = await fetch(`${alone.base}/api/lobby`, { headers: from(NAMED) });
    expect(allowsIn(response)).toEqual([null, null]);
    await alone.stop();
  });
});

test('only whole origins can be named: no star, no path', () => {
  expect(readConfig({ ALLOWED_ORIGINS: ` ${NAMED}/ ,` }).allowedOrigins).toEqual([NAMED]);
  for (const wrong of ['*', 'https://*', 'me.pages.example', `${NAMED}/castellan`]) {
    expect(() => readConfig({ ALLOWED_ORIGINS: wrong })).toThrow('ALLOWED_ORIGINS must look like');
  }
});
