import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { gameUntil, placingWithAllChips, sitDown } from './saved-games.ts';
import { SCENES } from './scenes.ts';
import { useBrowser } from './using.ts';
import { PHONE, resize, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** Buttons whose words do not fit in them or lie under their points, or that stick out of the screen. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('.actions .button, .bar .button, .scores').evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        const word = document.createRange();
        word.selectNodeContents(one.firstChild!);
        const [text, gain] = [word, one.querySelector('.gain')].map((part) => part?.getBoundingClientRect());
        // A capital letter stands well below the top of its line.
        const covered = gain && gain.left < text!.right && gain.bottom > text!.top + text!.height / 4;
        return width > 0 && (left < 0 || right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 2 || covered);
      })
      .map((one) => (one as HTMLElement).innerText),
  );

test.each([
  ['duel-ghost', 360, 740, 130, 280],
  ['discovery-ghost', 360, 740, 130, 280],
  ['duel-ghost', 360, 740, 200, 280],
  ['discovery-ghost', 360, 740, 200, 280],
  ['duel-ghost', 320, 640, 100, 230],
  ['discovery-ghost', 320, 640, 100, 230],
  ['duel-ghost', 1280, 800, 200, 400],
  ['discovery-ghost', 1280, 800, 200, 400],
] as const)(
  '%s at %i × %i with text at %i per cent: nothing is cut off, and the map is not small',
  async (scene, width, height, text, least) => {
    // The longest word for Confirm of the four languages.
    const { page, context } = await visit(browser, site.url, { viewport: { width, height }, locale: 'pl-PL' });
    await context.addInitScript((percent) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${percent}%`;
      });
    }, text);
    await page.reload();
    await SCENES.find(({ name }) => name === scene)!.open(page, site.url);
    await page.waitForSelector('#board-mine td.ghost');
    expect(await cutOff(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((await page.locator('#board-mine').boundingBox())!.width).toBeGreaterThanOrEqual(least);
    await context.close();
  },
);

// The longest words of a bar.
test.each(['fr-FR', 'pl-PL'])('in %s the bar of a table is one row where text is very large', async (locale) => {
  const { page, context } = await visit(browser, site.url, {
    ...PHONE,
    viewport: { width: 320, height: 640 },
    locale,
  });
  await page.evaluate(() => localStorage.setItem('castellan.text', '130'));
  await page.reload();
  for (const game of ['duel', 'discovery'] as const) {
    await sitDown(
      page,
      site.url,
      gameUntil(game, ({ phase }) => phase === 'place', { from: 50 }),
    );
    const tops = await page
      .locator('.bar :is([data-command=menu], [data-command=more])')
      .evaluateAll((both) => both.map((one) => one.getBoundingClientRect().top));
    expect([game, tops]).toEqual([game, [tops[0], tops[0]]]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  // A common phone has room for everything at this size.
  await resize(page, { width: 390, height: 844 });
  await sitDown(page, site.url, placingWithAllChips());
  const [chip, tools] = await Promise.all(
    ['.tray .chip', '.actions'].map((one) => page.locator(one).first().boundingBox()),
  );
  expect(chip!.y + chip!.height).toBeLessThanOrEqual(tools!.y);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  await context.close();
});

test.each(['en-GB', 'fr-FR', 'pl-PL', 'es-ES', 'de-DE'])(
  'in %s at the largest text a common phone does not scroll, and the chip of the castle is whole',
  async (locale) => {
    const { page, context } = await visit(browser, site.url, {
      ...PHONE,
      viewport: { width: 390, height: 844 },
      locale,
    });
    await page.evaluate(() => localStorage.setItem('castellan.text', '130'));
    await page.reload();
    for (const open of ['duel-roll', 'duel-castle', 'discovery-ghost', '']) {
      if (open === '') await sitDown(page, site.url, placingWithAllChips());
      else await SCENES.find(({ name }) => name === open)!.open(page, site.url);
      const high = await page.evaluate(() => document.documentElement.scrollHeight);
      expect([open, high]).toEqual([open, 844]);
    }
    const chip = await page.locator('[data-command=chip-castle]').evaluate((one) => {
      const name = one.querySelector('b')!;
      const free = document.querySelector('.actions')!.getBoundingClientRect().top;
      return { cut: name.scrollWidth > name.clientWidth, under: one.getBoundingClientRect().bottom > free };
    });
    expect(chip).toEqual({ cut: false, under: false });
    await context.close();
  },
);

test.each(['en-GB', 'fr-FR', 'pl-PL', 'es-ES'])(
  'in %s the start page and the set-up fit a phone at twice the size, and no player is parted from the number',
  async (locale) => {
    const { page, context } = await visit(browser, site.url, { ...PHONE, locale });
    const double = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const reach = () =>
      page
        .locator('main :is(.button, label, input, a)')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    await page.waitForSelector('main [data-command]');
    await double();
    expect(await reach()).toBeLessThanOrEqual(360);
    await page.goto(`${site.url}#/new/duel`);
    await page.waitForSelector('[data-command=begin]');
    await double();
    expect(await reach()).toBeLessThanOrEqual(360);
    const heights = await page
      .locator('label:has([name=begins]) b')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    // A line of letters of 32 px.
    expect(Math.max(...heights)).toBeLessThan(64);
    await context.close();
  },
);

test('on a desk at twice its size no die lies on another, and no button on what is asked', async () => {
  const { page, context } = await visit(browser, site.url, { viewport: { width: 640, height: 400 } });
  await SCENES.find(({ name }) => name === 'duel-castle')!.open(page, site.url);
  await page.waitForSelector('[class*=choosers_] [class*=pick_]');
  const sides = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const dice = await sides('.hand [class*=die_]');
  expect(dice).toHaveLength(4);
  for (const [at, { left }] of dice.entries())
    expect([at, left]).toEqual([at, expect.closeTo(Math.max(left, dice[at - 1]?.right ?? 0), 0)]);
  const [asked] = await sides('.tray');
  for (const { top } of await sides('.actions .button:not(.away)'))
    expect(top).toBeGreaterThanOrEqual(asked!.bottom - 1);
  await context.close();
});
