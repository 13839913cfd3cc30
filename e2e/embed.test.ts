import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { frameHeight } from '@castellan/picture/frame';
import { type AnyGame, GAMES, must, readRecord } from '@castellan/rules';
import type { Browser, Page } from 'playwright-core';
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
  'a replay of $title is embedded with at most 37 kB of compressed script, and none of another game',
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
    // As a browser gets it from the server, by Brotli.
    const bytes = [...scripts].reduce((sum, path) => sum + statSync(join(DIST, `${path}.br`)).size, 0);
    console.info(`${bytes} bytes of compressed script for a replay of ${kit.title}, in ${scripts.size} files`);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(37_000);
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

/** As high as an embedded game really is, at a moment of it. */
async function heightOf(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForSelector('main.embed .stage [data-seat="2"]');
  await page.evaluate(() => document.fonts.ready.then(() => true));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  return page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().height);
}

const askOEmbed = async (url: string, more: string) => {
  const answer = await fetch(new URL(`/api/oembed?url=${encodeURIComponent(url)}${more}`, server.url));
  return (await answer.json()) as { width: number; height: number; html: string };
};

test.each(KITS)('oEmbed tells the height that $title really needs, at every width', async (kit) => {
  const lines = await kit.recorded.load();
  const address = new URL(`#/r/${await pack(lines.join('\n'))}`, server.url).href;
  for (const [asked, size] of [
    [280, ''],
    [480, ''],
    [719, ''],
    [720, ''],
    [280, 'small'],
    [500, 'small'],
  ] as const) {
    const words = size && 'size=small&';
    // Lower than what is shown, but no low screen: that has a layout of its own.
    const page = await browser.newPage({ viewport: { width: asked, height: size ? 300 : 530 }, locale: 'de-DE' });
    const heights: number[] = [];
    for (const at of size ? [0] : [3, 20]) {
      const shown = address.replace('#', 'embed/#');
      heights.push(await heightOf(page, `${shown}?${words}at=${at}`));
    }
    await page.close();
    const told = frameHeight(kit.name, asked, size || 'full');
    const needed = Math.max(...heights);
    expect([kit.name, asked, size, told >= needed, told <= needed + 12]).toEqual([kit.name, asked, size, true, true]);
    if (!size) expect(await askOEmbed(address, `&maxwidth=${asked}`)).toMatchObject({ width: asked, height: told });
  }
  // Where there is no room for all of it, the small one is offered.
  const low = await askOEmbed(address, '&maxwidth=320&maxheight=240');
  expect(low.html).toContain('size=small');
  expect(low.height).toBe(frameHeight(kit.name, low.width, 'small'));
  expect(low.height).toBeLessThanOrEqual(240);
});

test('a small frame of 280 px says whose turn it is, and goes on with the game', async () => {
  const ada = await post('/api/games', { commandId: 'a', game: 'duel' });
  const { id, key } = ada.answer;
  const { height, width, html } = await askOEmbed(new URL(`/g/${id}?size=small&lang=fr`, server.url).href, '');
  expect([width, height]).toEqual([280, frameHeight('duel', 280, 'small')]);
  const address = /src="([^"]*)"/.exec(html)![1]!.replaceAll('&#38;', '&');
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(address);
  await expect.poll(() => page.textContent('h1')).toBe('En attente d’un joueur.');
  const join = (commandId: string, name: string, cookie: string, seat: number) =>
    post(`/api/games/${id}/join`, { commandId, name, key, seat, entropy: 'ab'.repeat(8) }, cookie);
  await join('b', 'Ada', ada.cookie, 1);
  const ben = await join('c', 'Bea', '', 2);
  await expect.poll(() => page.textContent('h1')).toMatch(/^(Ada|À Ada|C’est à Ada).*/);
  await post(`/api/games/${id}/commands`, { commandId: 'd', command: { type: 'act', action: 'pick 1' } }, ada.cookie);
  await expect.poll(() => page.textContent('h1')).toContain('Bea');
  const inner = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(inner).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'small embedded game');
  await post(`/api/games/${id}/commands`, { commandId: 'e', command: { type: 'resign' } }, ben.cookie);
  await expect.poll(() => page.textContent('h1')).toBe('Ada gagne.');
  await page.close();
});
