import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { FREE } from './discovery-player.ts';
import { choosing, discarding, finished, gameUntil, placing, placingLarge, sitDown } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, resize, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const LIT = '#board-mine td.lit';
const GHOST = '#board-mine td.ghost';
const press = (page: Page, command: string) => page.locator(`[data-command=${command}]`).click();

/** The words of a sentence without its pictures, as a screen reader says them. */
const heard = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((sentence) => {
    const said = sentence.cloneNode(true) as Element;
    for (const picture of said.querySelectorAll('[aria-hidden=true]')) picture.remove();
    return said.textContent ?? '';
  });

describe.each<[string, BrowserContextOptions, boolean]>([
  ['a phone by day', PHONE, true],
  ['a desk by candlelight', { ...DESK, colorScheme: 'dark' }, false],
])('on %s, nobody is locked out', (_name, options, phone) => {
  test('while choosing a domino', async () => {
    const { page, context, errors } = await visit(browser, site.url, options);
    await sitDown(page, site.url, choosing());
    await expectAccessible(page, 'choosing');
    await page.locator(FREE).first().click();
    await expectAccessible(page, 'chosen');
    await page.locator('[data-choosing] button[aria-disabled]').first().click({ force: true });
    await expectAccessible(page, 'a domino with a king');
    if (phone) {
      for (const sheet of ['[data-command=deck]', '.latest']) {
        await page.locator(sheet).click();
        await page.waitForSelector('dialog[open]');
        await expectAccessible(page, sheet);
        await page.keyboard.press('Escape');
      }
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('while placing, refused, looking at a domain, at the scores and back in time', async () => {
    const { page, context, errors } = await visit(browser, site.url, options);
    await sitDown(page, site.url, placing());
    await expectAccessible(page, 'placing');
    await page.locator(LIT).first().click();
    await expectAccessible(page, 'laid out');
    await page.locator('#board-mine td[aria-label$=castle]').click();
    expect(await page.locator('#prompt small').innerText()).toContain('castle');
    await expectAccessible(page, 'refused');
    await page.locator('#board-mine td[aria-label*=crown]:not(.ghost)').first().click();
    expect(await heard(page, '#prompt small')).toMatch(/\d squares? × \d crowns? = \d+ points?/);
    // Who sees it sees the crowns themselves.
    expect(await page.locator('#prompt small [aria-hidden=true] use').count()).toBeGreaterThan(0);
    await expectAccessible(page, 'a domain');
    await page.locator(phone ? '.scores' : '.mine .total').click();
    await page.waitForSelector('dialog[open]');
    await expectAccessible(page, 'scores');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    if (phone) await page.locator('.latest').click();
    await page.locator('[data-actions] button:visible').nth(3).click();
    expect(await page.locator('#prompt').innerText()).toMatch(/The table after action \d+ of \d+/);
    await expectAccessible(page, 'looking back');
    await press(page, 'now');
    expect(await page.locator(GHOST).count()).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('at the end', async () => {
    const { page, context, errors } = await visit(browser, site.url, options);
    await sitDown(page, site.url, finished());
    await expectAccessible(page, 'over');
    // No domino waits any more, and nothing says that one does.
    expect(await page.locator('[data-line] p').count()).toBe(0);
    await press(page, 'result');
    await page.waitForSelector('[data-result] h1');
    await expectAccessible(page, 'result');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the ghost', () => {
  test('turns, swaps and comes back step by step, by the keys that the buttons show', async () => {
    const { page, context } = await visit(browser, site.url, DESK);
    await sitDown(page, site.url, placing());
    const stands = () =>
      page.locator(GHOST).evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
    await page.locator(LIT).first().click();
    const first = await stands();
    // Tapping the ghost goes through every orientation; somewhere on the way turn is possible.
    const seen = new Set([first.join()]);
    for (let tap = 0; tap < 12; tap++) {
      await page.locator(GHOST).first().click();
      seen.add((await stands()).join());
    }
    expect(seen.size).toBeGreaterThan(1);
    await page.keyboard.press('u');
    await page.keyboard.press('Escape');
    expect(await stands()).toEqual([]);
    for (const key of ['R', 'X', 'U', 'Esc', 'Enter'])
      expect(await page.locator(`kbd:text-is("${key}")`).count()).toBe(1);
    await context.close();
  });

  test('is dragged from its line onto the kingdom, and from there on', async () => {
    const { page, context } = await visit(browser, site.url, DESK);
    await sitDown(page, site.url, placing());
    const middle = async (selector: string, which: number) => {
      const box = (await page.locator(selector).nth(which).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    const squares = await page.locator(LIT).count();
    await page.mouse.move(...(await middle('[data-when=now] > span:last-child', 0)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(LIT, 0)), { steps: 6 });
    await page.mouse.up();
    expect(await page.locator(GHOST).count()).toBe(2);
    const before = await page.locator(GHOST).first().getAttribute('data-square');
    await page.mouse.move(...(await middle(GHOST, 0)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(LIT, squares - 1)), { steps: 6 });
    await page.mouse.up();
    expect(await page.locator(GHOST).count()).toBe(2);
    expect(await page.locator(GHOST).last().getAttribute('data-square')).not.toBe(before);
    expect(await page.evaluate(() => getSelection()!.toString())).toBe('');
    await context.close();
  });

  test('is dragged by a finger that does not cover it', async () => {
    const { page, context } = await visit(browser, site.url, PHONE);
    await sitDown(page, site.url, placing());
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const from = (await page.locator('[data-when=now] > span:last-child').boundingBox())!;
    const to = (await page.locator(LIT).first().boundingBox())!;
    const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
    await touch('touchStart', from.x + from.width / 2, from.y + from.height / 2);
    await touch('touchMove', x, y - 30);
    // One square and a bit below the square it means.
    await touch('touchMove', x, y + to.height * 1.1);
    await touch('touchEnd');
    expect(await page.locator(GHOST).count()).toBe(2);
    expect(await page.locator(LIT).first().getAttribute('class')).toContain('ghost');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await context.close();
  });
});

test('7 × 7 on a phone has squares for a finger after one tap, and shows what is laid out', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await sitDown(page, site.url, placingLarge());
  await page.locator(LIT).last().tap();
  await press(page, 'zoom');
  const box = (await page.locator(GHOST).first().boundingBox())!;
  expect(box.width).toBeGreaterThanOrEqual(44);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  await expectAccessible(page, 'zoomed');
  await context.close();
});

const SIZES = [
  [1440, 900],
  [1366, 650],
  [740, 360],
  [820, 1180],
  [1024, 768],
] as const;

test('on the smallest phone no button lies on a domino, on 5 × 5 and on 7 × 7', async () => {
  const { page, context } = await visit(browser, site.url, { ...PHONE, viewport: { width: 320, height: 640 } });
  for (const info of [placing(), placingLarge()]) {
    await sitDown(page, site.url, info);
    const covered = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .map((one) => one.getBoundingClientRect())
          .filter(({ width }) => width > 0);
      const [buttons, others] = [
        boxes('[data-more] :is(.button, .latest)'),
        boxes('[data-line] li svg, .theirs .board, .prompt'),
      ];
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return {
        buttons: buttons.length,
        on: buttons.filter((button) => others.some((other) => meet(button, other))).length,
        wide: document.documentElement.scrollWidth,
      };
    });
    expect(covered).toEqual({ buttons: info.options.includes('size=7') ? 3 : 2, on: 0, wide: 320 });
  }
  await context.close();
});

/** The whole deck is still to come, and shown. */
const beginning = () => gameUntil('discovery', (s) => s.phase === 'pick' && s.seat === 1);

test.each(['en-GB', 'fr-FR', 'pl-PL', 'es-ES'])('in %s nothing is missing, cut or scrolls', async (locale) => {
  for (const [options, sizes] of [
    [PHONE, [[360, 740]]],
    [DESK, SIZES],
  ] as const) {
    const { page, context } = await visit(browser, site.url, { ...options, locale });
    for (const info of [beginning(), placing(), discarding(), choosing()]) {
      await sitDown(page, site.url, info);
      if ((await page.locator(LIT).count()) > 0) await page.locator(LIT).first().click();
      await expectWords(page);
      for (const [width, height] of sizes) {
        await resize(page, { width, height });
        const over = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          const cut = [...document.querySelectorAll('.who .player-name')].filter(
            (one) => one.scrollWidth > one.clientWidth,
          );
          return [
            scrollWidth - innerWidth,
            Math.max(0, scrollHeight - innerHeight),
            ...cut.map((one) => one.innerHTML),
          ];
        });
        expect([locale, width, ...over]).toEqual([locale, width, 0, 0]);
      }
    }
    await context.close();
  }
});

test.each(['en-GB', 'de-DE', 'fr-FR', 'pl-PL', 'es-ES'])(
  'in %s on a low phone the reason why not is read whole, and so is what the opponent did last',
  async (locale) => {
    const { page, context } = await visit(browser, site.url, {
      ...PHONE,
      viewport: { width: 360, height: 640 },
      locale,
    });
    await sitDown(page, site.url, placing());
    await page.evaluate(() => document.fonts.ready);
    const last = page.locator('.latest');
    expect(await last.locator('svg[viewBox="0 0 98 51"]').count()).toBe(1);
    expect(await last.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
    await page.locator('#board-mine td:not(.lit)').first().tap();
    await page.waitForSelector('.prompt a');
    const whole = await page.evaluate(() => {
      const [prompt, link] = ['.prompt', '.prompt a'].map((one) =>
        document.querySelector(one)!.getBoundingClientRect(),
      );
      return link!.height > 0 && link!.bottom <= prompt!.bottom + 1 && link!.right <= innerWidth;
    });
    expect(whole).toBe(true);
    await context.close();
  },
);

test('with forced colours and at twice the size everything is still there', async () => {
  const { page, context } = await visit(browser, site.url, {
    viewport: { width: 720, height: 450 },
    forcedColors: 'active',
  });
  await sitDown(page, site.url, placing());
  await page.locator(LIT).first().click();
  await page.locator('[data-command=confirm]').click();
  await page.waitForSelector('main[data-task=pick]');
  await page.locator(FREE).first().click();
  await expectAccessible(page, 'forced colours');
  await context.close();
});
