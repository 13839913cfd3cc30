import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { computer, newGame, PERSON } from '../packages/web/src/play/game-info.ts';
import { type Site, serveSite } from './browser.ts';
import { byMouse as discoveryMouse, playDiscovery } from './discovery-player.ts';
import { byMouse, playDuel } from './duel-player.ts';
import { noteShifts, shiftsOf } from './layout-shift.ts';
import { lastLines, lastRounds, sitDown } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { type VisitOptions, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** A few rounds ask for everything the table has to show; on a phone and at a desk the last ones are played too. */
const SIZES = [
  [360, 740, 'first'],
  [360, 740, 'last'],
  [360, 640, 'first'],
  [844, 390, 'first'],
  [820, 1180, 'first'],
  [1366, 650, 'first'],
  [1440, 900, 'first'],
  [1440, 900, 'last'],
] as const;

const FEW = 16;

const visitDrawn = (width: number, height: number, more: VisitOptions) => {
  const phone = width < 720;
  const device = { viewport: { width, height }, hasTouch: phone, isMobile: phone };
  return visit(browser, site.url, { ...device, ...more, drawn: true });
};

const lastOf = { duel: () => lastRounds(), discovery: () => lastLines(42) };

test.each(
  SIZES.flatMap(([width, height, part], index) => [
    [part, 'duel', width, height, ['en-GB', 'fr-FR', 'pl-PL', 'es-ES'][index % 4]!] as const,
    [part, 'discovery', width, height, ['pl-PL', 'es-ES', 'en-GB', 'fr-FR'][index % 4]!] as const,
  ]),
)('in the %s rounds of %s at %i×%i (%s) nothing moves that nobody moved', async (part, game, width, height, locale) => {
  const { page, context, errors } = await visitDrawn(width, height, { locale });
  const first = newGame(game, { seed: 11, seats: [PERSON, computer('page')] });
  await sitDown(page, site.url, part === 'first' ? first : lastOf[game]());
  await page.evaluate(() => document.fonts.ready);
  await noteShifts(page);
  const enough = (decisions: number) => part === 'first' && decisions > FEW;
  if (game === 'discovery') await playDiscovery(page, discoveryMouse, async (_, decisions) => enough(decisions));
  else {
    await playDuel(page, byMouse, async (task, decisions) => {
      if (enough(decisions)) return true;
      if (task !== 'place') return undefined;
      // The controls of a power come and go without moving anything either.
      const names = await page
        .locator('.owned [data-command^=chip-]:not([aria-disabled])')
        .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).dataset.command!));
      for (const name of names) {
        const chip = `[data-command=${name}]`;
        await page.click(chip);
        // The castle and Turn ask something where the chips were.
        if (name === 'chip-castle') await page.click('[data-command=keep-castle]');
        else {
          if (name === 'chip-turn') {
            await page.waitForSelector('[class*=faces_]');
            await page.click('[data-command=show-powers]');
          }
          await page.click(`${chip}[aria-pressed=true]`);
        }
        await page.waitForSelector(`${chip}[aria-pressed=false]`);
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

test.each([
  ['duel', 390, 844, 'de-DE'],
  ['duel', 1440, 900, 'en-GB'],
  ['discovery', 390, 844, 'en-GB'],
] as const)('in a coached %s at %i×%i (%s) nothing moves either', async (game, width, height, locale) => {
  const { page, context, errors } = await visitDrawn(width, height, { locale, newcomer: true });
  await page.check(`input[name=first-game][value=${game}]`, { force: true });
  await page.click('[data-command=first-game]');
  await page.waitForSelector('#prompt[data-coach]');
  await page.evaluate(() => document.fonts.ready);
  await noteShifts(page);
  const enough = async (_task: string, decisions: number) => decisions > FEW;
  if (game === 'discovery') await playDiscovery(page, discoveryMouse, enough);
  else await playDuel(page, byMouse, enough);
  const moved = (await shiftsOf(page)).filter((shift) => Number.parseFloat(shift) >= 0.0005);
  expect(moved).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('what moves is noticed', async () => {
  const { page, context } = await visit(browser, site.url, { drawn: true });
  await page.evaluate(() => document.fonts.ready);
  await noteShifts(page);
  await page.evaluate(() => document.querySelector('main')!.prepend(document.createElement('hr')));
  expect(await shiftsOf(page)).not.toEqual([]);
  await context.close();
});
