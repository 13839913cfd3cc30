import { Client } from '@castellan/match/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IdleSeats, type SeatUse } from '../src/idle-seats.ts';
import { OpenGames } from '../src/open-games.ts';
import { Browser, seatTwo, startServer, until } from './people.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
let server: Server;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await startServer({ OPEN_GAMES_PER_SESSION: '20', OPEN_GAMES_PER_ADDRESS: '100' });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

/** Somebody who waits in a listed game with the page open. */
async function waiter(name: string, edition = 'en') {
  const browser = new Browser(server.base);
  const { id } = await browser.client.create({ game: 'duel', options: [`edition=${edition}`], listed: true });
  await browser.client.join(id, { name });
  const table = browser.client.open(id, () => {});
  await until(table, ({ present }) => present.includes(true));
  return { browser, id, table };
}

/** Long after: a player who is not there is not on the way any more. */
const later = () => vi.setSystemTime(Date.now() + 5 * 3_600_000);

test('one browser, and all browsers of one address, have only so many games open', async () => {
  const opened = { listed: 0, invited: 0 };
  for (let i = 0; i < 40; i++) {
    const browser = new Browser(server.base);
    for (let j = 0; j < 6; j++) {
      await browser.client.create({ game: 'duel', listed: true }).then(
        () => opened.listed++,
        (error) => expect(error).toMatchObject({ status: 429, message: 'too-many-games', retryAfterMs: 1000 }),
      );
    }
    if (i === 0) expect(opened.listed).toBe(4);
  }
  expect(opened.listed).toBe(20);
  for (let i = 0; i < 100; i++) {
    await new Browser(server.base).client.create({ game: 'duel' }).then(
      () => opened.invited++,
      () => {},
    );
  }
  expect(opened.invited).toBe(80);
});

test('a player who finds an opponent may open another game', async () => {
  let open = true;
  let now = 0;
  const games = new OpenGames(
    { perSession: 1, perAddress: 0 },
    async () => open,
    () => now,
  );
  const who = { session: 's', address: 'a' };
  expect(await games.admit('one', false, who)).toBe(true);
  expect(await games.admit('one', false, who)).toBe(true);
  expect(await games.admit('two', false, who)).toBe(false);
  open = false;
  now += 6000;
  expect(await games.admit('two', false, who)).toBe(true);
});

test('the lobby lists games with somebody there, and pairing finds no other', async () => {
  const gone = await waiter('Ada');
  gone.table.close();
  const there = await waiter('Ben');
  await until(there.table, ({ connection }) => connection === 'live');
  later();
  const cleo = new Browser(server.base);
  const listed = async () => (await cleo.client.lobby()).map(({ id }) => id);
  await vi.waitUntil(async () => !(await listed()).includes(gone.id), { timeout: 60_000 });
  expect(await listed()).toEqual([there.id]);
  expect(await cleo.client.pair({ game: 'duel', options: ['edition=en'] })).toEqual({ id: there.id, found: true });
  there.table.close();
});

test('a player whose opponent is away is not paired with somebody who looks for a game', async () => {
  const there = await waiter('Ben');
  const played = await waiter('Ada');
  await new Browser(server.base).client.join(played.id, { name: 'Cleo' });
  const { id, ada } = await seatTwo(server.base);
  const invited = ada.client.open(id, () => {});
  await until(invited, ({ present }) => present[0]);
  const waiting = vi.spyOn(server.store, 'waiting');
  expect((await ada.client.lobby()).map((game) => game.id)).toEqual([there.id]);
  expect(waiting.mock.calls.map(([filter]) => filter.attended)).toEqual([[there.id]]);
  for (const table of [there.table, played.table, invited]) table.close();
});

test('a hundred empty games do not hide the one where somebody waits for the same', async () => {
  const patient = await waiter('Ada', 'fr');
  const host = server.store;
  // Opened from many addresses, all of them abandoned.
  const [created] = await host.read(patient.id, 0);
  const summary = (await host.list({ limit: 1 }))[0]!;
  for (let i = 0; i < 150; i++) {
    const id = `empty${i}`;
    await host.append(id, 0, 'create', [created!], { ...summary, id, updatedAt: summary.updatedAt + 1 + i });
  }
  later();
  const ben = new Browser(server.base);
  expect((await ben.client.lobby()).map(({ id }) => id)).toEqual([patient.id]);
  const wish = { game: 'duel', options: ['edition=fr'] } as const;
  expect(await ben.client.pair(wish)).toEqual({ id: patient.id, found: true });
  expect(await ben.client.pair({ ...wish, options: ['edition=pl'] })).toMatchObject({ found: false });
  patient.table.close();
});

describe('somebody who takes every seat of the lobby and never plays', () => {
  let guarded: Server;
  beforeEach(async () => {
    guarded = await startServer({ IDLE_SEATS_PER_SESSION: '4', IDLE_SEATS_PER_ADDRESS: '6' });
    return () => guarded.stop();
  });

  /** Opens a game of the lobby and sits down at it. */
  async function host(name: string) {
    const { client } = new Browser(guarded.base);
    const { id } = await client.create({ game: 'duel', listed: true });
    await client.join(id, { name, seat: 1 });
    return { client, id };
  }

  test('gets four with one browser and six from one address, and a seat is free again after the first action', async () => {
    const hosts = await Promise.all(Array.from({ length: 12 }, (_, n) => host(`Host ${n}`)));
    const refused = { status: 429, message: 'too-many-seats' };
    const greedy = new Browser(guarded.base);
    for (const { id } of hosts.slice(0, 4)) await greedy.client.join(id, { name: 'Mallory' });
    await expect(greedy.client.join(hosts[4]!.id, { name: 'Mallory' })).rejects.toMatchObject(refused);
    // Sent again it is the same seat.
    for (const { id } of hosts.slice(4, 6)) await new Browser(guarded.base).client.join(id, { name: 'Mallory' });
    const last = new Browser(guarded.base);
    await expect(last.client.join(hosts[10]!.id, { name: 'Mallory' })).rejects.toMatchObject(refused);
    // The first host acts, then it is the turn of the player who came.
    const { client, id } = hosts[0]!;
    await client.command(id, { type: 'act', action: 'pick 1' });
    const { legal } = await greedy.client.view(id, true);
    await greedy.client.command(id, { type: 'act', action: legal![0]! });
    const joined = () => last.client.join(hosts[10]!.id, { name: 'Lea' }).catch(() => null);
    expect(await vi.waitUntil(joined, { timeout: 60_000 })).toMatchObject({ seat: 2 });
  });

  test('keeps six of twelve pairs waiting, and no more: the next seats are refused', async () => {
    const env = { TRUST_PROXY: 'loopback', IDLE_SEATS_PER_SESSION: '4', IDLE_SEATS_PER_ADDRESS: '6' };
    const proxied = await startServer(env);
    const from = (address: string) => {
      const browser = new Browser(proxied.base);
      return new Client({
        fetch: (path, init = {}) => {
          const headers = new Headers(init.headers);
          headers.set('x-forwarded-for', address);
          return browser.fetch(path, { ...init, headers });
        },
      });
    };
    let [met, refused] = [0, 0];
    for (let pair = 0; pair < 12; pair++) {
      const [one, two] = [from(`198.51.100.${pair}`), from(`192.0.2.${pair}`)];
      const { id } = await one.pair({ game: 'duel' });
      await one.join(id, { name: 'Ada' });
      for (const open of await one.lobby())
        await from('203.0.113.9')
          .join(open.id, { name: 'Mallory' })
          .catch(() => refused++);
      if ((await two.pair({ game: 'duel' })).id !== id) continue;
      await two.join(id, { name: 'Ben' });
      met++;
    }
    expect([met, refused]).toEqual([6, 6]);
    await proxied.stop();
  });

  test('does not keep me: after 30 seconds I close the game and am paired before those who came later', async () => {
    const wish = { game: 'duel', options: ['edition=en'] } as const;
    const [ada, mallory, lea, ben] = Array.from({ length: 4 }, () => new Browser(guarded.base).client) as [
      Client,
      Client,
      Client,
      Client,
    ];
    const spoiled = await ada.pair(wish);
    await ada.join(spoiled.id, { name: 'Ada', seat: 2 });
    await mallory.join(spoiled.id, { name: 'Mallory' });
    await expect(ada.command(spoiled.id, { type: 'close' })).rejects.toMatchObject({ message: 'time-left' });
    vi.setSystemTime(Date.now() + 4 * 3_600_000);
    await expect(mallory.command(spoiled.id, { type: 'close' })).rejects.toMatchObject({ message: 'time-left' });
    await ada.command(spoiled.id, { type: 'close' });
    expect((await ada.view(spoiled.id)).ending).toEqual({ reason: 'closed', winner: null });
    const first = await lea.pair(wish);
    await lea.join(first.id, { name: 'Lea' });
    // Ada asks at the same moment as Lea: neither sees the other yet.
    vi.spyOn(guarded.store, 'waiting').mockResolvedValueOnce([]);
    const front = await ada.pair({ ...wish, closed: spoiled.id });
    await ada.join(front.id, { name: 'Ada' });
    const { waitsSince, createdAt } = await ada.view(front.id);
    expect(waitsSince).toBe((await ada.view(spoiled.id)).createdAt);
    expect(createdAt).toBeGreaterThanOrEqual((await lea.view(first.id)).createdAt);
    // Ada is listed first and found first; Lea gives way.
    expect((await ben.lobby())[0]).toMatchObject({ id: front.id, waitsSince });
    expect(await ben.pair(wish)).toEqual({ id: front.id, found: true });
    expect(await lea.pair(wish, first.id)).toEqual({ id: front.id, found: true });
    expect(await ada.pair(wish, front.id)).toEqual({ id: front.id, found: false });
    // The place belongs to the player who closed the game: nobody else gets it.
    const stranger = await ben.pair({ ...wish, options: ['edition=pl'], closed: spoiled.id });
    const { waitsSince: since, createdAt: at } = await ben.view(stranger.id);
    expect(since).toBe(at);
  });

  test('has wasted the seat: a game that was closed or given up at once frees no other for an hour', async () => {
    let now = 0;
    let use: SeatUse = 'idle';
    const seats = new IdleSeats(
      { perSession: 1, perAddress: 0 },
      async () => use,
      () => now,
    );
    const who = { session: 's', address: 'a' };
    expect(await seats.admit('one', who)).toBe(true);
    expect(await seats.admit('one', who)).toBe(true);
    expect(await seats.admit('two', who)).toBe(false);
    use = 'wasted';
    now += 1_800_000;
    expect(await seats.admit('two', who)).toBe(false);
    now += 1_900_000;
    expect(await seats.admit('two', who)).toBe(true);
    use = 'used';
    now += 5000;
    expect(await seats.admit('three', who)).toBe(true);
    seats.release('three', who);
    expect(await seats.admit('four', who)).toBe(true);
  });
});
