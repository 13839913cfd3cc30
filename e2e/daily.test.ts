import type { Browser, BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { byTouch, playDuel } from './duel-player.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, type Visit, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** Somebody on the same day in every run, whose dice are known to this test. */
async function visitOnDay(options: BrowserContextOptions): Promise<Visit> {
  const visited = await visit(browser, site.url, options);
  await visited.page.clock.setFixedTime('2026-11-17T12:00:00Z');
  await visited.page.goto(`${site.url}#/daily`);
  await visited.page.waitForSelector('[data-command=daily-duel]');
  return visited;
}

test('two people roll the same dice on the same day', async () => {
  const rolls = await Promise.all(
    [PHONE, DESK].map(async (device) => {
      const { page, context, errors } = await visitOnDay(device);
      await page.locator('[data-command=daily-duel]').click();
      await page.locator('[data-command=roll]').click();
      const dice = page.locator('[data-die]');
      await dice.first().waitFor();
      const shown = await dice.evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')!.split(', ')[1]));
      expect(errors).toEqual([]);
      await context.close();
      return shown;
    }),
  );
  expect(rolls[0]).toHaveLength(4);
  expect(rolls[0]).toEqual(rolls[1]);
});

test('the daily challenge is played once, and told with luck taken out', async () => {
  const { page, context, errors } = await visitOnDay(PHONE);
  await expectAccessible(page, 'daily challenge');
  await page.locator('[data-command=daily-duel]').tap();
  await page.waitForSelector('#board-mine');
  await page.locator('[data-command=more]').tap();
  await page.waitForSelector('dialog');
  expect(await page.locator('[data-command=ask-take-back]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await playDuel(page, byTouch);
  await page.goto(`${site.url}#/daily`);
  await page.waitForSelector('[data-adjusted]', { timeout: 300_000 });
  expect(await page.locator('[data-command=daily-duel]').count()).toBe(0);
  const text = await page.locator('main pre').innerText();
  expect(text).toMatch(
    /^Castellan · Duel · \d{4}-\d\d-\d\d\n.* against the knight\nLuck [+−\-\d.]+% · mistakes [+−\-\d.]+% · without luck/,
  );
  expect(text).not.toContain('http');
  await page.getByText('1 day').waitFor();
  await expectAccessible(page, 'result of the day');
  await expectWords(page);
  expect(errors).toEqual([]);
  await context.close();
});
