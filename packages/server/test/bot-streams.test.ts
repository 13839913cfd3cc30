import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, readEventStream, ServerRefusal } from '@castellan/match/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser, startServer } from './people.ts';
import { type PostgresUnderTest, startPostgres } from './postgres.ts';
import { CASTELLAN, runProgram } from './process.ts';

interface Heard {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A bot with a token of its own, and what its stream has brought so far. */
class Bot {
  readonly heard: Heard[] = [];
  readonly #abort = new AbortController();

  readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  static async on(base: string, streamBase = base): Promise<Bot> {
    const { token } = await new Client({ base }).bot();
    const bot = new Bot(new Client({ base, token }));
    await bot.listen(new Client({ base: streamBase, token }));
    return bot;
  }

  async listen(client = this.client): Promise<void> {
    const stream = await client.botEvents(this.#abort.signal);
    void (async () => {
      for await (const { name, data } of readEventStream(stream))
        if (name !== 'beat') this.heard.push({ name, data: JSON.parse(data) });
    })().catch(() => {});
    await this.until('hello');
  }

  async until(name: string, id?: string): Promise<Heard> {
    const find = () => this.heard.find((one) => one.name === name && (!id || one.data.id === id));
    return vi.waitUntil(find, { timeout: 60_000, interval: 5 });
  }

  /** Waits for a message that has not been read, and forgets it. */
  async take(name: string, id: string): Promise<Heard> {
    const found = await this.until(name, id);
    this.heard.splice(this.heard.indexOf(found), 1);
    return found;
  }

  close(): void {
    this.#abort.abort();
  }
}

type Answer = { readonly turn: unknown; readonly legal?: readonly string[]; readonly state?: object };

const act = (client: Client, id: string, action: string): Promise<Answer> =>
  client.post(`/api/games/${id}/commands?legal=1&state=1`, {
    commandId: crypto.randomUUID(),
    command: { type: 'act', action },
  });

/** Plays the first legal action whenever it is the bot's turn, by its stream and the answers alone, until the game ends. */
async function playToTheEnd(bot: Bot, id: string): Promise<number> {
  let requests = 0;
  for (;;) {
    await vi.waitUntil(() => bot.heard.some(({ name, data }) => data.id === id && /turn|ended/.test(name)), {
      timeout: 60_000,
      interval: 2,
    });
    if (bot.heard.some(({ name, data }) => name === 'ended' && data.id === id)) return requests;
    const { data } = await bot.take('turn', id);
    const view = await bot.client.view(id, true);
    requests++;
    let { turn, legal }: Answer = view;
    while (turn === data.seat && legal) {
      ({ turn, legal } = await act(bot.client, id, legal[0]!));
      requests++;
    }
  }
}

describe('a bot on the server', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({ RATE_PER_ADDRESS: '1200', RATE_PER_SESSION: '300', RATE_PER_BOT: '3000' });
    return server.stop;
  });

  test('plays 25 games of Discovery a minute without being told to wait', async () => {
    const [one, two] = [await Bot.on(server.base), await Bot.on(server.base)];
    const { id: first, key } = await one.client.create({ game: 'discovery' });
    await one.client.join(first, { name: 'One', key: key! });
    await two.client.join(first, { name: 'Two', key: key! });
    const GAMES = 3;
    let units = 0;
    for (let game = 1, id = first; game <= GAMES; game++) {
      const requests = await Promise.all([playToTheEnd(one, id), playToTheEnd(two, id)]);
      units += Math.max(...requests);
      const score = [expect.any(Number), expect.any(Number)];
      expect((await one.until('ended', id)).data).toMatchObject({ game: 'discovery', reason: 'played', score });
      await one.client.rematch(id);
      id = (await two.until('rematch', id)).data.next as string;
      await Promise.all([one.client.join(id, { name: 'One' }), two.client.join(id, { name: 'Two' })]);
      expect((await two.until('started', id)).data).toMatchObject({ opponent: { name: 'One', bot: true } });
      units += 7;
    }
    // Whatever the speed of the machine: 25 games cost a bot less than it may use at once.
    expect((units / GAMES) * 25).toBeLessThan(3000);
    one.close();
    two.close();
  });

  test('reads what its command has come to: whose turn it is, and on request the state and its legal actions', async () => {
    const bot = await Bot.on(server.base);
    const { id, key } = await bot.client.create({ game: 'duel' });
    const path = `/api/games/${id}/join?legal=1&state=1`;
    const me = { commandId: 'j', name: 'Bot', seat: 1, key, entropy: '0123456789abcdef' };
    expect(await bot.client.post(path, me)).toMatchObject({
      seat: 1,
      turn: 'waiting',
      ending: null,
      state: { round: 1 },
    });
    await new Browser(server.base).client.join(id, { name: 'Ada', key: key! });
    await bot.until('started', id);
    const plain = await bot.client.command(id, { type: 'say', phrase: 'hello' });
    expect(plain).toMatchObject({ turn: 1, ending: null });
    expect(plain).not.toHaveProperty('state');
    expect(plain).not.toHaveProperty('legal');
    const answer = await act(bot.client, id, 'pick 1');
    expect(answer).toMatchObject({ turn: 2, state: { phase: 'draft', dice: [{ taker: 1 }, {}, {}, {}] } });
    expect(answer).not.toHaveProperty('legal');
    expect(await bot.client.command(id, { type: 'resign' })).toMatchObject({
      turn: 'over',
      ending: { reason: 'resigned', winner: 2 },
    });
    bot.close();
  });

  test('comes back after a lost connection and hears of every game that waits for it', async () => {
    const bot = await Bot.on(server.base);
    const ids: string[] = [];
    for (let game = 0; game < 2; game++) {
      const { id, key } = await bot.client.create({ game: 'duel' });
      await bot.client.join(id, { name: 'Bot', seat: 1, key: key! });
      await new Browser(server.base).client.join(id, { name: 'Ada', key: key! });
      await bot.until('turn', id);
      ids.push(id);
    }
    bot.close();
    const again = new Bot(bot.client);
    await again.listen();
    for (const id of ids) expect((await again.until('turn', id)).data.seat).toBe(1);
    expect(again.heard[0]).toMatchObject({ name: 'hello', data: { games: 2 } });
    expect(again.heard.some(({ name }) => name === 'started')).toBe(false);
    again.close();
  });

  test('is present at its games while its stream is open: in the lobby it can be found', async () => {
    const bot = await Bot.on(server.base);
    const { id } = await bot.client.create({ game: 'duel', listed: true });
    await bot.client.join(id, { name: 'Bot', seat: 1 });
    const present = async () => (await new Browser(server.base).client.view(id)).present[0];
    await vi.waitUntil(present, { timeout: 60_000 });
    bot.close();
    await vi.waitUntil(async () => !(await present()), { timeout: 60_000 });
  });

  test('hears of a proposal', async () => {
    const bot = await Bot.on(server.base);
    const ada = new Browser(server.base);
    const { id, key } = await bot.client.create({ game: 'duel' });
    await bot.client.join(id, { name: 'Bot', seat: 1, key: key! });
    await ada.client.join(id, { name: 'Ada', key: key! });
    await ada.client.command(id, { type: 'offer-draw' });
    expect((await bot.until('proposal', id)).data).toMatchObject({ kind: 'draw', seat: 1 });
    bot.close();
  });

  test('needs a token for its stream, and a browser has none', async () => {
    expect((await fetch(`${server.base}/api/bots/events`)).status).toBe(401);
  });
});

describe('a refusal names the field that is wrong', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let bot: Client;
  let id: string;
  beforeAll(async () => {
    server = await startServer();
    const { token } = await new Client({ base: server.base }).bot();
    bot = new Client({ base: server.base, token });
    const { id: made, key } = await bot.create({ game: 'duel' });
    id = made;
    await bot.join(id, { name: 'Bot', seat: 1, key: key! });
    await new Browser(server.base).client.join(id, { name: 'Ada', key: key! });
    return server.stop;
  });
  const command = (body: object) => ({ commandId: 'c', command: body });

  test.each<readonly [string, string, object, string]>([
    ['games', 'bad-request', { commandId: 'a' }, 'game'],
    ['games', 'bad-request', { commandId: 'a', game: 'chess' }, 'game'],
    ['games', 'bad-request', { commandId: 'a', game: 'duel', colour: 'red' }, 'colour'],
    ['games', 'bad-request', { commandId: 'a', game: 'duel', options: ['no value'] }, 'options.0'],
    ['games', 'bad-options', { commandId: 'a', game: 'duel', options: ['speed=9'] }, 'options'],
    ['games/ID/join', 'bad-name', { commandId: 'a', name: '', entropy: '0123456789abcdef' }, 'name'],
    ['games/ID/join', 'bad-request', { commandId: 'a', name: 'Bot', entropy: 'xyz' }, 'entropy'],
    ['games/ID/commands', 'bad-request', command({ type: 'fly' }), 'command.type'],
    ['games/ID/commands', 'bad-request', command({ type: 'act' }), 'command.action'],
    ['games/ID/commands', 'bad-request', command({ type: 'say', phrase: 'boo' }), 'command.phrase'],
    ['games/ID/commands', 'bad-request', command({ type: 'resign', why: 'bored' }), 'command.why'],
    ['games/ID/commands', 'bad-request', command({ type: 'answer-draw' }), 'command.agree'],
    ['games/ID/commands', 'not-an-action', command({ type: 'act', action: 'jump' }), 'command.action'],
    ['games/ID/commands', 'illegal', command({ type: 'act', action: 'pass' }), 'command.action'],
  ])('%s: %s %j is about %s', async (path, code, body, field) => {
    const refused = await bot
      .post<never>(`/api/${path.replace('ID', id)}`, body)
      .catch((error: ServerRefusal) => error);
    expect(refused).toBeInstanceOf(ServerRefusal);
    expect(refused.refusal).toMatchObject({ code, field });
  });
});

describe('with two nodes on PostgreSQL', () => {
  let postgres: PostgresUnderTest;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  test('a bot listens at one node, sits down at the other, and hears of its opponent and its turn', async () => {
    const DATABASE_URL = await postgres.database('bots');
    const [here, there] = [await startServer({ DATABASE_URL }), await startServer({ DATABASE_URL })];
    const bot = await Bot.on(here.base, there.base);
    const { id, key } = await bot.client.create({ game: 'duel' });
    await bot.client.join(id, { name: 'Bot', seat: 1, key: key! });
    await new Browser(here.base).client.join(id, { name: 'Ada', key: key! });
    expect((await bot.until('started', id)).data).toMatchObject({ opponent: { name: 'Ada', bot: false }, seat: 1 });
    await bot.until('turn', id);
    bot.close();
    await here.stop();
    await there.stop();
  });
});

test('castellan bot plays an engine against another one online, and says how it ended', async () => {
  const server = await startServer();
  const directory = mkdtempSync(join(tmpdir(), 'castellan-bot-'));
  const engine = `"${process.execPath}" "${CASTELLAN}" engine`;
  const words = [
    'bot',
    '--engine',
    engine,
    '--server',
    server.base,
    '--level',
    'novice',
    '--ms',
    '5',
    '--game',
    'discovery',
  ];
  const opener = runProgram([CASTELLAN, ...words, '--token-file', join(directory, 'token')]);
  const lobby = new Browser(server.base).client;
  const { id } = await vi.waitUntil(async () => (await lobby.lobby())[0], { timeout: 60_000 });
  const guest = await runProgram([CASTELLAN, ...words, `${server.base}/#/g/${id}`]);
  for (const { code, out, error } of [guest, await opener])
    expect([code, out, error]).toEqual([
      0,
      expect.stringMatching(/^Seat [12] of .*\nOver: (won|lost|no winner) \(played\), \d+ to \d+\n$/),
      '',
    ]);
  expect((await lobby.view(id)).ending?.reason).toBe('played');
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

test.each([
  [['--server', 'http://127.0.0.1:1'], '--engine is missing'],
  [['--engine', 'x', '--server', 'play.example'], '--server must look like https://play.example'],
  [['--engine', 'x', '--server', 'http://127.0.0.1:1', '--game', 'chess'], '--game must be duel or discovery'],
])('castellan bot %j says what is wrong', async (words, sentence) => {
  const { code, error } = await runProgram([CASTELLAN, 'bot', ...words]);
  expect([code, error]).toEqual([1, expect.stringContaining(sentence)]);
});
