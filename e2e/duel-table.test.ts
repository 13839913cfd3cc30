import type { DuelState } from '@castellan/rules';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { computer, PERSON } from '../packages/web/src/play/game-info.ts';
import { type Site, serveSite } from './browser.ts';
import { gameUntil, placingWith, placingWithAllChips, sitDown, TWO_HERE } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, resize, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** A chip may lie behind what a joker asks. */
async function press(page: Page, command: string): Promise<void> {
  const powers = page.locator('[data-command=show-powers]');
  if (command.startsWith('chip') && (await powers.count()) > 0) await powers.click();
  await page.locator(`[data-command=${command}]`).click();
}

/** Lays out more than fits, and what lies under the fixed bar. */
const outside = (page: Page): Promise<{ wide: number; high: number; under: number }> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    const bar = document.querySelector('.actions')!;
    const fixed = getComputedStyle(bar).position === 'sticky';
    const lowest = Math.max(
      ...[...document.querySelectorAll('#board-mine, .tray :is(.chip, [class*=pick_])')].map(
        (part) => part.getBoundingClientRect().bottom,
      ),
    );
    const under = fixed ? Math.max(0, Math.round(lowest - bar.getBoundingClientRect().top)) : 0;
    return { wide: scrollWidth - clientWidth, high: scrollHeight - innerHeight, under };
  });

/** Chips whose name sticks out of them, and those that lie on another one or outside of their row. */
const overprinted = (page: Page): Promise<string[]> =>
  page.locator('.tray .chip').evaluateAll((chips) => {
    const row = document.querySelector('.tray [class*=chips_]')!.getBoundingClientRect();
    const boxes = chips.map((chip) => chip.getBoundingClientRect());
    return chips.flatMap((chip, at) => {
      const { left, right, top, bottom } = boxes[at]!;
      const name = chip.querySelector('b')!;
      const shown = getComputedStyle(name).position !== 'absolute';
      const cut = shown && name.getBoundingClientRect().right > right - 2;
      const covered = boxes
        .slice(0, at)
        .some((one) => one.right > left + 1 && one.left < right && one.bottom > top + 1 && one.top < bottom);
      return cut || covered || left < row.left - 1 || right > row.right + 1 ? [name.innerText] : [];
    });
  });

/** Names under the dice that are cut, points that lie on the ring of a die, and fresh ticks larger than their boxes. */
const besideDice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('.hand [class*=own_] > span')].filter(
      (name) => name.scrollWidth > name.clientWidth,
    );
    const ring = 7;
    const dice = [...document.querySelectorAll('.hand [class*=die_]')].map((die) => die.getBoundingClientRect());
    const covered = [...document.querySelectorAll<HTMLElement>('.scores .since')].filter((points) => {
      const { left, right, top, bottom, width } = points.getBoundingClientRect();
      return dice.some(
        (die) =>
          width > 0 &&
          die.left - ring < right &&
          die.right + ring > left &&
          die.top - ring < bottom &&
          die.bottom + ring > top,
      );
    });
    const boxes = [...document.querySelectorAll<HTMLElement>('[class*=boxes_] i:first-child')];
    for (const box of boxes) box.toggleAttribute('data-news', true);
    const large = boxes.filter((box) => !getComputedStyle(box).boxShadow.includes('inset'));
    return [...cut, ...covered, ...large].map((one) => one.innerText || one.className);
  });

const SIZES = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const;

test.each(['en-GB', 'fr-FR', 'pl-PL', 'es-ES'])(
  'in %s nothing has to be scrolled, whatever a power or a joker asks',
  async (locale) => {
    const { page, context, errors } = await visit(browser, site.url, { ...DESK, locale });
    for (const [info, ...chips] of [
      [placingWith(['turn'], 0), 'chip-turn'],
      [placingWith(['free', 'split'], 2), 'chip-free', 'chip-split'],
      [gameUntil('duel', ({ phase, seat }) => phase === 'place' && seat === 1, { setting: TWO_HERE }), 'turn-table'],
    ] as const) {
      await sitDown(page, site.url, info);
      for (const chip of chips) await press(page, chip);
      for (const size of SIZES) {
        await resize(page, size);
        expect({ size, ...(await outside(page)) }).toEqual({ size, wide: 0, high: 0, under: 0 });
      }
      await expectWords(page);
    }
    const unnamed = { seats: [PERSON, computer('page')] } as const;
    for (const info of [placingWithAllChips(unnamed), placingWithAllChips(TWO_HERE)]) {
      await sitDown(page, site.url, info);
      for (const [width, height] of [
        [820, 1180],
        [740, 360],
        [390, 844],
        [1024, 768],
        [1280, 800],
        [1440, 900],
      ] as const) {
        await resize(page, { width, height });
        expect([width, await overprinted(page)]).toEqual([width, []]);
        expect([width, await besideDice(page)]).toEqual([width, []]);
      }
    }
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('on a phone Undo goes back step by step, to an empty hand', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await sitDown(
    page,
    site.url,
    gameUntil('duel', ({ phase, seat }) => phase === 'place' && seat === 1),
  );
  await page.locator('#board-mine td.lit').first().tap();
  const laid = () =>
    page
      .locator('#board-mine td.ghost')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.square));
  const first = await laid();
  await page.locator('#board-mine td.lit').last().tap();
  expect(await laid()).not.toEqual(first);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  expect(await laid()).toEqual(first);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  expect(await page.locator('#board-mine td.ghost').count()).toBe(0);
  await expectAccessible(page, 'nothing laid out any more');
  await context.close();
});

test('two jokers with Free and Split answer every tap, and cover nothing of the table', async () => {
  // The longest question of the four languages.
  const { page, context } = await visit(browser, site.url, { ...PHONE, locale: 'es-ES' });
  await sitDown(page, site.url, placingWith(['free', 'split'], 2));
  // Without a power nothing fits here, so the powers come before the question of the jokers.
  await page.waitForSelector('[data-command=show-questions]');
  for (const power of ['free', 'split']) {
    await page.locator(`[data-command=chip-${power}]`).tap();
    await page.waitForSelector(`[data-command=chip-${power}][aria-pressed=true]`);
  }
  const laid = page.locator('#board-mine td.ghost');
  await page.locator('#board-mine td.lit >> nth=0').tap();
  await laid.nth(0).waitFor();
  await page.locator('#board-mine td.lit >> nth=-1').tap();
  await laid.nth(1).waitFor();
  const drawn = () => laid.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  const before = await drawn();
  await page.locator('[data-command=show-questions]').tap();
  await page.locator('.tray [class*=pick_][aria-pressed=false]:not([aria-disabled]) >> nth=0').tap();
  await expect.poll(drawn).not.toEqual(before);
  expect(await laid.count()).toBe(2);
  // What is asked stands below my map, and covers nothing.
  const [asked, mine] = await Promise.all(
    ['[class*=choosers_]', '#board-mine'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(asked!.y).toBeGreaterThanOrEqual(mine!.y + mine!.height);
  await context.close();
});

test.each(['en-GB', 'fr-FR', 'pl-PL', 'es-ES'])(
  'in %s a phone has room for why not, and the map stands still',
  async (locale) => {
    const { page, context } = await visit(browser, site.url, { ...PHONE, locale });
    await sitDown(
      page,
      site.url,
      gameUntil('duel', ({ phase, seat }) => phase === 'place' && seat === 1),
    );
    const map = page.locator('#board-mine');
    const before = await map.boundingBox();
    const squares = await page
      .locator('#board-mine td:not(.lit)')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.square!));
    // The castle, what is drawn, and what nothing touches: each says something else.
    for (const square of squares) {
      await page.locator(`#board-mine [data-square="${square}"]`).tap();
      expect([square, await map.boundingBox()]).toEqual([square, before]);
    }
    await context.close();
  },
);

test.each(['en-GB', 'fr-FR', 'pl-PL', 'es-ES'])(
  'in %s the way to the result is said in one line on a phone',
  async (locale) => {
    const { page, context } = await visit(browser, site.url, { ...PHONE, locale });
    await sitDown(
      page,
      site.url,
      gameUntil('duel', ({ phase }) => phase === 'over'),
    );
    const lines = await page.locator('[data-command=result]').evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    await context.close();
  },
);

test.each(['en-GB', 'fr-FR', 'pl-PL', 'es-ES'])(
  'in %s the word, the points and the key on Confirm keep clear of each other',
  async (locale) => {
    const { page, context } = await visit(browser, site.url, { ...DESK, locale });
    await sitDown(
      page,
      site.url,
      gameUntil('duel', ({ phase, seat }) => phase === 'place' && seat === 1),
    );
    await page.locator('#board-mine td.lit').first().click();
    await page.waitForSelector('[data-command=confirm] .gain');
    const edges = await page.locator('[data-command=confirm]').evaluate((button) => {
      const word = document.createRange();
      word.selectNode(button.firstChild!);
      const parts = [word, ...button.querySelectorAll('.gain, .key-hint')].map((part) => part.getBoundingClientRect());
      return parts.flatMap(({ left, right }) => [left, right]);
    });
    expect(edges).toHaveLength(6);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    await context.close();
  },
);

test.each([
  ['es-ES', 'Bea'],
  ['pl-PL', 'Maksymiliana Brzęczyszczykiewicz'],
])('in %s the chip that turns the table to %s keeps the name inside', async (locale, name) => {
  const { page, context } = await visit(browser, site.url, { ...PHONE, locale });
  const seats = [PERSON, { ...PERSON, name }] as const;
  const mine = ({ phase, seat, roller }: DuelState) => phase === 'place' && seat === 1 && roller === 1;
  await sitDown(page, site.url, gameUntil('duel', mine, { setting: { seats } }));
  const [chip, word] = await Promise.all(['.preparer', '.preparer b'].map((part) => page.locator(part).boundingBox()));
  expect(word!.x + word!.width).toBeLessThanOrEqual(chip!.x + chip!.width - 6);
  expect(chip!.x + chip!.width).toBeLessThanOrEqual(360);
  await context.close();
});

/** Bea has used the castle and a power, and still holds another power. */
const someUsed = ({ phase, seat, players: [, bea], lines, options }: DuelState): boolean => {
  const won = Object.entries(lines).filter(([, winner]) => winner === 2);
  const kept = won.filter(([coat]) => bea.powers.includes(options.sheet.powers[coat as keyof typeof lines]));
  return phase === 'place' && seat === 1 && !bea.castle && kept.length > 0 && kept.length < won.length;
};

test.each([
  ['en-GB', 390, 844, 'Castle', 'used'],
  ['de-DE', 360, 640, 'Burg', 'benutzt'],
  ['pl-PL', 320, 640, 'Zamek', 'użyte'],
] as const)(
  'in %s at %i×%i I read what the other holds, and a tap says what each of it does',
  async (locale, width, height, castle, used) => {
    const { page, context, errors } = await visit(browser, site.url, { ...PHONE, viewport: { width, height }, locale });
    await sitDown(page, site.url, gameUntil('duel', someUsed));
    const held = page.locator('.theirs [data-command=held]');
    expect(await held.innerText()).toContain(castle);
    // Every name is read whole, and what is used is crossed off.
    const names = await held.locator('b').evaluateAll((all) =>
      all.map((name) => {
        const seen = getComputedStyle(name).position !== 'absolute';
        return [!seen || name.scrollWidth <= name.clientWidth + 1, (name as HTMLElement).innerText];
      }),
    );
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter(([whole]) => !whole)).toEqual([]);
    expect(await held.locator('[class*=used_]').count()).toBe(names.length - 1);
    await expectAccessible(page, 'what the other holds');
    await held.tap();
    const list = page.getByRole('dialog').locator('li');
    await list.first().waitFor();
    expect(await list.count()).toBe(names.length);
    expect(await list.first().innerText()).toContain(used);
    await expectAccessible(page, 'the powers of the other');
    await expectWords(page);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('with nothing in hand the tray says that the castle is used, and how far the nearest power is', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  const empty = ({ phase, seat, players: [ada], lines }: DuelState) =>
    phase === 'draft' && seat === 1 && !ada.castle && ada.powers.length === 0 && Object.values(lines).includes(null);
  await sitDown(page, site.url, gameUntil('duel', empty));
  const chips = page.locator('.tray .chip');
  expect(await chips.count()).toBe(2);
  expect(await chips.first().innerText()).toMatch(/Castle\s+used/);
  expect(await chips.last().innerText()).toMatch(/\d more/);
  await context.close();
});
