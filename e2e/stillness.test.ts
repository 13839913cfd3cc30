import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { computer, newGame, PERSON } from '../packages/web/src/play/game-info.ts';
import { type Site, serveSite } from './browser.ts';
import { byMouse as discoveryMouse, playDiscovery } from './discovery-player.ts';
import { byMouse, playDuel } from './duel-player.ts';
import { sitDown } from './kept-games.ts';
import { noteShifts, shiftsOf } from './layout-shift.ts';
import { useBrowser } from './using.ts';
import { visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const SIZES = [
  [360, 740],
  [360, 640],
  [844, 390],
  [820, 1180],
  [1366, 650],
  [1440, 900],
] as const;

test.each(
  SIZES.flatMap(([width, height], index) => [
    ['duel', width, height, ['en-GB', 'fr-FR', 'pl-PL', 'es-ES'][index % 4]!] as const,
    ['discovery', width, height, ['pl-PL', 'es-ES', 'en-GB', 'fr-FR'][index % 4]!] as const,
  ]),
)('in a whole %s at %i×%i (%s) nothing moves that nobody moved', async (game, width, height, locale) => {
  const phone = width < 720;
  const { page, context, errors } = await visit(browser, site.url, {
    viewport: { width, height },
    hasTouch: phone,
    isMobile: phone,
    locale,
  });
  await sitDown(page, site.url, newGame(game, { seed: 11, sitters: [PERSON, computer('page')] }));
  await page.evaluate(() => document.fonts.ready);
  await noteShifts(page);
  if (game === 'discovery') await playDiscovery(page, discoveryMouse);
  else {
    await playDuel(page, byMouse, async (task) => {
      if (task !== 'place') return undefined;
      // Whatever a power asks comes and goes without moving anything either.
      for (const chip of await page.locator('.owned button.chip:not([aria-disabled])').all()) {
        await chip.click();
        await chip.click();
      }
      return undefined;
    });
  }
  const shifts = await shiftsOf(page);
  const moved = shifts.filter((shift) => Number.parseFloat(shift) >= 0.0005);
  const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect([total.toFixed(2), ...(total < 0.005 ? [] : moved)]).toEqual(['0.00']);
  expect(errors).toEqual([]);
  await context.close();
});
