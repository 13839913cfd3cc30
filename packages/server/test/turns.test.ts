import { createHmac } from 'node:crypto';
import type { Match } from '@castellan/match';
import { Client } from '@castellan/match/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isPublicAddress, Outgoing } from '../src/outgoing.ts';
import { MemoryServerStore } from '../src/stores/memory.ts';
import type { Note } from '../src/stores/notes.ts';
import { Webhooks } from '../src/turns/webhook.ts';
import { Browser, startServer, untilTurnOf } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';
import { startMain } from './process.ts';
import { listen, openGate, PushedBrowser, verifiedSender } from './push-service.ts';

type Listener = Awaited<ReturnType<typeof listen>>;
type Running = Awaited<ReturnType<typeof startServer>>;

const PATIENT = { timeout: 60_000, interval: 10 };

async function twoByDays(base: string, otherBase = base) {
  const [ada, ben] = [new Browser(base), new Browser(otherBase)];
  const { id, key } = await ada.client.create({ game: 'duel', time: { type: 'days', days: 3 } });
  await ada.client.join(id, { name: 'Ada', seat: 1, key: key! });
  await ben.client.join(id, { name: 'Ben', key: key! });
  return { id, ada, ben };
}

test('one host is called so often a minute at most, however many bots name it', async () => {
  const service = await listen();
  const webhooks = new Webhooks(new MemoryServerStore(), new Outgoing([service.origin]), 2);
  const bots = ['a', 'b', 'c'];
  for (const bot of bots) await webhooks.set(bot, `${service.origin}/${bot}`, 0);
  const told: string[] = [];
  for (const bot of bots) told.push(await webhooks.notify(bot, 'turn', {}, 0));
  // A call that failed is sent again later.
  expect(told).toEqual(['done', 'done', 'failed']);
  expect(service.received.map(({ path }) => path)).toEqual(['/a', '/b']);
  await service.close();
});

describe('a player who asked is told of their turn', () => {
  let service: Listener;
  let node: Running;
  beforeAll(async () => {
    service = await listen();
    node = await startServer({
      PUSH_SERVICES: service.origin,
      PRIVATE_TARGETS: service.origin,
      HEARTBEAT_SECONDS: '1',
    });
  });
  afterAll(async () => {
    await node.stop();
    await service.close();
  });

  const subscribe = (browser: Browser, id: string, subscription: object) =>
    browser.post(`/api/games/${id}/tell`, { subscription });
  const arrived = (path: string) => service.received.filter((one) => one.path === path);

  test('once a turn, encrypted for their browser, signed by the server, the game as topic', async () => {
    const { id, ada, ben } = await twoByDays(node.base);
    const phone = new PushedBrowser(`${service.origin}/ben`);
    expect((await subscribe(ben, id, phone.subscription)).status).toBe(200);
    await untilTurnOf(id, ben.client, ada.client);
    await vi.waitFor(() => expect(arrived('/ben').length).toBe(1), PATIENT);
    const [first] = arrived('/ben');
    expect(first!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: id, urgency: 'normal' });
    const { deadline } = phone.read(first!.body) as { deadline: number };
    expect(phone.read(first!.body)).toMatchObject({ type: 'turn', id, game: 'duel', seat: 2, opponent: 'Ada' });
    expect(deadline).toBeGreaterThan(Date.now());
    const { key } = (await (await ben.fetch('/api/push')).json()) as { key: string };
    const sender = verifiedSender(first!.headers.authorization!);
    expect(sender.key).toBe(key);
    expect(sender.claims).toMatchObject({ aud: service.origin.replace('http:', 'https:'), sub: expect.any(String) });
    // Nothing more for the same turn, whatever else happens in it and however often is looked.
    await ada.client.command(id, { type: 'say', phrase: 'hello' });
    await node.app.sweepTurns();
    expect(arrived('/ben').length).toBe(1);
    await untilTurnOf(id, ben.client, ada.client);
    await vi.waitFor(() => expect(arrived('/ben').length).toBe(2), PATIENT);
  });

  test('not after they said that it is enough', async () => {
    const { id, ada, ben } = await twoByDays(node.base);
    const phone = new PushedBrowser(`${service.origin}/enough`);
    await subscribe(ben, id, phone.subscription);
    expect(await (await ben.fetch(`/api/games/${id}/tell`)).json()).toEqual({ asked: true });
    await ben.post(`/api/games/${id}/tell/stop`, {});
    expect(await (await ben.fetch(`/api/games/${id}/tell`)).json()).toEqual({ asked: false });
    await untilTurnOf(id, ben.client, ada.client);
    await node.app.sweepTurns();
    expect(arrived('/enough')).toEqual([]);
  });

  test('a browser that is gone is not asked again', async () => {
    const { id, ada, ben } = await twoByDays(node.base);
    service.answers.push(410);
    await subscribe(ben, id, new PushedBrowser(`${service.origin}/gone`).subscription);
    await untilTurnOf(id, ben.client, ada.client);
    await vi.waitFor(async () => expect(await node.store.notesIn(id, 'turn')).toEqual([]), PATIENT);
    await untilTurnOf(id, ben.client, ada.client);
    await node.app.sweepTurns();
    expect(arrived('/gone').length).toBe(1);
  });

  test('a service that cannot be reached is asked again later, and a redirect is not followed', async () => {
    const { id, ada, ben } = await twoByDays(node.base);
    service.answers.push(503);
    await subscribe(ben, id, new PushedBrowser(`${service.origin}/later`).subscription);
    await untilTurnOf(id, ben.client, ada.client);
    const failed = await vi.waitFor(async () => {
      const [note] = await node.store.notesIn(id, 'turn');
      expect(JSON.parse(note!.body).failures).toBe(1);
      return note!;
    }, PATIENT);
    expect(failed.due).toBeGreaterThan(Date.now());
    service.answers.push(307);
    const { version, ...note } = failed;
    await node.store.putNote({ ...note, due: 0 }, version);
    await node.app.sweepTurns();
    await vi.waitFor(() => expect(arrived('/later').length).toBe(2), PATIENT);
    expect(arrived('/elsewhere')).toEqual([]);
  });

  test('a service that takes a call in and does not answer gets it once more, and no third time', async () => {
    const { id, ada, ben } = await twoByDays(node.base);
    service.answers.push(0, 0);
    await subscribe(ben, id, new PushedBrowser(`${service.origin}/silent`).subscription);
    await untilTurnOf(id, ben.client, ada.client);
    const [first] = await vi.waitFor(async () => {
      const notes = await node.store.notesIn(id, 'turn');
      expect(JSON.parse(notes[0]!.body)).toMatchObject({ claims: 1, failures: 1 });
      return notes;
    }, PATIENT);
    const { version, ...note } = first!;
    await node.store.putNote({ ...note, due: 0 }, version);
    await node.app.sweepTurns();
    expect(arrived('/silent').length).toBe(2);
    const [settled] = await node.store.notesIn(id, 'turn');
    const { told, telling } = JSON.parse(settled!.body);
    expect([told, settled!.due]).toEqual([telling, 0]);
    await node.app.sweepTurns();
    expect(arrived('/silent').length).toBe(2);
  });

  test('whose seat moved to another device is not told on the old one', async () => {
    const { id, ada, ben } = await twoByDays(node.base);
    await subscribe(ben, id, new PushedBrowser(`${service.origin}/moved`).subscription);
    const { key } = await ben.client.link(id);
    const phone = new Browser(node.base);
    await phone.client.move(id, key);
    await untilTurnOf(id, phone.client, ada.client);
    await node.app.sweepTurns();
    expect(arrived('/moved')).toEqual([]);
    expect(await node.store.notesIn(id, 'turn')).toEqual([]);
  });

  test('only push services are contacted, and only for a seat of one’s own', async () => {
    const { id, ada, ben } = await twoByDays(node.base);
    const at = (endpoint: string) => ({ ...new PushedBrowser(endpoint).subscription });
    for (const endpoint of [
      'https://example.com/push',
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com:8443/fcm/send/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://user:pass@fcm.googleapis.com/a',
      'https://169.254.169.254/latest/meta-data',
      'https://[::ffff:127.0.0.1]/a',
      service.origin.replace('127.0.0.1', 'localhost'),
    ]) {
      const answer = await subscribe(ben, id, at(endpoint));
      expect([endpoint, answer.status]).toEqual([endpoint, 400]);
    }
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/abc',
    ]) {
      const answer = await subscribe(ben, id, at(endpoint));
      expect([endpoint, answer.status]).toEqual([endpoint, 200]);
    }
    await ben.post(`/api/games/${id}/tell/stop`, {});
    const stranger = new Browser(node.base);
    await stranger.client.create({ game: 'duel' });
    expect((await subscribe(stranger, id, at(`${service.origin}/x`))).status).toBe(403);
    expect((await subscribe(ada, id, { ...at(`${service.origin}/x`), keys: { p256dh: 'B', auth: '' } })).status).toBe(
      400,
    );
  });

  test('a bot’s webhook is called, signed with its secret, and not after it was taken away', async () => {
    const { token } = await new Browser(node.base).client.bot();
    const bot = new Client({ base: node.base, token });
    const person = new Browser(node.base);
    const { id, key } = await person.client.create({ game: 'duel' });
    await bot.join(id, { name: 'Bot', seat: 1, key: key! });
    const { secret } = await bot.post<{ secret: string }>('/api/bots/webhook', { url: `${service.origin}/hook` });
    await person.client.join(id, { name: 'Ben', key: key! });
    await vi.waitFor(() => expect(arrived('/hook').length).toBe(1), PATIENT);
    const { headers, body } = arrived('/hook')[0]!;
    expect(JSON.parse(body.toString())).toMatchObject({ type: 'turn', id, seat: 1, opponent: 'Ben', deadline: null });
    const signature = createHmac('sha256', secret).update(`${headers['castellan-timestamp']}.${body}`).digest('hex');
    expect(headers['castellan-signature']).toBe(`v1=${signature}`);
    expect(headers['castellan-delivery']).toMatch(/^[0-9a-f]{32}$/);
    await bot.post('/api/bots/webhook/stop', {});
    await untilTurnOf(id, bot, person.client);
    await node.app.sweepTurns();
    expect(arrived('/hook').length).toBe(1);
    // A bot with a webhook is told of games it sits down at later, too.
    await bot.post('/api/bots/webhook', { url: `${service.origin}/hook2` });
    const next = await person.client.create({ game: 'duel' });
    await bot.join(next.id, { name: 'Bot', seat: 1, key: next.key! });
    await person.client.join(next.id, { name: 'Ben', key: next.key! });
    await vi.waitFor(() => expect(arrived('/hook2').length).toBe(1), PATIENT);
  });

  test('a webhook is for bots, and for the public internet', async () => {
    const browser = new Browser(node.base);
    await browser.client.create({ game: 'duel' });
    expect((await browser.post('/api/bots/webhook', { url: 'https://bot.example/hook' })).status).toBe(401);
    const { token } = await browser.client.bot();
    const set = (url: string) =>
      new Browser(node.base).post('/api/bots/webhook', { url }, { authorization: `Bearer ${token}` });
    for (const url of [
      'http://bot.example/hook',
      'https://10.0.0.1/',
      'https://localhost/',
      'https://nas.local/',
      'https://[fe80::1]/',
    ])
      expect([url, (await set(url)).status]).toEqual([url, 400]);
    expect((await set('https://bot.example/hook')).status).toBe(200);
  });
});

test('a call that was sent and not answered is told from one that could not be sent', async () => {
  const service = await listen();
  const outgoing = new Outgoing([service.origin]);
  service.answers.push(201, 503, 0);
  const call = () => outgoing.post(`${service.origin}/x`, {}, 'x');
  expect([await call(), await call(), await call()]).toEqual(['done', 'failed', 'unanswered']);
  await service.close();
  expect(await call()).toBe('failed');
});

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['142.250.1.1', true],
  ['2a00:1450:4001::1', true],
])('the address %s is on the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a public name that leads into a private network is not called, nor one with a private address among others', async () => {
  const service = await listen();
  const asked: string[] = [];
  const resolving = (...addresses: string[]) =>
    new Outgoing([], ((name: string, _: object, done: (error: null, found: object[]) => void) => {
      asked.push(name);
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    }) as never);
  expect(await resolving('127.0.0.1').post('https://push.example.com/x', {}, 'x')).toBe('refused');
  expect(await resolving('142.250.1.1', '10.0.0.1').post('https://push.example.com/x', {}, 'x')).toBe('refused');
  expect(asked).toEqual(['push.example.com', 'push.example.com']);
  expect(await new Outgoing([]).post(`${service.origin}/x`, {}, 'x')).toBe('refused');
  expect(service.received).toEqual([]);
  await service.close();
});

describe('with many nodes', () => {
  let postgres: PostgresUnderTest;
  beforeAll(async () => {
    postgres = await startPostgres();
    return () => postgres.stop();
  });

  test('who tells is decided once; where the one who set out died, another tells, and no third one does', async () => {
    const service = await listen();
    const url = await postgres.database('turns');
    const settings = {
      DATABASE_URL: url,
      PUSH_SERVICES: service.origin,
      PRIVATE_TARGETS: service.origin,
      HEARTBEAT_SECONDS: '300',
    };
    const nodes = [await startServer(settings), await startServer(settings), await startServer(settings)];
    const [one, two] = nodes as [Running, Running];
    const { id, ada, ben } = await twoByDays(one.base, two.base);
    const phone = new PushedBrowser(`${service.origin}/phone`);
    await ben.post(`/api/games/${id}/tell`, { subscription: phone.subscription });
    const sweepAll = () => Promise.all(nodes.map(({ app }) => app.sweepTurns()));
    await untilTurnOf(id, ben.client, ada.client);
    await sweepAll();
    await sweepAll();
    expect(service.received.length).toBe(1);
    // The same keys on every node.
    const keys = await Promise.all(nodes.map(async ({ base }) => (await fetch(`${base}/api/push`)).json()));
    expect(new Set(keys.map((answer) => JSON.stringify(answer))).size).toBe(1);

    // A node claims the next turn and dies before it says what came of it.
    const [note] = await one.store.notesIn(id, 'turn');
    await ben.post(`/api/games/${id}/tell/stop`, {});
    await untilTurnOf(id, ben.client, ada.client);
    const match = (await ben.client.view(id)) as unknown as Match;
    const turn = match.actions.findLast(({ by }) => by !== 'chance')!.seq;
    const claimed = (claims: number, due: number) => ({
      ...note!,
      body: JSON.stringify({ ...JSON.parse(note!.body), telling: turn, claims }),
      due,
    });
    const now = await one.store.now();
    await one.store.putNote(claimed(1, now + 60_000), 0);
    await sweepAll();
    expect(service.received.length).toBe(1);
    await one.store.putNote(claimed(1, now - 1), 1);
    await sweepAll();
    expect(service.received.length).toBe(2);
    expect(phone.read(service.received[1]!.body)).toMatchObject({ turn });
    const version = (await one.store.note(note!))!.version;
    await one.store.putNote(claimed(2, now - 1), version);
    await sweepAll();
    expect(service.received.length).toBe(2);
    for (const node of nodes) await node.stop();
    await service.close();
  });

  test('a node that is killed in the middle of telling leaves it to another: told at least once, at most twice', async () => {
    const service = await listen();
    const settings = {
      DATABASE_URL: await postgres.database('killed'),
      PUSH_SERVICES: service.origin,
      PRIVATE_TARGETS: service.origin,
      HEARTBEAT_SECONDS: '300',
    };
    const [one, two] = [await startMain(settings), await startServer(settings)];
    const { id, ada, ben } = await twoByDays(one.base);
    const phone = new PushedBrowser(`${service.origin}/phone`);
    await ben.post(`/api/games/${id}/tell`, { subscription: phone.subscription });
    // The service gets the request and never answers: the claim stands, and its node dies.
    service.setHanging(true);
    await untilTurnOf(id, ben.client, ada.client);
    await vi.waitFor(() => expect(service.received.length).toBe(1), PATIENT);
    one.child.kill('SIGKILL');
    expect(await one.ended).toBe('SIGKILL');
    const [claim] = await two.store.notesIn(id, 'turn');
    expect(JSON.parse(claim!.body)).toMatchObject({ claims: 1 });
    // Until its time is up nobody else tells.
    await two.app.sweepTurns();
    expect(service.received.length).toBe(1);
    service.setHanging(false);
    const passed = async () => {
      const [{ version, ...note }] = (await two.store.notesIn(id, 'turn')) as [Note];
      await two.store.putNote({ ...note, due: 0, seq: 0 }, version);
      await two.app.sweepTurns();
    };
    await passed();
    expect(service.received.length).toBe(2);
    await passed();
    expect(service.received.length).toBe(2);
    const turns = service.received.map(({ body }) => (phone.read(body) as { turn: number }).turn);
    expect(new Set(turns).size).toBe(1);
    await two.stop();
    await service.close();
  });

  test('a node that is killed between its claim and the sending leaves it to another', async () => {
    const service = await listen();
    const gate = await openGate(service.origin);
    const settings = {
      DATABASE_URL: await postgres.database('unsent'),
      PUSH_SERVICES: gate.origin,
      PRIVATE_TARGETS: gate.origin,
      HEARTBEAT_SECONDS: '300',
    };
    const [one, two] = [await startMain(settings), await startServer(settings)];
    const { id, ada, ben } = await twoByDays(one.base);
    const phone = new PushedBrowser(`${gate.origin}/phone`);
    await ben.post(`/api/games/${id}/tell`, { subscription: phone.subscription });
    gate.shut();
    await untilTurnOf(id, ben.client, ada.client);
    await vi.waitFor(async () => {
      const [note] = await two.store.notesIn(id, 'turn');
      expect(JSON.parse(note!.body)).toMatchObject({ claims: 1 });
    }, PATIENT);
    one.child.kill('SIGKILL');
    expect(await one.ended).toBe('SIGKILL');
    expect(service.received).toEqual([]);
    gate.open();
    const [{ version, ...note }] = (await two.store.notesIn(id, 'turn')) as [Note];
    await two.store.putNote({ ...note, due: 0 }, version);
    await two.app.sweepTurns();
    expect(service.received.length).toBe(1);
    expect(phone.read(service.received[0]!.body)).toMatchObject({ type: 'turn', id, seat: 2 });
    await two.stop();
    await gate.close();
    await service.close();
  });
});
