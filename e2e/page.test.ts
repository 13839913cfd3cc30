import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { computer, PERSON } from '../packages/web/src/play/game-info.ts';
import { beginGame } from './begin.ts';
import { DIST, type Site, serveSite } from './browser.ts';
import { playDiscovery, byTouch as touchAtDiscovery } from './discovery-player.ts';
import { byMouse, byTouch, decide, playDuel } from './duel-player.ts';
import { gameUntil, sitDown } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, FOR_LATER, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

describe('the first visit', () => {
  // Polish has the longest words.
  test.each([
    ['en-GB', ['alegreya-core', 'source-sans-3-core']],
    ['pl-PL', ['alegreya-core', 'alegreya-latin-ext', 'source-sans-3-core', 'source-sans-3-latin-ext']],
  ])(
    'leads to the first roll in two taps, with at most 64 kB of compressed script and the fonts of its letters: %s',
    async (locale, letters) => {
      const context = await browser.newContext({ ...PHONE, locale });
      const page = await context.newPage();
      const scripts = new Set<string>();
      const fonts = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        const font = /([^/]+)-wght-normal[^/]*\.woff2$/.exec(pathname)?.[1];
        if (font) fonts.add(font);
        // The worker that thinks and the one that keeps the page offline are loaded beside the page, not before it.
        if (/\.js$/.test(pathname) && !/worker|\/sw\.js/.test(pathname)) scripts.add(pathname);
      });
      await page.goto(site.url);
      await page.locator('[data-command=first-game]').tap();
      await page.locator('[data-command=roll]').waitFor();
      await page.waitForLoadState('networkidle');
      const needed = [...scripts];
      // Every sentence is there: a missing one would be shown as its key.
      expect(await page.locator('body').innerHTML()).not.toMatch(/\b(common|duel)\.[a-z]+/);
      await page.locator('[data-command=roll]').tap();
      await page.waitForSelector('.hand [data-die]');
      const bytes = needed.reduce((sum, path) => sum + statSync(join(DIST, `${path}.br`)).size, 0);
      console.info(`${bytes} bytes of compressed script before the first roll in ${locale}, in ${needed.length} files`);
      expect(bytes).toBeGreaterThan(20_000);
      // As a browser gets it from the server, by Brotli.
      expect(bytes).toBeLessThanOrEqual(64_000);
      expect([...fonts].sort()).toEqual(letters);
      await context.close();
    },
  );

  test('brings a computer player of at most 1.2 MB compressed, for both games', () => {
    const files = readdirSync(join(DIST, 'assets')).filter((name) => /(\.wasm|\.bin|worker.*\.js)\.gz$/.test(name));
    // Two cores for each game, weights for each and for 7 × 7, the worker that thinks.
    expect(files.length).toBeGreaterThanOrEqual(8);
    const bytes = files.reduce((sum, name) => sum + statSync(join(DIST, 'assets', name)).size, 0);
    console.info(`${bytes} bytes of compressed computer player, in ${files.length} files`);
    expect(bytes).toBeLessThan(1_200_000);
  });

  test('is enough to play both games against the trained computer without a network ever after', async () => {
    const { page, context, errors } = await visit(browser, site.url, { ...PHONE, ...FOR_LATER });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    const info = new Set<string>();
    context.on('response', (response) => {
      const file = /\/(duel|discovery)[^/]*\.(wasm|bin)$/.exec(new URL(response.url()).pathname);
      if (file && response.ok() && response.fromServiceWorker()) info.add(`${file[1]}.${file[2]}`);
    });
    await page.reload();
    await beginGame(page, 'duel');
    let decisions = 0;
    await playDuel(page, byTouch, async () => ++decisions > 5);
    await page.reload();
    await page.waitForSelector('#board-mine');
    expect(Number(await page.locator('main').getAttribute('data-seq'))).toBeGreaterThan(3);
    await page.goto(`${site.url}#/`);
    await beginGame(page, 'discovery');
    decisions = 0;
    await playDiscovery(page, touchAtDiscovery, async () => ++decisions > 4);
    await expect.poll(() => [...info].sort()).toEqual(['discovery.bin', 'discovery.wasm', 'duel.bin', 'duel.wasm']);
    // The licences of the fonts and packages are among what the device has.
    await page.goto(`${site.url}#/`);
    await page.locator('[data-screen=start] [data-command=menu]').tap();
    await page.getByRole('link', { name: 'About' }).tap();
    await page.getByRole('heading', { name: 'About Castellan' }).waitFor();
    const works = await page.locator('main summary b').allTextContents();
    const { dependencies } = JSON.parse(readFileSync(new URL('../packages/web/package.json', import.meta.url), 'utf8'));
    const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@castellan/'));
    expect(works).toEqual(expect.arrayContaining(['Castellan', 'Alegreya', 'Source Sans 3', ...packages]));
    await page.getByText('preact', { exact: true }).tap();
    await page.getByText('Jason Miller').waitFor();
    await expectAccessible(page, 'about');
    expect(errors).toEqual([]);
    await context.close();
  });
});

const LANGUAGES = [
  ['en-GB', 'English', 'Roll', 'I know the rules'],
  ['fr-FR', 'Français', 'Lancer', 'Je connais les règles'],
  ['pl-PL', 'Polski', 'Rzuć', 'Znam zasady'],
  ['es-ES', 'Español', 'Lanzar', 'Ya sé jugar'],
  ['de-AT', 'Deutsch', 'Würfeln', 'Ich kenne die Regeln'],
] as const;

describe('every language', () => {
  test.each(LANGUAGES)('%s is spoken from the first word, and everything fits', async (locale, name, roll, play) => {
    const { page, context, errors } = await visit(browser, site.url, { ...PHONE, locale });
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    expect(await page.title()).toBe('Castellan');
    await expectWords(page);
    await page.getByRole('button', { name: play }).tap();
    await page.locator('[data-command=play-chosen]').tap();
    await page.getByRole('button', { name: roll, exact: true }).waitFor();
    expect(await page.title()).toBe('Duel · Castellan');
    let decisions = 0;
    await playDuel(page, byTouch, async () => {
      await expectWords(page);
      // Nothing sticks out sideways, so nothing has to be scrolled sideways.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      return ++decisions > 5;
    });
    await page.locator('.bar button').first().tap();
    await page.getByText(name, { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('can be changed in the middle of a game', async () => {
    const { page, context } = await visit(browser, site.url, DESK);
    await beginGame(page, 'duel');
    await page.waitForSelector('[data-command=roll]');
    await page.getByRole('button', { name: /Language/ }).click();
    await page.getByLabel('Polski').check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rzuć' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Rzuć' }).waitFor();
    await context.close();
  });
});

describe('the table', () => {
  test('lets a domino be dragged from the dice to the map', async () => {
    const { page, context } = await visit(browser, site.url, DESK);
    await beginGame(page, 'duel');
    await playDuel(page, byMouse, async (task) => task === 'place');
    const mine = page.locator('.hand [class*=mine_] [data-die]').first();
    await mine.hover();
    await page.mouse.down();
    const target = (await page.locator('#board-mine td.lit').first().boundingBox())!;
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
    await page.mouse.up();
    expect(await page.locator('#board-mine td.ghost').count()).toBe(2);
    await page.locator('[data-command=confirm]').click();
    await page.waitForFunction(() => document.querySelectorAll('#board-mine td.ghost').length === 0);
    await context.close();
  });

  test('lets a finger drag it too, with the ghost above the finger', async () => {
    const { page, context } = await visit(browser, site.url, PHONE);
    await beginGame(page, 'duel');
    await playDuel(page, byTouch, async (task) => task === 'place');
    const from = (await page.locator('.hand [class*=movable_]').first().boundingBox())!;
    const cell = (await page.locator('#board-mine [data-square=d2]').boundingBox())!;
    // The finger stays a good square below the one it means.
    const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height * 1.6];
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
    await touch('touchStart', [{ x: from.x + 20, y: from.y + 20 }]);
    for (let step = 1; step <= 8; step++) {
      const part = step / 8;
      await touch('touchMove', [
        { x: from.x + 20 + (x - from.x - 20) * part, y: from.y + 20 + (y - from.y - 20) * part },
      ]);
    }
    await touch('touchEnd', []);
    expect(await page.locator('#board-mine td.ghost[data-square=d2]').count()).toBe(1);
    await context.close();
  });

  test('shows the board of any earlier action, and comes back to now', async () => {
    const { page, context } = await visit(browser, site.url, DESK);
    await beginGame(page, 'duel');
    let decisions = 0;
    await playDuel(page, byMouse, async (task) => ++decisions > 9 && task === 'place');
    await page.locator('[data-actions] button').last().click();
    await page.getByText('Looking back at round 1').waitFor();
    await expectAccessible(page, 'looking back');
    expect(await page.locator('#board-mine td.lit').count()).toBe(0);
    await page.locator('[data-command=now]').click();
    expect(await page.locator('#board-mine td.lit').count()).toBeGreaterThan(0);
    await context.close();
  });

  test('says why a square is not possible and leads to the rule', async () => {
    const { page, context } = await visit(browser, site.url, DESK);
    await beginGame(page, 'duel');
    await playDuel(page, byMouse, async (task) => task === 'place');
    await page.locator('#board-mine [data-square=a1]').click();
    await page.locator('.prompt').getByText('neither die touches').waitFor();
    await page.getByRole('link', { name: 'The rule' }).click();
    await page.waitForURL(/#\/rules\/duel\/connection/);
    await context.close();
  });

  test('holds at 200 % zoom and in forced colours', async () => {
    const { page, context } = await visit(browser, site.url, {
      viewport: { width: 720, height: 450 },
      deviceScaleFactor: 2,
      forcedColors: 'active',
    });
    await beginGame(page, 'duel');
    let decisions = 0;
    await playDuel(page, byMouse, async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
      return ++decisions > 4;
    });
    await expectAccessible(page, 'forced colours');
    await context.close();
  });

  test('is played by the trained computer, whose weights load apart', async () => {
    const { page, context } = await visit(browser, site.url, DESK);
    const loaded: string[] = [];
    context.on('response', (response) => {
      const file = /\/([a-z0-9]+)[^/]*\.(wasm|bin)$/.exec(new URL(response.url()).pathname);
      if (file && response.ok()) loaded.push(`${file[1]}.${file[2]}`);
    });
    await beginGame(page, 'duel');
    await page.waitForSelector('[data-command=roll]');
    expect(loaded).toEqual([]);
    await decide(page, byMouse, 'roll');
    await decide(page, byMouse, 'draft');
    await page.locator('[data-actions] li', { hasText: 'The squire' }).first().waitFor();
    await expect.poll(() => new Set(loaded)).toEqual(new Set(['duel.wasm', 'duel.bin']));
    await context.close();
  });

  test('shows how far the computer has thought, and “move now” cuts it short', async () => {
    const { page, context, errors } = await visit(browser, site.url, DESK);
    await context.addInitScript(() => {
      // Without this it would think for ever: it gets the question only together with "move now".
      const post = Worker.prototype.postMessage;
      let asked: unknown = null;
      Worker.prototype.postMessage = function patiently(this: Worker, message: { type: string }) {
        if (message.type === 'do') asked = message;
        else post.call(this, asked);
        if (message.type !== 'do') post.call(this, message);
      };
    });
    await page.reload();
    const theirs = gameUntil('duel', ({ phase, seat }) => phase === 'place' && seat === 2, {
      from: 20,
      setting: { seats: [PERSON, computer('castellan')] },
    });
    await sitDown(page, site.url, theirs);
    await page.getByRole('progressbar', { name: 'Thinking' }).waitFor();
    await expectAccessible(page, 'thinking');
    expect(await page.locator('main').getAttribute('data-seq')).toBe(String(theirs.actions.length));
    await page.getByRole('button', { name: 'Let it move' }).click();
    await page.waitForFunction(
      (before) => Number(document.querySelector('main')?.dataset.seq) > before,
      theirs.actions.length,
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  test('goes on with a full phone, says so, and the note can be put away', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    await beginGame(page, 'duel');
    await page.waitForSelector('[data-command=roll]');
    await page.evaluate(() => {
      // As a browser does when the disk is full: nothing of the transaction is saved.
      IDBObjectStore.prototype.put = function refuse(this: IDBObjectStore) {
        this.transaction.abort();
        return {} as IDBRequest<IDBValidKey>;
      };
    });
    await decide(page, byTouch, 'roll');
    await page.getByRole('alert').getByText('could not save').waitFor();
    await expectAccessible(page, 'a full phone');
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).tap();
    await decide(page, byTouch, 'draft');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('keeps several games side by side', async () => {
    const { page, context } = await visit(browser, site.url, DESK);
    for (let game = 0; game < 2; game++) {
      await page.goto(`${site.url}#/`);
      await beginGame(page, 'duel');
      await page.waitForSelector('[data-command=roll]');
      await decide(page, byMouse, 'roll');
    }
    await page.goto(`${site.url}#/games`);
    await page.waitForSelector('[data-screen=games] li');
    expect(await page.locator('[data-screen=games] li').count()).toBe(2);
    await expectAccessible(page, 'my games');
    const count = (wanted: number) =>
      page.waitForFunction((n) => document.querySelectorAll('[data-screen=games] li').length === n, wanted);
    await page.locator('[data-command=game-more]').first().click();
    await page.locator('[data-command=remove]').click();
    await count(1);
    // It comes back as it was.
    await page.locator('[data-command=undo]').click();
    await count(2);
    await page.locator('[data-command=game-more]').first().click();
    await page.locator('[data-command=remove]').click();
    await count(1);
    await context.close();
  });
});
