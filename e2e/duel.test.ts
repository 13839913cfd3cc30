import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beginGame, openMore } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { byMouse, byTouch, playDuel, type Way } from './duel-player.ts';
import { lastRounds, sitDown, TWO_HERE } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** By other ways than touch the first rounds are played, and then the last ones of another game: those between ask for nothing new. */
const FIRST_ROUNDS = 14;

describe('a Duel', () => {
  test('the whole of it by touch on a phone against the computer, with a reload in the middle, to the result', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    await expectAccessible(page, 'start page');
    await beginGame(page, 'duel');
    await page.waitForSelector('[data-command=roll]');
    await expectAccessible(page, 'before the first roll');
    const seen = new Set<string>();
    let reloaded = false;
    await playDuel(page, byTouch, async (task, decisions) => {
      if (!seen.has(task)) {
        seen.add(task);
        await expectAccessible(page, task);
        await expectWords(page);
      }
      if (!reloaded && decisions > 12 && task === 'place') {
        reloaded = true;
        const round = await page.locator('.subtitle').innerText();
        const before = await page.locator('main').getAttribute('data-seq');
        await page.reload();
        await page.waitForSelector('#board-mine');
        expect(await page.locator('.subtitle').innerText()).toBe(round);
        expect(await page.locator('main').getAttribute('data-seq')).toBe(before);
      }
      return undefined;
    });
    expect(reloaded).toBe(true);
    await page.locator('[data-command=result]').tap();
    await page.waitForSelector('[data-result] h1');
    await expectAccessible(page, 'result');
    expect(await page.locator('[data-result] h1').innerText()).toMatch(/\d/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('by mouse on a desk, two people passing the device', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/new/duel`, DESK);
    await openMore(page);
    await page.getByLabel('Name of player 1').fill('Ada');
    await page.getByLabel('Name of player 2').fill('Bea');
    await page.getByLabel('Pass the device').check();
    await expectAccessible(page, 'set-up');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForSelector('[data-command=roll]');
    let handed = 0;
    const handOver = async () => {
      const done = page.locator('[data-command=hand-over]');
      if ((await done.count()) === 0) return;
      if (handed === 0) await expectAccessible(page, 'handing over');
      handed++;
      await done.click();
    };
    await playDuel(page, byMouse, async (_, decisions) => {
      await handOver();
      return decisions >= FIRST_ROUNDS;
    });
    await sitDown(page, site.url, lastRounds({ ...TWO_HERE, handOver: true }));
    await playDuel(page, byMouse, async () => {
      await handOver();
      return undefined;
    });
    expect(handed).toBeGreaterThan(10);
    await page.locator('[data-command=result]').click();
    await page.waitForSelector('[data-result] h1');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a Duel without seeing or touching the board', () => {
  test('the focus goes to the dice, even if the sheet of opponents opened while the focus was at the top', async () => {
    const { page, context, errors } = await visit(browser, site.url, DESK);
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.skip')!.focus();
      document.querySelector<HTMLElement>('[data-command=know-rules]')!.click();
    });
    await page.waitForSelector('dialog[open]');
    await tabTo(page, '[data-command=play-chosen]');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-command'))).toBe('roll');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('by keyboard alone: arrows, R, X, Enter, Escape and U, and focus is never lost', async () => {
    const { page, context, errors } = await visit(browser, site.url, DESK);
    const press = (key: string) => page.keyboard.press(key);
    await tabTo(page, '[data-command=know-rules]');
    await press('Enter');
    await tabTo(page, '[data-command=play-chosen]');
    await press('Enter');
    const focused = (selector: string) =>
      expect
        .poll(() =>
          page.evaluate((wanted) => {
            const here = document.activeElement!;
            return here.matches(wanted) ? wanted : `${here.outerHTML.slice(0, 200)} at ${location.hash}`;
          }, selector),
        )
        .toBe(selector);
    // The focus is where the first thing is done.
    await focused('[data-command=roll]');
    const lost = await watchFocus(page);
    await tabTo(page, '#board-mine td[tabindex="0"]');
    let tried = false;
    const byKeyboard: Way = {
      press: async (_, selector) => {
        if (selector.includes('td.lit')) {
          await walkToLit(page);
          await press('Enter');
          if (!tried) {
            tried = true;
            const ghost = () => page.locator('#board-mine td.ghost').count();
            expect(await ghost()).toBe(2);
            const steps = await page
              .locator(':is([data-command=turn], [data-command=swap]):not([aria-disabled])')
              .count();
            await press('r');
            await press('x');
            expect(await ghost()).toBe(2);
            for (let step = 0; step < steps; step++) await press('u');
            expect(await ghost()).toBe(2);
            await press('u');
            expect(await ghost()).toBe(0);
            await press('Enter');
            await press('Escape');
            expect(await ghost()).toBe(0);
            await press('Enter');
            expect(await ghost()).toBe(2);
          }
        } else if (selector.includes('data-die')) await press(selector.match(/data-die="(\d)"/)![1]!);
        else if (selector.includes('roll') || selector.includes('confirm')) await press('Enter');
        else {
          await tabTo(page, selector);
          await press('Enter');
          await tabTo(page, '#board-mine td[tabindex="0"]');
        }
      },
    };
    // On the keyboard the focus goes to where the next thing is done, also after the computer's turn.
    const follows: Readonly<Record<string, string>> = {
      roll: '[data-command=roll]',
      draft: '[data-die][aria-pressed][aria-keyshortcuts]',
      place: '#board-mine td',
    };
    await playDuel(page, byKeyboard, async (task, decisions) => {
      expect(await lost()).toEqual([]);
      if (decisions > 0 && follows[task]) await focused(follows[task]);
      return decisions >= FIRST_ROUNDS;
    });
    await sitDown(page, site.url, lastRounds());
    await focused('[data-command=roll]');
    const lostLater = await watchFocus(page);
    await playDuel(page, byKeyboard, async () => {
      expect(await lostLater()).toEqual([]);
      return undefined;
    });
    expect(tried).toBe(true);
    await focused('[data-command=result]');
    await press('Enter');
    await page.waitForSelector('[data-result] h1');
    await focused('[data-result]');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('as a screen reader would: by names and roles, hearing every event', async () => {
    const { page, context, errors } = await visit(browser, site.url, DESK);
    await page.getByRole('radio', { name: /^Duel/ }).check({ force: true });
    await page.getByRole('button', { name: /I know the rules/ }).click();
    await page.getByRole('button', { name: 'Play the squire' }).click();
    await page.getByRole('button', { name: 'Roll' }).waitFor();
    const heard = new Set<string>();
    await page.exposeFunction('hear', (text: string) => heard.add(text));
    const listen = () =>
      page.evaluate(() => {
        for (const live of document.querySelectorAll('[aria-live]')) {
          new MutationObserver(() =>
            (globalThis as unknown as { hear(text: string): void }).hear(live.textContent ?? ''),
          ).observe(live, { childList: true, characterData: true, subtree: true });
        }
      });
    const mine = page.getByRole('grid', { name: 'Your map' });
    const byNames: Way = {
      press: async (_, selector) => {
        if (selector.includes('roll')) await page.getByRole('button', { name: 'Roll', exact: true }).click();
        else if (selector.includes('data-die')) {
          const number = selector.match(/data-die="(\d)"/)![1]!;
          await page.getByRole('button', { name: new RegExp(`^Die ${number}, .*free$`) }).click();
        } else if (selector.includes('td.lit')) {
          const task = await page.locator('main').getAttribute('data-task');
          await mine
            .getByRole('gridcell', { name: task === 'cross' ? /legal/ : /empty, legal/ })
            .first()
            .click();
        } else if (selector.includes('chip-pass'))
          await page.getByRole('button', { name: 'Pass', exact: true }).first().click();
        else if (selector.includes('data-coat'))
          await page
            .getByRole('group', { name: /Coat that scores/ })
            .getByRole('button')
            .first()
            .click();
        else
          await page
            .getByRole('button', { name: /^(Take|Confirm|Pass)/ })
            .last()
            .click();
      },
    };
    await listen();
    await playDuel(page, byNames, async (_, decisions) => decisions >= FIRST_ROUNDS);
    const sayings = [/You roll/, /You take/, /You draw/, /The squire takes/, /The squire draws/, /Your turn/];
    for (const said of sayings) expect([...heard].join('\n')).toMatch(said);
    heard.clear();
    await sitDown(page, site.url, lastRounds());
    await listen();
    await playDuel(page, byNames);
    const all = [...heard].join('\n');
    for (const said of [/You roll/, /You take/, /You draw/, /Bea takes/, /Bea draws/, /Your turn/])
      expect(all).toMatch(said);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** From now on notes what was done whenever a change of the page left the focus nowhere, however shortly. */
async function watchFocus(page: Page): Promise<() => Promise<readonly string[]>> {
  const watched = await page.evaluateHandle(() => {
    const lost: string[] = [];
    const task = () => document.querySelector('main')?.dataset.task;
    let last = task();
    new MutationObserver(() => {
      if (document.activeElement === document.body) lost.push(`${last} → ${task()}`);
      last = task();
    }).observe(document, { subtree: true, childList: true, attributes: true });
    return lost;
  });
  return () => watched.evaluate((lost) => lost);
}

/** Goes from stop to stop, as someone without a mouse has to. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 90; stops++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${selector}`);
}

/** Walks with the arrows from the cursor to a lit square. */
async function walkToLit(page: Page): Promise<void> {
  if (await page.evaluate(() => !document.activeElement?.closest('#board-mine')))
    await tabTo(page, '#board-mine td[tabindex="0"]');
  const { from, to } = await page.evaluate(() => {
    const place = (cell: Element) => [
      [...cell.parentElement!.children].indexOf(cell),
      [...cell.closest('tbody')!.children].indexOf(cell.parentElement!),
    ];
    return { from: place(document.activeElement!), to: place(document.querySelector('#board-mine td.lit')!) };
  });
  const [x = 0, y = 0] = [to[0]! - from[0]!, to[1]! - from[1]!];
  for (let step = 0; step < Math.abs(x); step++) await page.keyboard.press(x > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(y); step++) await page.keyboard.press(y > 0 ? 'ArrowDown' : 'ArrowUp');
}
