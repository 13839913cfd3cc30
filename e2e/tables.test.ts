import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { finished, gameUntil, placing, sitDown } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, PHONE, resize, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const press = (page: Page, command: string) => page.locator(`[data-command=${command}]`).click();
const focused = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

const placingDuel = () => gameUntil('duel', ({ phase, seat }) => phase === 'place' && seat === 1, { from: 20 });

describe.each([
  ['Duel', placingDuel, () => gameUntil('duel', ({ phase }) => phase === 'over')],
  ['Discovery', placing, finished],
] as const)('at the table of %s, by keyboard', (_game, midway, over) => {
  test('an arrow leads to the board, and two presses of confirm play once', async () => {
    const { page, context, errors } = await visit(browser, site.url, DESK);
    await sitDown(page, site.url, midway());
    const before = Number(await page.locator('main').getAttribute('data-seq'));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('ArrowDown');
    await focused(page, '#board-mine td');
    await page.locator('#board-mine td.lit').first().click();
    await page.waitForSelector('#board-mine td.ghost');
    // Two presses before anything is answered are one action.
    await page.evaluate(() => {
      const confirm = document.querySelector<HTMLElement>('[data-command=confirm]')!;
      confirm.click();
      confirm.click();
    });
    await page.waitForFunction((seq) => Number(document.querySelector('main')!.dataset.seq) > seq, before);
    expect(await page.locator('[role=alert]').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the list of actions is one stop, walked by arrows; the past is stepped through', async () => {
    const { page, context, errors } = await visit(browser, site.url, DESK);
    await sitDown(page, site.url, midway());
    const now = await page.locator('#prompt').innerText();
    await page.locator('[data-actions] button').first().focus();
    await page.keyboard.press('ArrowDown');
    await focused(page, '[data-actions] li:nth-child(2) button');
    await page.keyboard.press('ArrowDown');
    await focused(page, '[data-actions] li:nth-child(3) button');
    expect(await page.locator('[data-actions] button[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    const shown = () => page.locator('[data-actions] [aria-current=step]').first().innerText();
    const looked = await shown();
    await press(page, 'earlier');
    await expect.poll(shown).not.toBe(looked);
    await press(page, 'later');
    await expect.poll(shown).toBe(looked);
    await expectAccessible(page, 'stepping through the past');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('[data-actions] [aria-current]') === null);
    expect(await page.locator('#prompt').innerText()).toBe(now);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the list of actions is made where it is seen, and is whole as soon as there is room for it', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    await sitDown(page, site.url, midway());
    const lines = page.locator('[data-actions] li');
    const before = await lines.count();
    const seq = Number(await page.locator('main').getAttribute('data-seq'));
    await page.locator('#board-mine td.lit').first().tap();
    await page.locator('[data-command=confirm]:not([aria-disabled])').tap();
    await page.waitForFunction((count) => Number(document.querySelector('main')!.dataset.seq) > count, seq);
    expect(await lines.count()).toBe(before);
    await resize(page, { width: 1440, height: 900 });
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Enter leads from the last action to the result', async () => {
    const { page, context, errors } = await visit(browser, site.url, DESK);
    await sitDown(page, site.url, over());
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-result] h1');
    expect(errors).toEqual([]);
    await context.close();
  });
});
