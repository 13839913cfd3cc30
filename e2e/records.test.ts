import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beginGame } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const positionOf = (page: Page) => page.locator('main.replay').getAttribute('data-at');
const atPosition = (page: Page, at: number) => page.waitForSelector(`main.replay[data-at="${at}"]`);

const RECORD = `[Player1 "Ann"]
[Player2 "Zoë"]
new duel edition=pl rules=1
roll d s f++ ?
pick 3
pick 1 2
place f++@d2 ?f@e2
`;

async function openRecord(page: Page, text: string): Promise<void> {
  await page.locator('textarea').fill(text);
  await page.locator('[data-command=open]').click();
}

describe('a replay', () => {
  test('of Duel shows both maps whole above its buttons on a phone', async () => {
    const { page, context } = await visit(browser, `${site.url}#/replay/rules-duel`, PHONE);
    await atPosition(page, 86);
    const top = (await page.locator('main div:has(> [data-happened])').boundingBox())!.y;
    for (const map of await page.locator('.stage .board').all()) {
      const { y, height } = (await map.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(top);
    }
    await context.close();
  });

  test('goes by keyboard: arrows step, Home and End jump, and the address follows', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/replay/rules-duel`, DESK);
    await atPosition(page, 86);
    await expectAccessible(page, 'replay of Duel');
    await page.keyboard.press('Home');
    await atPosition(page, 0);
    expect(await page.locator('[data-happened]').innerText()).toContain('Before the first action');
    for (let n = 1; n <= 5; n++) {
      await page.keyboard.press('ArrowRight');
      await atPosition(page, n);
    }
    await page.keyboard.press('ArrowLeft');
    await atPosition(page, 4);
    // Named as the analysis names it.
    expect(await page.locator('[data-happened] small').innerText()).toBe('Round 1, placement · Action 4 of 86');
    await page.waitForURL(/#\/replay\/rules-duel\?at=4$/);
    await page.reload();
    await atPosition(page, 4);
    await page.keyboard.press('End');
    await atPosition(page, 86);
    expect(await page.locator('[data-owner] b').allInnerTexts()).toEqual(['60', '48']);
    // Any position of it can be explored.
    await page.keyboard.press('ArrowLeft');
    await atPosition(page, 85);
    await page.locator('[data-command=explore]').click();
    await page.waitForSelector('main[data-position^="duel"]');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('that moves loses no key pressed meanwhile, and stays where it was sent meanwhile', async () => {
    const { page, context, errors } = await visit(browser, site.url, { ...DESK, reducedMotion: 'no-preference' });
    // The pauses of a quick player would leave nothing to be seen.
    await context.addInitScript(() => localStorage.removeItem('castellan.quick'));
    await page.clock.install();
    await page.goto(`${site.url}#/replay/rules-duel?at=0`);
    await page.reload();
    await atPosition(page, 0);
    const forward = (times: number) =>
      page.evaluate(async (count) => {
        for (let n = 0; n < count; n++) {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, times);
    await forward(3);
    await atPosition(page, 3);
    // The fourth action is still being seen while the player goes elsewhere.
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      document.querySelector<HTMLElement>('main ol button')!.click();
    });
    await page.clock.fastForward(5000);
    expect(await positionOf(page)).toBe('1');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('goes by slider, buttons and list on a phone, in Discovery too', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/replay/rules-discovery?at=10`, PHONE);
    await atPosition(page, 10);
    await expectAccessible(page, 'replay of Discovery');
    await expectWords(page);
    await page.getByRole('slider').fill('41');
    await atPosition(page, 41);
    await page.locator('[data-command=forward]').tap();
    await atPosition(page, 42);
    await page.locator('main ol button').nth(1).scrollIntoViewIfNeeded();
    await page
      .locator('main ol button')
      .nth(1)
      .evaluate((button) => (button as HTMLElement).click());
    await atPosition(page, 2);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('shows the picture as soon as it is drawn, and sends it once the device has made a file of it', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    // A device that takes its time over the file.
    await page.addInitScript(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (...args) {
        addEventListener('go-on', () => toBlob.apply(this, args), { once: true });
      };
    });
    await page.reload();
    await page.goto(`${site.url}#/replay/rules-duel`);
    await page.locator('[data-command=share]').tap();
    await page.locator('dialog img').waitFor();
    expect(await page.locator('[data-command=send-picture]').getAttribute('aria-disabled')).toBe('true');
    await page.evaluate(() => dispatchEvent(new Event('go-on')));
    await page.locator('[data-command=send-picture]:not([aria-disabled])').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([
    ['en-GB', /^You roll /, 'Player 1', 'The squire'],
    ['fr-FR', /^Vous lancez /, 'Joueur 1', 'L’écuyer'],
    ['pl-PL', /^Rzucasz: /, 'Gracz 1', 'Giermek'],
    ['es-ES', /^Lanzas /, 'Jugador 1', 'El escudero'],
  ])('of my own game speaks to me in %s, and what I share carries names', async (locale, mine, me, computer) => {
    const { page, context, errors } = await visit(browser, site.url, {
      ...DESK,
      locale,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await beginGame(page, 'duel');
    await page.click('[data-command=roll]');
    await page.waitForSelector('[data-command=roll]', { state: 'detached' });
    const id = new URL(page.url()).hash.split('/')[2];
    await page.goto(`${site.url}#/replay/${id}?at=1`);
    await atPosition(page, 1);
    expect(await page.locator('main ol button').first().innerText()).toMatch(mine);
    await page.locator('[data-command=share]').click();
    await page.locator('[data-command=share-more] > summary').click();
    await page.locator('[data-command=copy-text]').click();
    const text = await page.waitForFunction(async () => {
      const copied = await navigator.clipboard.readText();
      return copied.includes('[Player1') && copied;
    });
    expect(await text.jsonValue()).toContain(`[Player1 "${me}"]`);
    expect(await text.jsonValue()).toContain(`[Player2 "${computer}"]`);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('of a game that is not here says so', async () => {
    const { page, context } = await visit(browser, `${site.url}#/replay/nothing`, DESK);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('no such game');
    await expectAccessible(page, 'replay of nothing');
    await context.close();
  });
});

describe('a link that holds the whole game', () => {
  test('opens for someone else at the very action, with the names, and can be saved there', async () => {
    const first = await visit(browser, `${site.url}#/records`, {
      ...DESK,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await openRecord(first.page, RECORD);
    await atPosition(first.page, 4);
    await first.page.keyboard.press('ArrowLeft');
    await atPosition(first.page, 3);
    await first.page.locator('[data-command=share]').click();
    await first.page.locator('[data-command=share-more] > summary').click();
    await expectAccessible(first.page, 'share');
    await first.page.getByText('Open at this action').click();
    await first.page.locator('[data-command=copy-link]').click();
    await first.page.waitForSelector('.said:text("Copied")');
    const link = await first.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#\/r\/1[\w-]+\?at=3$/);
    await first.context.close();

    const second = await visit(browser, link, PHONE);
    await atPosition(second.page, 3);
    expect(await second.page.locator('[data-owner] span').allInnerTexts()).toEqual(['Ann', 'Zoë']);
    await second.page.locator('[data-command=share]').tap();
    await second.page.locator('[data-command=share-more] > summary').tap();
    await second.page.locator('[data-command=keep]').tap();
    await second.page.waitForSelector('.said:text("Saved")');
    await second.page.goto(`${site.url}#/records`);
    await second.page.getByRole('link', { name: /Replay Duel, Ann and Zoë/ }).waitFor();
    expect(second.errors).toEqual([]);
    await second.context.close();
  });

  test('that was cut short is told apart from a game', async () => {
    const { page, context } = await visit(browser, `${site.url}#/r/1AAAA`, DESK);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('cut short');
    await context.close();
  });
});

describe('opening a record', () => {
  test.each([
    ['en', 'Line 4', 'is not a face'],
    ['fr', 'Ligne 4', 'n’est pas une face'],
    ['pl', 'Wiersz 4', 'nie jest ścianką'],
    ['es', 'Línea 4', 'no es una cara'],
  ])('names the wrong line and why in %s', async (locale, line, why) => {
    const { page, context } = await visit(browser, `${site.url}#/records`, { ...PHONE, locale });
    await openRecord(page, '[Player1 "Ann"]\n\nnew duel\nroll d s x ?\n');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(line);
    expect(await alert.innerText()).toContain('roll d s x ?');
    expect(await alert.innerText()).toContain(why);
    await expectAccessible(page, `wrong record in ${locale}`);
    await expectWords(page);
    await context.close();
  });

  test('an action against the rules leads to the rule', async () => {
    const { page, context } = await visit(browser, `${site.url}#/records`, DESK);
    await openRecord(page, RECORD.replace('place f++@d2 ?f@e2', 'place f++@a1 ?f@a2'));
    await page.getByRole('alert').getByRole('link').click();
    await page.waitForSelector('#connection h2:focus');
    await context.close();
  });

  test('takes a file, and refuses one that is far too large', async () => {
    const { page, context } = await visit(browser, `${site.url}#/records`, DESK);
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'huge.txt', mimeType: 'text/plain', buffer: Buffer.alloc(300_000, 'd') });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('too large');
    await input.setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(RECORD) });
    await atPosition(page, 4);
    await context.close();
  });
});

describe('saving a game', () => {
  test('as text, as a picture of vectors and as a picture of dots', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/replay/rules-duel?at=30`, DESK);
    await page.locator('[data-command=share]').click();
    await page.locator('[data-command=share-more] > summary').click();
    await page.getByText('What the record says about the game').click();
    await page.getByLabel('First player').fill('Łucja');
    const save = async (command: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator(`[data-command=${command}]`).click(),
      ]);
      return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
    };
    const text = await save('save-text');
    expect(text.name).toMatch(/^castellan-duel-.*\.txt$/);
    expect(text.content.toString()).toMatch(/^\[Player1 "Łucja"\]\nnew duel edition=en rules=2\nroll d q D s\n/);

    const svg = (await save('save-svg')).content.toString();
    expect(svg).toContain('Łucja');
    // Nothing of the page is needed to show it, and it is the end of the game that is shown.
    expect(svg).not.toMatch(/var\(|class=/);
    for (const [, id] of svg.matchAll(/href="#([\w-]+)"/g)) expect(svg).toContain(`<symbol id="${id}"`);
    expect(svg).toContain('>60</text>');

    const png = (await save('save-png')).content;
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const width = png.readUInt32BE(16);
    expect(width).toBeGreaterThan(2000);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('plays on from a position as a game of its own', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/replay/rules-duel?at=10`, DESK);
    await atPosition(page, 10);
    await page.locator('[data-command=share]').click();
    await page.locator('[data-command=share-more] > summary').click();
    await page.locator('[data-command=play-on]').click();
    await page.waitForSelector('[data-command=roll]');
    expect(await page.locator('main').getAttribute('data-seq')).toBe('10');
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('the position stays while stepping', async () => {
  const { page, context } = await visit(browser, `${site.url}#/replay/rules-duel?at=999`, DESK);
  await atPosition(page, 86);
  expect(await positionOf(page)).toBe('86');
  await context.close();
});
