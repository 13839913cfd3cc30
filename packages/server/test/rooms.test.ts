import { RefusalAnswer } from '@castellan/match/answers';
import { seeded } from '@castellan/rules';
import { ROOM_REFUSALS } from '@castellan/together';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readEventStream } from '../../match/src/event-stream.ts';
import { Browser, playSeat, startServer } from './people.ts';
import { ask, EVENING, joinAll, names, RoomHostPerson, RoomPlayerPerson, type View } from './room-people.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let base: string;
beforeAll(async () => {
  server = await startServer();
  base = server.base;
  return server.stop;
});

/** Waits until the room looks as expected. */
const until = (person: { view(): Promise<View> }, expected: (view: View) => boolean): Promise<View> =>
  vi.waitFor(
    async () => {
      const view = await person.view();
      if (expected(view)) return view;
      throw new Error(`it did not happen: ${JSON.stringify(view)}`);
    },
    { timeout: 60_000, interval: 20 },
  );

describe('a room', () => {
  test('is opened, people come in, are paired, play, and the result is read from their game', async () => {
    const host = await RoomHostPerson.open(base);
    expect(host.code).toMatch(/^[A-Z]{5}$/);
    const [ada, ben] = (await joinAll(base, host.code.toLowerCase(), ['Ada', 'Ben'])) as [
      RoomPlayerPerson,
      RoomPlayerPerson,
    ];
    const paired = await host.do({ type: 'pair' });
    expect(paired.round).toBe(1);
    const game = await ada.sit();
    expect(await ben.sit()).toBe(game);
    expect(await ada.sit()).toBe(game);
    const view = await ada.browser.client.view(game);
    expect(view).toMatchObject({ room: host.code, turn: 1 });
    expect(view.seats.map((seat) => seat!.name).toSorted()).toEqual(['Ada', 'Ben']);
    const tables = [ada, ben].map(({ browser }) => browser.client.open(game, () => {}));
    await Promise.all(tables.map((table, i) => playSeat(table, seeded(i + 1))));
    const { games, standings } = await until(host, ({ games: [first] }) => first!.result !== null);
    const score = (await ada.browser.client.view(game)).score;
    expect(games[0]!.result).toMatchObject({ points: score });
    expect(standings[0]!.points).toBeGreaterThan(0);
    for (const table of tables) table.close();
  });

  test('opened twice by one command is one room with the same keys', async () => {
    const browser = new Browser(base);
    await browser.client.create({ game: 'duel' });
    const open = () => ask(browser, '/api/rooms', { commandId: 'same', ...EVENING });
    const [one, two] = [await open(), await open()];
    expect(two).toEqual(one);
  });

  test('shows nobody what is hidden: keys, hashes, personal codes, the secret', async () => {
    const host = await RoomHostPerson.open(base, { format: 'same', game: 'duel', level: 'novice' });
    const ada = await RoomPlayerPerson.join(base, host.code, 'Ada');
    await ada.do('start');
    const other = new Browser(base);
    const view = JSON.stringify((await ask(other, `/api/rooms/${host.code}`)).body);
    const { code } = (await host.codes())[0]!;
    for (const hidden of ['hidden', 'holder', host.hostKey, host.helperKey, 'secret', `"${code}"`])
      expect(view).not.toContain(hidden);
    const events = await streamed(other, host.code, 4);
    expect(JSON.stringify(events)).not.toMatch(/hidden|holder|secret/);
    expect(events.map(({ event }) => event.type)).toEqual(['opened', 'joined', 'joined', 'paired']);
  });

  test('tells its events as they happen', async () => {
    const host = await RoomHostPerson.open(base);
    const telling = streamed(new Browser(base), host.code, 3);
    await RoomPlayerPerson.join(base, host.code, 'Ada');
    await host.do({ type: 'pause' });
    expect((await telling).map(({ event }) => event.type)).toEqual(['opened', 'joined', 'paused']);
  });

  test('obeys the keys of the host and the helper, and nobody else', async () => {
    const host = await RoomHostPerson.open(base);
    await host.do({ type: 'add', name: 'Ada' }, host.helperKey);
    const stranger = '2'.repeat(14);
    expect(await host.refused({ type: 'close' }, stranger)).toMatchObject({ status: 403, body: { code: 'not-host' } });
    const path = `/api/rooms/${host.code}/delete`;
    expect((await ask(host.browser, path, { key: host.helperKey })).status).toBe(403);
    expect((await ask(host.browser, path, { key: host.hostKey })).status).toBe(200);
    expect((await ask(host.browser, `/api/rooms/${host.code}`)).status).toBe(404);
  });

  test('refuses in codes that the documentation knows', () => {
    const { code } = RefusalAnswer.properties;
    expect((code as unknown as { enum: string[] }).enum).toEqual(expect.arrayContaining([...ROOM_REFUSALS]));
  });

  test('deleted, it takes its games along: their players’ names are nowhere', async () => {
    const host = await RoomHostPerson.open(base);
    const players = await joinAll(base, host.code, names(2));
    await host.do({ type: 'pair' });
    const [game] = await Promise.all(players.map((player) => player.sit()));
    await ask(host.browser, `/api/rooms/${host.code}/delete`, { key: host.hostKey });
    expect(await server.store.read(game!, 0)).toEqual([]);
    expect(await server.store.read(host.code.toLowerCase(), 0)).toEqual([]);
  });
});

test('who asks to be forgotten leaves a room without a name: not in its log, not in its table, not on a stream', async () => {
  const host = await RoomHostPerson.open(base);
  const [ada, bo] = await joinAll(base, host.code, ['Ada Forgetful', 'Bo']);
  await host.do({ type: 'pair' });
  await host.do({ type: 'rename', player: 1, name: 'Ada F.' });
  await Promise.all([ada!.sit(), bo!.sit()]);
  await ada!.browser.client.erase();
  const view = await until(host, ({ games }) => games[0]!.result !== null);
  expect(view.players.map(({ name, active }) => [name, active])).toEqual([
    ['?', false],
    ['Bo', true],
  ]);
  // The game is lost, as by resigning, and counts for the other player.
  expect(view.standings[0]).toMatchObject({ player: 2, points: 2 });
  const texts = [
    await server.store.read(host.code.toLowerCase(), 0),
    await streamed(host.browser, host.code, view.seq),
    await (await host.browser.fetch(`/api/rooms/${host.code}/table`)).text(),
  ].map((one) => JSON.stringify(one));
  for (const text of texts) expect(text).not.toContain('Ada');
});

async function streamed(browser: Browser, code: string, count: number) {
  const leaving = new AbortController();
  const { body } = await browser.fetch(`/api/rooms/${code}/events`, { signal: leaving.signal });
  const events: { seq: number; event: { type: string } }[] = [];
  for await (const { name, data } of readEventStream(body!)) {
    if (name === 'message') events.push(JSON.parse(data));
    if (events.length === count) break;
  }
  leaving.abort();
  return events;
}

describe('edge cases', () => {
  test('odd number: one waits, and plays in the next round', async () => {
    const host = await RoomHostPerson.open(base);
    const players = await joinAll(base, host.code, names(3));
    const { games, waiting } = await host.do({ type: 'pair' });
    expect([games.length, waiting.length]).toEqual([1, 1]);
    const playing = players.filter((_, i) => !waiting.includes(i + 1));
    await Promise.all(playing.map((player) => player.sit()));
    await playing[0]!.resign(games[0]!.game!);
    // Nobody plays any more: the next pair is made at once, with the player who waited.
    const next = await until(host, (view) => view.games.length === 2);
    expect(next.games[1]!.players).toContain(waiting[0]);
  });

  test('odd number with a computer: the one left over plays the level, which answers', async () => {
    const host = await RoomHostPerson.open(base, { ...EVENING, level: 'novice' });
    const ada = await RoomPlayerPerson.join(base, host.code, 'Ada');
    await host.do({ type: 'pair' });
    const game = await ada.sit();
    const table = ada.browser.client.open(game, () => {});
    await playSeat(table, seeded(3));
    const { games } = await until(host, ({ games: [first] }) => first!.result !== null);
    expect(games[0]!.result).not.toBe('none');
    table.close();
  });

  test('two left, one left, everyone left: the last pair plays, the last one waits, nobody is paired', async () => {
    const host = await RoomHostPerson.open(base);
    const players = await joinAll(base, host.code, names(4));
    const { games } = await host.do({ type: 'pair' });
    const seated = await Promise.all(players.map((player) => player.sit()));
    // Who leaves gives up the game under way.
    await players[0]!.do('leave');
    const first = games.find(({ players: two }) => two.includes(1))!;
    const winner = first.players.find((number) => number !== 1)!;
    const view = await until(host, (now) => now.games[first.index]!.result !== null);
    expect(view.standings[0]!.player).toBe(winner);
    await players.find((_, i) => seated[i] !== seated[0])!.do('leave');
    const two = await until(host, (now) => now.games.length === 3);
    expect(two.games[2]!.players.every((number) => two.players[number - 1]!.active)).toBe(true);
    const left = two.games[2]!.players.map((number) => players[number - 1]!);
    await left[0]!.do('leave');
    // A game that has not begun has no result.
    const one = await until(host, (now) => now.games[2]!.result !== null);
    expect([one.games[2]!.result, one.waiting.length, one.games.length]).toEqual(['none', 1, 3]);
    await left[1]!.do('leave');
    expect((await host.refused({ type: 'pair' })).body).toEqual({ code: 'nobody-to-pair' });
  });

  test('late: the newest waits once while the others meet, and is paired the next time', async () => {
    const host = await RoomHostPerson.open(base);
    const players = await joinAll(base, host.code, names(2));
    const { games } = await host.do({ type: 'pair' });
    await Promise.all(players.map((player) => player.sit()));
    const late = await RoomPlayerPerson.join(base, host.code, 'Late');
    await players[0]!.resign(games[0]!.game!);
    const again = await until(host, ({ games: all }) => all.length === 2);
    expect(again.waiting).toEqual([3]);
    await Promise.all(players.map((player) => player.sit()));
    await players[0]!.resign(again.games[1]!.game!);
    await until(host, ({ games: all }) => all.length === 3);
    expect((await late.view()).you!.game).not.toBeNull();
  });

  test('same name twice is refused, and so is the same device twice', async () => {
    const host = await RoomHostPerson.open(base);
    const ada = await RoomPlayerPerson.join(base, host.code, 'Ada');
    const other = new RoomPlayerPerson(base, host.code, 'ada');
    expect(await other.refused('join', { name: 'ada' })).toMatchObject({ status: 409, body: { code: 'name-taken' } });
    expect(await ada.refused('join', { name: 'Eve' })).toMatchObject({ status: 409, body: { code: 'already-in' } });
  });

  test('the host’s device dies: another one goes on with the key alone', async () => {
    const { code, hostKey } = await RoomHostPerson.open(base);
    const other = Object.assign(new RoomHostPerson(base), { code, hostKey });
    await joinAll(base, code, names(2));
    expect((await other.do({ type: 'pair' })).games).toHaveLength(1);
  });

  test('a player returns on another device by the personal code, also into the game under way', async () => {
    const host = await RoomHostPerson.open(base);
    const [ada, ben] = (await joinAll(base, host.code, ['Ada', 'Ben'])) as [RoomPlayerPerson, RoomPlayerPerson];
    await host.do({ type: 'pair' });
    const game = await ada.sit();
    await ben.sit();
    const { code } = (await host.codes()).find(({ name }) => name === 'Ada')!;
    const phone = new RoomPlayerPerson(base, host.code, 'Ada');
    expect(await phone.refused('return', { code: 'QQQQ' })).toMatchObject({
      status: 403,
      body: { code: 'wrong-code' },
    });
    const you = await phone.do('return', { code: code.toLowerCase() });
    expect(you.game?.id).toBe(game);
    await phone.resign(game);
    expect((await ada.refused('leave')).status).toBe(403);
    const { games } = await until(host, ({ games: [first] }) => first!.result !== null);
    expect(games[0]!.result).toMatchObject({ winner: 3 - you.game!.seat });
  });

  test('a result corrected after the next pairing stands, and nobody is paired again', async () => {
    const host = await RoomHostPerson.open(base);
    const players = await joinAll(base, host.code, names(2));
    const { games } = await host.do({ type: 'pair' });
    await Promise.all(players.map((player) => player.sit()));
    await players[0]!.resign(games[0]!.game!);
    const before = await until(host, ({ games: all }) => all.length === 2);
    const after = await host.do({ type: 'correct', index: 0, result: { winner: null, points: [40, 40] } });
    expect(after.games[0]).toMatchObject({ corrected: true, result: { winner: null, points: [40, 40] } });
    expect(after.games[1]).toEqual(before.games[1]);
    expect(after.games).toHaveLength(2);
  });

  test('a game that never ends: the host enters a result, and its players are free', async () => {
    const host = await RoomHostPerson.open(base);
    const players = await joinAll(base, host.code, names(2));
    await host.do({ type: 'pair' });
    await Promise.all(players.map((player) => player.sit()));
    const view = await host.do({ type: 'correct', index: 0, result: 'none' });
    expect(view.games).toHaveLength(2);
  });

  test('two players change places before the first action, and not after it', async () => {
    const host = await RoomHostPerson.open(base);
    const players = await joinAll(base, host.code, names(4));
    const { games } = await host.do({ type: 'pair' });
    const [one, two] = [games[0]!.players[0], games[1]!.players[0]];
    const swapped = await host.do({ type: 'swap', players: [one, two] });
    expect(swapped.games.map(({ players: pair }) => pair[0])).toEqual([two, one]);
    expect(await server.store.read(games[0]!.game!, 0)).toEqual([]);
    await Promise.all(players.map((player) => player.sit()));
    const first = players[two - 1]!;
    const game = swapped.games[0]!.game!;
    const { legal } = await first.browser.client.view(game, true);
    await first.browser.client.command(game, { type: 'act', action: legal![0]! });
    expect((await host.refused({ type: 'swap', players: [one, two] })).body).toEqual({ code: 'has-begun' });
  });

  test('removed and readmitted, back after an hour: the same device has its place again', async () => {
    const host = await RoomHostPerson.open(base);
    const ada = await RoomPlayerPerson.join(base, host.code, 'Ada');
    await host.do({ type: 'remove', player: 1 });
    expect((await ada.view()).players[0]!.active).toBe(false);
    expect(await ada.do('join', { name: 'Ada' })).toMatchObject({ player: 1 });
    expect((await ada.view()).players[0]!.active).toBe(true);
  });

  test('nobody sits down at a game of a room but its players, under the names that the room knows', async () => {
    const host = await RoomHostPerson.open(base);
    const [ada] = await joinAll(base, host.code, names(2));
    const { games } = await host.do({ type: 'pair' });
    const game = games[0]!.game!;
    await expect(new Browser(base).client.join(game, { name: 'Eve' })).rejects.toMatchObject({
      message: 'not-invited',
    });
    await expect(ada!.browser.client.join(game, { name: 'Eve' })).rejects.toMatchObject({ message: 'not-invited' });
  });

  test('games on paper: the host adds a name and enters a result', async () => {
    const host = await RoomHostPerson.open(base, { format: 'robin', game: 'discovery' });
    await host.do({ type: 'add', name: '=Ada' });
    await host.do({ type: 'add', name: 'Ben' });
    await host.do({ type: 'enter', players: [1, 2], result: { winner: 2, points: [30, 44] } });
    const response = await host.browser.fetch(`/api/rooms/${host.code}/table`);
    expect(await response.text()).toBe(
      'place,name,points,wins,draws,losses,opponents,margin\r\n1,"Ben",2,1,0,0,0,14\r\n2,"\'=Ada",0,0,0,1,2,-14\r\n',
    );
  });
});

describe('same dice', () => {
  test('everyone has the same rolls against the same level, and nobody learns the secret', async () => {
    const host = await RoomHostPerson.open(base, { format: 'same', game: 'duel', level: 'novice' });
    const players = await joinAll(base, host.code, names(3));
    const games = await Promise.all(
      players.map(async (player, i) => {
        await player.do('start');
        const game = await player.sit();
        const table = player.browser.client.open(game, () => {});
        await playSeat(table, seeded(i + 1));
        table.close();
        return (await player.browser.client.view(game)).actions;
      }),
    );
    const rolls = games.map((actions) => actions.filter(({ by }) => by === 'chance').map(({ action }) => action));
    // A game may last a round longer than another.
    const common = Math.min(...rolls.map(({ length }) => length));
    expect(common).toBeGreaterThan(3);
    for (const one of rolls) expect(one.slice(0, common)).toEqual(rolls[0]!.slice(0, common));
    const view = await until(host, ({ games: all }) => all.every(({ result }) => result !== null));
    expect(view.games).toHaveLength(3);
    for (const { game } of view.games) {
      const log = await players[0]!.browser.client.log(game!);
      expect(JSON.stringify(log)).not.toMatch(/secret|revealed/);
    }
    // A second try would be with known dice.
    expect((await players[0]!.refused('start')).body).toEqual({ code: 'has-begun' });
  });
});

describe('a school with one address', () => {
  test('30 players join in one second, sit down and play, and nobody is refused', async () => {
    // The limits that a server has unless its host sets others.
    const school = await startServer({
      RATE_PER_ADDRESS: '',
      RATE_PER_SESSION: '',
      STREAMS_PER_ADDRESS: '',
      OPEN_GAMES_PER_SESSION: '',
      OPEN_GAMES_PER_ADDRESS: '',
      IDLE_SEATS_PER_SESSION: '',
      IDLE_SEATS_PER_ADDRESS: '',
    });
    try {
      const host = await RoomHostPerson.open(school.base);
      const players = await Promise.all(names(30).map((name) => RoomPlayerPerson.join(school.base, host.code, name)));
      const { games } = await host.do({ type: 'pair' });
      expect(games).toHaveLength(15);
      await Promise.all(players.map((player) => player.sit()));
      // 3,000 requests in a minute or less, more than twice what one address may send.
      for (let round = 0; round < 100; round++) {
        const looks = await Promise.all(players.map(({ browser }) => browser.fetch(`/api/games/${games[0]!.game}`)));
        expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]));
        await Promise.all(looks.map((look) => look.text()));
      }
      // A stranger at the same address still has the limit of the address.
      const guesses = await Promise.all(names(40).map(() => fetch(`${school.base}/api/rooms/ZYZYZ`)));
      expect(guesses.map(({ status }) => status)).toContain(429);
    } finally {
      await school.stop();
    }
  });

  test('40 boards on one big screen, beside the page of the host and 40 pupils: nobody is refused', async () => {
    // The limits that a server has unless its host sets others.
    const school = await startServer({ RATE_PER_ADDRESS: '', RATE_PER_SESSION: '', STREAMS_PER_ADDRESS: '' });
    const leaving = new AbortController();
    try {
      const host = await RoomHostPerson.open(school.base, { format: 'same', game: 'duel', level: 'novice' });
      const pupils = await joinAll(school.base, host.code, names(40));
      await Promise.all(pupils.map((pupil) => pupil.do('start')));
      await Promise.all(pupils.map((pupil) => pupil.sit()));
      const { games } = await host.view();
      expect(games.filter(({ game, result }) => game !== null && result === null)).toHaveLength(40);
      const { signal } = leaving;
      const streams = await Promise.all([
        host.browser.fetch(`/api/rooms/${host.code}/events`, { signal }),
        ...pupils.map(({ browser }, i) => browser.fetch(`/api/games/${games[i]!.game}/events`, { signal })),
        ...pupils.map(({ browser }) => browser.fetch(`/api/rooms/${host.code}/events`, { signal })),
      ]);
      expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
      // A minute of one device: the screen turns six pages of eight boards and looks at each of them three times, the page of
      // the host looks at eight boards every eight seconds, and the host does something now and then.
      for (let look = 0; look < 6 * 8 * 3 + 8 * 8; look++) {
        const log = await host.browser.fetch(`/api/games/${games[look % 40]!.game}/log?after=0`);
        expect(log.status).toBe(200);
        await log.text();
      }
      for (const type of ['pause', 'resume', 'pause', 'resume'] as const) await host.do({ type });
      expect((await pupils[0]!.view()).you!.game).not.toBeNull();
    } finally {
      leaving.abort();
      await school.stop();
    }
  });

  test('12 boards on the big screen have their streams, and 30 players theirs', async () => {
    const school = await startServer({ STREAMS_PER_ADDRESS: '20' });
    const leaving = new AbortController();
    try {
      const host = await RoomHostPerson.open(school.base);
      const players = await joinAll(school.base, host.code, names(30));
      const { games } = await host.do({ type: 'pair' });
      const { signal } = leaving;
      const opened = await Promise.all([
        ...games.slice(0, 12).map(({ game }) => host.browser.fetch(`/api/games/${game}/events`, { signal })),
        ...players.map(({ browser }) => browser.fetch(`/api/rooms/${host.code}/events`, { signal })),
        ...players.map(({ browser }, i) => browser.fetch(`/api/games/${games[i % 15]!.game}/events`, { signal })),
      ]);
      expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    } finally {
      leaving.abort();
      await school.stop();
    }
  });
});
