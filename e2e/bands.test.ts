import type { DuelPlayer } from '@castellan/rules';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { gameUntil, sitDown } from './saved-games.ts';
import { SCENES } from './scenes.ts';
import { useBrowser } from './using.ts';
import { PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const DUEL = ['roll', 'draft-first', 'draft-picked', 'ghost', 'castle', 'joker', 'turn', 'many-chips', 'pass', 'bonus'];
const DISCOVERY = ['first', 'pick', 'place', 'ghost', 'discard'];

/** The bands of a phone from the far side of the table to the thumb: where each begins and ends. */
const bandsOf = (page: Page): Promise<Record<string, [number, number]>> =>
  page.evaluate(() => {
    const bands = {
      header: '.bar',
      opponent: '.table-column.last',
      shared: '.shared, [data-line=next]',
      sentence: '[data-asked], .table-column > .prompt',
      hand: '.hand, [data-line]:not([data-line=next])',
      mine: '#board-mine',
      tray: '.tray',
      thumb: '.actions',
    };
    return Object.fromEntries(
      Object.entries(bands).flatMap(([name, selector]) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box ? [[name, [box.top, box.bottom]]] : [];
      }),
    );
  });

test.each([
  ['duel', 390, 844, DUEL],
  ['duel', 360, 640, DUEL],
  ['duel', 320, 640, DUEL],
  ['discovery', 390, 844, DISCOVERY],
  ['discovery', 360, 640, DISCOVERY],
] as const)(
  'in %s at %i×%i my board never moves, no band lies on another, and nothing scrolls',
  async (game, width, height, states) => {
    const { page, context, errors } = await visit(browser, site.url, { ...PHONE, viewport: { width, height } });
    const places = new Set<string>();
    for (const state of states) {
      await SCENES.find(({ name }) => name === `${game}-${state}`)!.open(page, site.url);
      const bands = Object.entries(await bandsOf(page));
      for (const [at, [name, [top]]] of bands.entries()) {
        const [before, [, bottom]] = bands[Math.max(0, at - 1)]!;
        expect([state, `${name} below ${before}`, at === 0 || top >= bottom - 1]).toEqual([
          state,
          `${name} below ${before}`,
          true,
        ]);
      }
      // A kingdom of Discovery is another board in another frame; its band stays.
      places.add(
        await page.evaluate(() => {
          const { x, y, width: wide, height: high } = document.querySelector('.mine')!.getBoundingClientRect();
          return [x, y, wide, high].map(Math.round).join(' ');
        }),
      );
      const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        scrollHeight: document.documentElement.scrollHeight,
      }));
      expect([state, scrollWidth, scrollHeight]).toEqual([state, width, height]);
    }
    expect([...places]).toHaveLength(1);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('the header says how far it is, and when the last rounds have come', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  const far = page.locator('.bar .subtitle small');
  await SCENES.find(({ name }) => name === 'duel-roll')!.open(page, site.url);
  expect(await far.innerText()).toBe('34 squares to fill each');
  await SCENES.find(({ name }) => name === 'duel-ghost')!.open(page, site.url);
  expect(await far.innerText()).toMatch(/^\d+ squares left, Bea \d+$/);
  const few = ({ map }: DuelPlayer) => map.filter((square) => square === null).length - 1 <= 4;
  await sitDown(
    page,
    site.url,
    gameUntil('duel', ({ phase, players }) => phase === 'roll' && players.some(few)),
  );
  expect(await far.innerText()).toMatch(/^Last rounds: \d+ left, Bea \d+$/);
  await context.close();
});
