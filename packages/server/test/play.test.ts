import { checkFair, drawnIn, matchOf, seriesGameOf, standingAfter, turnOf, viewOf } from '@castellan/match';
import { Client } from '@castellan/match/client';
import { seeded } from '@castellan/rules';
import { beforeAll, expect, test } from 'vitest';
import { Browser, playSeat, playSome, seatTwo, startServer, until } from './people.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ HEARTBEAT_SECONDS: '1' });
  return server.stop;
});

test.each(['duel', 'discovery'] as const)(
  'two people play a whole game of %s by link while a third watches',
  async (game) => {
    const { id, ada, ben } = await seatTwo(server.base, game);
    const watcher = new Browser(server.base).client.open(id, () => {});
    const [one, two] = [ada.client.open(id, () => {}), ben.client.open(id, () => {})];
    await Promise.all([playSeat(one, seeded(1)), playSeat(two, seeded(2))]);
    const { match } = await until(watcher, (state) => state.match?.revealed != null);
    expect(match?.ending?.reason).toBe('played');
    expect(watcher.state.you).toBe(null);
    for (const table of [one, two]) {
      const state = await until(table, (now) => now.match?.seq === match?.seq);
      expect(viewOf(state.match!, 1)).toEqual(viewOf(match!, 1));
      table.close();
    }
    watcher.close();
    // Everybody can check the dice from what was sent.
    const { events } = await ada.client.get<{ events: [] }>(`/api/games/${id}/log`);
    expect(checkFair(events).verdict).toBe('fair');
    expect(viewOf(matchOf(id, events), 1)).toEqual(viewOf(match!, 1));
  },
);

test('where rolls are asked for each is rolled by the one whose it is, in the rematch too', async () => {
  const options = ['edition=pl', 'rules=1'];
  const { id, ada, ben } = await seatTwo(server.base, 'duel', server.base, { asked: true, options });
  expect(await ben.client.view(id)).toMatchObject({ turn: 'chance', roller: 1, actions: [], chance: { asked: true } });
  expect((await ada.client.myGames()).map(({ turn }) => turn)).toEqual([1]);
  await expect(ben.client.command(id, { type: 'roll' })).rejects.toMatchObject({ message: 'not-your-turn' });
  const rolled = await ada.client.command(id, { type: 'roll' }, 'r1');
  expect(rolled.events.map(({ event }) => event)).toMatchObject([{ type: 'acted', by: 'chance' }]);
  expect(await ada.client.command(id, { type: 'roll' }, 'r1')).toMatchObject({ status: 'duplicate', seq: rolled.seq });
  const [one, two] = [ada.client.open(id, () => {}), ben.client.open(id, () => {})];
  await Promise.all([playSeat(one, seeded(1)), playSeat(two, seeded(2))]);
  const { match } = await until(one, (state) => state.match?.revealed != null);
  expect(match!.ending?.reason).toBe('played');
  expect(checkFair((await ada.client.log(id)).events).verdict).toBe('fair');
  const { next } = await ada.client.rematch(id);
  // The rematch has the same edition, and the newest rules.
  expect(await ada.client.view(id)).toMatchObject({ options });
  expect(await ada.client.view(next)).toMatchObject({
    options: ['edition=pl', 'rules=2'],
    chance: { type: 'fair', asked: true },
  });
  one.close();
  two.close();
});

test('a bot that finds a person’s game is not asked to roll', async () => {
  const eve = new Browser(server.base);
  const { id } = await eve.client.pair({ game: 'duel', asked: true });
  await eve.client.join(id, { name: 'Eve', seat: 2 });
  const bot = new Client({ base: server.base, token: (await eve.client.bot()).token });
  await bot.join(id, { name: 'Bot' });
  expect(await bot.view(id)).toMatchObject({ turn: 1, roller: null, chance: { asked: true } });
});

test('opening a link changes nothing; taking the seat needs the key', async () => {
  const [ada, ben] = [new Browser(server.base), new Browser(server.base)];
  const { id, key } = await ada.client.create({
    game: 'duel',
    options: ['edition=fr'],
    time: { type: 'days', days: 3 },
  });
  await ada.client.join(id, { name: 'Ada', key: key! });
  const before = await ben.client.view(id);
  expect(before).toMatchObject({ you: null, invited: true, turn: 'waiting', time: { days: 3 } });
  expect(before.options).toContain('edition=fr');
  expect((await ben.client.view(id)).seq).toBe(before.seq);
  expect(ben.cookies.size).toBe(0);
  await expect(ben.client.join(id, { name: 'Ben' })).rejects.toMatchObject({ status: 403, message: 'not-invited' });
  const wrong = { name: 'Ben', key: 'ab'.repeat(32) };
  await expect(ben.client.join(id, wrong)).rejects.toMatchObject({ message: 'not-invited' });
  await ben.client.join(id, { name: 'Ben', key: key! });
  expect((await ben.client.view(id)).turn).toBe(1);
  await expect(new Browser(server.base).client.join(id, { name: 'Cleo', key: key! })).rejects.toMatchObject({
    message: 'seat-taken',
  });
});

test('of two who take the last seat at once one gets it and the other is told', async () => {
  const ada = new Browser(server.base);
  const { id } = await ada.client.create({ game: 'duel', listed: true });
  await ada.client.join(id, { name: 'Ada' });
  const racers = Array.from({ length: 8 }, (_, i) => new Browser(server.base).client.join(id, { name: `R${i}` }));
  const results = await Promise.allSettled(racers);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  for (const result of results) if (result.status === 'rejected') expect(result.reason.message).toBe('seat-taken');
});

test('the same creation, seat and action sent twice count once and are answered the same', async () => {
  const ada = new Browser(server.base);
  // The first request brings the cookie; without it a second one would be somebody else.
  await ada.client.create({ game: 'duel' });
  const created = await ada.client.create({ game: 'duel' }, 'c1');
  expect(await ada.client.create({ game: 'duel' }, 'c1')).toEqual(created);
  const { id, ben } = await seatTwo(server.base);
  const view = await ben.client.view(id);
  expect(view.turn).toBe(1);
  const { id: other, ada: mover } = await seatTwo(server.base);
  const first = await mover.client.command(other, { type: 'act', action: 'pick 1' }, 'a1');
  const again = await mover.client.command(other, { type: 'act', action: 'pick 1' }, 'a1');
  expect(first.status).toBe('committed');
  expect(again).toEqual({ ...first, status: 'duplicate' });
});

test('only who holds the seat acts for it, and only in turn', async () => {
  const { id, ben } = await seatTwo(server.base);
  const act = { type: 'act', action: 'pick 1' } as const;
  await expect(ben.client.command(id, act)).rejects.toMatchObject({ status: 409, message: 'not-your-turn' });
  const stranger = new Browser(server.base);
  await expect(stranger.client.command(id, act)).rejects.toMatchObject({ status: 401 });
  await stranger.client.create({ game: 'duel' });
  await expect(stranger.client.command(id, act)).rejects.toMatchObject({ status: 403, message: 'not-your-seat' });
  await expect(stranger.client.view('zzzzzzzzzzzzzz')).rejects.toMatchObject({ status: 404 });
});

test('who acts on an old position is told what happened meanwhile', async () => {
  const { id, ada } = await seatTwo(server.base);
  await ada.client.command(id, { type: 'act', action: 'pick 1' });
  const late = ada.client.command(id, { type: 'act', action: 'pick 2', seq: 4 });
  await expect(late).rejects.toMatchObject({
    status: 409,
    refusal: { code: 'stale', missed: [{ event: { type: 'acted', action: 'pick 1' } }] },
  });
});

test('a page that lost its connection catches up from the last event it saw', async () => {
  const { id, ada, ben } = await seatTwo(server.base);
  const seen: number[] = [];
  const table = ada.client.open(id, (_state, news) => news && seen.push(news.seq));
  const other = ben.client.open(id, () => {});
  await until(table, ({ connection }) => connection === 'live');
  const playing = playSome([table, other], seeded(3), 12);
  for (const more of [2, 4, 6, 8, 10]) {
    await until(table, ({ match }) => match!.actions.length > more);
    table.reconnect();
  }
  await playing;
  const { seq } = await ada.client.view(id);
  await until(table, ({ match }) => match?.seq === seq);
  expect(seen).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
  table.close();
  other.close();
});

test('I see when my opponent is away and when they are back', async () => {
  const { id, ada, ben } = await seatTwo(server.base);
  const mine = ada.client.open(id, () => {});
  await until(mine, ({ present }) => present[0] && !present[1]);
  const theirs = ben.client.open(id, () => {});
  await until(mine, ({ present }) => present[1]);
  theirs.close();
  await until(mine, ({ present }) => !present[1]);
  mine.close();
});

test('my seat continues on another device by a link that works once', async () => {
  const { id, ada } = await seatTwo(server.base);
  const { key } = await ada.client.link(id);
  const phone = new Browser(server.base);
  expect(await phone.client.move(id, key)).toEqual({ seat: 1 });
  expect((await phone.client.view(id)).you).toBe(1);
  await expect(ada.client.command(id, { type: 'resign' })).rejects.toMatchObject({ message: 'not-your-seat' });
  await expect(new Browser(server.base).client.move(id, key)).rejects.toMatchObject({ message: 'link-expired' });
  const { events } = await ada.client.get<{ events: { event: { type: string } }[] }>(`/api/games/${id}/log`);
  expect(events.map(({ event }) => event.type)).not.toContain('moved');
  // The number of a hidden event is skipped, not waited for.
  const table = phone.client.open(id, () => {});
  await phone.client.command(id, { type: 'say', phrase: 'hello' });
  await until(table, ({ match }) => match?.talk[0] === 1);
  table.close();
});

/** Lets something happen right before the store is asked to keep the first command of this name. */
function justBefore(command: RegExp, happens: () => Promise<unknown>): void {
  const append = server.store.append.bind(server.store);
  server.store.append = async (...request) => {
    if (command.test(request[2])) {
      server.store.append = append;
      await happens();
    }
    return append(...request);
  };
}

test('a seat that moves while its old device asks for a link cannot be taken back by it', async () => {
  const { id, ada } = await seatTwo(server.base);
  const { key } = await ada.client.link(id);
  const phone = new Browser(server.base);
  justBefore(/^link:/, () => phone.client.move(id, key));
  await expect(ada.client.link(id)).rejects.toMatchObject({ status: 403, message: 'not-your-seat' });
  expect((await phone.client.view(id)).you).toBe(1);
});

test('a device that gave its seat away gets no answer to what it sent before', async () => {
  const { id, ada } = await seatTwo(server.base);
  const { key } = await ada.client.link(id, 'l');
  await ada.client.command(id, { type: 'say', phrase: 'hello' }, 'c');
  const phone = new Browser(server.base);
  expect(await phone.client.move(id, key, 'm')).toEqual({ seat: 1 });
  expect(await phone.client.move(id, key, 'm')).toEqual({ seat: 1 });
  const refused = { status: 403, message: 'not-your-seat' };
  await expect(ada.client.link(id, 'l')).rejects.toMatchObject(refused);
  await expect(ada.client.command(id, { type: 'say', phrase: 'hello' }, 'c')).rejects.toMatchObject(refused);
  const tablet = new Browser(server.base);
  await tablet.client.move(id, (await phone.client.link(id)).key);
  await expect(phone.client.move(id, key, 'm')).rejects.toMatchObject(refused);
});

test('a seat that moves while a rematch is opened takes the rematch along', async () => {
  const { id, ada, ben } = await seatTwo(server.base);
  const { key } = await ada.client.link(id);
  await ben.client.command(id, { type: 'resign' });
  const phone = new Browser(server.base);
  justBefore(/^rematch:/, () => phone.client.move(id, key));
  const { next } = await ben.client.rematch(id);
  expect((await phone.client.join(next, { name: 'Ada' })).seat).toBe(2);
  expect((await ben.client.join(next, { name: 'Ben' })).seat).toBe(1);
  await expect(ada.client.rematch(id)).rejects.toMatchObject({ message: 'not-your-seat' });
});

test.each([
  [
    'by link',
    async (ada: Browser, phone: Browser, id: string) => phone.client.move(id, (await ada.client.link(id)).key),
  ],
  [
    'by recovery code',
    async (ada: Browser, phone: Browser) => phone.client.recover(await ada.client.newRecoveryCode()),
  ],
])('a rematch that waits is for the device that my seat moved to %s, and not for the old one', async (_, move) => {
  const { id, ada, ben } = await seatTwo(server.base);
  await ben.client.command(id, { type: 'resign' });
  const { next } = await ben.client.rematch(id);
  const phone = new Browser(server.base);
  await move(ada, phone, id);
  await expect(ada.client.join(next, { name: 'Ada' })).rejects.toMatchObject({ status: 403, message: 'not-invited' });
  expect((await phone.client.rematch(id)).next).toBe(next);
  expect((await phone.client.join(next, { name: 'Ada' })).seat).toBe(2);
  expect((await ben.client.join(next, { name: 'Ben' })).seat).toBe(1);
});

test('of two rematches opened at once one is left, and of one that came too late none', async () => {
  const first = await seatTwo(server.base);
  await first.ben.client.command(first.id, { type: 'resign' });
  const openGames = async () => (await server.store.list({ status: 'open', limit: 1000 })).length;
  const before = await openGames();
  justBefore(/^rematch:/, () => first.ben.client.rematch(first.id));
  const { next } = await first.ada.client.rematch(first.id, 'r');
  expect((await first.ben.client.rematch(first.id)).next).toBe(next);
  expect(await openGames()).toBe(before + 1);
  const second = await seatTwo(server.base);
  const { key } = await second.ada.client.link(second.id);
  await second.ben.client.command(second.id, { type: 'resign' });
  justBefore(/^rematch:/, () => new Browser(server.base).client.move(second.id, key));
  await expect(second.ada.client.rematch(second.id)).rejects.toMatchObject({ message: 'not-your-seat' });
  expect(await openGames()).toBe(before + 1);
});

test('a rematch swaps the seats, for the same two only', async () => {
  const { id, ada, ben } = await seatTwo(server.base);
  await expect(ada.client.rematch(id)).rejects.toMatchObject({ message: 'not-over' });
  await ben.client.command(id, { type: 'resign' });
  const { next } = await ada.client.rematch(id);
  expect((await ben.client.rematch(id)).next).toBe(next);
  await expect(new Browser(server.base).client.join(next, { name: 'Cleo' })).rejects.toMatchObject({
    message: 'not-invited',
  });
  expect((await ada.client.join(next, { name: 'Ada' })).seat).toBe(2);
  expect((await ben.client.join(next, { name: 'Ben' })).seat).toBe(1);
  expect(await ada.client.view(next)).toMatchObject({ previous: id, turn: 1 });
  expect((await ada.client.view(id)).next).toBe(next);
});

test('a match goes on by rematch: the score, the clock and the seats follow, and then a new one begins', async () => {
  const time = { type: 'clock', seconds: 600, increment: 5 } as const;
  const series = { format: 'first-to', games: 2 } as const;
  const { id, ada, ben } = await seatTwo(server.base, 'duel', server.base, { time, series });
  expect((await ada.client.view(id)).series).toEqual({ ...series, number: 1, wins: [0, 0], points: [0, 0] });
  await ben.client.command(id, { type: 'resign' });
  const { next: second } = await ben.client.rematch(id);
  await ada.client.join(second, { name: 'Ada' });
  await ben.client.join(second, { name: 'Ben' });
  expect(await ada.client.view(second)).toMatchObject({ you: 2, time, series: { number: 2, wins: [0, 1] } });
  await ben.client.command(second, { type: 'resign' });
  const { next: another } = await ada.client.rematch(second);
  expect((await ada.client.view(another)).series).toMatchObject({ ...series, number: 1, wins: [0, 0] });
  await expect(ada.client.create({ game: 'duel', listed: true, series })).rejects.toMatchObject({
    status: 400,
    message: 'bad-series',
  });
});

test.each(['duel', 'discovery'] as const)(
  'two friends play a pair of %s: in the second game each has the other seat and the same dice, and the sum decides',
  async (game) => {
    const series = { format: 'pair', games: 2 } as const;
    const { id, ada, ben } = await seatTwo(server.base, game, server.base, { series, asked: true });
    const playBoth = async (table: string, seeds: readonly [number, number]) => {
      const tables = [ada, ben].map(({ client }) => client.open(table, () => {}));
      await Promise.all(tables.map((one, i) => playSeat(one, seeded(seeds[i]!))));
      for (const one of tables) one.close();
      return matchOf(table, (await ada.client.log(table)).events);
    };
    const first = await playBoth(id, [1, 2]);
    const { next } = await ben.client.rematch(id);
    await ada.client.join(next, { name: 'Ada' });
    await ben.client.join(next, { name: 'Ben' });
    expect(await ada.client.view(next)).toMatchObject({ you: 2, series: { number: 2 } });
    const second = await playBoth(next, [3, 4]);
    const common = Math.min(drawnIn(first).length, drawnIn(second).length);
    expect(common).toBeGreaterThan(3);
    expect(drawnIn(second).slice(0, common)).toEqual(drawnIn(first).slice(0, common));
    // The same dice, and yet other games.
    expect(second.actions).not.toEqual(first.actions);
    const [one, two] = [seriesGameOf(first).points, seriesGameOf(second).points];
    const sums = [one[0] + two[1], one[1] + two[0]] as const;
    const after = standingAfter(second.series!, seriesGameOf(second));
    expect(after).toMatchObject({ over: true, points: [sums[1], sums[0]] });
    expect(JSON.stringify(second)).not.toContain('outcomes');
    // Another pair begins with new dice, which are asked for again.
    const { next: third } = await ada.client.rematch(next);
    expect(await ada.client.view(third)).toMatchObject({
      series: { ...series, number: 1, points: [0, 0] },
      chance: { type: 'fair', asked: true },
    });
    await ada.client.join(third, { name: 'Ada' });
    await ben.client.join(third, { name: 'Ben' });
    const again = drawnIn(await playBoth(third, [1, 2]));
    expect(again.slice(0, common)).not.toEqual(drawnIn(first).slice(0, common));
  },
);

test('the lobby shows open games, and quick pairing brings two strangers together', async () => {
  const [ada, ben, cleo] = [new Browser(server.base), new Browser(server.base), new Browser(server.base)];
  const wish = {
    game: 'discovery',
    options: ['harmony=on'],
    time: { type: 'clock', seconds: 300, increment: 5 },
  } as const;
  const first = await ada.client.pair(wish);
  expect(first.found).toBe(false);
  await ada.client.join(first.id, { name: 'Ada' });
  expect((await ben.client.lobby()).find(({ id }) => id === first.id)).toMatchObject({
    game: 'discovery',
    status: 'open',
  });
  // Other wishes do not fit.
  const other = await cleo.client.pair({ ...wish, options: [] });
  expect(other).toMatchObject({ found: false });
  expect(await ben.client.pair(wish)).toEqual({ id: first.id, found: true });
  await ben.client.join(first.id, { name: 'Ben' });
  expect(
    turnOf(matchOf(first.id, (await ben.client.get<{ events: [] }>(`/api/games/${first.id}/log`)).events)),
  ).not.toBe('waiting');
  expect((await ben.client.lobby()).some(({ id }) => id === first.id)).toBe(false);
});

test('two who opened games for the same wish at the same moment still meet', async () => {
  const [ada, ben] = [new Browser(server.base), new Browser(server.base)];
  const wish = { game: 'duel', options: ['edition=pl'] } as const;
  const one = (await ada.client.create({ ...wish, listed: true })).id;
  await ada.client.join(one, { name: 'Ada' });
  const two = (await ben.client.create({ ...wish, listed: true })).id;
  await ben.client.join(two, { name: 'Ben' });
  expect(await ada.client.pair(wish, one)).toEqual({ id: one, found: false });
  expect(await ben.client.pair(wish, two)).toEqual({ id: one, found: true });
  await ben.client.command(two, { type: 'leave' });
  await ben.client.join(one, { name: 'Ben' });
  expect((await ada.client.view(one)).turn).toBe(1);
});

test('a bot plays by its token and is marked as a bot', async () => {
  const { token } = (await (await new Browser(server.base).post('/api/bots', {})).json()) as { token: string };
  const ada = new Browser(server.base);
  const { id, key } = await ada.client.create({ game: 'duel' });
  await ada.client.join(id, { name: 'Ada', seat: 2, key: key! });
  const headers = { authorization: `Bearer ${token}` };
  const bot = new Browser(server.base);
  const body = { commandId: 'j', name: 'Robot', entropy: '0123456789abcdef', key };
  expect((await bot.post(`/api/games/${id}/join`, body, headers)).status).toBe(200);
  expect(bot.cookies.size).toBe(0);
  const view = await (await bot.fetch(`/api/games/${id}?legal=1`, { headers })).json();
  expect(view).toMatchObject({
    you: 1,
    legal: ['pick 1', 'pick 2', 'pick 3', 'pick 4'],
    seats: [{ bot: true }, { bot: false }],
  });
  const wrong = await bot.post(
    `/api/games/${id}/commands`,
    { commandId: 'x', command: { type: 'resign' } },
    {
      authorization: 'Bearer bot_guess',
    },
  );
  expect(wrong.status).toBe(401);
});

test('who has said enough for one game is told so, and not to try again', async () => {
  const { id, ada } = await seatTwo(server.base);
  for (let i = 0; i < 60; i++) await ada.client.command(id, { type: 'say', phrase: 'hello' });
  const refused = { status: 409, message: 'too-much-talk', isRetryable: false };
  await expect(ada.client.command(id, { type: 'say', phrase: 'hello' })).rejects.toMatchObject(refused);
  await expect(ada.client.command(id, { type: 'offer-draw' })).rejects.toMatchObject(refused);
});

test('the record of a game is text that the engine reads', async () => {
  const { id, ada } = await seatTwo(server.base);
  await ada.client.command(id, { type: 'act', action: 'pick 2' });
  const text = await (await ada.fetch(`/api/games/${id}/record`)).text();
  expect(text).toMatch(
    /^\[Player1 "Ada"\]\n\[Player2 "Ben"\]\n\[Date "\d{4}-\d\d-\d\d"\]\n\[Edition "edition=en"\]\n\[Result "ongoing"\]\nnew duel edition=en rules=2\nroll .*\npick 2\n$/,
  );
});

test('while the dice of many games are counted everybody else is served', async () => {
  const counting = await startServer();
  for (let i = 0; i < 10; i++) {
    const { id, ben } = await seatTwo(counting.base);
    await ben.client.command(id, { type: 'resign' });
  }
  let turn = 0;
  let running = true;
  const count = () => {
    turn++;
    if (running) setImmediate(count);
  };
  const reads: number[] = [];
  const read = counting.store.read.bind(counting.store);
  counting.store.read = (...request) => {
    reads.push(turn);
    return read(...request);
  };
  count();
  expect((await new Browser(counting.base).client.rolls()).games).toBe(10);
  running = false;
  // Each game in a turn of the event loop of its own, in which requests come in.
  expect(new Set(reads).size).toBe(10);
  await counting.stop();
});

test('the server tells how the dice fell in its finished games', async () => {
  const counting = await startServer();
  const { id, ada, ben } = await seatTwo(counting.base);
  await ada.client.command(id, { type: 'act', action: 'pick 1' });
  await ben.client.command(id, { type: 'resign' });
  const { games, dice } = await ada.client.rolls();
  expect(games).toBe(1);
  expect(dice.map(({ rolls }) => rolls)).toEqual([1, 1, 1, 1]);
  await counting.stop();
});

test('who would pass for a bot or for the one who looks takes no seat under that name', async () => {
  const [ada, ben] = [new Browser(server.base), new Browser(server.base)];
  const { id } = await ada.client.create({ game: 'duel', listed: true });
  for (const name of ['Ada (bot)', 'You', '\u3164', '● Ada']) {
    await expect(ada.client.join(id, { name })).rejects.toMatchObject({ status: 400, message: 'bad-name' });
  }
  await ada.client.join(id, { name: 'Ada' });
  const { token } = (await (await ben.post('/api/bots', {})).json()) as { token: string };
  const join = { commandId: 'j', name: 'My bot', entropy: 'ab'.repeat(16) };
  expect((await ben.post(`/api/games/${id}/join`, join, { authorization: `Bearer ${token}` })).status).toBe(200);
});
