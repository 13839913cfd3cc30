import { readdirSync, readFileSync } from 'node:fs';
import { type Puzzle, readPuzzleFile } from '@castellan/study';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { DIST, type Site, serveSite } from './browser.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const shipped = (game: string): readonly Puzzle[] =>
  readPuzzleFile(
    JSON.parse(readFileSync(new URL(`../packages/study/src/data/${game}-puzzles.json`, import.meta.url), 'utf8')),
  );

test('a puzzle is answered at the table, wrong and then right, by keyboard', async () => {
  const puzzle = shipped('duel').find(({ best, rival }) => /^pick \d$/.test(best) && /^pick \d$/.test(rival))!;
  const { page, context, errors } = await visit(browser, `${site.url}#/puzzles/${puzzle.id}`, DESK);
  const take = async (action: string) => {
    for (const step of [`[data-die="${action.slice(5)}"]`, '.game-table [data-command=confirm]']) {
      await page.waitForSelector(step);
      await page.locator(step).focus();
      await page.keyboard.press('Enter');
    }
  };
  await take(puzzle.rival);
  await page.waitForSelector('main[data-right=not-yet]');
  expect(await page.locator('#best-1').count()).toBe(0);
  // Where to look may be the spellbook.
  await page.getByRole('list', { name: 'Spellbook' }).waitFor();
  await page.waitForFunction(() =>
    /Look|Count|Compare/.test(document.querySelector('main [role=status]')!.textContent!),
  );
  await expectAccessible(page, 'before the second try');
  await page.locator('[data-command=second-try]').click();
  await take(puzzle.best);
  await page.waitForSelector('main[data-right=true]');
  await page.waitForSelector('#best-1');
  await page.waitForSelector('#best-2');
  await page.waitForSelector('main [data-command=explore]');
  await expectAccessible(page, 'the right answer');
  await expectWords(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('a practice link chooses its theme, and a storm counts what is found in time', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/puzzles?theme=denial&game=duel`, PHONE);
  await page.waitForSelector('[data-command=storm]');
  expect(await page.locator('select[name=theme]').inputValue()).toBe('denial');
  await page.locator('[data-command=storm]').tap();
  await page.waitForSelector('[data-storm="0"]');
  await page.waitForSelector('#board-mine');
  await expectAccessible(page, 'a storm');
  await page.locator('[data-command=end-storm]').tap();
  await page.waitForSelector('[data-score="0"]');
  await expectAccessible(page, 'the end of a storm');
  await expectWords(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('a placement is found on a phone, whatever was looked at before', async () => {
  const puzzle = shipped('discovery').find(({ best }) => best.startsWith('place'))!;
  const { page, context, errors } = await visit(browser, `${site.url}#/replay/rules-discovery`, PHONE);
  await page.waitForSelector('main.replay');
  // Style sheets stay: those of the replay must leave the table alone.
  await page.evaluate((id) => {
    location.hash = `#/puzzles/${id}`;
  }, puzzle.id);
  await page.locator('#board-mine td.lit').first().tap();
  expect(await page.locator('.prompt').innerText()).toMatch(/^Find the best action\. /);
  expect(await page.locator('[data-command=turn-table]').count()).toBe(0);
  await page.locator('[data-command=confirm]').tap();
  await page.waitForSelector('main[data-right]');
  expect(errors).toEqual([]);
  await context.close();
});

test('puzzles and openings are each built once', () => {
  const files = readdirSync(`${DIST}/assets`).filter((file) => file.endsWith('.js'));
  for (const name of ['puzzles', 'openings']) {
    expect([name, files.filter((file) => file.startsWith(name)).length]).toEqual([name, 1]);
  }
});

test('more than 1,000 puzzles are chosen from by difficulty and theme, and today has one', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/puzzles`, PHONE);
  await page.waitForSelector('[data-command=next-puzzle]');
  const shown = () => page.locator('main section [role=status]').innerText();
  const count = async () => Number.parseInt((await shown()).replaceAll(',', ''), 10);
  const before = await shown();
  const all = await count();
  expect(all).toBeGreaterThan(1000);
  await page.selectOption('select[name=theme]', 'jokers');
  await page.waitForFunction(
    (text) => document.querySelector('main section [role=status]')!.textContent !== text,
    before,
  );
  expect(await count()).toBeGreaterThan(5);
  await expectAccessible(page, 'puzzles');
  await expectWords(page);
  await page.locator('[data-command=daily-puzzle]').tap();
  await page.waitForSelector('#board-mine');
  expect(errors).toEqual([]);
  await context.close();
});

test('the openings tell what to take first, and lead to the explorer', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/openings`, PHONE);
  await page.waitForSelector('[class*=firsts_] > li');
  // My own roll, tapped in: what to take, and what the other then takes.
  await page.getByText('Find my roll').click();
  for (const face of ['d', '?', 'f++', 's']) await page.locator(`[data-find] [data-face="${face}"]`).click();
  await page.locator('[data-command=enter-roll]').click();
  await page.locator('[data-find] [data-answer^="pick"]').first().waitFor();
  await expectAccessible(page, 'my own roll');
  expect(await page.locator('[class*=openingsTable_] tbody tr').count()).toBeGreaterThan(8);
  await expectAccessible(page, 'openings of Duel');
  await page.getByRole('link', { name: 'Discovery' }).tap();
  await page.waitForFunction(() => document.querySelectorAll('[class*=openingsTable_] tbody tr').length === 24);
  await expectAccessible(page, 'openings of Discovery');
  await expectWords(page);
  await page.locator('[class*=firsts_] a').first().tap();
  await page.waitForSelector('main[data-position^="discovery"]');
  expect(errors).toEqual([]);
  await context.close();
});

test('what things are worth is a table whose every number opens a position', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/worth`, PHONE);
  await page.waitForSelector('[data-worth=duel] tbody tr');
  expect(await page.locator('[data-worth] tbody a').count()).toBe(await page.locator('[data-worth] tbody tr').count());
  await expectAccessible(page, 'what things of Duel are worth');
  await expectWords(page);
  await page.getByRole('navigation', { name: 'Game' }).getByRole('link').nth(1).tap();
  await page.waitForSelector('[data-worth=discovery] tbody tr');
  await expectAccessible(page, 'what things of Discovery are worth');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.locator('[data-worth] tbody a').first().tap();
  await page.waitForSelector('main[data-position^="discovery"]');
  expect(errors).toEqual([]);
  await context.close();
});
