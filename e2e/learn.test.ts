import { EDITION_NAMES, EDITIONS } from '@castellan/rules';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { FREE } from './discovery-player.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const stepOf = (page: Page) => page.locator('[data-step]').getAttribute('data-step');
const press = (page: Page, command: string) => page.locator(`[data-command=${command}]`).click();

/** Puts the domino on the first lit square that leads on, turning it until the step is content. */
async function placeSomewhere(page: Page): Promise<void> {
  const step = await stepOf(page);
  const squares = await page
    .locator('#board-mine td.lit')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.square!));
  for (const square of squares) {
    await page.locator(`#board-mine [data-square="${square}"]`).click();
    for (let turn = 0; turn < 8; turn++) {
      await press(page, 'confirm');
      if ((await stepOf(page)) !== step) return;
      await press(page, 'turn');
    }
  }
  throw new Error(`no square leads on from ${step}`);
}

/** Walks the board with the arrow keys to a square. */
async function walkTo(page: Page, square: string): Promise<void> {
  await page.locator('#board-mine td[tabindex="0"]').focus();
  const from = (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.square))!;
  const steps = (delta: number, back: string, forth: string) =>
    Array.from({ length: Math.abs(delta) }, () => (delta < 0 ? back : forth));
  const columns = steps(square.charCodeAt(0) - from.charCodeAt(0), 'ArrowLeft', 'ArrowRight');
  const rows = steps(Number(square.slice(1)) - Number(from.slice(1)), 'ArrowUp', 'ArrowDown');
  for (const key of [...columns, ...rows]) await page.keyboard.press(key);
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.square)).toBe(square);
}

/** On a phone: the button is on the screen before anything is scrolled, and what it places is marked. */
async function expectConfirmInSight(page: Page, marked: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const box = (await page.locator('[data-command=confirm]').boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  expect(await page.locator(marked).count()).toBeGreaterThan(0);
}

describe.each([
  ['en-GB', 'Score more'],
  ['fr-FR', 'Marquez plus'],
  ['pl-PL', 'Zdobądź więcej'],
  ['es-ES', 'Consigue más'],
])('a lesson on a phone, %s', (locale, aim) => {
  test('says the aim first, and keeps Confirm on the screen', async () => {
    const { page, context } = await visit(browser, `${site.url}#/lesson/duel`, { ...PHONE, locale });
    await page.waitForSelector('[data-step=roll]');
    expect(await page.locator('[data-step]').innerText()).toContain(aim);
    await press(page, 'roll');
    await page.locator('[data-die="3"]').tap();
    await press(page, 'confirm');
    await page.waitForSelector('[data-step=draw]');
    await expectConfirmInSight(page, '.hand [class*=mine_]');

    await page.goto(`${site.url}#/lesson/discovery`);
    await page.waitForSelector('[data-step=line]');
    expect(await page.locator('[data-step]').innerText()).toContain(aim);
    await press(page, 'lesson-next');
    await page.locator(FREE).first().tap();
    await press(page, 'confirm');
    await page.waitForSelector('[data-step=lay]');
    await expectConfirmInSight(page, '[data-when=now]');
    await context.close();
  });
});

describe('the first game of Duel', () => {
  test('is played to its end by touch, keeps its place over a reload, and answers a wrong die', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/learn`, PHONE);
    await expectAccessible(page, 'learn');
    await page.getByRole('link', { name: 'Begin the first game' }).first().tap();
    await page.waitForSelector('[data-step=roll]');
    await expectAccessible(page, 'lesson: roll');
    await press(page, 'roll');
    await page.waitForSelector('[data-step=take]');
    await page.locator('[data-die="1"]').tap();
    await press(page, 'confirm');
    expect(await stepOf(page)).toBe('take');
    expect(await page.locator('[data-step]').innerText()).toContain('two crosses');
    await expectAccessible(page, 'lesson: hint');
    await page.locator('[data-die="3"]').tap();
    await press(page, 'confirm');
    await page.waitForSelector('[data-step=draw]');
    await expectAccessible(page, 'lesson: draw');
    await page.reload();
    await page.waitForSelector('[data-step=draw]');
    await placeSomewhere(page);
    await page.waitForSelector('[data-step=book]');
    await press(page, 'lesson-next');
    await page.waitForSelector('[data-step=second]');
    await page.locator('[data-die="1"]').tap();
    await page.locator('[data-die="2"]').tap();
    await press(page, 'confirm');
    await page.waitForSelector('[data-step=grow]');
    await expectAccessible(page, 'lesson: grow');
    await placeSomewhere(page);
    await page.waitForSelector('[data-step=castle]');
    await press(page, 'roll');
    await page.locator('[data-die="2"]').tap();
    await press(page, 'confirm');
    await page.waitForSelector('[data-command=chip-castle]');
    await press(page, 'chip-castle');
    await expectAccessible(page, 'lesson: castle');
    await placeSomewhere(page);
    await page.waitForSelector('[data-step=score]');
    await expectAccessible(page, 'lesson: score');
    await expectWords(page);
    // No form: the first real game is one tap away.
    await press(page, 'lesson-play');
    await page.waitForSelector('[data-command=roll]');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('goes back, starts again and can be left at any time', async () => {
    const { page, context } = await visit(browser, `${site.url}#/lesson/duel`, DESK);
    await press(page, 'roll');
    await page.waitForSelector('[data-step=take]');
    await press(page, 'lesson-back');
    await page.waitForSelector('[data-step=roll]');
    await press(page, 'roll');
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Continue at step 2 of 8' }).count()).toBe(1);
    await context.close();
  });
});

describe('the first game of Discovery', () => {
  test('is played to its end by keyboard alone', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/lesson/discovery`, DESK);
    const enterOn = async (selector: string) => {
      await page.locator(selector).first().focus();
      await page.keyboard.press('Enter');
    };
    await enterOn('[data-command=lesson-next]');
    for (const [claim, lay] of [
      ['claim', 'lay'],
      ['next', 'join'],
      ['order', 'bound'],
    ]) {
      await page.waitForSelector(`[data-step=${claim}]`);
      await expectAccessible(page, `lesson: ${claim}`);
      await enterOn(FREE);
      await enterOn('[data-command=confirm]');
      await page.waitForSelector(`[data-step=${lay}]`);
      const squares = await page
        .locator('#board-mine td.lit')
        .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.square!));
      for (const square of squares) {
        await walkTo(page, square);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        if ((await stepOf(page)) !== lay) break;
      }
    }
    await page.waitForSelector('[data-step=score]');
    await expectAccessible(page, 'lesson: score of Discovery');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the rules', () => {
  test.each(['en', 'fr', 'pl', 'es', 'de'])(
    'speak %s, without a key showing, and are accessible in both games',
    async (locale) => {
      const { page, context, errors } = await visit(browser, `${site.url}#/rules/duel`, { ...PHONE, locale });
      for (const game of ['duel', 'discovery']) {
        await page.goto(`${site.url}#/rules/${game}`);
        await page.waitForSelector('main article figure');
        await expectWords(page);
        await expectAccessible(page, `rules of ${game} in ${locale}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      await page.goto(`${site.url}#/editions`);
      await page.waitForSelector('main table');
      await expectWords(page);
      await expectAccessible(page, `editions in ${locale}`);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test.each([
    ['duel', 'A4', 718],
    ['discovery', 'Letter', 740],
  ])(
    'of %s print on %s without the menu, every picture whole, with its dice and its sentence',
    async (game, format, width) => {
      const { page, context } = await visit(browser, `${site.url}#/rules/${game}`, { ...DESK, colorScheme: 'dark' });
      await page.waitForSelector('main article figure');
      await page.evaluate(() => document.fonts.ready);
      const figures = await page.locator('figure').count();
      // As wide as the paper between its margins.
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media: 'print' });
      for (const part of ['header', 'main > nav', 'button', 'a.button', 'a[aria-label^="Link to"]']) {
        expect(await page.locator(part).locator('visible=true').count(), part).toBe(0);
      }
      // Ink on white, also from a dark page.
      expect(await page.locator('main h1').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(42, 31, 23)');
      const drawn = await page.locator('figure').evaluateAll((all) =>
        all.map((figure) => {
          const inside = figure.getBoundingClientRect();
          const parts = [...figure.querySelectorAll('.board, svg, figcaption')].map((part) =>
            part.getBoundingClientRect(),
          );
          return {
            kept: getComputedStyle(figure).breakInside,
            said: figure.querySelector('figcaption')!.innerText.trim() !== '',
            whole: parts.every(({ left, right, height }) => left >= 0 && right <= innerWidth + 1 && height > 0),
            high: inside.height,
          };
        }),
      );
      expect(drawn.length).toBe(figures);
      for (const figure of drawn) {
        expect(figure).toMatchObject({ kept: 'avoid', said: true, whole: true });
        // A third of a page at most.
        expect(figure.high).toBeLessThan(420);
      }
      expect((await page.pdf({ format: format as 'A4' })).subarray(0, 4).toString()).toBe('%PDF');
      await context.close();
    },
  );

  test('open at the section an address names, with the focus on its title', async () => {
    const { page, context } = await visit(browser, `${site.url}#/rules/duel/connection`, DESK);
    await page.waitForSelector('#connection h2:focus');
    await page.waitForFunction(
      () => Math.abs(document.querySelector('#connection h2')!.getBoundingClientRect().top) < 120,
    );
    await context.close();
  });

  test.each([
    ['rules/duel', 360, 740],
    ['rules/duel', 1440, 900],
    ['rules/discovery', 1440, 900],
    ['editions', 360, 740],
  ] as const)('%s does not move while it arrives, at %i × %i', async (path, width, height) => {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'fr-FR' });
    await context.addInitScript(() => {
      const moved = { by: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.by += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    await page.goto(`${site.url}#/${path}`, { waitUntil: 'networkidle' });
    await page.waitForSelector('main h1');
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);
    expect(shifts).toBeLessThan(0.02);
    await context.close();
  });

  test('the editions page marks the edition that is preselected for a French reader, and tints its answers', async () => {
    const { page, context } = await visit(browser, `${site.url}#/editions`, { ...DESK, locale: 'fr' });
    const marked = page.locator('main table th[aria-current]');
    await marked.waitFor();
    expect(await marked.allInnerTexts()).toEqual([expect.stringMatching(/^français\s+présélectionnée pour vous$/i)]);
    const rows = await page
      .locator('main table tbody tr')
      .evaluateAll((list) =>
        list.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.className.includes('preselected'))),
      );
    const questions = Object.keys(EDITIONS.fr);
    expect(rows).toEqual(questions.map(() => EDITION_NAMES.map((name) => name === 'fr')));
    await context.close();
  });
});
