import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
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
