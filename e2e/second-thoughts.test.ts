import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { computer, type GameInfo, PERSON } from '../packages/web/src/play/game-info.ts';
import { beginGame } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { byMouse, decide } from './duel-player.ts';
import { gameUntil, sitDown, TWO_HERE } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, PHONE, visit, watchFor } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** The first player takes two of three dice. */
const choosingTwo = (setting: Partial<GameInfo> = {}) =>
  gameUntil('duel', ({ phase, seat, roller }) => phase === 'draft' && seat === 1 && roller === 2, {
    from: 20,
    setting: { seats: [PERSON, computer('page')], ...setting },
  });

test('on one device a confirmed placement is taken back by one tap, until the next roll', async () => {
  const { page, context, errors } = await visit(browser, site.url, PHONE);
  await sitDown(
    page,
    site.url,
    gameUntil('duel', ({ phase, seat, roller }) => phase === 'place' && seat === roller, {
      from: 20,
      setting: TWO_HERE,
    }),
  );
  const seq = async () => Number(await page.locator('main').getAttribute('data-seq'));
  const before = await seq();
  await decide(page, byMouse, 'place');
  expect(await seq()).toBe(before + 1);
  const undo = page.locator('[data-command=undo]');
  await undo.click();
  await page.waitForFunction((n) => Number(document.querySelector('main')!.dataset.seq) === n, before);
  await expectAccessible(page, 'a placement taken back');
  // Both place, and the dice are rolled: what lies before the roll stays.
  await decide(page, byMouse, 'place');
  await decide(page, byMouse, 'place');
  await decide(page, byMouse, 'roll');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  expect(errors).toEqual([]);
  await context.close();
});

test('against the computer a confirmed choice is taken back by one tap, its answer with it', async () => {
  const { page, context, errors } = await visit(browser, site.url, PHONE);
  await sitDown(
    page,
    site.url,
    gameUntil('duel', ({ phase, seat, roller }) => phase === 'draft' && seat === 1 && roller === 1, { from: 20 }),
  );
  const stands = (task: string, seq: number) => page.waitForSelector(`main[data-task=${task}][data-seq="${seq}"]`);
  await page.waitForSelector('main[data-task=draft]');
  const before = Number(await page.locator('main').getAttribute('data-seq'));
  await decide(page, byMouse, 'draft');
  await stands('place', before + 2);
  await page.locator('[data-command=undo]:not([aria-disabled])').click();
  await stands('draft', before);
  // The game goes on from there.
  await decide(page, byMouse, 'draft');
  await stands('place', before + 2);
  expect(errors).toEqual([]);
  await context.close();
});

test('the second of two dice is taken by its tap, told, and taken back by one tap', async () => {
  const { page, context, errors } = await visit(browser, site.url, PHONE);
  await sitDown(page, site.url, choosingTwo());
  const before = Number(await page.locator('main').getAttribute('data-seq'));
  const free = page.locator('[data-die][aria-pressed]');
  await free.nth(0).tap();
  await page.waitForSelector('[data-die][aria-pressed=true]');
  expect(await page.locator('#prompt').innerText()).toContain('And one more.');
  await expect.poll(() => page.locator('[data-announce]').allInnerTexts()).toContain('And one more.');
  // One die alone is put back by another tap.
  await free.nth(0).tap();
  await page.waitForSelector('[data-die][aria-pressed=true]', { state: 'detached' });
  const told = await watchFor(page, '[data-announce]:not(:empty)');
  await free.nth(0).tap();
  await free.nth(2).tap();
  await page.waitForFunction((seq) => Number(document.querySelector('main')!.dataset.seq) > seq, before);
  await told();
  await page.waitForSelector('main[data-task=place]');
  expect(await page.locator('.hand [class*=mine_] [data-die]').count()).toBe(2);
  await page.locator('[data-command=undo]:not([aria-disabled])').click();
  await page.waitForSelector(`main[data-task=draft][data-seq="${before}"]`);
  expect(await page.locator('[data-die][aria-pressed=true]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('with hints the second of two dice waits for Take, so that a warning comes first', async () => {
  const { page, context, errors } = await visit(browser, site.url, PHONE);
  await sitDown(page, site.url, choosingTwo({ hints: 'warn' }));
  const before = await page.locator('main').getAttribute('data-seq');
  await page.locator('[data-die][aria-pressed]').nth(0).tap();
  await page.locator('[data-die][aria-pressed]').nth(1).tap();
  await page.waitForSelector('[data-hint=better], [data-hint=fine]');
  expect(await page.locator('main').getAttribute('data-seq')).toBe(before);
  await page.locator('[data-command=confirm]:not([aria-disabled])').tap();
  await page.waitForFunction((seq) => document.querySelector('main')!.dataset.seq !== seq, before);
  expect(errors).toEqual([]);
  await context.close();
});

test('sound is a switch in the menu of a game, not beside the main button', async () => {
  const { page, context, errors } = await visit(browser, site.url, DESK);
  await beginGame(page, 'duel');
  await page.locator('[data-command=more]').click();
  const sound = page.getByRole('switch', { name: 'Sound' });
  expect(await sound.getAttribute('aria-checked')).toBe('false');
  await expectAccessible(page, 'the menu of a game');
  await sound.click();
  expect(await sound.getAttribute('aria-checked')).toBe('true');
  expect(await page.evaluate(() => localStorage.getItem('castellan.sound'))).toBe('yes');
  expect(await page.locator('.actions [data-command=sound]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
