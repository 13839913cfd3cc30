import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { choosing, saveGames } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { expectAccessible, expectWords, PATIENCE_MS, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** A fresh page at this address; nothing that goes wrong there is blank. */
async function open(hash: string, prepare: (page: Page) => Promise<unknown>, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, locale, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await prepare(page);
  await page.goto(`${site.url}${hash}`);
  return page;
}

const losing = (file: RegExp) => (page: Page) => page.route(file, (route) => route.abort());

test('where the browser forbids storage one can still play, and a choice lasts as long as the page', async () => {
  const forbid = (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
  const page = await open('', forbid);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await beginGame(page, 'duel');
  await page.waitForSelector('.grid, [role="grid"]');
  await page.getByRole('alert').getByText('this one is lost when the page is closed').waitFor();
  await expectAccessible(page, 'a browser that keeps nothing');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a broken address shows the screen it names, with one sentence', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/replay/%%%`, PHONE);
  await page.waitForSelector('main');
  expect((await page.innerText('main')).trim()).not.toBe('');
  await page.goto(`${site.url}#/g/%%%`);
  await page.waitForSelector('main');
  expect((await page.innerText('main')).trim()).not.toBe('');
  expect(errors.filter((error) => error.includes('URI'))).toEqual([]);
  // A word that every object knows is no screen.
  await page.goto(`${site.url}#/constructor`);
  await page.getByRole('heading', { name: 'There is no page at this address.' }).waitFor();
  await expectAccessible(page, 'an address without a page');
  await page.getByRole('link', { name: 'Start page' }).last().click();
  await page.waitForSelector('[data-command=first-game]');
  await expectWords(page);
  await context.close();
});

test('a game on the device that does not hold together says so, and leads to the others', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  const info = choosing();
  await saveGames(page, site.url, info);
  await page.evaluate(async (id) => {
    const request = indexedDB.open('castellan');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const games = request.result.transaction('games', 'readwrite').objectStore('games');
    const found = games.get(id);
    found.onsuccess = () => games.put({ ...found.result, log: found.result.log.toSpliced(3, 1) });
    await new Promise((resolve) => {
      games.transaction.oncomplete = resolve;
    });
    request.result.close();
  }, info.id);
  await page.goto(`${site.url}#/${info.game}/${info.id}`);
  await page.getByRole('heading', { name: 'or it cannot be opened' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'My games' }).tap();
  await page.waitForSelector('main[data-screen=games][aria-busy=false]');
  await expectWords(page);
  await context.close();
});

test('when a screen does not arrive the page says so, and Try again brings it once the line is back', async () => {
  const page = await open('#/learn', losing(/assets\/learn-.*\.js/));
  await page.waitForSelector('text=This page could not be loaded');
  await expectAccessible(page, 'a screen that did not arrive');
  // Still no line: the sentence stays, and the browser's own error page does not come.
  await page.context().setOffline(true);
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.getByRole('button', { name: 'Try again' }).first().press('Enter');
  await asked;
  await page.context().setOffline(false);
  await page.waitForSelector('text=This page could not be loaded');
  await page.unroute(/assets\/learn-.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).first().press('Enter');
  await page.waitForSelector('h1:has-text("Learn")');
  await page.context().close();
});

test('the sentence is there in the reader’s language when the other sentences are what is missing', async () => {
  const page = await open('', losing(/assets\/pl-.*\.js/), 'pl-PL');
  await page.waitForSelector('text=Nie udało się wczytać');
  await page.unroute(/assets\/pl-.*\.js/);
  await page.click('text=Spróbuj ponownie');
  await page.waitForSelector('text=Moja pierwsza gra');
  await page.context().close();
});

test('when the script of the page itself does not arrive there is a sentence and a button', async () => {
  const page = await open('', losing(/assets\/shared-.*\.js/), 'fr-FR');
  await page.waitForSelector('text=Castellan n’a pas pu être chargé');
  // Still no line: the browser's own error page does not come.
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.click('text=Réessayer');
  await failed;
  await page.context().setOffline(false);
  await page.waitForSelector('text=Castellan n’a pas pu être chargé');
  await page.unroute(/assets\/shared-.*\.js/);
  await page.click('text=Réessayer');
  await page.waitForSelector('text=Ma première partie');
  await page.context().close();
});
