import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, serveSite } from '../e2e/browser.ts';
import { byTouch as discoveryByTouch, playDiscovery, type Way } from '../e2e/discovery-player.ts';
import { byTouch as duelByTouch, playDuel } from '../e2e/duel-player.ts';
import { median, printTable } from './measure.ts';

/**
 * How many taps a whole game against the computer takes on a phone, from the first to the last at the table, by a player who takes what is
 * offered first; and how long each takes until it is painted, by the browser's own Event Timing, beside a page that has nothing but one
 * button: what that takes is the machine's. `npm run bench -- taps [--games N]`
 *
 * Of a line of Discovery it takes any free domino: a player who always takes the lowest always chooses first, and the last domino, for which
 * nothing has to be tapped, always goes to the other. `--lowest` plays like that.
 */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const { values } = parseArgs({
  options: { games: { type: 'string', default: '3' }, lowest: { type: 'boolean', default: false } },
});
const games = Number(values.games);
const FREE = '[data-choosing] button:not([aria-disabled])';
const takesAny: Way = {
  ...discoveryByTouch,
  pick: async (page) => {
    await page.waitForSelector(FREE);
    const number = 1 + Math.floor(Math.random() * (await page.locator(FREE).count()));
    await duelByTouch.press(page, `:nth-match(${FREE}, ${number})`);
  },
};
const GAMES = [
  { name: 'duel', bar: 83, play: (page: Page) => playDuel(page, duelByTouch) },
  {
    name: 'discovery',
    bar: 42,
    play: (page: Page) => playDiscovery(page, values.lowest ? discoveryByTouch : takesAny),
  },
] as const;
const PAINT_BAR = 50;
/** The browser reports nothing shorter, and rounds to 8 ms. */
const SHORTEST_REPORTED = 16;

interface Taps {
  readonly count: number;
  /** Of each tap that took at least SHORTEST_REPORTED. */
  readonly reported: readonly number[];
}

const [browser, site] = await Promise.all([openBrowser(), serveSite()]);
const inAll = (times: readonly number[]) => {
  const upTo = (share: number) => times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1]!;
  return `median ${upTo(0.5)} ms, p95 ${upTo(0.95)} ms, longest ${upTo(1)} ms`;
};
for (const { name, bar, play } of GAMES) {
  const played: Taps[] = [];
  for (let game = 0; game < games; game++) played.push(await tapsOf(browser, site.url, name, play));
  const counts = played.map(({ count }) => count);
  const times = played.flatMap(timesOf);
  const bare = timesOf(await bareTaps(browser));
  printTable(`A whole ${name} against the computer at 360 × 740 (${games} games, ${times.length} taps)`, [
    ['taps', `${median(counts)} (${Math.min(...counts)} to ${Math.max(...counts)}), bar ${bar}`],
    ['tap to paint', `${inAll(times)}, bar ${PAINT_BAR}`],
    ['one button alone', `${inAll(bare)} (${bare.length} taps, right after)`],
  ]);
}
await browser.close();
await site.close();

function timesOf({ count, reported }: Taps): number[] {
  return [...reported, ...Array.from({ length: Math.max(0, count - reported.length) }, () => SHORTEST_REPORTED)];
}

async function phone(visitor: Browser, counted: string): Promise<BrowserContext> {
  const context = await visitor.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(
    ([shortest, within]) => {
      const taps = { count: 0, reported: new Map<number, number>() };
      Object.assign(globalThis, { taps });
      const count = () => {
        if (document.querySelector(within)) taps.count++;
      };
      addEventListener('pointerdown', count, true);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId === 0) continue;
          taps.reported.set(entry.interactionId, Math.max(entry.duration, taps.reported.get(entry.interactionId) ?? 0));
        }
      }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
    },
    [SHORTEST_REPORTED, counted] as const,
  );
  return context;
}

async function toldBy(page: Page): Promise<Taps> {
  // The browser reports what the last tap did a moment after it was painted.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.evaluate(() => {
    const { count, reported } = (globalThis as unknown as { taps: { count: number; reported: Map<number, number> } })
      .taps;
    return { count, reported: [...reported.values()] };
  });
}

async function tapsOf(visitor: Browser, url: string, game: string, play: (page: Page) => Promise<void>): Promise<Taps> {
  const context = await phone(visitor, 'main[data-task]');
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${url}#/play/${game}`);
  await page.waitForSelector('main[data-task]');
  // The table fades in: a touch before it is drawn would be lost.
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  await play(page);
  const taps = await toldBy(page);
  await context.close();
  return taps;
}

/** The least that a tap takes on this machine now: a button that counts. */
async function bareTaps(visitor: Browser): Promise<Taps> {
  const context = await phone(visitor, 'button');
  const page = await context.newPage();
  await page.goto(
    `data:text/html,<meta name=viewport content=width=device-width><button onclick=textContent++>0</button>`,
  );
  for (let tap = 1; tap <= 60; tap++) {
    await page.locator('button').tap();
    await page.waitForFunction((n) => document.querySelector('button')?.textContent === `${n}`, tap);
  }
  const taps = await toldBy(page);
  await context.close();
  return taps;
}
