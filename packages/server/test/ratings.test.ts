import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Match } from '@castellan/match';
import type { MyRating } from '@castellan/match/client';
import { ANCHOR_VERSION, ratedScores } from '@castellan/together';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeName } from '../src/admin/remove-name.ts';
import { backUp, restore } from '../src/backup/archive.ts';
import { Browser, startServer, untilTurnOf } from './people.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
let server: Server;
beforeEach(async () => {
  server = await startServer({ RATED: '1', TRUST_PROXY: 'loopback' });
});
afterEach(() => server.stop());

let addresses = 0;
/** At an address of its own. */
const newBrowser = () => new Browser(server.base, `192.0.2.${++addresses}`);

/** Two players sit down at a rated game of the lobby. */
async function sitDown(ada: Browser, ben: Browser, rated = true): Promise<string> {
  const { id } = await ada.client.create({ game: 'duel', listed: true, rated });
  await ada.client.join(id, { name: 'Ada', seat: 1 });
  await ben.client.join(id, { name: 'Ben' });
  return id;
}

/** Both act twice or more, then the second player gives up. */
async function playAndResign(id: string, ada: Browser, ben: Browser): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await untilTurnOf(id, ada.client, ben.client);
    await untilTurnOf(id, ben.client, ada.client);
  }
  await ben.client.command(id, { type: 'resign' });
}

const ratingOf = async (browser: Browser): Promise<MyRating | undefined> => (await browser.client.myRatings())[0];

/** The result counts a moment after the game is over. */
const counted = (browser: Browser, games: number): Promise<MyRating> =>
  vi.waitFor(async () => {
    const rating = await ratingOf(browser);
    expect(rating?.games).toBe(games);
    return rating!;
  });

describe('a rated game', () => {
  test('brings the winner up and the loser down, once', async () => {
    const [ada, ben] = [newBrowser(), newBrowser()];
    const id = await sitDown(ada, ben);
    const { rated, seats } = await ada.client.view(id);
    expect([rated, seats[0]!.rating, seats[1]!.rating]).toEqual([
      true,
      { value: 1265, deviation: 350 },
      { value: 1265, deviation: 350 },
    ]);
    await playAndResign(id, ada, ben);
    const [won, lost] = [await counted(ada, 1), await counted(ben, 1)];
    expect(won.value).toBeGreaterThan(1400);
    expect(lost.value).toBeLessThan(1130);
    expect([won.provisional, won.like]).toEqual([true, null]);
    expect(won.history).toHaveLength(1);
    await server.app.sweepRatings();
    expect((await ratingOf(ada))!.games).toBe(1);
    const next = await sitDown(ada, ben);
    expect((await ada.client.view(next)).seats.map((seat) => seat!.rating!.value)).toEqual([won.value, lost.value]);
  });

  test('counts after a restart, where the server was killed before it did', async () => {
    const [ada, ben] = [newBrowser(), newBrowser()];
    const id = await sitDown(ada, ben);
    const putNote = server.store.putNote.bind(server.store);
    const failing = vi.spyOn(server.store, 'putNote').mockImplementation(async (note, expected) => {
      if (note.kind === 'rating') throw new Error('killed');
      return putNote(note, expected);
    });
    await playAndResign(id, ada, ben);
    await vi.waitFor(() => expect(failing.mock.calls.some(([note]) => note.kind === 'rating')).toBe(true));
    failing.mockRestore();
    expect(await ratingOf(ada)).toBeUndefined();
    // An hour later.
    const unsettled = (await server.store.note({ scope: id, kind: 'unsettled', key: '' }))!;
    await server.store.putNote({ ...unsettled, due: 0 }, unsettled.version);
    await server.app.sweepRatings();
    expect([(await ratingOf(ada))?.games, (await ratingOf(ben))?.games]).toEqual([1, 1]);
  });

  test('is no longer rated after a take-back', async () => {
    const [ada, ben] = [newBrowser(), newBrowser()];
    const id = await sitDown(ada, ben);
    await untilTurnOf(id, ada.client, ben.client);
    const view = await ada.client.view(id, true);
    await ada.client.command(id, { type: 'act', action: view.legal![0]! });
    const asked = await ada.client.command(id, { type: 'ask-take-back' }).then(
      () => true,
      () => false,
    );
    expect(asked).toBe(true);
    await ben.client.command(id, { type: 'answer-take-back', agree: true });
    expect((await ada.client.view(id)).rated).toBe(false);
  });

  test('is not rated between two seats of one address', async () => {
    const [ada, ben] = [new Browser(server.base, '198.51.100.7'), new Browser(server.base, '198.51.100.7')];
    const id = await sitDown(ada, ben);
    expect((await ada.client.view(id)).rated).toBe(false);
    const log = JSON.stringify(await server.store.read(id, 0));
    expect(log).not.toContain('198.51.100.7');
    await playAndResign(id, ada, ben);
    await server.app.sweepRatings();
    expect(await ratingOf(ada)).toBeUndefined();
  });

  test('pairs with rated games alone', async () => {
    const [ada, ben, cleo] = [newBrowser(), newBrowser(), newBrowser()];
    const { id } = await ada.client.pair({ game: 'duel', rated: true });
    await ada.client.join(id, { name: 'Ada' });
    expect((await ben.client.pair({ game: 'duel' })).found).toBe(false);
    expect(await cleo.client.pair({ game: 'duel', rated: true })).toEqual({ id, found: true });
    const { games, rates } = await cleo.client.wholeLobby();
    expect([rates, games.find((game) => game.id === id)?.rated]).toEqual([true, true]);
  });
});

describe('a backup', () => {
  test('brings back the ratings of its games, with their history, and each game counts once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-ratings-'));
    const [ada, ben] = [newBrowser(), newBrowser()];
    for (let game = 1; game <= 2; game++) {
      await playAndResign(await sitDown(ada, ben), ada, ben);
      await Promise.all([counted(ada, game), counted(ben, game)]);
    }
    const before = [await ratingOf(ada), await ratingOf(ben)];
    const path = join(folder, 'backup.gz');
    await backUp(server.store, path);
    const other = await startServer({ RATED: '1', TRUST_PROXY: 'loopback', HEARTBEAT_SECONDS: '1' });
    try {
      expect(await restore(other.store, path)).toMatchObject({ games: 2, different: [] });
      for (const browser of [ada, ben]) browser.goTo(other.base);
      await other.app.sweepRatings();
      // The server knows the cookies once it has read the keys that came along.
      const after = [await counted(ada, 2), await counted(ben, 2)];
      expect(after).toEqual(before);
      await restore(other.store, path);
      await other.app.sweepRatings();
      expect([await ratingOf(ada), await ratingOf(ben)]).toEqual(before);
    } finally {
      await other.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('what is never rated', () => {
  const acted = (one: number, two: number) => [
    ...Array.from({ length: one }, () => ({ by: 1 as const, action: '', seq: 1, at: 0 })),
    ...Array.from({ length: two }, () => ({ by: 2 as const, action: '', seq: 1, at: 0 })),
  ];
  test.each<[string, Pick<Match, 'rated' | 'ending' | 'actions'>, readonly number[] | null]>([
    ['a game to its end', { rated: true, ending: { reason: 'played', winner: 2 }, actions: acted(9, 9) }, [0, 1]],
    ['a draw', { rated: true, ending: { reason: 'agreed', winner: null }, actions: acted(2, 2) }, [0.5, 0.5]],
    ['time is up', { rated: true, ending: { reason: 'time', winner: 1 }, actions: acted(3, 2) }, [1, 0]],
    [
      'left before both acted twice',
      { rated: true, ending: { reason: 'resigned', winner: 1 }, actions: acted(2, 1) },
      null,
    ],
    [
      'closed without a result',
      { rated: true, ending: { reason: 'closed', winner: null }, actions: acted(5, 5) },
      null,
    ],
    ['not over', { rated: true, ending: null, actions: acted(5, 5) }, null],
    ['a game that is not rated', { rated: false, ending: { reason: 'played', winner: 1 }, actions: acted(9, 9) }, null],
  ])('%s', (_name, match, scores) => {
    expect(ratedScores(match)).toEqual(scores);
  });

  test('a game with a private link, and any game on a server that does not rate', async () => {
    await expect(newBrowser().client.create({ game: 'duel', rated: true })).rejects.toThrow('not-rated');
    const other = await startServer();
    const there = new Browser(other.base);
    await expect(there.client.create({ game: 'duel', listed: true, rated: true })).rejects.toThrow('not-rated');
    expect(await there.client.ladder('duel')).toEqual({ rates: false, anchors: ANCHOR_VERSION, players: [] });
    await other.stop();
  });

  test('a game with a handicap: it is private, and the handicap stays with its player in the rematch', async () => {
    const [ada, ben] = [newBrowser(), newBrowser()];
    const handicap = { points: [0, 10], hints: [false, true] } as const;
    const seconds = [300, 600] as const;
    for (const wishes of [
      { listed: true, handicap },
      { handicap: { ...handicap, seconds } },
      { handicap: { ...handicap, points: [0, 50] as const, seconds: [9, 600] as const } },
    ])
      await expect(ada.client.create({ game: 'duel', ...wishes })).rejects.toThrow('bad-handicap');
    const { id, key } = await ada.client.create({ game: 'duel', handicap });
    await ada.client.join(id, { name: 'Ada', seat: 1, key: key! });
    await ben.client.join(id, { name: 'Ben', key: key! });
    expect(await ada.client.view(id)).toMatchObject({ rated: false, handicap });
    await playAndResign(id, ada, ben);
    const { next } = await ada.client.rematch(id);
    expect((await ada.client.view(next)).handicap).toEqual({ points: [10, 0], hints: [true, false] });
  });

  test('a rematch: it is a private game', async () => {
    const [ada, ben] = [newBrowser(), newBrowser()];
    const id = await sitDown(ada, ben);
    await playAndResign(id, ada, ben);
    const { next } = await ada.client.rematch(id);
    expect((await ada.client.view(next)).rated).toBe(false);
  });
});

describe('the ladder', () => {
  /** Saves a rating as if many games had been played. */
  const settle = async (browser: Browser, name: string, value: number, deviation: number) => {
    const { session } = (await browser.client.exported()) as { session: string };
    const rating = { value, deviation, at: Date.now(), games: 60 };
    const body = JSON.stringify({ name, bot: false, rating, history: [] });
    await server.store.putNote(
      { scope: session, kind: 'rating', key: 'duel', holder: session, body, seq: 0, due: Date.now() + 1e9 },
      0,
    );
    return session;
  };
  const known = async () => {
    const browser = newBrowser();
    await browser.client.create({ game: 'duel' });
    return browser;
  };

  test('lists players from a deviation of 75, the strongest first, with the level that is as strong', async () => {
    await settle(await known(), 'Ada', 1520, 60);
    await settle(await known(), 'Ben', 1700, 74);
    await settle(await known(), 'Cleo', 1900, 80);
    const { players } = await newBrowser().client.ladder('duel');
    expect(players.map(({ place, name, value, like }) => [place, name, value, like])).toEqual([
      [1, 'Ben', 1700, 'steward'],
      [2, 'Ada', 1520, 'knight'],
    ]);
  });

  test('a removed name is not on it, and a player who is forgotten leaves no rating', async () => {
    const dan = await known();
    const session = await settle(dan, 'Dan', 1520, 60);
    await settle(await known(), 'Eve', 1500, 60);
    expect(await removeName(server.store, 'dan')).toMatchObject({ ratings: 1 });
    const { players } = await newBrowser().client.ladder('duel');
    expect(players.map(({ name }) => name)).toEqual(['Eve']);
    await dan.client.erase();
    expect(await server.store.note({ scope: session, kind: 'rating', key: 'duel' })).toBeNull();
  });

  test('a rating comes along with a recovery code', async () => {
    const [ada, ben] = [newBrowser(), newBrowser()];
    const id = await sitDown(ada, ben);
    await playAndResign(id, ada, ben);
    const before = await counted(ada, 1);
    const code = await ada.client.newRecoveryCode();
    const phone = newBrowser();
    await phone.client.recover(code);
    expect(await ratingOf(phone)).toEqual(before);
    expect(await ratingOf(ada)).toBeUndefined();
  });
});
