import { columnsIn, frameOf, rowsIn } from '@castellan/picture/board';
import { discovery, mustPass } from '@castellan/rules';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { byMouse, decide } from './duel-player.ts';
import { discarding, gameUntil, saveGames, sitDown, TWO_HERE } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, PHONE, visit, watchFor } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** I place, then Bea places and rolls. */
const myPlacement = () =>
  gameUntil('duel', ({ phase, seat, roller }) => phase === 'place' && seat === 1 && roller === 1, { from: 20 });

/** With everything that moves, as most people see it. */
const LIVELY = { reducedMotion: 'no-preference' } as const;

async function lively(options: object): Promise<{ page: Page; close: () => Promise<void>; errors: string[] }> {
  const { page, context, errors } = await visit(browser, site.url, { ...options, ...LIVELY });
  // The pauses of a quick player would leave nothing to be seen.
  await context.addInitScript(() => localStorage.removeItem('castellan.quick'));
  await page.reload();
  return { page, close: () => context.close(), errors };
}

/** Notes every different state of the page, also one that a slow machine never draws. */
const note = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const falling = document.querySelector('[class*=tumbling_]') !== null;
      const flying = document.querySelectorAll('[data-flights] > *').length;
      const { seq } = document.querySelector('main')!.dataset;
      const told = document.querySelector('[data-actions] li')?.textContent;
      const line = JSON.stringify({ falling, flying, seq, told });
      if (line !== seen.at(-1)) seen.push(line);
    };
    look();
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
const noted = async (page: Page): Promise<readonly { falling: boolean; flying: number; seq: string; told: string }[]> =>
  (await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).map((line) => JSON.parse(line));

test('the dice of the opponent are seen travelling and falling, and nothing tells a roll before they lie still', async () => {
  const { page, close, errors } = await lively(DESK);
  await sitDown(page, site.url, myPlacement());
  await note(page);
  await decide(page, byMouse, 'place');
  await page.waitForSelector('main[data-task=draft]');
  const seen = await noted(page);
  expect(seen.some(({ flying }) => flying === 2)).toBe(true);
  const falling = seen.filter((one) => one.falling);
  expect(falling.length).toBeGreaterThan(0);
  expect(falling.filter(({ told }) => /rolled/.test(told))).toEqual([]);
  expect(seen.some(({ told }) => /rolled/.test(told))).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test('one tap shows at once what is still under way', async () => {
  const { page, close, errors } = await lively(DESK);
  await sitDown(page, site.url, myPlacement());
  // The tap comes as soon as something is first seen flying.
  const tapped = page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const flying = () => document.querySelectorAll('[data-flights] > *').length;
    const seq = () => Number(document.querySelector('main')!.dataset.seq);
    await new Promise<void>((begun) => {
      const watch = new MutationObserver(() => {
        if (flying() === 0) return;
        watch.disconnect();
        begun();
      });
      watch.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
    });
    const then = seq();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await frame();
    await frame();
    return [then, seq(), flying()] as const;
  });
  await decide(page, byMouse, 'place');
  const [before, after, flying] = await tapped;
  expect(after).toBeGreaterThan(before);
  expect(flying).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

/** Where nobody has anything to decide: the state, the sentence before it happens, and the sentence after it. */
const FORCED = [
  ['a domino that fits nowhere', discarding, 'fits nowhere: it is discarded', /You discarded domino/],
  [
    'dice that fit nowhere',
    () => gameUntil('duel', (state) => state.phase === 'place' && state.seat === 1 && mustPass(state, 1)),
    'Nothing fits: you pass',
    /You pass/,
  ],
  [
    'the last domino of a line',
    () =>
      gameUntil('discovery', (s) => s.phase === 'pick' && s.seat === 1 && discovery.legal(s).length === 1, {
        from: 20,
      }),
    'is left over: it is yours',
    /You chose domino/,
  ],
] as const;

test.each(FORCED)('%s: nothing has to be tapped, it is said before and told after', async (_what, game, said, told) => {
  const { page, close, errors } = await lively(PHONE);
  // What would happen after a moment waits until it has been looked at.
  await page.addInitScript(() => {
    const [later, held] = [setTimeout, [] as (() => void)[]];
    const hold = (call: () => void, after: number) =>
      after === 700 || after === 2000 ? held.push(call) : later(call, after);
    Object.assign(globalThis, { setTimeout: hold, goOn: () => held.splice(0).map((call) => call()) });
  });
  await page.reload();
  await sitDown(page, site.url, game());
  await page.waitForSelector('main[data-task=forced]');
  expect(await page.locator('#prompt').innerText()).toContain(said);
  expect(await page.locator('[data-command=confirm]').getAttribute('aria-disabled')).toBe('true');
  expect(await page.locator('#board-mine td.lit').count()).toBe(0);
  await expectAccessible(page, said);
  await page.evaluate(() => (globalThis as unknown as { goOn(): void }).goOn());
  await page.locator('[aria-live]', { hasText: told }).waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const)('%s what the opponent did stays marked until I decide, and can be seen again', async (_where, size) => {
  const { page, context, errors } = await visit(browser, site.url, size);
  await sitDown(page, site.url, myPlacement());
  await decide(page, byMouse, 'place');
  await page.waitForSelector('main[data-task=draft]');
  const marks = () =>
    page.evaluate(() => ({
      squares: document.querySelectorAll('.theirs [data-ink=marked]').length,
      dice: document.querySelectorAll('.hand [data-news]').length,
      mine: document.querySelectorAll('.mine [data-ink=marked]').length,
    }));
  expect(await marks()).toEqual({ squares: 1, dice: 1, mine: 0 });
  await expectAccessible(page, 'what happened is marked');
  // The same turn once more: back to my last decision, and by itself to where the game stands.
  const now = await page.locator('main').getAttribute('data-task');
  const wasPast = await watchFor(page, '.actions:has([data-command=now])');
  await page.locator('[data-command=see-again]:visible').first().click();
  await wasPast();
  await page.waitForSelector('.actions:not(:has([data-command=now]))');
  expect(await page.locator('main').getAttribute('data-task')).toBe(now);
  expect(await marks()).toEqual({ squares: 1, dice: 1, mine: 0 });
  const outline = () =>
    page.evaluate(() => document.querySelector('.theirs [data-ink=marked] path')?.getAttribute('d'));
  const before = await outline();
  await decide(page, byMouse, 'draft');
  expect(await outline()).not.toBe(before);
  expect((await marks()).dice).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a replay plays by itself at three speeds, and its moves are seen moving', async () => {
  const { page, close, errors } = await lively(DESK);
  const info = gameUntil('duel', ({ phase }) => phase === 'over');
  await saveGames(page, site.url, info);
  await page.goto(`${site.url}#/replay/${info.id}?at=0`);
  await page.locator('[data-command=speed]').click();
  expect(await page.locator('[data-command=speed]').textContent()).toContain('2');
  const flew = await watchFor(page, '[data-flights] > *');
  await page.locator('[data-command=play]').click();
  await flew();
  await page.waitForFunction(() => Number(document.querySelector('main')!.dataset.at) > 4);
  await page.locator('[data-command=play]').click();
  await expectAccessible(page, 'a replay that was stopped');
  for (const times of ['½', '1', '2']) {
    await page.locator('[data-command=speed]').click();
    expect(await page.locator('[data-command=speed]').textContent()).toContain(times);
  }
  expect(errors).toEqual([]);
  await close();
});

test('in a replay of Discovery a king is seen going from the domino just placed to the one it chooses', async () => {
  const { page, close, errors } = await lively(DESK);
  await page.goto(`${site.url}#/replay/rules-discovery?at=11`);
  await page.waitForSelector('main[data-at="11"] [data-leaving=true] [data-king]');
  const flew = await watchFor(page, '[data-flights] > [data-king]');
  await page.keyboard.press('ArrowRight');
  await flew();
  await page.waitForSelector('main[data-at="12"]');
  expect(await page.locator('[data-choosing="9"] [data-king]').count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

/** A domino has just made a kingdom wider to the right and higher. */
function justGrown() {
  let before = { left: 0, right: 8, top: 0, bottom: 8 };
  return gameUntil(
    'discovery',
    (state) => {
      const frame = frameOf(discovery.board(state, 2));
      const { left } = before;
      const grown = columnsIn(frame) > columnsIn(before) && rowsIn(frame) > rowsIn(before);
      before = frame;
      return grown && frame.left === left;
    },
    { setting: TWO_HERE },
  );
}

test('on a busy phone a kingdom that glides into its larger frame does not make the page wider', async () => {
  const { page, close, errors } = await lively(PHONE);
  await sitDown(page, site.url, justGrown());
  // A machine so busy that nothing has moved yet.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
  await page.locator('[data-command=list]:visible, .latest').first().tap();
  await page.locator('[data-actions] button:visible').nth(1).tap();
  await page.locator('[data-command=now]').tap();
  await page.waitForFunction(() => document.querySelector('.mine .kingdom')!.getAnimations().length > 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(errors).toEqual([]);
  await close();
});
