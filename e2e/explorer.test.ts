import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Site, serveSite } from './browser.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let site: Site;

useBrowser(serveSite, (opened, served) => {
  browser = opened;
  site = served;
});

const linkTo = (position: string): string => `${site.url}#/explore?${new URLSearchParams({ p: position })}`;

describe('the explorer', () => {
  test.each(['fr-FR', 'pl-PL', 'es-ES'])('in %s fits what is set up on a phone', async (locale) => {
    const { page, context } = await visit(browser, `${site.url}#/explore`, { ...PHONE, locale });
    await page.locator('[data-command=set-up]').tap();
    await page.waitForSelector('main table:has(caption)');
    await page.evaluate(() => document.fonts.ready);
    const edge = await page.locator('main table:has(caption)').evaluate((book) => book.getBoundingClientRect().right);
    expect(edge).toBeLessThanOrEqual(360);
    await context.close();
  });

  test('sets up a position by tapping, says what is still wrong, and its address is a link to it', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/explore`, PHONE);
    await page.locator('[data-command=set-up]').tap();
    await page.waitForSelector('#setup1');
    await expectAccessible(page, 'setting up a Duel');
    await page.locator('#setup1 [data-square="c3"]').tap();
    await page.getByText('squares are filled two at a time').waitFor();
    expect(await page.locator('[data-command=set-up-done]').getAttribute('aria-disabled')).toBe('true');
    for (const square of ['c4', 'c4']) await page.locator(`#setup1 [data-square="${square}"]`).tap();
    for (let tick = 0; tick < 5; tick++) await page.locator('[data-command=tick-d2]').tap();
    await page.locator('[data-command=set-up-done]').tap();
    const position = 'duel edition=en rules=2 round=3 map1=d*/d+1 book2=d5 held2=free';
    await page.waitForSelector(`main[data-position="${position}"]`);
    await expectAccessible(page, 'a position');
    await expectWords(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.waitForSelector(`main[data-position="${position}"]`);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('chooses dice, takes one by keyboard at the table, and goes back with the browser', async () => {
    const { page, context, errors } = await visit(browser, linkTo('duel edition=en rules=1'), DESK);
    await page.locator('[data-command=choose]').click();
    await page.waitForSelector('dialog form');
    // In any order: which die shows what follows.
    for (const face of ['f++', 'd', '?', 's']) await page.locator(`form [data-face="${face}"]`).click();
    await page.locator('[data-command=enter-roll]').click();
    const rolled = 'duel edition=en rules=1 phase=draft dice=d-,s-,f++-,?-';
    await page.waitForSelector(`main[data-position="${rolled}"]`);
    await page.locator('[data-command=by-hand]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-die="3"]');
    for (const step of ['[data-die="3"]', '.game-table [data-command=confirm]']) {
      await page.locator(step).focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('main[data-position$="phase=draft seat=2 dice=d-,s-,f++1,?-"]');
    await page.goBack();
    await page.waitForSelector(`main[data-position="${rolled}"]`);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('sets up a Discovery by keyboard alone', async () => {
    const { page, context, errors } = await visit(browser, `${site.url}#/explore/discovery`, DESK);
    await page.locator('[data-command=set-up]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-domino]');
    const put = async (role: string, dominoes: readonly number[]) => {
      await page.locator(`input[name=place][value=${role}]`).focus();
      await page.keyboard.press('Space');
      for (const domino of dominoes) {
        await page.locator(`[data-domino="${domino}"]`).focus();
        await page.keyboard.press('Enter');
      }
    };
    await put('placing1', [1, 2]);
    await page.getByText('cannot be read').waitFor();
    await put('placing2', [3, 4]);
    await put('choosing', [5, 6, 7, 8]);
    await expectAccessible(page, 'setting up a Discovery');
    await page.locator('[data-command=set-up-done]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(
      'main[data-position="discovery rules=1 phase=place unseen=9-24 placing=1:1,2:1,3:2,4:2 choosing=5,6,7,8"]',
    );
    await expectAccessible(page, 'a position of Discovery');
    await expectWords(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('reads what is pasted, or says why it is not a position', async () => {
    const { page, context } = await visit(browser, `${site.url}#/explore`, PHONE);
    await page.locator('[data-command=share]').tap();
    await page.fill('[name=pasted]', 'duel map1=d*');
    await page.locator('[data-command=open-pasted]').tap();
    await page.getByText('squares are filled two at a time').waitFor();
    await expectAccessible(page, 'link and notation');
    await page.fill('[name=pasted]', 'position discovery rules=1');
    await page.locator('[data-command=open-pasted]').tap();
    await page.waitForSelector('main[data-position="discovery rules=1"]');
    await page.goto(linkTo('duel round=nine'));
    await page.getByText('This is not a position.').waitFor();
    await context.close();
  });

  test('plays on from a position against the computer', async () => {
    const position = 'duel edition=pl rules=1 round=3 map1=d*/d+1 book2=d4';
    const { page, context, errors } = await visit(browser, linkTo(position), PHONE);
    await page.locator('[data-command=play-on]').tap();
    await page.locator('input[name=level][value=novice]').check({ force: true });
    await expectAccessible(page, 'playing from here');
    await page.locator('[data-command=begin]').tap();
    await page.locator('[data-command=roll]').tap();
    await page.waitForSelector('[data-die="1"]');
    expect(await page.locator('#board-mine [data-square="c4"]').getAttribute('aria-label')).toContain('dot');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('asks the computer for the best actions and for what to hope for, and plays one of them', async () => {
    const rolled = 'duel edition=en rules=1 phase=draft dice=d-,s-,f++-,?-';
    const { page, context, errors } = await visit(browser, linkTo(rolled), PHONE);
    await page.getByRole('checkbox', { name: /Ask for advice/ }).check({ force: true });
    await page.waitForSelector('ol > li > button[aria-pressed]');
    expect(await page.locator('ol > li:has(> button[aria-pressed])').count()).toBe(4);
    await page.locator('ol > li > button[aria-pressed]').first().tap();
    await page.waitForSelector('.stage .taker svg');
    await expectAccessible(page, 'advice on a draft');
    // What is advised beside the next position as soon as that is there.
    const beside = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector('main[data-position*="seat=2"]'))
              resolve(document.querySelectorAll('ol > li:has(> button[aria-pressed])').length);
          };
          new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
        }),
    );
    await page.locator('[data-command=play-shown]').tap();
    await page.waitForSelector('main[data-position*="seat=2"]');
    expect(await beside).toBe(0);
    await page.goto(linkTo('discovery rules=1 phase=king unseen=5-24 choosing=1,2,3,4'));
    await page.waitForSelector('main[data-position^="discovery"]');
    await page.goto(linkTo('duel edition=en rules=1 round=3 map1=d*/d+1 book2=d4'));
    await page.waitForSelector('[data-hopes] td');
    expect(await page.locator('[data-hopes] td').count()).toBe(24);
    // A position that was set up says who is ahead.
    await page.waitForSelector('[data-ahead] b');
    expect(await page.locator('[data-ahead]').innerText()).toMatch(/player 1 \d+(\.\d)?%, player 2 \d+(\.\d)?%/);
    await expectAccessible(page, 'what to hope for');
    await expectWords(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});
