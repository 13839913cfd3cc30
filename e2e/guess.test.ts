import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { answerSomehow } from './duel-player.ts';
import { useBrowser } from './using.ts';
import { expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

test('who guesses the moves of the castellan learns what each keeps, and the result of the game', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/guess`, PHONE);
  await page.getByText('The game of the day').waitFor();
  await expectAccessible(page, 'before a game to guess');
  await page.goto(`${site.url}#/guess/duel-1-1`);
  await page.locator('[data-command=begin-guess]').tap();
  const text = await page.locator('[data-question]').innerText();
  const of = Number(/of (\d+)/.exec(text)![1]);
  expect(of).toBeGreaterThanOrEqual(5);
  for (let number = 1; number <= of; number++) {
    await page.waitForSelector(`[data-question="${number}"]`);
    await answerSomehow(page);
    await page.waitForSelector('[data-kept]');
    const kept = Number(await page.locator('[data-kept]').getAttribute('data-kept'));
    expect(kept).toBeGreaterThanOrEqual(0);
    expect(kept).toBeLessThanOrEqual(1);
    if (number === 1) {
      await expectAccessible(page, 'a guess');
      await expectWords(page);
    }
    await page.locator('[data-command=next-guess]').click();
  }
  await page.waitForSelector('[data-guessed="duel-1-1"]');
  expect(await page.locator('main').innerText()).toMatch(/You kept \d+(\.\d)?% of the winning chance/);
  await expectAccessible(page, 'the result of a guessed game');
  await page.getByRole('link', { name: 'Replay the whole game' }).waitFor();
  await page.locator('[data-command=other-side]').tap();
  await page.getByText('You sit with player 2.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
