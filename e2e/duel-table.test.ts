import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Site, serveSite } from './browser.ts';
import { gameUntil, placingWith, sitDown, TWO_HERE } from './kept-games.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const press = (page: Page, command: string) => page.locator(`[data-command=${command}]`).click();

/** Lays out more than fits, and what lies under the fixed bar. */
const outside = (page: Page): Promise<{ wide: number; high: number; under: number }> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    const bar = document.querySelector('.actions')!;
    const fixed = getComputedStyle(bar).position === 'fixed';
    const lowest = Math.max(
      ...[...document.querySelectorAll('#board-mine, .chips .chip')].map((part) => part.getBoundingClientRect().bottom),
    );
    const under = fixed ? Math.max(0, Math.round(lowest - bar.getBoundingClientRect().top)) : 0;
    return { wide: scrollWidth - clientWidth, high: scrollHeight - innerHeight, under };
  });

const SIZES = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const;

test.each(['en-GB', 'fr-FR', 'pl-PL', 'es-ES'])(
  'in %s nothing has to be scrolled, whatever a power or a joker asks',
  async (locale) => {
    const { page, context, errors } = await visit(browser, site.url, { ...DESK, locale });
    for (const [kept, ...chips] of [
      [placingWith(['turn'], 0), 'chip-turn'],
      [placingWith(['free', 'split'], 2), 'chip-free', 'chip-split'],
      [gameUntil('duel', ({ phase, seat }) => phase === 'place' && seat === 1, { setting: TWO_HERE }), 'turn-table'],
    ] as const) {
      await sitDown(page, site.url, kept);
      for (const chip of chips) await press(page, chip);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect({ size, ...(await outside(page)) }).toEqual({ size, wide: 0, high: 0, under: 0 });
      }
      await expectWords(page);
    }
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('a phone has a button for one step back and one for all of them', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await sitDown(
    page,
    site.url,
    gameUntil('duel', ({ phase, seat }) => phase === 'place' && seat === 1),
  );
  await page.locator('#board-mine td.lit').first().tap();
  const laid = () =>
    page
      .locator('#board-mine td.ghost')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.square));
  const first = await laid();
  await page.locator('#board-mine td.lit').last().tap();
  expect(await laid()).not.toEqual(first);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  expect(await laid()).toEqual(first);
  await page.getByRole('button', { name: 'Take back' }).tap();
  expect(await page.locator('#board-mine td.ghost').count()).toBe(0);
  await expectAccessible(page, 'nothing laid out any more');
  await context.close();
});

test('two jokers with Free and Split answer every tap without a pause', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await sitDown(page, site.url, placingWith(['free', 'split'], 2));
  // Only what the taps themselves cost counts, and that as work, not as waiting for a busy machine.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
  };
  let slowest = 0;
  for (const selector of [
    '[data-command=chip-free]',
    '[data-command=chip-split]',
    '#board-mine td.lit >> nth=0',
    '#board-mine td.lit >> nth=-1',
    '.picks .pick:not([aria-disabled]) >> nth=1',
  ]) {
    const before = await work();
    await page.locator(selector).tap();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    slowest = Math.max(slowest, (await work()) - before);
  }
  console.info(`${slowest.toFixed(0)} ms of script for the slowest tap`);
  expect(slowest).toBeLessThan(200);
  expect(await page.locator('#board-mine td.ghost').count()).toBe(2);
  await context.close();
});
