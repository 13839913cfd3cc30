import { duel, must } from '@castellan/rules';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { gameUntil, saveGames, sitDown } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { expectAccessible, expectWords, PHONE, resize, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

test('a phone names the edition and every changed switch: one tap from the table, in the result, above the record', async () => {
  const options = duel.printOptions(must(duel.parseOptions(['edition=fr', 'ticks=drawn'])));
  const playing = gameUntil('duel', ({ phase, seat }) => phase === 'place' && seat === 1, { options });
  const over = gameUntil('duel', ({ phase }) => phase === 'over', { options });
  const { page, context, errors } = await visit(browser, site.url, PHONE);
  const named = async () => {
    await page.waitForSelector('[data-ruleset] li');
    return page.locator('[data-ruleset] li').allInnerTexts();
  };
  const words = ['Edition: French', 'A box is ticked: when the die is drawn'];

  await sitDown(page, site.url, playing);
  await page.locator('[data-command=more]').tap();
  expect(await named()).toEqual(words);
  await expectWords(page);
  await expectAccessible(page, 'the menu of a table with a changed switch');
  await page.keyboard.press('Escape');
  await resize(page, { width: 1440, height: 900 });
  expect(await page.locator('.bar .subtitle').innerText()).toContain('Duel · Edition: French (changed)');

  await saveGames(page, site.url, over);
  await page.goto(`${site.url}#/duel-result/${over.id}`);
  expect(await named()).toEqual(words);
  await page.goto(`${site.url}#/replay/${over.id}`);
  await page.waitForSelector('main.replay');
  expect(await named()).toEqual(words);
  await expectAccessible(page, 'the replay of a game with a changed switch');
  await page.locator('[data-command=share]').click();
  await page.locator('[data-command=share-more] > summary').click();
  await page.locator('dialog details details summary').first().click();
  expect(await page.locator('dialog dd li').allInnerTexts()).toEqual(words);
  expect(await page.locator('dialog dd').last().innerText()).toMatch(/ wins$|^A draw$/);
  expect(errors).toEqual([]);
  await context.close();
});
