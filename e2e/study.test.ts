import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { computer, PERSON } from '../packages/web/src/play/game-info.ts';
import { LEVELS } from '../packages/web/src/play/levels.ts';
import { openMore } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { byMouse, decide, taskOf } from './duel-player.ts';
import { gameUntil, saveGames, sitDown } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, FOR_LATER, PHONE, resize, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** What is worked out takes its time, more of it where others work too. */
const MINUTES = 300_000;

describe('hints against the computer', () => {
  test('are off until chosen, warn without telling what, and mark the game', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/new/duel?against=computer`, PHONE);
    await openMore(page);
    await page.locator('input[name=hints][value=warn]').check({ force: true });
    await page.locator('[data-command=begin]').click();
    await page.waitForSelector('main.game-table');
    let warned = false;
    for (let turn = 0; turn < 60 && !warned; turn++) {
      await page.waitForSelector('main:is([data-task=roll], [data-task=draft], [data-task=place])');
      const task = (await taskOf(page))!;
      if (task === 'place' && (await page.locator('#board-mine td.lit').count()) > 0) {
        await page.locator('#board-mine td.lit').first().click();
        await page.waitForSelector('[data-hint=better], [data-hint=fine]');
        warned = (await page.locator('[data-hint=better]').count()) > 0;
        if (warned) {
          expect(await page.locator('[data-hint] > :last-child').innerText()).toBe('Something better exists.');
          await expectAccessible(page, 'a warning');
          break;
        }
        await page.keyboard.press('Escape');
      }
      await decide(page, byMouse, task);
    }
    expect(warned).toBe(true);
    await page.goto(`${site.url}#/games`);
    await page.getByText('with hints').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('show the three best actions when asked, drawn on the board', async () => {
    const { page, context, errors } = await visit(browser, site.url, DESK);
    await sitDown(
      page,
      site.url,
      gameUntil('duel', (s) => s.phase === 'draft' && s.seat === 1, { from: 20, setting: { hints: 'three' } }),
    );
    // The picture on a button, as large as it is drawn: an empty button has none.
    const drawn = (button: string) =>
      page.locator(`${button} svg`).evaluate((svg: SVGSVGElement) => [svg.clientWidth, svg.getBBox().width]);
    for (const width of [720, 960, 1280, 1600]) {
      await resize(page, { width, height: 900 });
      const [box, picture] = await drawn('[data-command=hint]');
      expect([width, box! > 15, picture! > 0]).toEqual([width, true, true]);
      await page.locator('[data-command=hint]').click();
      await page.waitForSelector('dialog ol > li');
      // Its dice can be read, and it can be closed.
      expect((await page.locator('dialog [class*=die_]').first().boundingBox())!.width).toBeGreaterThan(24);
      const [cross, lines] = await drawn('dialog h2 + button');
      expect([width, cross! > 15, lines! > 0]).toEqual([width, true, true]);
      await page.locator('dialog h2 + button').click();
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.locator('[data-command=hint]').click();
    await page.waitForSelector('dialog ol > li');
    // The board of the opponent lies beside them.
    await page.waitForSelector('dialog #hint-opponent');
    expect(await page.locator('dialog ol > li .board').count()).toBeGreaterThan(0);
    expect(await page.locator('dialog ol > li:has(.board)').count()).toBeLessThanOrEqual(3);
    await expectAccessible(page, 'three hints');
    await expectWords(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('can be switched on during a game, which is one with hints from then on', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    await sitDown(
      page,
      site.url,
      gameUntil('duel', (s) => s.phase === 'place' && s.seat === 1, { from: 20 }),
    );
    expect(await page.locator('[data-command=hint]').count()).toBe(0);
    await page.locator('[data-command=more]').tap();
    await page.locator('[data-command=menu-hint]').tap();
    await page.waitForSelector('dialog ol > li');
    await page.locator('dialog h2 + button').tap();
    // No menu is needed for the next one, after a reload too.
    await page.locator('[data-command=hint]').waitFor();
    await page.reload();
    await page.locator('[data-command=hint]').waitFor();
    await page.goto(`${site.url}#/games`);
    await page.getByText('with hints').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('are not there in a game without them', async () => {
    const { page, context } = await visit(browser, site.url, DESK);
    await sitDown(
      page,
      site.url,
      gameUntil('discovery', (s) => s.phase === 'place' && s.seat === 1, { from: 30 }),
    );
    expect(await page.locator('[data-command=hint], [data-hint]').count()).toBe(0);
    await context.close();
  });
});

test('my statistics count games, analyse them, lead to my mistakes, are saved as CSV and erased', async () => {
  const { page, context, errors } = await visit(browser, site.url, PHONE);
  const game = gameUntil('duel', ({ phase }) => phase === 'over', { setting: { hints: 'warn' } });
  await saveGames(page, site.url, game);
  await page.goto(`${site.url}#/statistics`);
  await page.locator('[data-command=analyse-all]').click();
  await page.waitForSelector('[class*=trend_]', { timeout: MINUTES });
  expect(await page.locator('[class*=mystats_]').innerText()).toContain('1 game was played with hints');
  // What each decision cost by phase, and what to practise next.
  const profile = await page.locator('[data-profile]').innerText();
  for (const word of ['Drafting', 'Placing', 'Error rate']) expect(profile).toContain(word);
  expect(await page.locator('[data-plan] li').count()).toBeGreaterThan(0);
  await expectAccessible(page, 'statistics');
  await expectWords(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-command=save-csv]').click(),
  ]);
  const [head, row] = (await readFile(await download.path(), 'utf8')).split('\n');
  expect(head).toMatch(/^date,game,opponent,/);
  expect(row).toMatch(
    /^\d{4}-.*,duel,page,1,(won|lost|drawn),\d+,\d+,warn,\d+\.\d\d,-?\d+\.\d\d,-?\d+\.\d\d,computer$/,
  );

  await page.locator('[data-command=mistakes]').click();
  await expectWords(page);
  const before = await page.locator('dialog').innerText();
  await page.locator('[data-command=look]').click();
  await page.locator('#board-mine').waitFor();
  await page.waitForSelector('main:is([data-task=draft], [data-task=place], [data-task=bonus], [data-task=cross])');
  const task = await taskOf(page);
  await expectAccessible(page, 'a mistake to learn from');
  // Found or not, the first exercise has an answer, and its position does not come again today.
  if (task === 'draft') {
    const confirm = page.locator('[data-command=confirm]:not([aria-disabled])');
    for (let die = 1; die <= 4 && (await confirm.count()) === 0; die++) {
      if ((await page.locator(`[aria-pressed][data-die="${die}"]`).count()) > 0)
        await page.locator(`[data-die="${die}"]`).click();
    }
  } else await page.locator('#board-mine td.lit').first().click();
  await page.locator('[data-command=confirm]:not([aria-disabled])').click();
  await page.locator('[data-command=next]').waitFor();
  await expectAccessible(page, 'an answer');
  await page.reload();
  await page.waitForSelector('main');
  await page.waitForSelector('dialog, .column');
  if ((await page.locator('dialog').count()) > 0) expect(await page.locator('dialog').innerText()).not.toBe(before);

  await page.goto(`${site.url}#/statistics`);
  await page.locator('[data-command=erase]').click();
  await page.locator('[data-command=erase-yes]').click();
  await page.getByText('No game has been finished').waitFor();
  await page.goto(`${site.url}#/games`);
  await page.locator('[data-screen=games] li').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test.each(['en-GB', 'fr-FR', 'pl-PL', 'es-ES', 'de-DE'])(
  'in %s the games won against each of the six fit the smallest phone',
  async (locale) => {
    const { page, context } = await visit(browser, site.url, {
      ...PHONE,
      viewport: { width: 320, height: 640 },
      locale,
    });
    const over = gameUntil('duel', ({ phase }) => phase === 'over');
    await saveGames(
      page,
      site.url,
      ...LEVELS.map((level) => ({ ...over, id: level, seats: [PERSON, computer(level)] as const })),
    );
    await page.goto(`${site.url}#/statistics`);
    const won = page.locator('[class*=won_] li');
    await won.nth(5).waitFor();
    const rows = await won.allInnerTexts();
    // A name begins with a capital letter, and says how many of how many.
    for (const row of rows) expect(row.replace(/\s+/g, ' ')).toMatch(/^\p{Lu}\p{L}+ [01] \S+ 1$/u);
    expect(await won.evaluateAll((all) => all.map((row) => row.scrollWidth - row.clientWidth))).toEqual(
      rows.map(() => 0),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
  },
);

test('all of it is there without a network, after one visit', async () => {
  const { page, context, errors } = await visit(browser, site.url, { ...PHONE, ...FOR_LATER });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await page.locator('[data-command=first-game]').waitFor();
  const game = gameUntil('discovery', ({ phase }) => phase === 'over');
  await saveGames(page, site.url, game);
  const screens = [
    [`#/analysis/${game.id}`, '[data-index]'],
    [`#/verdict/${game.id}`, 'main[data-status] [data-command=analysis]'],
    ['#/mistakes', '.column'],
    ['#/statistics', '[data-command=analyse-all]'],
    ['#/puzzles', '[data-command=daily-puzzle]'],
    ['#/puzzles/daily', 'main[data-task]'],
    ['#/explore', '[data-command=set-up]'],
    ['#/openings/duel', '[class*=firsts_] li'],
    ['#/openings/discovery', '[class*=firsts_] li'],
    ['#/worth/duel', 'table'],
    ['#/guess', '[data-command=begin-guess]'],
    ['#/course/crosses', 'main[data-task=place]'],
    ['#/same', '#same-word'],
  ] as const;
  for (const [address, shown] of screens) {
    await page.goto(site.url + address);
    await page.waitForSelector(shown, { timeout: MINUTES });
  }
  await page.goto(`${site.url}#/daily`);
  await page.locator('[data-command=daily-discovery]').tap();
  await page.waitForSelector('main:is([data-task=roll], [data-task=pick], [data-task=wait])');
  expect(errors).toEqual([]);
  await context.close();
});
