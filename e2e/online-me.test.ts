import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listen, PushedBrowser } from '../packages/server/test/push-service.ts';
import { openMore } from './begin.ts';
import { byMouse, decide } from './duel-player.ts';
import { type OnlineServer, startServer } from './online-server.ts';
import { faults, idOf, keptGame, setNickname, taskIs } from './online-table.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, FOR_LATER, PHONE, type Visit, visit } from './visit.ts';

let browser: Browser;
let server: OnlineServer;
/** The push service that notifies browsers of turns. */
let service: Awaited<ReturnType<typeof listen>>;

useBrowser(
  async () => {
    service = await listen();
    const started = await startServer({ PUSH_SERVICES: service.origin, PRIVATE_TARGETS: service.origin });
    return {
      ...started,
      close: async () => {
        await started.close();
        await service.close();
      },
    };
  },
  (opened, started) => {
    browser = opened;
    server = started;
  },
);

const press = (page: Page, command: string) => page.locator(`[data-command=${command}]`).first().click();

/** Ada opens a game by days in which she acts first; answers the link. */
async function invite({ page }: Visit): Promise<string> {
  await page.goto(`${server.url}#/online/new/duel`);
  await setNickname(page, 'Ada');
  await openMore(page);
  await page.locator('input[name=begins][value=me]').check();
  await page.locator('input[value=days]').first().check();
  await press(page, 'create');
  return page.locator('[data-link]').inputValue();
}

async function accept({ page }: Visit): Promise<void> {
  await setNickname(page, 'Bea');
  await press(page, 'take-seat');
  await taskIs(page, 'wait');
}

/** Two at a game by days; the first one is to roll, the other has a phone. */
async function byDays(phone = PHONE) {
  const ada = await visit(browser, server.url, DESK);
  const bea = await visit(browser, await invite(ada), phone);
  await accept(bea);
  await taskIs(ada.page, 'roll');
  return { ada, bea, id: idOf(ada.page) };
}

/** The first one rolls and takes a die: now it is the other's turn. */
async function rollAndPick(page: Page): Promise<void> {
  for (const task of ['roll', 'draft']) {
    await taskIs(page, task);
    await decide(page, byMouse, task);
  }
}

/** The browser of a test shows no notifications and has no push service: it is told that it does, and this service is ours. */
async function subscribesTo({ page }: Visit, { subscription }: PushedBrowser): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate((given) => {
    const Notification = { permission: 'granted', requestPermission: async () => 'granted' };
    Object.assign(globalThis, { Notification });
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as unknown as PushSubscription;
  }, subscription);
}

describe('who plays by days', () => {
  test('sees the deadline by the name of the day, and rests by consent', async () => {
    const { ada, bea, id } = await byDays();
    const days = /Mon|Tue|Wed|Thu|Fri|Sat|Sun/;
    await expect.poll(() => ada.page.locator('[data-seat][data-running]').innerText()).toMatch(days);
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

  test('asks to be told and is, while no page of theirs is open', async () => {
    // Without an open page the service worker shows the notification.
    const { ada, bea, id } = await byDays({ ...PHONE, ...FOR_LATER });
    const phone = new PushedBrowser(`${service.origin}/bea`);
    await subscribesTo(bea, phone);
    await press(bea.page, 'more');
    const [asked] = await Promise.all([
      bea.page.waitForResponse((answer) => answer.url().endsWith(`/api/games/${id}/tell`)),
      press(bea.page, 'notify'),
    ]);
    expect(asked.status()).toBe(200);
    await bea.page.waitForSelector('dialog fieldset, main fieldset');
    await expectAccessible(bea.page, 'told of turns');
    await bea.context.close();
    await rollAndPick(ada.page);
    await expect.poll(() => service.received.length).toBe(1);
    expect(phone.read(service.received[0]!.body)).toMatchObject({ type: 'turn', id, opponent: 'Ada' });
    expect(faults([...ada.errors, ...bea.errors])).toEqual([]);
    await ada.context.close();
  });

  test('learns about the home screen where only that helps', async () => {
    const iphone = { ...PHONE, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1' };
    const ada = await visit(browser, server.url, iphone);
    await ada.page.evaluate(() => Reflect.deleteProperty(globalThis, 'PushManager'));
    await invite(ada);
    await press(ada.page, 'notify');
    await ada.page.getByRole('dialog', { name: 'Add Castellan to your home screen' }).waitFor();
    await expectAccessible(ada.page, 'the home screen explained');
    expect(faults(ada.errors)).toEqual([]);
    await ada.context.close();
  });

  test('is led from a game that can wait to the next one that waits', async () => {
    const { ada, bea, id } = await byDays();
    await bea.page.goto(await invite(ada));
    await accept(bea);
    await rollAndPick(ada.page);
    await ada.page.waitForSelector('[data-notice=next-game]');
    await expectAccessible(ada.page, 'the next game waits');
    await press(ada.page, 'next-game');
    await ada.page.waitForFunction((first) => location.hash.includes(first), id);
    await taskIs(ada.page, 'roll');
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
    await ada.page.waitForSelector('svg[role=img]');
    await expectAccessible(ada.page, 'recovery code');
    // It was read out, and is gone with its screen.
    const announced = () => ada.page.locator('[data-announce]').allInnerTexts();
    expect((await announced()).join('')).toContain([...code!].join(' '));
    await ada.page.goto(`${server.url}#/online`);
    await ada.page.waitForSelector('[class*=lobby_]');
    expect(await announced()).toEqual(['', '']);
    const phone = await visit(browser, `${server.url}#/online/me/${code}`, PHONE);
    expect(await phone.page.locator('input[name=code]').inputValue()).toBe(code);
    await phone.page.goto(`${server.url}#/online/me`);
    await phone.page.getByText('Take a seat in a game first').waitFor();
    await phone.page.locator('input[name=code]').fill(code!);
    await press(phone.page, 'recover');
    await phone.page.waitForSelector('[data-recovered="1"]');
    // With the games the device has something to recover, and my name.
    await phone.page.waitForSelector('[data-command=make-code]');
    expect(await phone.page.getByText('Take a seat in a game first').count()).toBe(0);
    expect(await phone.page.evaluate(() => localStorage.getItem('castellan.nickname'))).toBe('Ada');
    await expectAccessible(phone.page, 'games recovered');
    await phone.page.locator('[data-tables] a').first().click();
    await taskIs(phone.page, 'roll');
    await phone.page.goto(`${server.url}#/online/me`);
    await press(phone.page, 'erase');
    await press(phone.page, 'erase-yes');
    await phone.page.waitForSelector('main [role=status]');
    const { seats, ending } = await keptGame(server.url, id);
    expect([seats.map((player) => player?.name), ending]).toEqual([['?', 'Bea'], { reason: 'resigned', winner: 2 }]);
    for (const { errors, context } of [ada, bea, phone]) {
      expect(faults(errors)).toEqual([]);
      await context.close();
    }
  });
});
