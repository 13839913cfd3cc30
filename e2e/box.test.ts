import type { DuelState } from '@castellan/rules';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openMore } from './begin.ts';
import { type Site, serveSite } from './browser.ts';
import { byTouch, playDuel, type Way } from './duel-player.ts';
import { gameUntil, sitDown, TWO_HERE } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

/** The pages of a PDF with their sizes in millimetres. */
function pagesOf(pdf: Buffer): [number, number][] {
  const text = pdf.toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  const toMm = (points: string) => Math.round((Number(points) * 25.4) / 72);
  return boxes.map(([, width, height]) => [toMm(width!), toMm(height!)]);
}

describe('print sheets', () => {
  test.each([
    ['a4', 210, 297],
    ['letter', 216, 279],
  ])('on %s are two full pages of vectors, without the page around them', async (paper, width, height) => {
    const { page, context, errors } = await visit(browser, `${site.url}#/print?paper=${paper}`, DESK);
    await page.waitForSelector('[data-paper]');
    await page.evaluate(() => document.fonts.ready);
    await expectAccessible(page, 'print');
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pagesOf(pdf)).toEqual([
      [width, height],
      [width, height],
    ]);
    // Vectors only: a sheet made of dots would be an image in the file.
    expect(pdf.toString('latin1')).not.toMatch(/\/Subtype\s*\/Image/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('can be maps alone or the spellbook alone', async () => {
    const { page, context } = await visit(browser, `${site.url}#/print?paper=a4`, PHONE);
    await page.locator('input[value=maps]').check({ force: true });
    expect(await page.locator('[data-paper]').count()).toBe(1);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
    await page.locator('input[value=book]').check({ force: true });
    expect(await page.locator('[data-paper] svg[role=img]').getAttribute('aria-label')).toContain('spellbook');
    await context.close();
  });
});

describe('a paper map', () => {
  test('is tapped in and counted by domain, and is still there after a reload', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/score/duel`, PHONE);
    await page.waitForSelector('#paper');
    await expectAccessible(page, 'empty paper map');
    for (const square of ['c3', 'c3', 'c4', 'b4']) await page.locator(`#paper [data-square="${square}"]`).tap();
    expect(await page.locator('[data-total]').innerText()).toBe('3');
    await page.getByRole('radio', { name: 'stripe', exact: true }).check({ force: true });
    for (const square of ['e3', 'e3', 'e3']) await page.locator(`#paper [data-square="${square}"]`).tap();
    expect(await page.locator('[data-total]').innerText()).toBe('5');
    await expectAccessible(page, 'paper map');
    await expectWords(page);
    await page.reload();
    await page.waitForSelector('[data-total]');
    expect(await page.locator('[data-total]').innerText()).toBe('5');
    await page.locator('input[name=whose][value="2"]').check({ force: true });
    expect(await page.locator('[data-total]').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('of Discovery is tapped in by keyboard, and stays within its bound', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/score/discovery`, DESK);
    await page.waitForSelector('#paper');
    await page.locator('#paper [data-square="e5"]').focus();
    await page.keyboard.press('ArrowRight');
    for (let tap = 0; tap < 3; tap++) await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // Two squares of wheat with two crowns.
    expect(await page.locator('[data-total]').innerText()).toBe('4');
    await expectAccessible(page, 'paper kingdom');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('real dice', () => {
  /** Taps in what lies on the table. */
  async function enter(page: Page, faces: readonly string[]): Promise<void> {
    for (const face of faces) await page.locator(`form [data-face="${face}"]`).tap();
    // Pressed by force: greyed where a die is missing, it must do nothing.
    await page.locator('[data-command=enter-roll]').tap({ force: true });
  }

  test('are tapped in face by face, and one sentence says what is still missing', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/box`, PHONE);
    await expectAccessible(page, 'with the box');
    await page.getByRole('link', { name: 'Begin a game' }).tap();
    await page.getByRole('button', { name: 'Begin' }).tap();
    await page.locator('[data-command=roll]').tap();
    await page.waitForSelector('dialog form');
    await expectAccessible(page, 'entering dice');
    const faces = await page.locator('form [data-face]').evaluateAll((all) => all.map((face) => face.dataset.face));
    expect(faces.join(' ')).toBe('? d d+ s s+ D D+ S S+ f f++ q q++');
    await enter(page, ['d', 's', 'f++']);
    // Three dice are no roll: it is said, and nothing is played.
    await page.getByRole('button', { name: 'One die is missing.' }).waitFor();
    expect(await page.locator('main').getAttribute('data-seq')).toBe('0');
    await enter(page, ['?']);
    await page.waitForSelector('[data-die="3"]');
    const labels = await page
      .locator('[data-die]')
      .evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label')!.split(', ')[1]));
    expect(labels).toEqual(['dot', 'stripe', 'full with 2 crosses', 'question mark']);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('of two at a table are played to the end of their game', async () => {
    const { page, context, errors } = await visit(browser, site.url, PHONE);
    const nearlyFull = ({ phase, players }: DuelState) =>
      phase === 'roll' && players.some(({ map }) => map.filter((square) => square === null).length <= 5);
    await sitDown(page, site.url, gameUntil('duel', nearlyFull, { setting: { ...TWO_HERE, realDice: true } }));
    const rolls: Way = {
      press: async (where, selector) => {
        await byTouch.press(where, selector);
        if (selector === '[data-command=roll]') await enter(where, ['?', 'D+', 'f++', '?']);
      },
    };
    await playDuel(page, rolls);
    await page.locator('[data-command=result]').tap();
    await page.getByRole('heading', { name: /wins|draw|victory/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the owner of a box', () => {
  test('corrects a face and a line by tapping, plays with that sheet at once, and has a text to send', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/box`, PHONE);
    await page.click('a[href="#/check/duel"]');
    await page.waitForSelector('main fieldset [class*=die_]');
    await expectAccessible(page, 'check my box');
    await expectWords(page);
    await page.getByRole('button', { name: 'Face 6: quarters with 2 crosses' }).click();
    await expectAccessible(page, 'what is on this face');
    await page.getByRole('button', { name: 'quarters with 1 cross', exact: true }).click();
    await page.getByRole('group', { name: 'full' }).getByRole('button', { name: 'One box more' }).click();
    await page.getByRole('group', { name: 'Die 1' }).getByLabel('The same in my box').check();
    const report = await page.inputValue('textarea');
    expect(report).toContain('die 1: ? d d s D+ S+, confirmed');
    expect(report).toContain('die 3: d s D S f++ q+ (we believed');
    expect(report).toContain('line f: 4 boxes, domains (we believed 3 boxes');
    await page.click('[data-command=keep-sheet]');
    await page.click('text=New game');
    await openMore(page);
    await page.waitForSelector('text=Corrected in “Check my box”');
    await page.click('[data-command=begin]');
    await page.waitForSelector('[role=grid]');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('of Discovery ticks and corrects dominoes, and learns where to send the text', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/box`, PHONE);
    await page.click('a[href="#/check/discovery"]');
    const domino = (number: number) => page.locator('fieldset').nth(number - 1);
    await domino(2).getByLabel('The same in my box').check();
    await domino(1).getByText('It differs').tap();
    await domino(1).getByLabel('Right half').selectOption('lake');
    await domino(1).getByLabel('Crowns').last().selectOption('1');
    const report = await page.inputValue('textarea');
    expect(report).toContain('domino 1: wheat lake+ (we believed wheat wheat)');
    expect(report).toContain('domino 2: wheat wheat, confirmed');
    await page.getByText('post it as an issue in the repository').waitFor();
    await expectAccessible(page, 'check my box of Discovery');
    await expectWords(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});
