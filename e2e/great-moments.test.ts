import { type DuelState, duel, must } from '@castellan/rules';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { byMouse, decide } from './duel-player.ts';
import { gameUntil, sitDown, TWO_HERE } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** Every placement of these dice by the first player fills a row. */
const wins = (state: DuelState): boolean => {
  if (state.phase !== 'place' || state.seat !== 1 || state.players[0].powers.length > 0) return false;
  const plain = duel.legal(state).filter((one) => one.type === 'place' && !one.tokens.some(({ castle }) => castle));
  const before = Object.values(state.lines).filter((winner) => winner === 1).length;
  const after = plain.map((one) => Object.values(must(duel.apply(state, one)).lines).filter((w) => w === 1).length);
  return plain.length > 0 && after.every((rows) => rows > before);
};

test.each([
  ['on a phone', PHONE],
  ['on a small phone', { ...PHONE, viewport: { width: 320, height: 640 } }],
  ['on a tablet', { viewport: { width: 820, height: 1180 } }],
  ['at a desk', DESK],
] as const)(
  '%s a power that I win is stamped into the spellbook, and a leaf says what it does',
  async (_where, size) => {
    const { page, context, errors } = await visit(browser, site.url, size);
    // Someone in haste is not stopped by a great moment.
    await context.addInitScript(() => localStorage.removeItem('castellan.quick'));
    await page.reload();
    await sitDown(page, site.url, gameUntil('duel', wins, { setting: TWO_HERE }));
    const seals = () => page.locator('.shared [class*=seal_]').locator('visible=true').count();
    const before = await seals();
    await decide(page, byMouse, 'place');
    const leaf = page.locator('#prompt[data-moment=won][data-large=true]');
    await leaf.waitFor();
    expect(await seals()).toBe(before + 1);
    const stamps = await page
      .locator('#prompt [class*=seal_], [class*=stamp_]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetWidth));
    expect(Math.max(...stamps)).toBeGreaterThan(60);
    // All of the leaf can be read, and it lies neither on the map nor on the spellbook.
    const cut = await leaf.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const lowest = Math.max(
        ...[...element.querySelectorAll('span, small, i')].map((part) => part.getBoundingClientRect().bottom),
      );
      const map = document.querySelector('#board-mine')!.getBoundingClientRect();
      return { text: lowest > box.bottom + 1, map: box.bottom > map.top + 1 };
    });
    expect(cut).toEqual({ text: false, map: false });
    await expectAccessible(page, 'a power that I won');
    // A tap ends it.
    await page.locator('.bar').click({ position: { x: 5, y: 5 } });
    await leaf.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('a power that was used is crossed off in the spellbook of a phone too', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  const used = ({ phase, lines, players, options }: DuelState) =>
    phase === 'roll' &&
    Object.entries(lines).some(([coat, winner]) => {
      const power = options.sheet.powers[coat as keyof typeof lines];
      return winner === 1 && ['free', 'split', 'turn', 'both'].includes(power) && !players[0].powers.includes(power);
    });
  await sitDown(page, site.url, gameUntil('duel', used));
  expect(await page.locator('[class*=strip_] [class*=used_]').count()).toBeGreaterThan(0);
  await context.close();
});
