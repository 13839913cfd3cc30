import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { answerSomehow } from './duel-player.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

test('a lesson of the course says its idea, gives five drills at the table and counts what was right', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/learn`, PHONE);
  await expectAccessible(page, 'the list of lessons');
  await expectWords(page);
  await page.getByRole('link', { name: 'Squares times crosses' }).tap();
  await page.getByText('A cross is worth as many points').waitFor();
  await page.locator('[data-command=begin-lesson]').tap();
  for (let drill = 1; drill <= 5; drill++) {
    await page.waitForSelector(`[data-drill="${drill}"]`);
    await answerSomehow(page);
    await page.waitForSelector('[data-command=next-drill]');
    if (drill === 1) await expectAccessible(page, 'the answer of a drill');
    // Who answers is "you" at the table and in the answer.
    expect(await page.locator('dialog figcaption').allInnerTexts()).toEqual([
      expect.stringContaining('You'),
      expect.stringContaining('Opponent'),
    ]);
    const shown = page.locator('[data-command=show-drill]');
    if ((await shown.count()) > 0) {
      await shown.click();
      await page.getByRole('heading', { name: 'This was it' }).waitFor();
    }
    await page.locator('[data-command=next-drill]').click();
  }
  await page.waitForSelector('[data-finished=crosses]');
  expect(await page.locator('main').innerText()).toMatch(/\d of 5 at first try/);
  await expectAccessible(page, 'the end of a lesson');
  await page.locator('[data-command=next-lesson]').tap();
  await page.getByRole('heading', { name: 'One domain out of two' }).waitFor();
  await page.goto(`${site.url}#/learn`);
  await page.getByText('1 of 23 lessons done').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test.each(['de-DE', 'fr-FR', 'pl-PL', 'es-ES'])('in %s a lesson has all its words, at a desk', async (locale) => {
  const { page, context, errors } = await visit(browser, `${site.url}#/course/frame-holes`, { ...DESK, locale });
  await page.locator('[data-command=begin-lesson]').click();
  await page.waitForSelector('main[data-task=place]');
  await expectWords(page);
  await answerSomehow(page);
  await page.waitForSelector('[data-command=next-drill]');
  await expectWords(page);
  expect(errors).toEqual([]);
  await context.close();
});
