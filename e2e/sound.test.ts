import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { byMouse, decide, playDuel } from './duel-player.ts';
import { placing, saveGames } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** Two seconds of audio that can be looked at: what the page plays is drawn into it instead of the air. */
interface Ears {
  tapes: OfflineAudioContext[];
}

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ears = globalThis as unknown as Ears;
    ears.tapes = [];
    globalThis.AudioContext = class {
      constructor() {
        const tape = new OfflineAudioContext(1, 96_000, 48_000);
        tape.resume = async () => {};
        ears.tapes.push(tape);
        // biome-ignore lint/correctness/noConstructorReturn: stands in for the loudspeaker
        return tape as unknown as object;
      }
    } as unknown as typeof AudioContext;
  });
  await page.reload();
}

const tapes = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as Ears).tapes.length);

/** How loud everything together gets, and when the last sound ends. */
const heard = (page: Page): Promise<{ loud: number; lasts: number }> =>
  page.evaluate(async () => {
    const [tape] = (globalThis as unknown as Ears).tapes;
    const samples = (await tape!.startRendering()).getChannelData(0);
    let loud = 0;
    let last = 0;
    for (const [index, sample] of samples.entries()) {
      loud = Math.max(loud, Math.abs(sample));
      if (Math.abs(sample) > 0.002) last = index;
    }
    return { loud, lasts: last / 48_000 };
  });

test('nothing is heard until sound is asked for; then a chime answers, and it stays on', async () => {
  const { page, context, errors } = await visit(browser, site.url, DESK);
  await listen(page);
  await beginGame(page, 'duel');
  await playDuel(page, byMouse, async (_, decisions) => decisions === 3);
  expect(await tapes(page)).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.check('input[name=sound][value=yes]', { force: true });
  await page.waitForFunction(() => (globalThis as unknown as Ears).tapes.length === 1);
  await expectAccessible(page, 'settings');
  const chime = await heard(page);
  expect(chime.loud).toBeGreaterThan(0.05);
  expect(chime.loud).toBeLessThan(1);
  expect(chime.lasts).toBeLessThan(1.5);
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.isChecked('input[name=sound][value=yes]')).toBe(true);
  await page.check('input[name=sound][value=no]', { force: true });
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => localStorage.getItem('castellan.sound'))).toBeNull();
  expect(errors).toEqual([]);
  await context.close();
});

test('with sound on, dice are heard falling, a pen drawing and a domino laid down', async () => {
  const { page, context, errors } = await visit(browser, site.url, DESK);
  await page.evaluate(() => localStorage.setItem('castellan.sound', 'yes'));
  await listen(page);
  await beginGame(page, 'duel');
  await page.waitForSelector('[data-command=roll]');
  await decide(page, byMouse, 'roll');
  await page.waitForFunction(() => (globalThis as unknown as Ears).tapes.length === 1);
  const dice = await heard(page);
  expect([dice.loud > 0.05, dice.loud <= 1, dice.lasts < 1.5]).toEqual([true, true, true]);

  const info = placing();
  await saveGames(page, site.url, info);
  await page.goto(`${site.url}#/discovery/${info.id}`);
  await page.reload();
  await page.locator('#board-mine td.lit').first().click();
  expect(await tapes(page)).toBe(0);
  await page.locator('[data-command=confirm]').click();
  await page.waitForFunction(() => (globalThis as unknown as Ears).tapes.length === 1);
  expect((await heard(page)).loud).toBeGreaterThan(0.05);
  expect(errors).toEqual([]);
  await context.close();
});
