import { type DuelState, duel, must } from '@castellan/rules';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { computer, type GameInfo, PERSON } from '../packages/web/src/play/game-info.ts';
import type { Level } from '../packages/web/src/play/levels.ts';
import { openMore } from './begin.ts';
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

const running = () => gameUntil('duel', ({ phase, seat }) => phase === 'roll' && seat === 1, { from: 10 });

/** How far down the lowest of these reaches. */
const lowest = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));

const finishedGame = (level: Level, seats: 'won' | 'lost', more: Partial<GameInfo> = {}): GameInfo => {
  const over = gameUntil('duel', (state) => state.phase === 'over');
  const [one, two] = duel.score(stateAfter(over));
  const iAmFirst = one.total > two.total === (seats === 'won');
  const setting = iAmFirst
    ? { seats: [PERSON, computer(level)] as const }
    : { seats: [computer(level), PERSON] as const };
  return { ...over, ...setting, id: `over${++games}`, ...more };
};
let games = 0;

function stateAfter({ actions, options }: GameInfo): DuelState {
  let state = duel.create(must(duel.parseOptions(options)));
  for (const action of actions) state = must(duel.apply(state, must(duel.parseAction(action))));
  return state;
}

/** The start page of somebody who has these games. */
async function returnWith(page: Page, ...played: readonly GameInfo[]): Promise<void> {
  await saveGames(page, site.url, ...played);
  await page.goto(`${site.url}#/`);
  await page.waitForSelector('[data-command=daily]');
}

test.each([
  [1366, 650, 'en-GB'],
  [1280, 800, 'pl-PL'],
  [1440, 900, 'fr-FR'],
  [820, 1180, 'es-ES'],
  [390, 844, 'en-GB'],
  [360, 640, 'en-GB'],
  [360, 740, 'fr-FR'],
  [360, 740, 'pl-PL'],
  [360, 740, 'es-ES'],
  [360, 640, 'de-DE'],
  [1440, 900, 'de-DE'],
] as const)(
  'a stranger sees both games and every way in without scrolling at %i × %i',
  async (width, height, locale) => {
    const { page, context, errors } = await visit(browser, site.url, { viewport: { width, height }, locale });
    await page.waitForSelector('[data-command=first-game]');
    expect(await page.locator('input[name=first-game]').count()).toBe(2);
    expect(await lowest(page, 'main :is(a, button, label)')).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectWords(page);
    await expectAccessible(page, 'first visit');
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('the chosen box decides what the first game is: against the novice, with a coach', async () => {
  const { page, context, errors } = await visit(browser, site.url, PHONE);
  await page.getByRole('radio', { name: /^Discovery/ }).check({ force: true });
  await page.locator('[data-command=first-game]').tap();
  await page.waitForURL(/#\/discovery\//);
  await page.waitForSelector('use[href="#face-novice"]', { state: 'attached' });
  const id = new URL(page.url()).hash.split('/')[2]!;
  expect(await settingOf(page, id)).toMatchObject({ coached: true });
  // Who comes back before its end goes on with it.
  await page.goto(`${site.url}#/`);
  await page.waitForSelector('[data-command=first-game], [data-command=continue]');
  expect(errors).toEqual([]);
  await context.close();
});

const settingOf = (page: Page, id: string): Promise<unknown> =>
  page.evaluate(async (wanted) => {
    const request = indexedDB.open('castellan');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const found = database.transaction('games').objectStore('games').get(wanted);
    await new Promise((resolve) => {
      found.onsuccess = resolve;
    });
    database.close();
    return found.result.setting;
  }, id);

test.each([PHONE, DESK])(
  'who returns finds the open game, the challenge, the ladder and the last game',
  async (size) => {
    const { page, context, errors } = await visit(browser, site.url, size);
    const hour = Date.now() - 3_600_000;
    await returnWith(
      page,
      { ...running(), seats: [PERSON, computer('squire')] },
      finishedGame('novice', 'won'),
      finishedGame('novice', 'won'),
      finishedGame('page', 'won', { hints: 'three' }),
      finishedGame('novice', 'won', { touched: hour, created: hour }),
      finishedGame('page', 'lost'),
    );
    await page.getByRole('heading', { name: 'It is your turn' }).waitFor();
    await page.getByText('Duel with the squire').waitFor();
    // Three wins beat the novice; a win with hints does not count.
    expect(await page.locator('[data-command=ladder-novice] [role=img]').getAttribute('aria-label')).toBe(
      '3 of 3 wins',
    );
    expect(await page.locator('[data-command=ladder-page] [role=img]').getAttribute('aria-label')).toBe('0 of 3 wins');
    await page.getByText('3 more wins, then the squire').waitFor();
    await page.locator('[data-command=last-game]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
    await expectAccessible(page, 'the start page of a player');
    await expectWords(page);
    await page.locator('[data-command=continue]').click();
    await page.waitForURL(/#\/duel\//);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('on a desk both columns of the start page end on one line', async () => {
  const { page, context } = await visit(browser, site.url, DESK);
  await returnWith(page, { ...running(), seats: [PERSON, computer('squire')] }, finishedGame('novice', 'won'));
  const bottom = (selector: string) => lowest(page, selector);
  const ladder = await bottom('section:has([data-command=ladder-novice])');
  expect(Math.abs(ladder - (await bottom('nav:has([data-command=room])')))).toBeLessThan(1);
  const open = await bottom('section:has([data-command=continue])');
  expect(Math.abs(open - (await bottom('[data-command=last-game]')))).toBeLessThan(1);
  await context.close();
});

test('in German the next opponent is named in the right case, and a button begins with a capital letter', async () => {
  const { page, context } = await visit(browser, site.url, { ...PHONE, locale: 'de-DE' });
  await returnWith(page, finishedGame('page', 'lost'));
  await page.getByRole('heading', { name: 'Der Neuling wartet' }).waitFor();
  expect(await page.locator('[data-command=play-next]').textContent()).toBe('Gegen den Neuling spielen');
  await page.locator('[data-command=play-duel]').tap();
  await page.locator('input[value=squire]').check({ force: true });
  await page.locator('[data-command=play-chosen]', { hasText: /^Gegen den Knappen spielen$/ }).waitFor();
  await context.close();
});

test('a new game asks for the opponent by name', async () => {
  const { page, context } = await visit(browser, `${site.url}#/new/duel?against=computer`, PHONE);
  const named = (name: string) => page.getByRole('radio', { name, exact: true });
  // Against whom, and who begins.
  for (const [level, name] of [
    ['novice', 'The novice'],
    ['squire', 'The squire'],
  ] as const) {
    await page.locator(`input[value=${level}]`).check({ force: true });
    await named(name).nth(1).waitFor({ state: 'attached' });
  }
  expect(await named('The novice').count()).toBe(0);
  await context.close();
});

test('two at one device choose who begins, see whose mark is whose, and find the rest under More', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/new/duel`, PHONE);
  await page.locator('[data-command=begin]').waitFor();
  const groups = () => page.locator('fieldset legend').locator('visible=true').allInnerTexts();
  expect(await groups()).toEqual(['Game', 'Against', 'Who begins']);
  expect(await page.locator('main input[type=text]').locator('visible=true').count()).toBe(0);
  await page.getByRole('radio', { name: 'Player 2 Teal disc' }).waitFor({ state: 'attached' });
  // All of it is on the first screen of a phone.
  expect(await lowest(page, '[data-command=begin]')).toBeLessThanOrEqual(740);
  await openMore(page);
  await page.getByLabel('Name of player 2').fill('Bea');
  await page.locator('input[name=colour][value="2"]').check({ force: true });
  await page.getByRole('radio', { name: 'Bea Red lozenge' }).waitFor({ state: 'attached' });
  await expectAccessible(page, 'a game for two at one device');
  await page.locator('[data-command=begin]').tap();
  await page.waitForSelector('#board-mine');
  expect(errors).toEqual([]);
  await context.close();
});

test('a face of the ladder is one tap from a game against it, and none is locked', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await returnWith(page, finishedGame('novice', 'won'));
  await page.locator('[data-command=ladder-castellan]').tap();
  await page.waitForSelector('use[href="#face-castellan"]', { state: 'attached' });
  await context.close();
});

test('without an open game the next opponent waits in its place', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await returnWith(page, finishedGame('novice', 'lost'));
  await page.getByRole('heading', { name: 'The novice is waiting' }).waitFor();
  // There is no ladder before the first win.
  expect(await page.locator('[data-command=ladder-novice]').count()).toBe(0);
  await page.locator('[data-command=play-next]').tap();
  await page.waitForURL(/#\/duel\//);
  await context.close();
});

test('the menu leads everywhere from everywhere, the start page too', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  for (const at of ['', 'learn', 'online', 'new/discovery']) {
    // The screen itself, not the one before it.
    await page.goto('about:blank');
    await page.goto(`${site.url}#/${at}`, { waitUntil: 'networkidle' });
    await page.locator('[data-command=menu]').tap();
    for (const place of ['#/games', '#/learn', '#/rules', '#/records', '#/box']) {
      await page.locator(`dialog a[href="${place}"]`).waitFor();
    }
    for (const setting of ['Polski', 'Larger']) await page.getByLabel(setting).waitFor({ state: 'attached' });
    for (const setting of ['Colours', 'Sound', 'Opponent plays'])
      await page.getByRole('group', { name: setting }).waitFor();
    if (at === '') await expectAccessible(page, 'the menu');
    await page.keyboard.press('Escape');
  }
  await context.close();
});

test('text can be made larger, and stays so from the first paint of the next visit', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await page.locator('[data-command=menu]').tap();
  await page.getByLabel('Larger').check({ force: true });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await size()).toBe('20.8px');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.text === '130');
  expect(await size()).toBe('20.8px');
  await page.waitForSelector('[data-screen=start]');
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});

test('the opponent is chosen in a sheet, strongest on top, and is offered again', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await page.locator('[data-command=know-rules]').tap();
  await page.waitForSelector('input[name=level]', { state: 'attached' });
  const levels = await page
    .locator('input[name=level]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(levels).toEqual(['castellan', 'steward', 'knight', 'squire', 'page', 'novice']);
  await expectAccessible(page, 'the opponents');
  await page.locator('input[name=level][value=knight]').check({ force: true });
  await page.getByRole('button', { name: 'Play the knight' }).tap();
  await page.waitForSelector('#board-mine');
  await page.waitForSelector('use[href="#face-knight"]', { state: 'attached' });
  await page.goto(`${site.url}#/`);
  await page.locator('[data-command=know-rules]').tap();
  await page.waitForSelector('input[name=level][value=knight]:checked', { state: 'attached' });
  await context.close();
});

test('a shortcut begins a game at once, and Back leads to the start page', async () => {
  const { page, context } = await visit(browser, `${site.url}#/play/discovery`, PHONE);
  await page.waitForURL(/#\/discovery\//);
  await page.goBack();
  await page.waitForSelector('[data-screen=start]');
  await context.close();
});

test('Back closes what lies over the screen, and leaves the screen only then', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}#/learn`, PHONE);
  await page.goto(`${site.url}#/box`);
  // The screen itself, not the one before it.
  await page.getByRole('heading', { name: 'Paper and real dice' }).waitFor();
  await page.locator('[data-command=menu]').tap();
  await page.waitForSelector('dialog[open]');
  await page.goBack();
  await page.waitForSelector('dialog', { state: 'detached' });
  expect(page.url()).toContain('#/box');

  // Closed by its button it takes no Back with it.
  await page.locator('[data-command=menu]').tap();
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.goBack();
  await page.waitForURL(/#\/learn/);
  await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();

  // A link in it leads on, and Back from there to where it was opened.
  await page.locator('[data-command=menu]').tap();
  await page.locator('dialog a[href="#/records"]').tap();
  await page.waitForURL(/#\/records/);
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.goBack();
  await page.waitForURL(/#\/learn/);
  await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a double click on "My first game" begins one game', async () => {
  const { page, context, errors } = await visit(browser, site.url, DESK);
  // The second click comes before the first has led anywhere.
  await page.locator('[data-command=first-game]').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL(/#\/duel\//);
  await page.goto(`${site.url}#/games`);
  await page.waitForSelector('[data-screen=games] li');
  expect(await page.locator('[data-screen=games] li').count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});
