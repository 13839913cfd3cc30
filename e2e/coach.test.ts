import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

test.each([
  ['duel', PHONE, 'Most points wins.'],
  ['discovery', DESK, 'Most points wins.'],
] as const)('a first game of %s is coached at the real table, against the novice', async (game, size, aim) => {
  const { page, context, errors } = await visit(browser, site.url, { ...size, newcomer: true });
  await page.check(`input[name=first-game][value=${game}]`, { force: true });
  await page.click('[data-command=first-game]');
  await page.locator('#prompt[data-coach]', { hasText: aim }).waitFor();
  expect(await page.locator('.theirs').getAttribute('aria-label')).toContain('the novice');
  await expectAccessible(page, `the coach of ${game}`);
  if (game === 'duel') {
    await page.click('[data-command=roll]');
    await page.locator('#prompt[data-coach]', { hasText: 'The novice then takes two' }).waitFor();
    // It never blocks: what was explained is done at once.
    await page.locator('.hand [data-die][aria-pressed]').first().click();
    await page.click('[data-command=confirm]');
    await page.waitForSelector('main[data-seq="2"], main[data-seq="3"], main[data-task=place]');
  }
  // What was said is not said again after a reload.
  await page.reload();
  await page.waitForSelector('main[data-task]');
  expect(await page.locator('#prompt', { hasText: aim }).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('who knows the rules sends the coach away, for this game and the next', async () => {
  const { page, context, errors } = await visit(browser, site.url, { ...PHONE, newcomer: true });
  await page.click('[data-command=first-game]');
  await page.waitForSelector('#prompt[data-coach]');
  await page.click('[data-command=know-rules]');
  await page.waitForSelector('#prompt:not([data-coach])');
  expect(await page.locator('[data-command=know-rules]').count()).toBe(0);
  await page.goto(site.url);
  await page.click('[data-command=first-game]');
  await page.waitForSelector('main[data-task=roll]');
  expect(await page.locator('#prompt[data-coach]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  ['duel', 'Dice', 'Your map'],
  ['discovery', 'Their kingdom', 'Your kingdom'],
] as const)('in a first game of %s the things carry their names, and say what they are for', async (game, one, two) => {
  const { page, context, errors } = await visit(browser, site.url, { ...PHONE, newcomer: true });
  await page.check(`input[name=first-game][value=${game}]`, { force: true });
  await page.click('[data-command=first-game]');
  await page.waitForSelector('main[data-task]');
  if (game === 'duel') await page.click('[data-command=roll]');
  await page.locator('[data-names]', { hasText: one }).filter({ hasText: two }).waitFor();
  await page.click('[data-command=more]');
  await page.click('[data-command=menu-what]');
  const asked = page.getByRole('dialog', { name: 'What is this?' });
  await asked.getByRole('button', { name: two, exact: true }).focus();
  expect(await asked.locator('[aria-live]').innerText()).toMatch(/score squares ×|scores squares ×/);
  await expectAccessible(page, `the names of ${game}`);
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

/** Names that lie on text, or beyond the edge of the screen. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden');
    const names = [...document.querySelectorAll('[data-names] [data-name]')].filter(shown);
    const texts = [...document.querySelectorAll('body *')]
      .filter((element) => shown(element) && !element.closest('[data-names], dialog'))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
    const range = document.createRange();
    return names.flatMap((name) => {
      const box = name.getBoundingClientRect();
      if (box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) return [name.textContent];
      return texts.flatMap((text) => {
        range.selectNodeContents(text);
        const lies = [...range.getClientRects()].some(
          (line) => line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom,
        );
        return lies ? [`${name.textContent} on ${text.textContent}`] : [];
      });
    });
  });

test.each([
  ['duel', { ...PHONE, locale: 'de-DE' }],
  ['discovery', { ...PHONE, viewport: { width: 360, height: 640 } }],
  ['duel', { ...DESK, locale: 'de-DE' }],
] as const)('in %s no name covers text, whatever is laid out', async (game, size) => {
  const { page, context, errors } = await visit(browser, site.url, { ...size, newcomer: true });
  await page.check(`input[name=first-game][value=${game}]`, { force: true });
  await page.click('[data-command=first-game]');
  await page.waitForSelector('main[data-task]');
  if (game === 'duel') await page.click('[data-command=roll]');
  await page.locator('[data-names] [data-name]:visible').nth(1).waitFor();
  expect(await coveredBy(page)).toEqual([]);
  const choice = game === 'duel' ? '.hand [data-die][aria-pressed]' : '[data-choosing] button:not([aria-disabled])';
  await page.locator(choice).first().click();
  await page.waitForSelector('[data-command=confirm]:not([disabled])');
  await expect.poll(() => coveredBy(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('on the smallest phone the note of the coach goes from edge to edge, with every line inside', async () => {
  const { page, context, errors } = await visit(browser, site.url, {
    ...PHONE,
    viewport: { width: 360, height: 640 },
    newcomer: true,
  });
  await page.check('input[name=first-game][value=discovery]', { force: true });
  await page.click('[data-command=first-game]');
  await page.locator('#prompt[data-coach]', { hasText: 'Tap one of these dominoes' }).waitFor();
  // The note goes from edge to edge, and its last line is inside.
  const note = await page.locator('[data-asked]').boundingBox();
  expect(note!.width).toBeGreaterThan(336);
  const inside = () =>
    page.evaluate(() => {
      const note = document.querySelector('[data-asked]')!.getBoundingClientRect();
      return [...document.querySelectorAll('#prompt > *')].every(
        (line) => line.getBoundingClientRect().bottom <= note.bottom,
      );
    });
  expect(await inside()).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('a player on the keyboard reads keys, not taps', async () => {
  const { page, context, errors } = await visit(browser, site.url, { ...DESK, newcomer: true });
  await page.focus('[data-command=first-game]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main[data-task=roll]');
  await page.keyboard.press('Enter');
  await page.locator('#prompt[data-coach]', { hasText: 'Choose one of these dice with 1, 2, 3 or 4.' }).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.locator('#prompt[data-coach]', { hasText: 'arrow keys' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
