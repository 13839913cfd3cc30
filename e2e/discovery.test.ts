import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beginGame, openMore } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { byKeyboard, byMouse, byTouch, FREE, playDiscovery, type Way } from './discovery-player.ts';
import { lastLines, sitDown, TWO_HERE } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** By other ways than touch the first lines are played, and then the last ones of another game: those between ask for nothing new. */
const FIRST_LINES = 12;

describe('a game of Discovery', () => {
  test('the whole of it by touch on a phone against the computer, with a reload in the middle, to the result', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    await beginGame(page, 'discovery');
    await page.waitForSelector('#board-mine');
    const seen = new Set<string>();
    let reloaded = false;
    await playDiscovery(page, byTouch, async (task, decisions) => {
      if (!seen.has(task)) {
        seen.add(task);
        await expectAccessible(page, task);
        await expectWords(page);
        // Nothing scrolls, neither along nor down.
        const [width, height] = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth, scrollHeight] as const;
        });
        expect([width, height]).toEqual([360, 740]);
      }
      if (!reloaded && decisions > 8 && task === 'place') {
        reloaded = true;
        const before = await page.locator('main').getAttribute('data-seq');
        await page.reload();
        await page.waitForSelector('#board-mine');
        expect(await page.locator('main').getAttribute('data-seq')).toBe(before);
      }
      return undefined;
    });
    expect(reloaded).toBe(true);
    await expectAccessible(page, 'game over');
    await page.locator('[data-command=result]').tap();
    await page.waitForSelector('[data-result] h1');
    await expectAccessible(page, 'result');
    await expectWords(page);
    expect(await page.locator('[data-result] h1').innerText()).toMatch(/\d/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('by mouse on a desk, two people with all bonuses, passing the device', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/new/discovery`, DESK);
    await openMore(page);
    await page.getByLabel('Name of player 1').fill('Ada');
    await page.getByLabel('Name of player 2').fill('Bea');
    await page.getByLabel('Pass the device').check();
    await page.getByText('Rules in detail').click();
    await page.getByLabel('Harmony').check();
    await page.getByLabel('Middle kingdom').check();
    await expectAccessible(page, 'set-up');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForSelector('#board-mine');
    let handed = 0;
    const handOver = async () => {
      const done = page.locator('[data-command=hand-over]');
      if ((await done.count()) === 0) return;
      handed++;
      await done.click();
    };
    await playDiscovery(page, byMouse, async (_, decisions) => {
      await handOver();
      return decisions >= FIRST_LINES;
    });
    const bonuses = ['harmony=on', 'middle=on'];
    await sitDown(page, site.url, lastLines(42, bonuses, { ...TWO_HERE, handOver: true }));
    await playDiscovery(page, byMouse, async () => {
      await handOver();
      return undefined;
    });
    expect(handed).toBeGreaterThan(4);
    await page.locator('[data-command=result]').click();
    await page.waitForSelector('[data-result] h1');
    expect(await page.locator('table:has([data-totals])').innerText()).toContain('Harmony');
    await page.locator('[data-command=again]').click();
    await page.waitForSelector(FREE);
    expect(await page.locator('main').getAttribute('data-seq')).toBe('2');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('by keyboard alone, from the start page to the result', async () => {
    const { page, context, errors } = await visit(browser, site.url, DESK);
    const tabTo = async (selector: string) => {
      for (let stops = 0; stops < 30; stops++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`no way by Tab to ${selector}`);
    };
    await tabTo('input[name=first-game]');
    await page.keyboard.press('ArrowRight');
    await tabTo('[data-command=know-rules]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-command=play-chosen]');
    await tabTo('[data-command=play-chosen]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#board-mine');
    // The focus is somewhere, always.
    const focused = () => page.waitForFunction(() => document.activeElement !== document.body);
    await playDiscovery(page, byKeyboard, async (_, decisions) => {
      await focused();
      return decisions >= FIRST_LINES;
    });
    await sitDown(page, site.url, lastLines(42));
    await playDiscovery(page, byKeyboard, async () => {
      await focused();
      return undefined;
    });
    await page.waitForFunction(() => (document.activeElement as HTMLElement).dataset.command === 'result');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-result] h1');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('through the accessibility tree, as a screen reader would, on 7 × 7', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/new/discovery`, PHONE);
    await openMore(page);
    await page.getByText('Rules in detail').tap();
    await page.getByRole('radio', { name: /7 × 7/ }).focus();
    await page.keyboard.press('Space');
    expect(await page.getByRole('radio', { name: /7 × 7/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Begin' }).tap();
    await page.waitForSelector('#board-mine');
    const mine = page.getByRole('grid', { name: /^(Your kingdom|Kingdom of)/ }).first();
    const byNames: Way = {
      pick: (at) =>
        at
          .getByRole('button', { name: /^Domino \d+: .*, free$/ })
          .first()
          .tap(),
      lay: () =>
        mine
          .getByRole('gridcell', { name: /domino fits$/ })
          .first()
          .tap(),
      confirm: (at) => at.getByRole('button', { name: /^(Confirm|Take it)/ }).tap(),
    };
    await playDiscovery(page, byNames, async (_, decisions) => decisions >= FIRST_LINES);
    await sitDown(page, site.url, lastLines(92, ['size=7']));
    await playDiscovery(page, byNames);
    // The result is announced once it is counted.
    await page.getByRole('button', { name: /result/ }).tap();
    await page.locator('[aria-live]', { hasText: /\d+ to \d+/ }).waitFor({ state: 'attached' });
    expect(errors).toEqual([]);
    await context.close();
  });
});
