import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { computer, PERSON } from '../packages/web/src/play/game-info.ts';
import { type Site, serveSite } from './browser.ts';
import { gameUntil, saveGames, sitDown } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { PHONE, visit } from './visit.ts';

/** What the page asks of the device: an app of its own, a screen that stays on, screens that fade into each other. */

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

interface Manifest {
  readonly id: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly file_handlers: readonly { readonly action: string }[];
  readonly share_target: { readonly action: string; readonly params: { readonly text: string } };
}

const manifestOf = (page: Page): Promise<Manifest> =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return (await fetch(link.href)).json();
  });

const running = () =>
  gameUntil('duel', ({ phase, seat }) => phase === 'roll' && seat === 1, {
    from: 10,
    setting: { seats: [PERSON, computer('squire')] },
  });

test('installed as an app it has pictures of the sizes it promises, and an icon of its own that may be cut', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  const { id, icons, screenshots } = await manifestOf(page);
  expect(id).toBe('./');
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  expect(new Set(icons.map(({ src }) => src)).size).toBe(icons.length);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  for (const { src, sizes } of [...icons, ...screenshots].filter(({ sizes }) => sizes !== 'any')) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
  await context.close();
});

test('every shortcut leads where it says: a Duel, the daily challenge, the puzzles, the game that waits', async () => {
  const { page, context, errors } = await visit(browser, site.url, PHONE);
  const { shortcuts } = await manifestOf(page);
  const open = running();
  await saveGames(page, site.url, open);
  const reached: string[] = [];
  for (const { url } of shortcuts) {
    await page.goto(new URL(url, site.url).href);
    await page.waitForFunction(() => !/^#\/(play|next)|^#?\/?$/.test(location.hash));
    await page.locator('main:not([aria-busy=true])').waitFor();
    reached.push(new URL(page.url()).hash);
  }
  expect(reached[0]).toMatch(/^#\/duel\/\w+$/);
  expect(reached[0]).not.toBe(reached[3]);
  expect(reached.slice(1, 3)).toEqual(['#/daily', '#/puzzles']);
  // The Duel that the first shortcut began has no move yet.
  expect(reached[3]).toBe(`#/duel/${open.id}`);
  expect(errors).toEqual([]);
  await context.close();
});

test('a record shared with the app, or a file opened with it, is read', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  const { share_target, file_handlers } = await manifestOf(page);
  const shared = new URL(share_target.action, site.url);
  shared.searchParams.set(share_target.params.text, `new duel\n${running().actions.join('\n')}\n`);
  await page.goto(shared.href);
  await page.waitForURL(/#\/r\//);
  await page.locator('#board-1, [data-command=share]').first().waitFor();
  // A file comes by the queue of launches, which the screen of records reads.
  await page.goto(new URL(file_handlers[0]!.action, site.url).href);
  await page.getByRole('heading', { name: 'Open a record' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

/** The locks that the page was given, and whether each is still on. */
const locks = (page: Page): Promise<readonly boolean[]> =>
  page.evaluate(() => (globalThis as unknown as { locks: WakeLockSentinel[] }).locks.map(({ released }) => !released));

async function watchLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const taken: WakeLockSentinel[] = [];
    Object.assign(globalThis, { locks: taken });
    const request = WakeLock.prototype.request;
    WakeLock.prototype.request = async function (type) {
      const lock = await request.call(this, type);
      taken.push(lock);
      return lock;
    };
  });
}

test('the screen stays on while a game is on, and not after it', async () => {
  const { page, context } = await visit(browser, site.url, PHONE);
  await context.grantPermissions(['screen-wake-lock']);
  await watchLocks(page);
  await page.reload();
  await sitDown(page, site.url, running());
  await expect.poll(() => locks(page)).toEqual([true]);
  await page.goto(`${site.url}#/learn`);
  await expect.poll(() => locks(page)).toEqual([false]);
  const over = gameUntil('duel', ({ phase }) => phase === 'over');
  await sitDown(page, site.url, over);
  await page.waitForSelector('main[data-task=over]');
  expect(await locks(page)).not.toContain(true);
  await context.close();
});

test.each([
  ['no-preference', 1],
  ['reduce', 0],
] as const)('one screen fades into the next, unless the player wants stillness: %s', async (reducedMotion, fades) => {
  const { page, context, errors } = await visit(browser, site.url, { ...PHONE, reducedMotion });
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(globalThis, { fades: 0 });
    document.startViewTransition = (update) => {
      (globalThis as unknown as { fades: number }).fades++;
      return start(update);
    };
  });
  await page.evaluate(() => {
    location.hash = '#/learn';
  });
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { fades: number }).fades)).toBe(fades);
  // The focus moves after the heading is there.
  await expect.poll(() => page.locator('main').evaluate((main) => main === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});
