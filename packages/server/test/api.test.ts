import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@castellan/rules';
import { ROOM_EVENTS } from '@castellan/together';
import { Errors } from 'typebox/schema';
import { beforeAll, expect, test } from 'vitest';
import { readEventStream } from '../../match/src/event-stream.ts';
import { ROOM_COMPONENTS } from '../src/rooms/schemas.ts';
import { Browser, playSeat, seatTwo, startServer } from './people.ts';
import { PushedBrowser } from './push-service.ts';
import { EVENING, joinAll, RoomHostPerson, RoomPlayerPerson } from './room-people.ts';
import { playWord } from './word-games.ts';

interface Described {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema: object }>> }>>;
}
interface Api {
  readonly servers: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

let server: Awaited<ReturnType<typeof startServer>>;
let text: string;
/** The document with its references resolved. */
let api: Api;
beforeAll(async () => {
  server = await startServer({ RATED: '1' });
  text = await (await fetch(`${server.base}/api/docs/json`)).text();
  api = resolve(JSON.parse(text)) as Api;
  return server.stop;
});

function resolve(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(resolve);
  if ('$ref' in value) {
    const path = String(value.$ref).slice(2).split('/');
    return resolve(path.reduce((part, key) => (part as Record<string, unknown>)[key], JSON.parse(text)));
  }
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, resolve(field)]));
}

const operations = () =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method: method.toUpperCase(), described })),
  );

test('the documentation of the API passes the linter without a warning, and is small', () => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-api-'));
  try {
    writeFileSync(join(folder, 'api.json'), text);
    const require = createRequire(import.meta.url);
    const { bin } = require('@redocly/cli/package.json') as { bin: { redocly: string } };
    const linter = join(require.resolve('@redocly/cli/package.json'), '..', bin.redocly);
    // Without these it would write to its makers.
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', CI: 'true' };
    const words = [linter, 'lint', 'api.json', '--format=json'];
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
    expect(stdout, stderr).toContain('{');
    const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf('{'), stdout.lastIndexOf('}') + 1));
    expect(problems).toEqual([]);
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(text.length).toBeLessThan(100_000);
});

test('the documentation says of every request who may send it, and the server agrees', async () => {
  expect(operations().length).toBeGreaterThan(25);
  for (const { path, method, described } of operations()) {
    const address = `${server.base}${path.replace('{id}', '23456789abcdef').replace('{code}', 'BABAB').replace('{game}', 'duel')}`;
    const schema = described.requestBody?.content['application/json']?.schema;
    const body = schema && JSON.stringify(EXAMPLES[described.operationId] ?? {});
    const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const { status } = await fetch(address, { method, headers, ...(body && { body }) });
    const needsCaller =
      described.security.length > 0 && !described.security.some((one) => Object.keys(one).length === 0);
    expect([method, path, status === 401]).toEqual([method, path, needsCaller]);
    // No body was refused for its form.
    if (schema) expect([path, Errors(schema, JSON.parse(body!))]).toEqual([path, [true, []]]);
  }
});

const commandId = 'a';
const key = 'ab'.repeat(32);
const EXAMPLES: Readonly<Record<string, object>> = {
  create: { commandId, game: 'duel' },
  pair: { commandId, game: 'duel' },
  join: { commandId, name: 'Ada', entropy: key },
  command: { commandId, command: { type: 'resign' } },
  link: { commandId },
  move: { commandId, key },
  rematch: { commandId },
  recover: { code: 'AAAA' },
  tell: { subscription: new PushedBrowser('https://fcm.googleapis.com/fcm/send/abc').subscription },
  webhook: { url: 'https://bot.example/' },
  openRoom: { commandId, format: 'evening', game: 'duel', minutes: 60 },
  joinRoom: { commandId, name: 'Ada' },
  returnToRoom: { commandId, code: 'ABCD' },
  leaveRoom: { commandId },
  startInRoom: { commandId },
  sitInRoom: { commandId, entropy: key },
  hostRoom: { commandId, key: '23456789abcdef', command: { type: 'pair' } },
  roomCodes: { key: '23456789abcdef' },
  deleteRoom: { key: '23456789abcdef' },
  addWordResult: { game: 'duel', word: 'FALCON', level: 'knight', seat: 1, actions: [] },
};

test('an address that takes another method answers which one', async () => {
  for (const [method, path, status, allow] of [
    ['PUT', '/api/games', 405, 'POST'],
    ['GET', '/api/games', 405, 'POST'],
    ['DELETE', '/api/lobby', 405, 'GET, HEAD'],
    ['POST', '/api/games/23456789abcdef', 405, 'GET, HEAD'],
    ['POST', '/', 405, 'GET, HEAD'],
    ['GET', '/api/nothing', 404, null],
  ] as const) {
    const answer = await fetch(server.base + path, { method });
    expect([method, path, answer.status, answer.headers.get('allow')]).toEqual([method, path, status, allow]);
  }
  // The fetch of browsers and of Node sends no TRACE.
  const { hostname, port } = new URL(server.base);
  const trace = await new Promise<number | undefined>((done, fail) => {
    request({ hostname, port, path: '/api/lobby', method: 'TRACE' }, ({ statusCode }) => done(statusCode))
      .on('error', fail)
      .end();
  });
  expect(trace).toBe(405);
});

test('the documentation does not promise what the server refuses', async () => {
  const bodyOf = (id: string) =>
    operations().find(({ described }) => described.operationId === id)!.described.requestBody!.content[
      'application/json'
    ]!.schema;
  const promises = (id: string, more: object) => Errors(bodyOf(id), { ...EXAMPLES[id], ...more })[0];
  expect(promises('join', { name: 'x'.repeat(24) })).toBe(true);
  expect(promises('join', { name: 'x'.repeat(25) })).toBe(false);
  expect(promises('join', { name: ' ' })).toBe(false);
  expect(promises('webhook', { url: 'http://bot.example/' })).toBe(false);
  expect(promises('create', { options: ['edition=en'] })).toBe(true);
  expect(promises('create', { options: ['edition'] })).toBe(false);
  expect(promises('create', { options: ['edition=Ж'] })).toBe(false);
  // The largest body that is promised fits the limit of the server.
  const options = Array.from({ length: 20 }, () => `boxes=${'f'.repeat(194)}`);
  const largest = { ...EXAMPLES.create, commandId: 'a'.repeat(40), options, listed: true, asked: true };
  expect(promises('create', largest)).toBe(true);
  const answer = await new Browser(server.base).post('/api/games', largest);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad-options' }]);
  const { id } = await new Browser(server.base).client.create({ game: 'duel' });
  const tooLong = { ...EXAMPLES.join, name: 'x'.repeat(25) };
  const refused = await new Browser(server.base).post(`/api/games/${id}/join`, tooLong);
  expect([refused.status, await refused.json()]).toEqual([400, { code: 'bad-name', field: 'name' }]);
});

interface Heard {
  readonly operation: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Writes down every answer this browser gets. */
function listening(browser: Browser, heard: Heard[]): void {
  const { fetch } = browser;
  Object.assign(browser, {
    fetch: async (path: string, init: RequestInit = {}) => {
      const response = await fetch(path, init);
      if (path.endsWith('/events')) return response;
      const operation = `${init.method ?? 'GET'} ${path.split('?')[0]}`
        .replace(/[2-9a-z]{14}/, '{id}')
        .replace(/[A-Z]{5}/, '{code}')
        .replace(/ladder\/\w+/, 'ladder/{game}');
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
      heard.push({ operation, status: response.status, type, body: await response.clone().text() });
      return response;
    },
  });
}

/** What the documentation does not say of an answer. */
function undocumented({ operation, status, type, body }: Heard): string[] {
  const [method = '', path = ''] = operation.split(' ');
  const described = api.paths[path]?.[method.toLowerCase()];
  const responses = described?.responses ?? {};
  const content = (responses[status] ?? responses[`${Math.floor(status / 100)}XX`])?.content[type];
  if (!content) return [`${operation} answers ${status} ${type}, which is not described`];
  if (type !== 'application/json') return [];
  const [fits, errors] = Errors(content.schema, JSON.parse(body));
  return fits ? [] : errors.map(({ instancePath, message }) => `${operation} ${status} ${instancePath}: ${message}`);
}

test('every answer is as the documentation of the API says, from the first request to the last, refusals included', async () => {
  const heard: Heard[] = [];
  const everyone = Array.from({ length: 5 }, () => new Browser(server.base)) as [
    Browser,
    Browser,
    Browser,
    Browser,
    Browser,
  ];
  for (const browser of everyone) listening(browser, heard);
  const [ada, ben, eve, phone, late] = everyone;
  const refused = (asked: Promise<unknown>) => expect(asked).rejects.toThrow();

  // Two whole games, one of each kind, watched from the beginning.
  for (const game of ['duel', 'discovery'] as const) {
    const time = { type: 'clock', seconds: 3600, increment: 5 } as const;
    const { id, key } = await ada.client.create({ game, time, asked: true });
    await ada.client.view(id);
    await ada.client.join(id, { name: 'Ada', seat: 1, key: key! });
    await refused(ben.client.join(id, { name: 'Ben' }));
    await refused(ben.client.join(id, { name: '\u0000', key: key! }));
    await ben.client.join(id, { name: 'Ben', key: key! });
    await refused(late.client.join(id, { name: 'Late', key: key! }));
    await ada.client.view(id, true);
    await eve.client.view(id, true);
    await refused(ada.client.command(id, { type: 'act', action: 'fly' }));
    await refused(ada.client.command(id, { type: 'act', action: game === 'duel' ? 'pick 1 2 3' : 'pick 99' }));
    // In Discovery kings drawn from the hand say who begins.
    const waits = (await eve.client.view(id)).turn === 1 ? ben : ada;
    await refused(waits.client.command(id, { type: 'act', action: 'pick 1' }));
    await refused(eve.client.command(id, { type: 'resign' }));
    for (const phrase of ['hello', 'heart'] as const) await ben.client.command(id, { type: 'say', phrase });
    await ada.client.command(id, { type: 'offer-draw' });
    await ben.client.command(id, { type: 'answer-draw', agree: false });
    await refused(ben.client.command(id, { type: 'claim-time' }));
    await refused(ben.client.command(id, { type: 'close' }));
    const { key: moving } = await ben.client.link(id);
    await phone.client.move(id, moving);
    await refused(ben.client.command(id, { type: 'resign' }));
    const [mine, theirs] = [ada.client.open(id, () => {}), phone.client.open(id, () => {})];
    await refused(ada.client.rematch(id));
    await Promise.all([playSeat(mine, seeded(3)), playSeat(theirs, seeded(4))]);
    await refused(ada.client.command(id, { type: 'act', action: 'pick 1', seq: 1 }));
    await ada.client.log(id, 3);
    await eve.client.view(id);
    await eve.fetch(`/api/games/${id}/record`);
    const { next } = await ada.client.rematch(id);
    await ada.client.join(next, { name: 'Ada' });
    await ada.client.view(next);
    await ada.client.log(next);
    mine.close();
    theirs.close();
  }

  // Taking back, running late, a draw, leaving, being paired.
  const { id, ada: one, ben: two } = await seatTwo(server.base);
  listening(one, heard);
  listening(two, heard);
  await one.client.command(id, { type: 'act', action: 'pick 1' }, 'same');
  await one.client.command(id, { type: 'act', action: 'pick 1' }, 'same');
  await refused(one.client.command(id, { type: 'act', action: 'pick 2', seq: 1 }));
  await one.client.command(id, { type: 'ask-take-back' });
  await two.client.command(id, { type: 'answer-take-back', agree: true });
  await one.client.command(id, { type: 'offer-draw' });
  await one.client.view(id);
  await two.client.command(id, { type: 'answer-draw', agree: true });
  await one.client.log(id);
  const { id: paired } = await eve.client.pair({ game: 'duel', time: { type: 'days', days: 2 } });
  await eve.client.join(paired, { name: 'Eve' });
  await eve.client.lobby();
  await eve.client.command(paired, { type: 'leave' });
  await eve.client.log(paired);
  await refused(late.client.move(paired, 'ab'.repeat(32)));
  await refused(late.client.create({ game: 'duel', options: ['edition=xx'] }));
  await refused(late.client.view('z'.repeat(14)));
  await late.post('/api/games', { nonsense: true });

  // A room, from its opening to its deletion.
  const room = { format: 'evening', game: 'duel', minutes: 60, level: 'novice' };
  const answer = await ada.post('/api/rooms', { commandId, ...room });
  const { code: roomCode, hostKey } = (await answer.json()) as { code: string; hostKey: string };
  await ada.post('/api/rooms', { commandId: 'b', ...room, level: 'king' });
  const inRoom = (browser: Browser, what: string, body: object) =>
    browser.post(`/api/rooms/${roomCode}/${what}`, { commandId, ...body });
  await inRoom(ben, 'join', { name: 'Ben' });
  await inRoom(eve, 'join', { name: 'Ben' });
  await inRoom(eve, 'seat', { entropy: 'ab'.repeat(8) });
  await inRoom(eve, 'return', { code: 'AAAA' });
  await inRoom(ada, 'commands', { key: hostKey, command: { type: 'pair' } });
  await inRoom(ben, 'seat', { entropy: 'ab'.repeat(8) });
  await ben.fetch(`/api/rooms/${roomCode}`);
  await inRoom(ben, 'start', {});
  const list = await ada.post(`/api/rooms/${roomCode}/codes`, { key: hostKey });
  const { codes } = (await list.json()) as { codes: { code: string }[] };
  await inRoom(phone, 'return', { code: codes[0]!.code });
  await inRoom(phone, 'leave', {});
  const same = await ada.post('/api/rooms', { commandId: 'c', ...room, format: 'same' });
  const { code: sameCode } = (await same.json()) as { code: string };
  await ben.post(`/api/rooms/${sameCode}/join`, { commandId, name: 'Ben' });
  await ben.post(`/api/rooms/${sameCode}/start`, { commandId });
  await ben.fetch(`/api/rooms/${roomCode}/table`);
  await ada.post(`/api/rooms/${roomCode}/delete`, { key: hostKey });
  await ada.fetch(`/api/rooms/${roomCode}`);
  await late.post('/api/bots', {});
  // Being told of turns, by a browser and by a bot.
  const { id: told, ada: waiting } = await seatTwo(server.base);
  listening(waiting, heard);
  const { subscription } = new PushedBrowser('https://fcm.googleapis.com/fcm/send/abc');
  await late.fetch('/api/push');
  await waiting.post(`/api/games/${told}/tell`, { subscription });
  await waiting.post(`/api/games/${told}/tell`, {
    subscription: { ...subscription, endpoint: 'https://example.com/' },
  });
  await waiting.fetch(`/api/games/${told}/tell`);
  await waiting.post(`/api/games/${told}/tell/stop`, {});
  const authorization = `Bearer ${(await late.client.bot()).token}`;
  await late.post('/api/bots/webhook', { url: 'https://bot.example.com/turn' }, { authorization });
  await late.post('/api/bots/webhook', { url: 'https://10.0.0.1/turn' }, { authorization });
  await late.post('/api/bots/webhook/stop', {}, { authorization });
  // A table of a word.
  const { body: played } = await playWord({ game: 'duel', word: 'FALCON', level: 'novice', seat: 1 }, 1);
  await waiting.post('/api/words', { ...played, name: 'Ada' });
  await late.post('/api/words', { ...played, word: 'HERON' });
  // What belongs to a player over all games.
  await waiting.client.myGames();
  const { session } = (await waiting.client.exported()) as { session: string };
  const rating = { value: 1520, deviation: 60, at: Date.now(), games: 61 };
  const history = [{ game: told, at: rating.at, value: 1520, deviation: 60 }];
  const saved = JSON.stringify({ name: 'Ada', bot: false, rating, history });
  const note = { scope: session, kind: 'rating', key: 'discovery', holder: session, body: saved, seq: 0, due: 0 };
  await server.store.putNote(note, 0);
  expect(await waiting.client.myRatings()).toHaveLength(1);
  await waiting.client.exported();
  expect((await waiting.client.ladder('discovery')).players).toHaveLength(1);
  const rated = await waiting.client.create({ game: 'duel', listed: true, rated: true });
  await waiting.client.join(rated.id, { name: 'Ada' });
  await waiting.client.lobby();
  await late.client.join(rated.id, { name: 'Ben' });
  await waiting.client.view(rated.id);
  await waiting.client.log(rated.id);
  const code = await waiting.client.newRecoveryCode();
  await late.client.recover(code);
  await refused(late.client.recover('no such code'));
  await late.client.erase();
  await late.client.log(told);
  // A game by days rests.
  const byDays = await one.client.create({ game: 'duel', time: { type: 'days', days: 3 } });
  await one.client.join(byDays.id, { name: 'Ada', seat: 1, key: byDays.key! });
  await two.client.join(byDays.id, { name: 'Ben', key: byDays.key! });
  await refused(two.client.command(id, { type: 'ask-pause' }));
  await one.client.command(byDays.id, { type: 'ask-pause' });
  await two.client.command(byDays.id, { type: 'answer-pause', agree: true });
  await one.client.view(byDays.id);
  await one.client.command(byDays.id, { type: 'end-pause' });
  await refused(one.client.command(byDays.id, { type: 'end-pause' }));
  await one.client.log(byDays.id);
  await late.client.forget();
  await late.client.rolls();
  await late.fetch(`/api/oembed?url=${encodeURIComponent(`${server.base}/g/${id}`)}&maxwidth=300`);
  await late.fetch('/api/oembed?url=https%3A%2F%2Felsewhere.example%2Fg%2Fx');

  expect([...new Set(heard.flatMap(undocumented))]).toEqual([]);
  // Every route was asked, with success, and every kind of event was seen.
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const succeeded = new Set(heard.filter(({ status }) => status < 300).map(({ operation }) => operation));
  const streams = described.filter((operation) => operation.endsWith('/events'));
  expect([...succeeded, ...streams].toSorted()).toEqual(described.filter((one) => !one.startsWith('HEAD')).toSorted());
  expect(heard.filter(({ status }) => status >= 400).length).toBeGreaterThan(20);
});

/** The routes that the server has, from the tree that it prints. */
function routesOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((row) => {
    const [, indent = '', path = '', methods = ''] = /^(.*)[├└]── (\S+) \((.+)\)$/.exec(row) ?? [];
    if (path === '') return [];
    const depth = indent.length / 4;
    parents.splice(depth);
    parents[depth] = path;
    const address = parents.join('').replace(/:(\w+)/g, '{$1}');
    return methods.split(', ').map((method) => `${method} ${address}`);
  });
}

test('the documentation has every route of the API, and no other', () => {
  const routes = routesOf(server.app.server.printRoutes({ commonPrefix: false })).filter(
    (route) => / \/api\/(?!docs)/.test(route) && !route.startsWith('HEAD'),
  );
  expect(routes).toContain('POST /api/rooms/{code}/seat');
  const described = operations().map(({ method, path }) => `${method} ${path}`);
  expect(described.filter((one) => !one.startsWith('HEAD')).toSorted()).toEqual(routes.toSorted());
});

test('rooms and matches have names in the documentation, and each name is used', () => {
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, object> } };
  const names = Object.keys(components.schemas);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(ROOM_COMPONENTS), 'Series', 'NewSeries']));
  expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
});

test('every event of a room is as the documentation says', async () => {
  const { schema } = operations().find(({ described }) => described.operationId === 'roomEvents')!.described.responses[
    '200'
  ]!.content['text/event-stream'] as { schema: { contentSchema: object } };
  const host = await RoomHostPerson.open(server.base, { ...EVENING, level: 'novice' });
  const [ada, ben, cleo] = await joinAll(server.base, host.code, ['Ada', 'Ben', 'Cleo', 'Dan']);
  await host.do({ type: 'rename', player: 5, name: 'Dana' });
  await host.do({ type: 'pause' });
  await host.do({ type: 'resume' });
  const { games } = await host.do({ type: 'pair' });
  await host.do({ type: 'swap', players: [games[0]!.players[0], games[1]!.players[0]] });
  await host.do({ type: 'enter', players: [2, 3], result: { winner: null, points: [40, 40] } });
  await host.do({ type: 'correct', index: 2, result: 'none' });
  await cleo!.do('leave');
  await host.do({ type: 'readmit', player: 4 });
  await ada!.browser.client.erase();
  const { code } = (await host.codes()).find(({ name }) => name === 'Ben')!;
  await new RoomPlayerPerson(server.base, host.code, ben!.name).do('return', { code });
  const { seq } = await host.do({ type: 'close' });
  const leaving = new AbortController();
  const { body } = await host.browser.fetch(`/api/rooms/${host.code}/events`, { signal: leaving.signal });
  const seen = new Set<string>();
  for await (const { name, data } of readEventStream(body!)) {
    if (name !== 'message') continue;
    const sent = JSON.parse(data) as { seq: number; event: { type: string } };
    expect([sent, ...Errors(schema.contentSchema, sent)]).toEqual([sent, true, []]);
    seen.add(sent.event.type);
    if (sent.seq >= seq) break;
  }
  leaving.abort();
  // Nobody may know of these two.
  const shown = ROOM_EVENTS.filter((type) => type !== 'returned' && type !== 'rewritten');
  expect([...seen].toSorted()).toEqual(shown.toSorted());
});

test('a documentation that says too little, or something else, would be noticed', () => {
  const operation = 'GET /api/lobby';
  const type = 'application/json';
  expect(undocumented({ operation, status: 200, type, body: '{"rates":true,"games":[]}' })).toEqual([]);
  expect(undocumented({ operation, status: 200, type, body: '{"rates":true,"games":[],"secret":1}' })).not.toEqual([]);
  expect(undocumented({ operation, status: 200, type, body: '{"rates":true,"games":[{}]}' })).not.toEqual([]);
  expect(undocumented({ operation, status: 302, type, body: '{}' })).not.toEqual([]);
  expect(undocumented({ operation: 'GET /api/secrets', status: 200, type, body: '{}' })).not.toEqual([]);
});
