import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openMore } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { FREE } from './discovery-player.ts';
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

  const bothMaps = (page: Page) =>
    page.locator('[data-seat] [role=grid]').evaluateAll((maps) =>
      maps
        .map((map) => [map.closest<HTMLElement>('[data-seat]')!.dataset.seat, map.getBoundingClientRect()] as const)
        .map(([seat, { x, y, width }]) => [seat, ...[x, y, width].map(Math.round)].join(' '))
        .sort(),
    );
  /** Ada places where she can, and it is Bea's turn. */
  const passOn = async (page: Page) => {
    await page.locator('#board-mine td.lit').first().click();
    await page.locator(LAID).click();
    await page.locator('.prompt').getByText('Bea to play.').waitFor();
  };
  const adaFirst = () =>
    gameUntil('duel', ({ phase, seat, roller }) => phase === 'place' && seat === 1 && roller === 1, {
      from: 20,
      setting: TWO_HERE,
    });

  test.each([
    [1440, 900],
    [1200, 700],
  ])(
    'at %i×%i both maps of a Duel stay where they are, and Bea finds what to do on her side',
    async (width, height) => {
      const { page, context, errors } = await visit(browser, site.url, { viewport: { width, height } });
      await sitDown(page, site.url, adaFirst());
      const before = await bothMaps(page);
      await passOn(page);
      expect(await bothMaps(page)).toEqual(before);
      const [mine, tools, theirs] = await Promise.all(
        ['#board-mine', '.actions', '#board-theirs'].map((part) => page.locator(part).boundingBox()),
      );
      expect([mine!.x > theirs!.x + theirs!.width, tools!.x > theirs!.x + theirs!.width]).toEqual([true, true]);
      await expectAccessible(page, 'on the side of Bea');
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test.each(['no-preference', 'reduce'] as const)(
    'on a phone the table turns before the eyes of both, and at once with %s of motion',
    async (reducedMotion) => {
      const { page, context, errors } = await visit(browser, site.url, { ...PHONE, reducedMotion });
      await context.addInitScript(() => localStorage.removeItem('castellan.quick'));
      await page.reload();
      await sitDown(page, site.url, adaFirst());
      const [ada, bea] = await bothMaps(page);
      // Every animation of a map from one place to another is noted as it begins.
      await page.evaluate(() => {
        const noted: string[] = [];
        Object.assign(globalThis, { noted });
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          if (this.matches('.board')) noted.push(this.closest<HTMLElement>('[data-seat]')!.dataset.seat!);
          return animate.apply(this, how);
        };
      });
      await passOn(page);
      const turned = await page.evaluate(() => (globalThis as unknown as { noted: string[] }).noted);
      expect(turned).toEqual(reducedMotion === 'reduce' ? [] : ['1', '2']);
      await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))));
      const at = (map: string | undefined) => map!.slice(2);
      expect((await bothMaps(page)).map(at)).toEqual([bea, ada].map(at));
      expect(errors).toEqual([]);
      await context.close();
    },
  );

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
    await page.locator(FREE).first().click();
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
    await page.locator('.hand [data-die]').first().tap();
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
    await page.goto(`${site.url}#/games`);
    await page.locator('main [data-handicap="0:50"]').waitFor();
    await expectAccessible(page, 'a game with a handicap in the list');
    const even = {
      ...info,
      id: 'even',
      handicap: { points: [0, 0], hints: [false, true], seconds: [150, 600] } as const,
    };
    await saveGames(page, site.url, even);
    await page.reload();
    expect(await page.locator('main [data-handicap="0:0"] > [aria-hidden]').innerText()).toContain('¼');
    await page.goto(`${site.url}#/${even.game}-result/${even.id}`);
    await page.locator('[data-handicap-note]').getByText('Bea: may ask for hints.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
