import { type DuelState, duelRules, mustPass } from '@castellan/rules';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { computer, type GameInfo, PERSON } from '../packages/web/src/play/game-info.ts';
import { type Site, serveSite } from './browser.ts';
import { byTouch, decide } from './duel-player.ts';
import { finished, gameUntil, saveGames, sitDown } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, PHONE, visit, watchFor } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const overDuel = () => gameUntil('duel', ({ phase }) => phase === 'over');

test.each([
  ['Duel', PHONE, overDuel],
  ['Discovery', DESK, finished],
] as const)(
  'a %s just played ends with its domains counted one by one; then it is told who won',
  async (_game, size, over) => {
    const { page, context, errors } = await visit(browser, site.url, { ...size, reducedMotion: 'no-preference' });
    await context.addInitScript(() => localStorage.removeItem('castellan.quick'));
    await page.reload();
    const info = { ...over(), touched: Date.now() };
    await saveGames(page, site.url, info);
    // Notes every state, drawn or not: the page says who leads only when everything is counted.
    await page.evaluate(() => {
      const sums: string[] = [];
      Object.assign(globalThis, { sums });
      const look = () => {
        const main = document.querySelector('[data-result]');
        if (main) {
          const both = [...main.querySelectorAll('[data-sum]')].map((sum) => sum.textContent).join(' : ');
          const line = `${main.hasAttribute('data-counting')} ${main.querySelectorAll('[data-ink=shine]').length > 0} ${both}`;
          if (line !== sums.at(-1)) sums.push(line);
        }
      };
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${info.game}-result/${info.id}`);
    await page.waitForSelector('[data-result]:not([data-counting])');
    const sums = await page.evaluate(() => (globalThis as unknown as { sums: string[] }).sums);
    expect(sums.filter((line) => line.startsWith('true true')).length).toBeGreaterThan(2);
    const totals = await page.locator('[data-totals] [class*=number_]').allInnerTexts();
    expect(await page.locator('[data-sum]').allInnerTexts()).toEqual(totals);
    await page.waitForFunction(() => getComputedStyle(document.querySelector('[data-next]')!).opacity === '1');
    await expectAccessible(page, 'the result after the count');
    expect(errors).toEqual([]);
    await context.close();
  },
);

test.each([
  ['Duel', PHONE, overDuel],
  ['Discovery', PHONE, finished],
  ['Duel', DESK, overDuel],
  ['Discovery', { viewport: { width: 820, height: 1180 } }, finished],
] as const)('while a %s is counted both boards fill the screen, and none leaves it', async (_game, size, over) => {
  const { page, context, errors } = await visit(browser, site.url, { ...size, reducedMotion: 'no-preference' });
  await context.addInitScript(() => {
    localStorage.removeItem('castellan.quick');
    // Looked at while the first domain is lit: it stays lit.
    Object.assign(globalThis, { setInterval: () => 0 });
  });
  await page.reload();
  const info = { ...over(), touched: Date.now() };
  await saveGames(page, site.url, info);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${info.game}-result/${info.id}`);
  await page.waitForSelector('[data-counting] [data-ink=shine]');
  const { inside, share } = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-result] .board')].map((board) => board.getBoundingClientRect());
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    return {
      inside: boxes.every(
        ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      ),
      share: area / (innerWidth * innerHeight),
    };
  });
  expect(inside).toBe(true);
  expect(share).toBeGreaterThan(0.3);
  expect(errors).toEqual([]);
  await context.close();
});

/** One placement of mine, the only one that is possible, before the end. */
function beforeTheEnd(): GameInfo {
  let last: DuelState | null = null;
  const over = gameUntil('duel', (state) => {
    const mine = last?.seat === 1 && last.phase === 'place' && !mustPass(last, 1);
    last = state;
    return mine && state.phase === 'over';
  });
  return { ...over, over: false, actions: over.actions.slice(0, -1) };
}

test.each([
  ['counted by itself', 'no-preference'],
  ['counted when I ask for it, where I asked for calm', 'reduce'],
] as const)('a game that ends before my eyes is %s, and no total stands before', async (_how, reducedMotion) => {
  const { page, context, errors } = await visit(browser, site.url, { ...PHONE, reducedMotion });
  await sitDown(page, site.url, beforeTheEnd());
  await page.waitForSelector('main[data-task=place]');
  expect(await page.locator('.scores').isVisible()).toBe(true);
  // The table fades in: a touch before it is drawn would be lost.
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  const uncounted = await watchFor(page, 'main[data-task=over] ~ .uncounted');
  // A tap while the browser takes the picture of the old screen is lost.
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  await decide(page, byTouch, 'place');
  await uncounted();
  if (reducedMotion === 'reduce') {
    expect(await page.locator('.scores').isVisible()).toBe(false);
    await page.click('[data-command=result]');
  }
  await page.waitForSelector('[data-result] h1');
  // Back at the table everything was counted.
  await page.goBack();
  await page.waitForSelector('main[data-task=over]');
  expect(await page.locator('.scores').isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('a player who wants no motion has the result at once, and a touch elsewhere ends the look at a domain', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  const info = { ...overDuel(), touched: Date.now() };
  await saveGames(page, site.url, info);
  await page.goto(`${site.url}#/duel-result/${info.id}`);
  await page.waitForSelector('[data-result] h1');
  expect(await page.locator('[data-counting]').count()).toBe(0);
  await page.locator('#final-1 td[aria-label*=cross]').first().tap();
  await page.waitForSelector('[data-badge]');
  // As in Safari, a touch beside the board leaves the focus where it was.
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
  await page.locator('[data-result] h1').tap();
  await page.waitForSelector('[data-badge]', { state: 'detached' });
  await context.close();
});

test.each(['en-GB', 'fr-FR', 'pl-PL', 'es-ES', 'de-DE'])(
  'in %s the result of Discovery with both bonuses is on a low phone with all its buttons',
  async (locale) => {
    const { page, context } = await visit(browser, site.url, {
      ...PHONE,
      viewport: { width: 360, height: 640 },
      locale,
    });
    const info = finished();
    await saveGames(page, site.url, info);
    await page.goto(`${site.url}#/discovery-result/${info.id}`);
    await page.waitForSelector('[data-result] h1');
    await page.evaluate(() => document.fonts.ready);
    const bottoms = await page
      .locator('[data-next] .button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(640);
    await context.close();
  },
);

const isLost = (state: DuelState): boolean => {
  const result = duelRules.result(state);
  return result.kind === 'win' && result.seat === 2;
};

test.each([
  ['win', 1],
  ['loss', 2],
  ['draw', null],
] as const)(
  'a %s looks like one: a frame for the winner, a garland if I did not lose, and my ladder',
  async (end, winner) => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    const seats = [PERSON, computer('squire')] as const;
    const info = gameUntil(
      'duel',
      (state) => {
        const result = duelRules.result(state);
        return winner === null ? result.kind === 'draw' : result.kind === 'win' && result.seat === winner;
      },
      { setting: { seats } },
    );
    await saveGames(page, site.url, { ...info, touched: Date.now() });
    await page.goto(`${site.url}#/duel-result/${info.id}`);
    await page.waitForSelector('[data-ladder] li');
    expect(await page.locator('section[data-won=true]').count()).toBe(winner === null ? 0 : 1);
    expect(await page.locator(`section[data-won=true] #final-${winner}`).count()).toBe(winner === null ? 0 : 1);
    expect(await page.locator('[class*=garland_]').count()).toBe(end === 'loss' ? 0 : 1);
    expect(await page.locator('[data-ladder] [data-played=true]').innerText()).toContain('squire');
    expect(await page.locator('[data-ladder] [data-won=true]').count()).toBe(end === 'win' ? 1 : 0);
    expect(await page.locator('[data-result] > :first-child > p').first().innerText()).toContain('best domain');
    await expectAccessible(page, `the result: ${end}`);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('after two losses the main button is an easier game, against the level below', async () => {
  const { page, context, errors } = await visit(browser, site.url, PHONE);
  const seats = [PERSON, computer('squire')] as const;
  const lost = gameUntil('duel', (state) => isLost(state), { setting: { seats } });
  await saveGames(
    page,
    site.url,
    { ...lost, id: 'lost-one', touched: Date.now() - 200_000 },
    { ...lost, id: 'lost-two', touched: Date.now() - 100_000 },
  );
  await page.goto(`${site.url}#/duel-result/lost-one`);
  await page.waitForSelector('[data-next] [data-command=again].go');
  await page.goto(`${site.url}#/duel-result/lost-two`);
  await page.waitForSelector('[data-next] [data-command=easier].go');
  expect(await page.locator('[data-says=loss]').count()).toBe(1);
  await expectAccessible(page, 'the result after two losses');
  await page.click('[data-command=easier]');
  await page.waitForSelector('main[data-task]');
  expect(await page.locator('.theirs').getAttribute('aria-label')).toContain('the page');
  expect(errors).toEqual([]);
  await context.close();
});

test('after a loss one thing to try is named, and one tap shows the picture that a second one sends', async () => {
  const { page, context, errors } = await visit(browser, site.url, { ...PHONE, viewport: { width: 360, height: 640 } });
  const seats = [PERSON, computer('squire')] as const;
  const lost = gameUntil('duel', (state) => isLost(state), { setting: { seats } });
  await saveGames(page, site.url, { ...lost, touched: Date.now() });
  await page.goto(`${site.url}#/duel-result/${lost.id}`);
  await page.getByText('One more cross there brings').waitFor();
  await page.locator('[data-next] [data-command=share]').tap();
  await page.locator('dialog img[alt="Picture: The squire beat me, who helps?"]').waitFor();
  await page.waitForSelector('dialog [data-command=send-picture]:not([aria-disabled])');
  await expectAccessible(page, 'the picture of a result');
  expect(errors).toEqual([]);
  await context.close();
});
