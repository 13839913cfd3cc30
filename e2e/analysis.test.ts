import type { Browser, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { gameUntil, saveGames } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** What is worked out takes its time, more of it where others work too. */
const MINUTES = 300_000;

const VERDICT = 'main > section[aria-label="The game in words"]';
const verdictOf = (page: Page) => page.locator(VERDICT);

const analysed = (page: Page) => page.waitForSelector('main[data-status=done]', { timeout: MINUTES });

/** A row of the balance in percent, and by how much it may be rounded: more than a whole game is counted in tenths of a win. */
async function figure(page: Page, row: string): Promise<{ readonly value: number; readonly rounded: number }> {
  const text = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .locator('td')
    .last()
    .innerText();
  const number = Number.parseFloat(text.replace(',', '.'));
  return text.includes('wins') ? { value: 100 * number, rounded: 5 } : { value: number, rounded: 0.05 };
}

/**
 * A device on which a whole game was analysed from its result: what is on it, and the verdict it showed. This takes long, so it
 * is done once for all that look at it.
 */
async function analysedDevice(name: 'duel' | 'discovery') {
  const { page, context, errors } = await visit(browser, site.url, DESK);
  const info = gameUntil(name, ({ phase }) => phase === 'over');
  await saveGames(page, site.url, info);
  await page.goto(`${site.url}#/${name}-result/${info.id}`);
  await page.locator('[data-command=analyse]').click();
  await page.waitForSelector('main progress');
  await analysed(page);
  const verdict = await verdictOf(page).innerText();
  // The page saves it a moment after it shows it.
  const storageState = await vi.waitFor(
    async () => {
      const state = await context.storageState({ indexedDB: true });
      expect(JSON.stringify(state)).toContain('findings');
      return state;
    },
    { timeout: 60_000 },
  );
  expect(errors).toEqual([]);
  await context.close();
  return { address: `${site.url}#/analysis/${info.id}`, storageState, verdict };
}

const devices = new Map<string, ReturnType<typeof analysedDevice>>();

function onceOn(name: 'duel' | 'discovery') {
  const device = devices.get(name) ?? analysedDevice(name);
  devices.set(name, device);
  return device;
}

describe.each(['duel', 'discovery'] as const)('the analysis of a whole game of %s', (name) => {
  const once = () => onceOn(name);

  test('is asked for on the result, adds up, and is there at once the next time', async () => {
    const { address, storageState, verdict } = await once();
    const { page, context, errors } = await visit(browser, address, { ...DESK, storageState });
    await page.waitForSelector(`${VERDICT} p`);
    expect(await page.locator('main progress').count()).toBe(0);
    expect(await verdictOf(page).innerText()).toBe(verdict);
    expect(await page.locator(`${VERDICT} p`).count()).toBeLessThanOrEqual(3);
    // A moment is named by its round, and its name leads there.
    const worst = page.locator(`${VERDICT} a`).last();
    expect(await worst.innerText()).toMatch(/^round \d+, \w/);
    const at = new URL((await worst.getAttribute('href'))!.slice(1), site.url).searchParams.get('at');
    await worst.click();
    await page.waitForSelector(`main[data-at="${at}"]`);
    const [start, luck, mine, theirs, result] = [
      await figure(page, 'At the start'),
      await figure(page, 'Luck'),
      await figure(page, 'Mistakes: You'),
      await figure(page, 'Mistakes: Bea'),
      await figure(page, 'Result'),
    ];
    const rounded = [start, luck, mine, theirs, result].reduce((sum, one) => sum + one.rounded, 0);
    expect(Math.abs(start.value + luck.value + mine.value + theirs.value - result.value)).toBeLessThan(rounded + 0.01);
    await expectAccessible(page, 'analysis');
    await expectWords(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is walked through by keyboard on a phone, every decision with what was played, every chance with what to hope for', async () => {
    const { address, storageState } = await once();
    const { page, context, errors } = await visit(browser, `${address}?at=0`, { ...PHONE, storageState });
    await analysed(page);
    let [decision, hopes] = [false, false];
    for (let at = 0; at < 12; at++) {
      await page.waitForSelector(`main[data-at="${at}"]`);
      // From everywhere the explorer is one step away.
      expect(await page.locator('[data-index] [data-command=explore]').count()).toBe(1);
      if ((await page.locator('#study-played-1').count()) > 0) {
        decision = true;
        // The boards of both players, whatever was decided, also while the reason is still worked out.
        expect(await page.locator('#study-played-2').count()).toBe(1);
      } else if (at > 0) {
        await page.waitForSelector('[data-hopes], [data-index]:not(:has([aria-busy]))');
        hopes ||= (await page.locator('[data-hopes] small').count()) > 0;
      }
      await page.keyboard.press('ArrowRight');
    }
    expect([decision, hopes]).toEqual([true, true]);
    const last = Number(await page.locator('main input[type=range]').getAttribute('max'));
    await page.keyboard.press('End');
    await page.waitForSelector(`main[data-at="${last}"]`);
    // Two keys before anything is painted: the second goes on from where the first led.
    await page.evaluate(async () => {
      for (const key of ['Home', 'ArrowDown']) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await null;
      }
    });
    await page.waitForSelector('[data-index] [data-mark]');
    const listed = page.locator('ol > li > button[aria-pressed]');
    expect(await listed.locator('em').count()).toBe(1);
    await listed.first().press('Enter');
    await page.waitForSelector('#study-best-1');
    await page.waitForSelector('#study-best-2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page, 'analysis on a phone');
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('a coach sums a game up: habits with what they cost, the turning point, three things to practise', async () => {
  const { address, storageState } = await onceOn('duel');
  const verdict = address.replace('#/analysis/', '#/verdict/');
  const { page, context, errors } = await visit(browser, verdict, { ...PHONE, storageState });
  await analysed(page);
  // Reasons come one after the other, the most expensive mistake first.
  await page.waitForSelector('[data-habit]', { timeout: MINUTES });
  const habits = page.locator('[data-habit]');
  // What is not explained yet is not called a mistake without a reason.
  const { named, known } = await page.evaluate(() => ({
    named: document.querySelectorAll('section[aria-labelledby=habits] > div > p a').length,
    known: Number(document.querySelector('main')!.dataset.known),
  }));
  expect(named).toBe(known);
  expect(await habits.first().innerText()).toMatch(/-\d+\.\d%[\s\S]*\d+ decisions?: round \d+, \w+/);
  expect(await page.locator('#turning').innerText()).toMatch(/^Turning point: round \d+, \w+$/);
  expect(await page.locator('section[aria-labelledby=practice] li').count()).toBe(3);
  await expectAccessible(page, 'the verdict of the coach');
  await expectWords(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // A moment leads to the analysis, the analysis back here.
  const at = new URL((await habits.first().locator('a').first().getAttribute('href'))!.slice(1), site.url);
  await habits.first().locator('a').first().tap();
  await page.waitForSelector(`main[data-at="${at.searchParams.get('at')}"]`);
  await page.locator('[data-command=verdict]').tap();
  await page.waitForSelector('[data-habit]');
  await page.locator('[data-command=practise]').tap();
  await page.waitForSelector('select[name=theme]');
  expect(errors).toEqual([]);
  await context.close();
});

test('an analysis can be stopped and continued, and tells its figures as a table too', async () => {
  const { page, context, errors } = await visit(browser, site.url, DESK);
  const info = gameUntil('duel', ({ round }) => round === 3);
  await saveGames(page, site.url, info);
  // Nothing is worked out before it is let go: it cannot be done before it is stopped.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    const held: (() => void)[] = [];
    Worker.prototype.postMessage = function hold(this: Worker, message: unknown) {
      held.push(() => postMessage.call(this, message));
    };
    const letGo = () => {
      Worker.prototype.postMessage = postMessage;
      for (const send of held) send();
    };
    Object.assign(globalThis, { letGo });
  });
  await page.goto(`${site.url}#/replay/${info.id}`);
  await page.locator('[data-command=analyse]').click();
  await page.locator('[data-command=stop]').click();
  await page.waitForSelector('main[data-status=stopped]');
  await page.evaluate(() => (globalThis as unknown as { letGo(): void }).letGo());
  await page.locator('[data-command=go-on]').click();
  await analysed(page);
  await page.getByText('The course as a table').click();
  expect(await page.locator('details[open] tbody tr').count()).toBe(info.actions.length);
  expect(errors).toEqual([]);
  await context.close();
});

test('a game that was left is not rated', async () => {
  const { page, context } = await visit(browser, site.url, DESK);
  const info = gameUntil('duel', ({ round }) => round === 4);
  await saveGames(page, site.url, info);
  await page.goto(`${site.url}#/analysis/${info.id}`);
  await analysed(page);
  expect(await verdictOf(page).innerText()).toContain('nobody is rated');
  expect(await page.locator('[class*=headline_] b').count()).toBe(0);
  await context.close();
});
