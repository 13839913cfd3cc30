import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { gameUntil, keep } from './kept-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const running = () => gameUntil('duel', ({ phase, seat }) => phase === 'roll' && seat === 1, { from: 10 });

/** How far the lowest link of the start page reaches. */
const lowest = (page: Page): Promise<number> =>
  page
    .locator('.start a, .start button')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));

test.each([
  [1366, 650, 'en-GB'],
  [1280, 800, 'pl-PL'],
  [1440, 900, 'fr-FR'],
  [820, 1180, 'es-ES'],
  [360, 740, 'en-GB'],
  [360, 740, 'fr-FR'],
  [360, 740, 'pl-PL'],
  [360, 740, 'es-ES'],
] as const)('every way on is on the screen at %i × %i, also with a game going on', async (width, height, locale) => {
  const { page, context, errors } = await visit(browser, site.url, { viewport: { width, height }, locale });
  await page.waitForSelector('.start a');
  expect(await lowest(page)).toBeLessThanOrEqual(height);
  // On a low desk the margin below the last link is off the screen.
  const low = width >= 720 && height <= 800;
  if (!low) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await keep(page, site.url, running());
  await page.goto(`${site.url}#/`);
  await page.waitForSelector('.carryon');
  expect(await lowest(page)).toBeLessThanOrEqual(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await expectWords(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('the menu leads everywhere from everywhere, the start page too', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  for (const at of ['', 'learn', 'online', 'new/discovery']) {
    // The screen itself, not the one before it.
    await page.goto('about:blank');
    await page.goto(`${site.url}#/${at}`, { waitUntil: 'networkidle' });
    await page.locator('[data-command=menu]').tap();
    for (const place of ['#/online', '#/games', '#/learn', '#/rules', '#/records', '#/box']) {
      await page.locator(`dialog a[href="${place}"]`).waitFor();
    }
    for (const setting of ['Polski', 'Larger', 'Sound']) await page.getByLabel(setting).waitFor({ state: 'attached' });
    if (at === '') await expectAccessible(page, 'the menu');
    await page.keyboard.press('Escape');
  }
  await context.close();
});

test('text can be made larger, and stays so from the first paint of the next visit', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await page.locator('[data-command=menu]').tap();
  await page.getByLabel('Larger').check({ force: true });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await size()).toBe('20.8px');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.text === '130');
  expect(await size()).toBe('20.8px');
  await page.waitForSelector('.start');
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});

test('the opponent is chosen on the start page, and the next game is against that one', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await page.locator('[data-command=opponent-duel]').tap();
  await expectAccessible(page, 'the opponents');
  await page.locator('input[name=level][value=knight]').check({ force: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Opponent: knight' }).nth(1).waitFor();
  expect(await page.getByRole('button', { name: 'Opponent: knight' }).count()).toBe(2);
  await page.reload();
  await page.getByRole('button', { name: 'Opponent: knight' }).first().waitFor();
  await context.close();
});

test('Back closes what lies over the screen, and leaves the screen only then', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/learn`, PHONE);
  await page.goto(`${site.url}#/box`);
  // The screen itself, not the one before it.
  await page.getByRole('heading', { name: 'Paper and real dice' }).waitFor();
  await page.locator('[data-command=menu]').tap();
  await page.waitForSelector('dialog[open]');
  await page.goBack();
  await page.waitForSelector('dialog', { state: 'detached' });
  expect(page.url()).toContain('#/box');

  // Closed by its button it takes no Back with it.
  await page.locator('[data-command=menu]').tap();
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.goBack();
  await page.waitForURL(/#\/learn/);
  await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();

  // A link in it leads on, and Back from there to where it was opened.
  await page.locator('[data-command=menu]').tap();
  await page.locator('dialog a[href="#/records"]').tap();
  await page.waitForURL(/#\/records/);
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.goBack();
  await page.waitForURL(/#\/learn/);
  await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a double click on "Play now" begins one game', async () => {
  const { page, context, errors } = await visit(browser, site.url, DESK);
  // The second click comes before the first has led anywhere.
  await page.locator('[data-command=play-duel]').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL(/#\/duel\//);
  await page.goto(`${site.url}#/games`);
  await page.waitForSelector('.mygames li');
  expect(await page.locator('.mygames li').count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});
