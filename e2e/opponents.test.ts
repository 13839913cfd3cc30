import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMore } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

test('every level has a face and a line on how it plays, one adapts, and the last choice is offered again', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/new/duel?against=computer`, PHONE);
  await page.waitForSelector('input[name=level]');
  expect(await page.locator('label:has(input[name=level]) > svg').count()).toBe(6);
  expect(await page.locator('label:has(input[name=level]) small').count()).toBe(6);
  await page.getByRole('group', { name: 'Adapt to me' }).waitFor();
  await expectAccessible(page, 'the levels');
  await expectWords(page);
  await page.check('input[name=level][value=knight]', { force: true });
  await openMore(page);
  await page.fill('.field input', 'Ada');
  await page.click('[name=begin], button:has-text("Begin")');
  await page.waitForSelector('[role=grid]');
  // Its face is at the table too.
  await page.waitForSelector('.scores use[href="#face-knight"]', { state: 'attached' });

  await page.goto(`${site.url}#/new/discovery?against=computer`);
  await page.waitForSelector('input[name=level][value=knight]:checked', { state: 'attached' });
  expect(await page.inputValue('.field input')).toBe('Ada');
  expect(errors).toEqual([]);
  await context.close();
});

test('a level that adapts is chosen by its switch, and shows which one it is', async () => {
  const { page, context } = await visit(browser, `${site.url}#/new/duel?against=computer`, DESK);
  await page.waitForSelector('input[name=level]');
  await page.check('input[name=level][value=castellan]', { force: true });
  await page.check('input[name=adapt][value=yes]', { force: true });
  // Nothing is known of a stranger.
  await page.waitForSelector('input[name=level][value=squire]:checked', { state: 'attached' });
  await page.check('input[name=adapt][value=no]', { force: true });
  await page.waitForSelector('input[name=level][value=squire]:checked', { state: 'attached' });
  await context.close();
});

test.each([
  ['files', '**/*.wasm*'],
  ['worker', '**/engine.worker*'],
])('a computer whose %s cannot be had plays on, and says that it is weaker', async (_, lost) => {
  const { page, context } = await visit(browser, `${site.url}#/new/duel?against=computer`, PHONE);
  await context.route(lost, (route) => route.abort());
  await page.waitForSelector('input[name=begins]');
  await page.check('input[name=begins][value=other]', { force: true });
  await page.click('[name=begin], button:has-text("Begin")');
  const note = page.locator('[role=alert]', { hasText: 'weaker than you chose' });
  await note.waitFor();
  await page.waitForSelector('main[data-task=draft]');
  await expectAccessible(page, 'a weaker computer');
  await note.locator('button').click();
  await note.waitFor({ state: 'detached' });
  await context.close();
});
