import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** Long after: whoever is not there is not on the way any more. */
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

test('whoever finds a player may open another game', async () => {
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

test('whoever plays while the other is away is not looked at when somebody looks for a game', async () => {
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
