import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DIST, type Site, serveSite } from './browser.ts';
import { finished, gameUntil, saveGames, sitDown } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { expectAccessible, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const SHEETS = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.css'));

const SCREENS = [
  ...[
    '',
    'new/duel',
    'games',
    'records',
    'learn',
    'lesson/duel',
    'lesson/discovery',
    'rules/duel',
    'editions',
    'box',
    'about',
  ],
  ...['check', 'statistics', 'puzzles', 'daily', 'openings', 'explore', 'replay/rules-duel?at=4'],
];

/** Where everything stands and how large it is; drawings are one thing each. */
const looksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return [...document.querySelectorAll('body *:not(svg *)')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const classes = one.getAttribute('class') ?? '';
      return `${one.tagName} ${classes}: ${[x, y, width, height].map((length) => length.toFixed(1)).join(' ')}`;
    });
  });

/** The styles of a screen stay when it is left. */
const addAllStyles = (page: Page): Promise<unknown> =>
  page.evaluate(
    (sheets) =>
      Promise.all(
        sheets
          .filter((name) => document.querySelector(`link[href$="${name}"]`) === null)
          .map((name) => {
            const link = document.createElement('link');
            Object.assign(link, { rel: 'stylesheet', href: `/assets/${name}` });
            document.head.append(link);
            return new Promise((loaded) => link.addEventListener('load', loaded));
          }),
      ),
    SHEETS,
  );

test('every screen looks the same after every other screen was visited', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await saveGames(page, site.url, finished());
  for (const address of SCREENS) {
    await page.goto('about:blank');
    await page.goto(`${site.url}#/${address}`, { waitUntil: 'networkidle' });
    const before = await looksOf(page);
    await addAllStyles(page);
    expect([address, ...(await looksOf(page))]).toEqual([address, ...before]);
  }
  // The tables of both games, with the menu that a game online has too.
  for (const game of ['duel', 'discovery'] as const) {
    await page.goto('about:blank');
    // A player who has ended two games sees no names of things, which come a moment after the rest.
    const over = gameUntil(game, (state) => state.phase === 'over');
    await saveGames(page, site.url, { ...over, id: `${game}-one` }, { ...over, id: `${game}-two` });
    await sitDown(
      page,
      site.url,
      gameUntil(game, () => true),
    );
    await page.locator('[data-command=more]').tap();
    await page.waitForSelector('dialog [data-ruleset] li');
    const before = await looksOf(page);
    await addAllStyles(page);
    expect([game, ...(await looksOf(page))]).toEqual([game, ...before]);
  }
  await context.close();
});

test('words too pale to read are noticed, though no pixel is drawn', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  const opacity = () => page.evaluate(() => getComputedStyle(document.documentElement).opacity);
  expect(await opacity()).toBe('0');
  await expectAccessible(page, 'as it is');
  expect(await opacity()).toBe('0');
  await page
    .locator('[data-command=first-game]')
    .evaluate((button) => Object.assign(button.style, { color: '#cfc8b8', background: '#d8d0c0' }));
  await expect(expectAccessible(page, 'pale')).rejects.toMatchObject({
    actual: ['pale', expect.stringMatching(/^color-contrast/)],
  });
  await context.close();
});
