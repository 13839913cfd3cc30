import { describe, expect, test, vi } from 'vitest';
import { Client, type ClientOptions, ServerRefusal } from '../src/client.ts';

interface Asked {
  readonly path: string;
  readonly init: RequestInit;
}

/** A client whose server answers as the test says. */
function asking(answer: () => Response | Promise<Response>, options: ClientOptions = {}) {
  const asked: Asked[] = [];
  const fetch = async (path: string | URL | Request, init: RequestInit = {}) => {
    asked.push({ path: String(path), init });
    return answer();
  };
  return { client: new Client({ ...options, fetch }), asked };
}

const answering = (body: unknown, options?: ClientOptions) => asking(() => Response.json(body), options);
const bodyOf = ({ init }: Asked): Record<string, unknown> => JSON.parse(String(init.body));
const refusalOf = async (asked: Promise<unknown>): Promise<ServerRefusal> =>
  asked.then(
    () => {
      throw new Error('it was answered');
    },
    (error) => error as ServerRefusal,
  );

const GAME = { game: 'duel', options: ['edition=fr'] } as const;
const POSTED: readonly [string, (client: Client) => Promise<unknown>, string, object][] = [
  ['create', (client) => client.create(GAME, 'c'), '/api/games', { commandId: 'c', ...GAME }],
  [
    'join with all that is known',
    (client) => client.join('g', { name: 'Ada', seat: 2, key: 'k', entropy: 'e' }, 'c'),
    '/api/games/g/join',
    { commandId: 'c', name: 'Ada', entropy: 'e', seat: 2, key: 'k' },
  ],
  [
    'join',
    (client) => client.join('g', { name: 'Ada', entropy: 'e' }, 'c'),
    '/api/games/g/join',
    { commandId: 'c', name: 'Ada', entropy: 'e' },
  ],
  ['pair', (client) => client.pair(GAME, undefined, 'c'), '/api/pair', { commandId: 'c', ...GAME }],
  ['pair again', (client) => client.pair(GAME, 'w', 'c'), '/api/pair', { commandId: 'c', ...GAME, waiting: 'w' }],
  [
    'command',
    (client) => client.command('g', { type: 'resign' }, 'c'),
    '/api/games/g/commands',
    { commandId: 'c', command: { type: 'resign' } },
  ],
  ['link', (client) => client.link('g', 'c'), '/api/games/g/link', { commandId: 'c' }],
  ['move', (client) => client.move('g', 'k', 'c'), '/api/games/g/move', { commandId: 'c', key: 'k' }],
  ['rematch', (client) => client.rematch('g', 'c'), '/api/games/g/rematch', { commandId: 'c' }],
  ['bot', (client) => client.bot(), '/api/bots', {}],
  ['tell', (client) => client.tell('g', { at: 'x' }), '/api/games/g/tell', { subscription: { at: 'x' } }],
  ['stop telling', (client) => client.tell('g', null), '/api/games/g/tell/stop', {}],
  ['recover', (client) => client.recover('1234'), '/api/me/recover', { code: '1234' }],
  ['newRecoveryCode', (client) => client.newRecoveryCode(), '/api/me/code', {}],
  ['erase', (client) => client.erase(), '/api/me/erase', {}],
  ['forget', (client) => client.forget(), '/api/forget', {}],
];

const READ: readonly [string, (client: Client) => Promise<unknown>, string][] = [
  ['lobby', (client) => client.lobby(), '/api/lobby'],
  ['rolls', (client) => client.rolls(), '/api/rolls'],
  ['view', (client) => client.view('g'), '/api/games/g'],
  ['view with what is legal', (client) => client.view('g', true), '/api/games/g?legal=1'],
  ['log', (client) => client.log('g'), '/api/games/g/log?after=0'],
  ['log after an event', (client) => client.log('g', 7), '/api/games/g/log?after=7'],
  ['pushKey', (client) => client.pushKey(), '/api/push'],
  ['isTold', (client) => client.isTold('g'), '/api/games/g/tell'],
  ['myGames', (client) => client.myGames(), '/api/me/games'],
  ['exported', (client) => client.exported(), '/api/me'],
];

describe('a server is asked', () => {
  test.each(POSTED)('to do something: %s', async (_, ask, path, body) => {
    const { client, asked } = answering({});
    await ask(client);
    expect(asked.map((one) => [one.path, one.init.method, bodyOf(one)])).toEqual([[path, 'POST', body]]);
    expect(asked[0]!.init.headers).toEqual({ 'content-type': 'application/json' });
  });

  test.each(READ)('for something: %s', async (_, ask, path) => {
    const { client, asked } = answering({});
    await ask(client);
    expect(asked.map(({ path, init }) => [path, init.method, init.cache])).toEqual([[path, undefined, 'no-store']]);
  });

  test('for what it wraps, which comes out of its wrapping', async () => {
    const { client } = answering({ games: ['one'], key: 'k', asked: true, code: 'c' });
    expect(await client.lobby()).toEqual(['one']);
    expect(await client.myGames()).toEqual(['one']);
    expect([await client.pushKey(), await client.isTold('g'), await client.newRecoveryCode()]).toEqual([
      'k',
      true,
      'c',
    ]);
    expect(await client.exported()).toEqual({ games: ['one'], key: 'k', asked: true, code: 'c' });
  });

  test('with a new id and new entropy each time, where none is given', async () => {
    const { client, asked } = answering({});
    for (let i = 0; i < 2; i++) await client.join('g', { name: 'Ada' });
    const [one, two] = asked.map(bodyOf);
    expect(one!.commandId).toMatch(/^\w{14}$/);
    expect(one!.entropy).toMatch(/^[0-9a-f]{32}$/);
    expect([one!.commandId, one!.entropy]).not.toEqual([two!.commandId, two!.entropy]);
  });

  test('by a bot with its token, by a page elsewhere with its cookie', async () => {
    const asked = async (options: ClientOptions) => {
      const { client, asked } = answering({}, options);
      await client.rolls();
      const { path, init } = asked[0]!;
      return [path, init.credentials, init.headers];
    };
    expect(await asked({})).toEqual(['/api/rolls', 'same-origin', {}]);
    expect(await asked({ base: 'http://there' })).toEqual(['http://there/api/rolls', 'include', {}]);
    const bot = await asked({ base: 'http://there', token: 't' });
    expect(bot).toEqual(['http://there/api/rolls', 'same-origin', { authorization: 'Bearer t' }]);
  });

  test('by the fetch of the page, where none is given', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ games: 1 }));
    try {
      expect(await new Client().rolls()).toEqual({ games: 1 });
      expect(fetched.mock.calls[0]![0]).toBe('/api/rolls');
    } finally {
      fetched.mockRestore();
    }
  });

  test('for the events after the last one that was seen', async () => {
    const { client, asked } = asking(() => new Response('data: 1'), { token: 't' });
    const { signal } = new AbortController();
    expect(await new Response(await client.events('g', 7, signal)).text()).toBe('data: 1');
    expect(asked[0]).toMatchObject({
      path: '/api/games/g/events',
      init: { signal, headers: { accept: 'text/event-stream', 'last-event-id': '7', authorization: 'Bearer t' } },
    });
    const empty = asking(() => new Response(null)).client.events('g', 0, signal);
    expect((await refusalOf(empty)).refusal).toEqual({ code: 'offline' });
  });
});

describe('a server that refuses', () => {
  const refusedWith = (status: number, body: string, headers: Record<string, string> = {}) =>
    refusalOf(asking(() => new Response(body, { status, headers })).client.rolls());

  test('is heard with its reason, and with how long to wait', async () => {
    const busy = await refusedWith(429, '{"code":"too-many-requests"}', { 'retry-after': '3' });
    expect(busy).toBeInstanceOf(ServerRefusal);
    expect([busy.status, busy.message, busy.retryAfterMs]).toEqual([429, 'too-many-requests', 3000]);
    expect((await refusedWith(409, '{"code":"stale"}')).retryAfterMs).toBeNull();
    expect((await refusedWith(503, '{"code":"stopping"}', { 'retry-after': '0' })).retryAfterMs).toBeNull();
  });

  test('may be asked again where that can help', () => {
    const isRetryable = (status: number) => new ServerRefusal(status, { code: 'offline' }).isRetryable;
    expect([0, 200, 299, 429, 500, 503].map(isRetryable)).toEqual([true, true, true, true, true, true]);
    expect([300, 400, 409, 428, 430, 499].map(isRetryable)).toEqual([false, false, false, false, false, false]);
  });

  test('and does not say so in our words is asked to try again', async () => {
    const portal = await refusedWith(403, '<html>');
    expect([portal.status, portal.refusal]).toEqual([403, { code: 'try-again' }]);
    const login = await refusalOf(asking(() => new Response('<html>')).client.rolls());
    expect([login.status, login.refusal]).toEqual([200, { code: 'try-again' }]);
    expect((await refusedWith(500, 'null')).refusal).toEqual({ code: 'try-again' });
  });

  test('is offline when there is no answer, or half of one', async () => {
    const none = await refusalOf(asking(() => Promise.reject(new TypeError('no network'))).client.rolls());
    expect([none.status, none.refusal]).toEqual([0, { code: 'offline' }]);
    const cut = () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('cut off')) }));
    const half = await refusalOf(asking(cut).client.rolls());
    expect([half.status, half.refusal]).toEqual([0, { code: 'offline' }]);
  });

  test('to answer in time is given up', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    try {
      const { client, asked } = answering({}, { answerMs: 1234 });
      await client.rolls();
      await answering({}).client.rolls();
      expect(timeout.mock.calls).toEqual([[1234], [15_000]]);
      expect(asked[0]!.init.signal).toBe(timeout.mock.results[0]!.value);
    } finally {
      timeout.mockRestore();
    }
  });
});
