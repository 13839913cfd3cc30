import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser, serveSite } from './browser.ts';
import { byMouse as mouseAtDiscovery, playDiscovery } from './discovery-player.ts';
import { byMouse, playDuel } from './duel-player.ts';

/** `npm run screenshots`: every screen and state, phone to desk, light and dark, into screenshots/ for people to look at. */

const FOLDER = join(import.meta.dirname, '../screenshots');
const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const;
const PLAIN = [
  'new/duel',
  'new/discovery',
  'games',
  'learn',
  'lesson/duel',
  'lesson/discovery',
  'rules/duel',
  'rules/duel/connection',
  'rules/discovery',
  'editions',
  'records',
  'replay/rules-duel?at=39',
  'replay/rules-discovery?at=42',
  'box',
  'print',
  'score/duel',
  'score/discovery',
  'online',
];

const [browser, site] = await Promise.all([openBrowser(), serveSite()]);
mkdirSync(FOLDER, { recursive: true });
const only = process.argv[2];

for (const [width, height] of SIZES) {
  for (const scheme of ['light', 'dark'] as const) {
    const name = (state: string) => join(FOLDER, `${state.replace(/[/?=]/g, '-')}-${width}x${height}-${scheme}.png`);
    if (only && !name('').includes(only)) continue;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      hasTouch: width < 700,
      locale: 'en-GB',
    });
    await context.addInitScript(() => localStorage.setItem('castellan.quick', 'yes'));
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const shoot = async (state: string) => {
      await page.waitForTimeout(120);
      await page.screenshot({ path: name(state) });
    };
    await page.goto(site.url);
    await page.waitForSelector('.game');
    await shoot('start');
    for (const path of PLAIN) {
      await page.goto(`${site.url}#/${path}`);
      await page.locator('main :is(h1, h2)').locator('visible=true').first().waitFor();
      await shoot(path);
    }
    await page.goto(`${site.url}#/`);
    await page.click('[data-command=play-duel]');
    await page.waitForSelector('[data-command=roll]');
    await shootDuel(page, shoot);
    await page.goto(`${site.url}#/`);
    await page.click('[data-command=play-discovery]');
    await page.waitForSelector('#kingdom-mine');
    await shootDiscovery(page, shoot);
    await context.close();
  }
}
await browser.close();
await site.close();

/** A game of Duel with a picture of each kind of moment. */
async function shootDuel(page: Page, shoot: (state: string) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  const once = async (state: string) => {
    if (seen.has(state)) return;
    seen.add(state);
    await shoot(`duel-${state}`);
  };
  await playDuel(page, byMouse, async (task, decisions) => {
    if (task === 'roll' && decisions === 0) await once('before');
    if (task === 'draft' && decisions > 6) {
      await once('draft');
      if (!seen.has('draft-picked')) {
        await page.click('.die.free');
        await once('draft-picked');
        await page.keyboard.press('Escape');
      }
    }
    const joker = (await page.locator('.picks').count()) > 0;
    if (task === 'place' && (joker || decisions > 20)) {
      const state = joker ? 'joker' : 'place';
      await once(state);
      if (!seen.has(`${state}-ghost`) && (await page.locator('#board-mine td.lit').count()) > 0) {
        await page.locator('#board-mine td.lit').last().click();
        await once(`${state}-ghost`);
        if (!joker && (await page.locator('[data-command=chip-castle]').count()) > 0) {
          await page.click('[data-command=chip-castle]');
          await once('castle');
        }
        await page.keyboard.press('Escape');
      }
      if (!joker && !seen.has('why-not')) {
        await page.locator('#board-mine td:not(.lit)').first().click();
        await once('why-not');
      }
    }
    if (task === 'bonus' || task === 'cross') await once(task);
    if (task === 'roll' && decisions > 30 && !seen.has('scores')) {
      await page.locator('.scores, .total').locator('visible=true').first().click();
      await once('scores');
      await page.keyboard.press('Escape');
      for (const [state, opener] of [
        ['spellbook', '.strip'],
        ['list', '.latest'],
      ] as const) {
        if (!(await page.locator(opener).isVisible())) continue;
        await page.click(opener);
        await once(state);
        await page.keyboard.press('Escape');
      }
      await page.click('.bar .btn');
      await once('menu');
      await page.keyboard.press('Escape');
    }
    return undefined;
  });
  await once('over');
  await page.click('[data-command=result]');
  await page.waitForSelector('.res h1');
  await once('result');
}

/** A game of Discovery with a picture of each kind of moment. */
async function shootDiscovery(page: Page, shoot: (state: string) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  const once = async (state: string) => {
    if (seen.has(state)) return;
    seen.add(state);
    await shoot(`discovery-${state}`);
  };
  await playDiscovery(page, mouseAtDiscovery, async (task, decisions) => {
    if (decisions === 0) await once('before');
    const lit = page.locator('#kingdom-mine td.lit');
    if (task === 'pick' && decisions > 5 && !seen.has('pick')) {
      await page.locator('.piece.free').first().click();
      await once('pick');
      await page.keyboard.press('Escape');
    }
    if (task === 'place' && (await lit.count()) === 0) await once('discard');
    if (task === 'place' && decisions > 10 && !seen.has('place') && (await lit.count()) > 0) {
      await lit.last().click();
      await once('place');
      await page.keyboard.press('Escape');
    }
    return undefined;
  });
  await once('over');
  await page.click('[data-command=result]');
  await page.waitForSelector('.disc-res h1');
  await once('result');
}
