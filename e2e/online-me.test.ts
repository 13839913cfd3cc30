import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type OnlineServer, startServer } from './online-server.ts';
import { arrive, faults, keptGame, setNickname, taskIs } from './online-table.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, PHONE } from './visit.ts';

let browser: Browser;
let server: OnlineServer;

useBrowser(startServer, (opened, started) => {
  browser = opened;
  server = started;
});

const press = (page: Page, command: string) => page.locator(`[data-command=${command}]`).first().click();

/** Two at a game by days; the first one is to roll. */
async function byDays() {
  const ada = await arrive(browser, `${server.url}#/online/new/duel`, DESK);
  await setNickname(ada.page, 'Ada');
  await ada.page.locator('input[name=begins][value=me]').check();
  await ada.page.locator('input[value=days]').first().check();
  await press(ada.page, 'create');
  const link = await ada.page.locator('.copylink input').inputValue();
  const bea = await arrive(browser, link, PHONE);
  await setNickname(bea.page, 'Bea');
  await press(bea.page, 'take-seat');
  await taskIs(ada.page, 'roll');
  const id = /#\/g\/([2-9a-z]{14})/.exec(ada.page.url())![1]!;
  return { ada, bea, id };
}

describe('who plays by days', () => {
  test('sees the deadline by the name of the day, and rests by consent', async () => {
    const { ada, bea, id } = await byDays();
    const days = /Mon|Tue|Wed|Thu|Fri|Sat|Sun/;
    await expect.poll(() => ada.page.locator('.player.running .clock').innerText()).toMatch(days);
    await press(ada.page, 'more');
    await press(ada.page, 'ask-pause');
    await bea.page.waitForSelector('[data-notice=pause-asked]');
    await expectAccessible(bea.page, 'a pause is asked for');
    await press(bea.page, 'pause-yes');
    await ada.page.waitForSelector('[data-notice=paused]');
    expect((await keptGame(server.url, id)).clock?.running).toBe(null);
    await press(ada.page, 'pause-end');
    await bea.page.waitForSelector('[data-notice=paused]', { state: 'detached' });
    expect((await keptGame(server.url, id)).clock?.running).toBe(1);
    for (const { errors, context } of [ada, bea]) {
      expect(faults(errors)).toEqual([]);
      await context.close();
    }
  });

  test('brings all games to a new device by one code, and is forgotten where they ask for it', async () => {
    const { ada, bea, id } = await byDays();
    await ada.page.goto(`${server.url}#/online/me`);
    await press(ada.page, 'make-code');
    const code = await ada.page.locator('[data-code]').getAttribute('data-code');
    await ada.page.waitForSelector('.qrcode');
    await expectAccessible(ada.page, 'recovery code');
    const phone = await arrive(browser, `${server.url}#/online/me/${code}`, PHONE);
    await press(phone.page, 'recover');
    await phone.page.waitForSelector('[data-recovered="1"]');
    await expectAccessible(phone.page, 'games recovered');
    await phone.page.locator('.yourtables a').first().click();
    await taskIs(phone.page, 'roll');
    await phone.page.goto(`${server.url}#/online/me`);
    await press(phone.page, 'erase');
    await press(phone.page, 'erase-yes');
    await phone.page.waitForSelector('main.me [role=status]');
    const { seats, ending } = await keptGame(server.url, id);
    expect([seats.map((player) => player?.name), ending]).toEqual([['?', 'Bea'], { reason: 'resigned', winner: 2 }]);
    for (const { errors, context } of [ada, bea, phone]) {
      expect(faults(errors)).toEqual([]);
      await context.close();
    }
  });
});
