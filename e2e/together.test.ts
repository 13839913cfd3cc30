import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openMore } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { finished, gameUntil, saveGames, sitDown, TWO_HERE } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const LAID = '[data-command=confirm]:not([aria-disabled])';

describe('two people at one device', () => {
  test('Duel: Bea prepares while Ada is placing, and her dice are drawn right after', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    const info = gameUntil('duel', ({ phase, seat }) => phase === 'place' && seat === 1, { setting: TWO_HERE });
    await sitDown(page, site.url, info);
    await page.locator('#board-mine td.lit').first().tap();
    await page.getByRole('button', { name: 'Meanwhile: Bea' }).tap();
    await page.locator('.prompt').getByText('Bea prepares.').waitFor();
    await expectAccessible(page, 'preparing on one device');
    await expectWords(page);
    // What Ada laid out is hers: Bea begins with a bare map.
    expect(await page.locator('#board-mine td.ghost').count()).toBe(0);
    await page.locator('#board-mine td.lit').first().tap();
    await page.locator(LAID).tap();
    await page.locator('.prompt').getByText('Ada to play.').waitFor();
    expect(await page.locator('#board-mine td.ghost').count()).toBe(2);
    await page.getByRole('button', { name: 'Bea is ready' }).waitFor();
    await page.locator(LAID).tap();
    await page.waitForFunction(() => document.querySelector('main')?.dataset.task === 'roll');
    expect(Number(await page.locator('main').getAttribute('data-seq'))).toBe(info.actions.length + 2);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Discovery: one lays out the next domino while the other is choosing', async () => {
    const { page, context, errors } = await visit(browser, site.url, DESK);
    const info = gameUntil(
      'discovery',
      ({ phase, seat, placing, done }) => phase === 'pick' && seat === 1 && placing[done + 1]?.king === 2,
      { setting: TWO_HERE },
    );
    await sitDown(page, site.url, info);
    await page.getByRole('button', { name: 'Meanwhile: Bea' }).click();
    await page.locator('#board-mine td.lit').first().click();
    await expectAccessible(page, 'laying out meanwhile');
    await page.locator(LAID).click();
    await page.getByRole('button', { name: 'Bea is ready' }).waitFor();
    await page.locator('.piece.free').first().click();
    await page.locator(LAID).click();
    await page.waitForFunction(
      (before) => Number(document.querySelector('main')?.dataset.seq) === before + 2,
      info.actions.length,
    );
    expect(await page.locator('main').getAttribute('data-task')).toBe('pick');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Ada takes back by leave of Bea, then resigns, and Bea has won', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    const info = gameUntil(
      'duel',
      ({ phase, seat, dice }) => phase === 'draft' && seat === 1 && dice.every((d) => !d.taker),
      {
        setting: TWO_HERE,
      },
    );
    await sitDown(page, site.url, info);
    const seq = () => page.locator('main').getAttribute('data-seq').then(Number);
    await page.locator('.dice button').first().tap();
    await page.locator(LAID).tap();
    await page.waitForFunction(
      (count) => document.querySelector('main')?.dataset.seq === String(count),
      info.actions.length + 1,
    );
    await page.locator('[data-command=more]').tap();
    await page.locator('[data-command=ask-take-back]').tap();
    await page.getByText('Ada asks to take back the last action.').waitFor();
    await expectAccessible(page, 'asked to take back on one device');
    expect(await seq()).toBe(info.actions.length + 1);
    await page.locator('[data-command=take-back-yes]').tap();
    await page.waitForFunction(
      (count) => document.querySelector('main')?.dataset.seq === String(count),
      info.actions.length,
    );
    await page.locator('[data-command=more]').tap();
    await page.locator('[data-command=resign1]').tap();
    await expectWords(page);
    await page.locator('[data-command=resign-yes]').tap();
    await page.getByRole('heading', { name: 'Bea wins' }).waitFor();
    await page.getByText('Ada resigned.').waitFor();
    await expectAccessible(page, 'the result of a resigned game');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a match: Ada loses the first game, the score stays at the table, and the seats change', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    await page.goto(`${site.url}#/new/duel`);
    await openMore(page);
    await page.getByLabel('Name of player 1').fill('Ada');
    await page.getByLabel('Name of player 2').fill('Bea');
    await page.check('input[name=match][value=best-of]', { force: true });
    await page.check('input[name=match-games][value="3"]', { force: true });
    await expectAccessible(page, 'the form of a match');
    await page.locator('[data-command=begin]').tap();
    await page.locator('[data-series="0:0"]').waitFor();
    await page.locator('[data-command=more]').tap();
    await page.locator('[data-command=resign1]').tap();
    await page.locator('[data-command=resign-yes]').tap();
    await page.getByText('Match after 1 game: Ada 0 : 1 Bea').first().waitFor();
    await expectAccessible(page, 'the result of a game of a match');
    await page.getByRole('button', { name: 'Next game of the match' }).tap();
    // Bea has the first seat now.
    await page.locator('[data-series="1:0"]').waitFor();
    await expectAccessible(page, 'the table of a match');
    await expectWords(page);
    await page.goBack();
    await page.getByRole('link', { name: 'To the next game of the match' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a handicap: Bea begins with 30 points, may ask for hints, and wins by both together', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    await page.goto(`${site.url}#/new/duel`);
    await openMore(page);
    await page.getByLabel('Name of player 1').fill('Ada');
    await page.getByLabel('Name of player 2').fill('Bea');
    await page.check('input[name=minutes][value="10"]', { force: true });
    await page.check('input[name=handicap][value=second]', { force: true });
    await page.check('input[name=handicap-points][value="30"]', { force: true });
    await page.check('input[name=handicap-time][value="2"]', { force: true });
    await page.getByLabel('Hints').check();
    await expectAccessible(page, 'the form of a handicap');
    await page.locator('[data-command=begin]').tap();
    await page.locator('[data-handicap="0:30"]').waitFor();
    const text = 'Ada: only 5 minutes. Bea: 30 points at the start. Bea: may ask for hints.';
    expect(await page.locator('[data-handicap]').getAttribute('title')).toBe(text);
    await expectAccessible(page, 'a table with a handicap');
    await expectWords(page);

    const info = { ...finished(), ...TWO_HERE, handicap: { points: [0, 50], hints: [false, true] } as const };
    await saveGames(page, site.url, info);
    await page.goto(`${site.url}#/${info.game}-result/${info.id}`);
    await page.getByText('50 points at the start.').first().waitFor();
    await expectAccessible(page, 'a result with points at the start');
    expect(errors).toEqual([]);
    await context.close();
  });
});
