import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchOf, summaryOf } from '@castellan/match';
import { beforeAll, expect, test } from 'vitest';
import { backUp, restore } from '../src/backup/archive.ts';
import { hashOf } from '../src/caller.ts';
import { openStore } from '../src/index.ts';
import { Tokens } from '../src/tokens.ts';
import { Browser, seatTwo, startServer } from './people.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  return server.stop;
});

const CHOSEN = 'A'.repeat(43);

test('a token is ours only with our signature, for its own kind, and by any of our keys', () => {
  const [old, now] = [new Tokens(['old']), new Tokens(['now'])];
  const token = old.mint('session');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(old.mint('session')).not.toBe(token);
  expect(old.isOurs('session', token)).toBe(true);
  expect(old.isOurs('bot', token)).toBe(false);
  expect(now.isOurs('session', token)).toBe(false);
  now.setKeys(['now', 'old']);
  expect(now.isOurs('session', token)).toBe(true);
  for (const text of ['', CHOSEN, `${token}AAAA`, token.slice(1), token.toUpperCase()]) {
    expect(old.isOurs('session', text)).toBe(false);
  }
});

test('a token has one spelling: what decodes to the same bytes is not it', () => {
  const tokens = new Tokens(['now']);
  const token = tokens.mint('session');
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const spellings = [...ALPHABET].map((letter) => token.slice(0, -1) + letter);
  const bytes = (text: string) => Buffer.from(text, 'base64url').toString('hex');
  expect(spellings.filter((spelling) => bytes(spelling) === bytes(token))).toHaveLength(4);
  expect(spellings.filter((spelling) => tokens.isOurs('session', spelling))).toEqual([token]);
  expect(tokens.isOurs('session', `${token}=`)).toBe(false);
});

test('a token is looked at again when the keys have changed, and kinds do not mix', () => {
  const tokens = new Tokens(['now']);
  const token = new Tokens(['old']).mint('session');
  expect(tokens.callerWith('session', token)).toEqual({ token, holder: hashOf(token), bot: false, ours: false });
  tokens.setKeys(['now', 'old']);
  expect(tokens.callerWith('session', token).ours).toBe(true);
  const bot = `bot_${tokens.mint('bot')}`;
  expect(tokens.callerWith('bot', bot)).toEqual({ token: bot, holder: hashOf(bot), bot: true, ours: true });
  expect(tokens.callerWith('bot', `bot_${token}`).ours).toBe(false);
});

test('who brings a session of their own choice is given one of ours, and the chosen one holds nothing', async () => {
  const browser = new Browser(server.base);
  browser.cookies.set('castellan', CHOSEN);
  const { id } = await browser.client.create({ game: 'duel', listed: true });
  const given = browser.cookies.get('castellan');
  expect(given).toMatch(/^[\w-]{43}$/);
  expect(given).not.toBe(CHOSEN);
  await browser.client.join(id, { name: 'Ada' });
  expect(browser.cookies.get('castellan')).toBe(given);
  const fixed = new Browser(server.base);
  fixed.cookies.set('castellan', CHOSEN);
  expect((await fixed.client.view(id)).you).toBe(null);
  expect((await browser.client.view(id)).you).not.toBe(null);
});

test('a bot whose token the server did not give out takes no seat', async () => {
  const browser = new Browser(server.base);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const wish = { commandId: 'a', game: 'duel', listed: true };
  expect((await browser.post('/api/games', wish, bearer(`bot_${CHOSEN}`))).status).toBe(401);
  const { token } = (await (await browser.post('/api/bots', {})).json()) as { token: string };
  expect((await browser.post('/api/games', wish, bearer(token))).status).toBe(201);
});

test('a seat taken before tokens were signed can still be played', async () => {
  const { id } = await seatTwo(server.base);
  const log = await server.store.read(id, 0);
  const before = log.map((logged) => {
    const { event } = logged;
    if (event.type !== 'joined' || event.seat !== 1) return logged;
    return { ...logged, event: { ...event, hidden: { holder: hashOf(CHOSEN) } } };
  });
  const old = 'past2345678999';
  await server.store.append(old, 0, 'create', before, summaryOf(matchOf(old, before)));
  const browser = new Browser(server.base);
  browser.cookies.set('castellan', CHOSEN);
  expect((await browser.client.view(old)).you).toBe(1);
  expect((await browser.client.command(old, { type: 'say', phrase: 'hello' })).status).toBe('committed');
});

test('a session outlives a restart of the server, and a move of its games to another store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-tokens-'));
  const [first, second] = ['one.db', 'two.db'].map((name) => `sqlite:${join(folder, name)}`) as [string, string];
  const browser = new Browser('');
  const session = async (url: string) => {
    const started = await startServer({ DATABASE_URL: url });
    browser.goTo(started.base);
    await browser.client.create({ game: 'duel' });
    await started.stop();
    return browser.cookies.get('castellan');
  };
  const given = await session(first);
  expect(await session(first)).toBe(given);
  const [from, to] = [await openStore(first), await openStore(second)];
  await backUp(from, join(folder, 'games.backup'));
  await restore(to, join(folder, 'games.backup'));
  await Promise.all([from.close(), to.close()]);
  expect(await session(second)).toBe(given);
  rmSync(folder, { recursive: true });
});
