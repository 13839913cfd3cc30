import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type AnyGame, GAMES, must, readRecord } from '@castellan/rules';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { KITS } from '../packages/web/src/games/index.ts';
import { pack } from '../packages/web/src/records/pack.ts';
import { DIST } from './browser.ts';
import { type OnlineServer, startServer } from './online-server.ts';
import { useBrowser } from './using.ts';
import { expectAccessible } from './visit.ts';

let browser: Browser;
let server: OnlineServer;

useBrowser(startServer, (opened, started) => {
  browser = opened;
  server = started;
});

const post = async (path: string, body: object, cookie = '') => {
  const response = await fetch(new URL(path, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const [given = ''] = response.headers.getSetCookie();
  return { answer: (await response.json()) as Record<string, string>, cookie: given.split(';')[0] || cookie };
};

test('a game goes on live in a narrow frame of another site, in its language and theme, and nothing in it can act', async () => {
  const ada = await post('/api/games', { commandId: 'a', game: 'duel' });
  const { id, key } = ada.answer;
  const join = (commandId: string, name: string, cookie: string, seat: number) =>
    post(`/api/games/${id}/join`, { commandId, name, key, seat, entropy: 'ab'.repeat(8) }, cookie);
  await join('b', 'Ada', ada.cookie, 1);
  await join('c', 'Bea', '', 2);
  const address = new URL(`/embed/#/g/${id}?theme=dark&lang=fr`, server.url).href;
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Another site</title><iframe src="${address}" width="280" height="560"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  const frame = (await (await page.waitForSelector('iframe')).contentFrame())!;
  await frame.waitForSelector('main.embed[data-live=true]');
  const at = Number(await frame.locator('main.embed').getAttribute('data-at'));
  expect(await frame.locator('h1').innerText()).toMatch(/Ada[\s\S]*Bea/);
  expect(await frame.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual([
    'fr',
    'dark',
  ]);
  const wide = await frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await post(`/api/games/${id}/commands`, { commandId: 'd', command: { type: 'act', action: 'pick 1' } }, ada.cookie);
  await frame.waitForSelector(`main.embed[data-at="${at + 1}"]`);
  await frame.locator('[data-command=back]').click();
  await frame.waitForSelector(`main.embed[data-at="${at}"]`);
  const alone = await browser.newPage({ viewport: { width: 280, height: 560 } });
  await alone.goto(address);
  await alone.waitForSelector('main.embed');
  await expectAccessible(alone, 'embedded game');
  await alone.close();
  await page.close();
  site.close();
});

test.each(KITS)(
  'a replay of $title is embedded with at most 40 kB of compressed script, and none of another game',
  async (kit) => {
    const lines = await kit.recorded.load();
    const page = await browser.newPage({ viewport: { width: 280, height: 560 }, locale: 'en-GB' });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.js$/.test(pathname)) scripts.add(pathname);
    });
    await page.goto(new URL(`/embed/#/r/${await pack(lines.join('\n'))}?at=3`, server.url).href);
    await page.waitForSelector('main.embed[data-at="3"] .stage [data-seat="2"]');
    await page.locator('[data-command=forward]').click();
    await page.waitForSelector('main.embed[data-at="4"]');
    const bytes = [...scripts].reduce((sum, path) => sum + statSync(join(DIST, `${path}.gz`)).size, 0);
    console.info(`${bytes} bytes of compressed script for a replay of ${kit.title}, in ${scripts.size} files`);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(40_000);
    const others = KITS.filter((other) => other !== kit).map(({ name }) => name);
    expect([...scripts].filter((path) => others.some((name) => path.includes(name)))).toEqual([]);
    expect([...scripts].some((path) => path.includes(kit.name))).toBe(true);
    await expectAccessible(page, `embedded replay of ${kit.title}`);
    await page.close();
  },
);

test('a replay that begins at a position is embedded too; what is no game is said to be missing', async () => {
  const lines = await KITS[0].recorded.load();
  const { game, replay } = must(readRecord(lines, GAMES as readonly AnyGame[]));
  const from = 20;
  const actions = lines.slice(lines.findIndex((line) => line.startsWith('new ')) + 1);
  const record = [`position ${game.printPosition(replay.states[from])}`, ...actions.slice(from, from + 3)];
  const page = await browser.newPage({ viewport: { width: 280, height: 560 } });
  await page.goto(new URL(`/embed/#/r/${await pack(record.join('\n'))}`, server.url).href);
  await page.waitForSelector('main.embed[data-at="3"]');
  for (const packed of ['1nothing', await pack('new chess rules=1')]) {
    await page.goto('about:blank');
    await page.goto(new URL(`/embed/#/r/${packed}`, server.url).href);
    await page.waitForSelector('main.embed p[role=status]');
  }
  await page.close();
});
