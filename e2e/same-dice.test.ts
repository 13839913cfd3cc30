import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, FOR_LATER, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** The four dice of the first roll, as a screen reader names them. */
async function firstRoll(page: Page): Promise<string[]> {
  await page.locator('[data-command=roll]').click();
  const dice = page.locator('[data-die]');
  await dice.first().waitFor();
  return dice.evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')!.split(', ')[1]!));
}

test('friends who enter the same word roll the same dice, one of them without a network', async () => {
  const typed = await visit(browser, `${site.url}#/same`, { ...PHONE, ...FOR_LATER });
  await typed.page.evaluate(() => navigator.serviceWorker.ready);
  await typed.context.setOffline(true);
  await expectAccessible(typed.page, 'the word of same dice');
  await typed.page.locator('[data-command=use-word]').tap();
  await typed.page.getByRole('alert').waitFor();
  await typed.page.locator('#same-word').fill('fal con');
  await typed.page.locator('[data-command=use-word]').tap();
  await typed.page.getByRole('heading', { name: 'FAL-CON' }).waitFor();
  await expectAccessible(typed.page, 'same dice');
  await expectWords(typed.page);
  await typed.page.locator('[data-command=same-1]').tap();
  const rolled = await firstRoll(typed.page);

  const linked = await visit(browser, `${site.url}#/same/duel/FAL-CON`, DESK);
  await linked.page.locator('[data-command=same-2]').waitFor();
  await linked.page.locator('[data-command=same-1]').click();
  expect(await firstRoll(linked.page)).toEqual(rolled);
  expect(rolled).toHaveLength(4);
  // It is played once: the page leads back to the game that has begun.
  await linked.page.goto(`${site.url}#/same/duel/fal%20con`);
  await linked.page.getByText('In progress.').waitFor();
  expect(await linked.page.locator('[data-command=same-1]').count()).toBe(0);
  expect([...typed.errors.filter((error) => !error.includes('ERR_INTERNET')), ...linked.errors]).toEqual([]);
  await Promise.all([typed.context.close(), linked.context.close()]);
});

test('the same dice begin with the game of dice and the level played last, also after the other game', async () => {
  const { page, context, errors } = await visit(browser, site.url, PHONE);
  await page.evaluate(() => {
    localStorage.setItem('castellan.game', 'discovery');
    localStorage.setItem('castellan.level', 'page');
  });
  await page.goto(`${site.url}#/same`);
  await page.reload();
  await page.waitForSelector('input[name=level][value=page]:checked');
  expect(await page.locator('input[name=game]:checked').inputValue()).toBe('duel');
  expect(errors).toEqual([]);
  await context.close();
});

test('a link that was cut off says so in one sentence', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/same/duel/*1broken`, PHONE);
  await page.getByText('The dice in this link cannot be read. Ask for the link again.').waitFor();
  expect(await page.locator('[data-command=same-1]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
