import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logged, matchOf, summaryOf } from '@castellan/match';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../src/caller.ts';
import { noteSeats } from '../src/seat-index.ts';
import type { ServerStore } from '../src/stores/port.ts';
import { Browser, seatTwo, startServer } from './people.ts';

/** More than are looked up at once. */
const FINISHED = 250;

const folder = mkdtempSync(join(tmpdir(), 'castellan-many-'));
beforeAll(() => () => rmSync(folder, { recursive: true, force: true }));

/** As many finished games of one player as a few evenings bring. */
async function finishMany(store: ServerStore, id: string, holder: string): Promise<void> {
  const begun = (await store.read(id, 0)).map((logged): Logged => {
    const { event } = logged;
    if (event.type !== 'joined') return logged;
    return { ...logged, event: { ...event, hidden: { holder: event.seat === 1 ? holder : 'nobody' } } };
  });
  const resigned: Logged = {
    seq: begun.length + 1,
    at: begun.at(-1)!.at,
    command: 'r',
    event: { type: 'resigned', seat: 1 },
  };
  const log = [...begun, resigned];
  const summary = summaryOf(matchOf(id, log));
  await Promise.all(
    Array.from({ length: FINISHED }, async (_, i) => {
      const game = `finished${i + 100}`.replaceAll('0', 'x').replaceAll('1', 'y').padEnd(14, 'z');
      await noteSeats(store, game, log);
      await store.append(game, 0, 'create', log, { ...summary, id: game });
    }),
  );
}

/** Which logs are read while something is done, and how many of them at most in one turn of the event loop. */
async function readsDuring<T>(store: ServerStore, something: () => Promise<T>) {
  const { read } = store;
  const games = new Map<string, number>();
  let [turn, inTurn, most] = [0, 0, 0];
  let counting = setImmediate(function next() {
    turn++;
    inTurn = 0;
    counting = setImmediate(next);
  });
  store.read = (id, after) => {
    games.set(id, (games.get(id) ?? 0) + 1);
    most = Math.max(most, ++inTurn);
    return read.call(store, id, after);
  };
  try {
    return { value: await something(), games, most, turns: turn };
  } finally {
    store.read = read;
    clearImmediate(counting);
  }
}

describe.each([
  ['memory', 'memory:'],
  ['SQLite', `sqlite:${join(folder, 'games.db')}`],
])('somebody with hundreds of finished games in %s', (_, url) => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let ada: Browser;
  const running: string[] = [];
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: url, PRIVATE_TARGETS: 'https://bot.example' });
    const first = await seatTwo(server.base);
    ada = first.ada;
    const open = await ada.client.create({ game: 'discovery' });
    await ada.client.join(open.id, { name: 'Ada', key: open.key! });
    running.push(first.id, open.id);
    await finishMany(server.store, first.id, hashOf(ada.cookies.get('castellan')!));
    return () => server.stop();
  });

  test('is told which go on without one of the others being read', async () => {
    const { value, games, most } = await readsDuring(server.store, () => ada.client.myGames());
    expect(value.map(({ id }) => id)).toEqual(running);
    expect([...games.keys()].sort()).toEqual([...running].sort());
    expect(most).toBe(1);
  });

  test('gets all that is known while everybody else is answered: one game is read in a turn, and each once', async () => {
    const { value, games, most, turns } = await readsDuring(server.store, () => ada.client.exported());
    const told = value as { games: { id: string; turn: unknown; events: unknown[] }[]; recoveryCode: boolean };
    expect(new Set(told.games.map(({ id }) => id)).size).toBe(FINISHED + 2);
    expect(told.games.filter(({ turn }) => turn === 'over')).toHaveLength(FINISHED);
    expect(told.games.every(({ events }) => events.length > 0)).toBe(true);
    expect(told.recoveryCode).toBe(false);
    expect([games.size, Math.max(...games.values()), most]).toEqual([FINISHED + 2, 1, 1]);
    expect(turns).toBeGreaterThanOrEqual(FINISHED);
  });

  test('as a bot sets a webhook without one of them being read', async () => {
    const { token } = (await (await ada.post('/api/bots', {})).json()) as { token: string };
    const bearer = { authorization: `Bearer ${token}` };
    const bot = new Browser(server.base);
    const open = await ada.client.create({ game: 'duel' });
    const seat = { commandId: 'j', name: 'Bot', entropy: '0'.repeat(32), key: open.key };
    expect((await bot.post(`/api/games/${open.id}/join`, seat, bearer)).status).toBe(200);
    const holder = hashOf(token);
    for (const { id: scope } of await server.store.list({ status: 'over', limit: FINISHED })) {
      await server.store.putNote({ scope, kind: 'seat', key: holder, holder, body: '', seq: 0, due: 0 }, 0);
    }
    const hook = () => bot.post('/api/bots/webhook', { url: 'https://bot.example/turn' }, bearer);
    const { value, games, most } = await readsDuring(server.store, hook);
    expect(value.status).toBe(200);
    expect([...games.keys()]).toEqual([open.id]);
    expect(most).toBe(1);
    expect(await server.store.notesIn(open.id, 'turn')).toHaveLength(1);
  });
});

test('all that is known of me costs by the games read, a list of those that go on does not', async () => {
  const server = await startServer({ RATE_PER_SESSION: '60' });
  const { id, ada } = await seatTwo(server.base);
  await finishMany(server.store, id, hashOf(ada.cookies.get('castellan')!));
  for (let i = 0; i < 5; i++) expect(await ada.client.myGames()).toHaveLength(1);
  await ada.client.exported();
  const refused = await ada.fetch('/api/me/games');
  expect(refused.status).toBe(429);
  // A minute's allowance in debt.
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55);
  await server.stop();
});
