import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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

const MINUTES = 180_000;

const analysed = (page: Page) => page.waitForSelector('main[data-status=done]', { timeout: MINUTES });
const over = (game: 'duel' | 'discovery') => gameUntil(game, ({ phase }) => phase === 'over');

/** The points of a row of the balance. */
async function figure(page: Page, row: string): Promise<number> {
  const text = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .locator('.n')
    .innerText();
  return Number.parseFloat(text.replace(',', '.'));
}

describe.each(['duel', 'discovery'] as const)('the analysis of a whole game of %s', (name) => {
  test(
    'is asked for on the result, adds up, and is there at once the next time',
    async () => {
      const { page, context, errors } = await visit(browser, site.url, DESK);
      const info = over(name);
      await keep(page, site.url, info);
      await page.goto(`${site.url}#/${name}-result/${info.id}`);
      await page.locator('[data-command=analyse]').click();
      await page.waitForSelector('.progress progress');
      await analysed(page);
      expect(await page.locator('.verdict p').count()).toBeLessThanOrEqual(3);
      const [start, luck, mine, theirs, result] = [
        await figure(page, 'At the start'),
        await figure(page, 'Luck'),
        await figure(page, 'Given away: You'),
        await figure(page, 'Given away: Bea'),
        await figure(page, 'Result'),
      ];
      // Five figures, each rounded to a tenth.
      expect(Math.abs(start + luck + mine + theirs - result)).toBeLessThan(0.3);
      await expectAccessible(page, 'analysis');
      await expectWords(page);
      const verdict = await page.locator('.verdict').innerText();
      await page.reload();
      await page.waitForSelector('.verdict p');
      expect(await page.locator('.progress').count()).toBe(0);
      expect(await page.locator('.verdict').innerText()).toBe(verdict);
      expect(errors).toEqual([]);
      await context.close();
    },
    MINUTES,
  );

  test(
    'is walked through by keyboard on a phone, every decision with what was played, every chance with what to hope for',
    async () => {
      const { page, context, errors } = await visit(browser, site.url, PHONE);
      const info = over(name);
      await keep(page, site.url, info);
      await page.goto(`${site.url}#/analysis/${info.id}?at=0`);
      await analysed(page);
      let [decision, hopes] = [false, false];
      for (let at = 0; at < 12; at++) {
        await page.waitForSelector(`main[data-at="${at}"]`);
        if ((await page.locator('.sides').count()) > 0) {
          decision = true;
          expect(await page.locator('#study-played').count()).toBe(1);
        } else if (at > 0) {
          await page.waitForSelector('.hopes, .moment:not(:has(.waiting))');
          hopes ||= (await page.locator('.hopes small').count()) > 0;
        }
        await page.keyboard.press('ArrowRight');
      }
      expect([decision, hopes]).toEqual([true, true]);
      await page.keyboard.press('ArrowDown');
      await page.waitForSelector('.moment .line.bad');
      const listed = page.locator('.candidates button');
      expect(await listed.locator('em').count()).toBe(1);
      await listed.first().press('Enter');
      await page.waitForSelector('#study-best');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectAccessible(page, 'analysis on a phone');
      expect(errors).toEqual([]);
      await context.close();
    },
    MINUTES,
  );
});

test(
  'an analysis can be stopped and continued, and tells its figures as a table too',
  async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/replay/rules-discovery`, DESK);
    await page.locator('[data-command=analyse]').click();
    await page.locator('[data-command=stop]').click();
    await page.locator('[data-command=go-on]').click();
    await analysed(page);
    await page.getByText('The course as a table').click();
    expect(await page.locator('.figures tbody tr').count()).toBe(58);
    expect(errors).toEqual([]);
    await context.close();
  },
  MINUTES,
);

test(
  'a game that was left is not rated',
  async () => {
    const { page, context } = await visit(browser, site.url, DESK);
    const info = gameUntil('duel', ({ round }) => round === 4);
    await keep(page, site.url, info);
    await page.goto(`${site.url}#/analysis/${info.id}`);
    await analysed(page);
    expect(await page.locator('.verdict').innerText()).toContain('nobody is rated');
    expect(await page.locator('.skill .headline b').count()).toBe(0);
    await context.close();
  },
  MINUTES,
);
