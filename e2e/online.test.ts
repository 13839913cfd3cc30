import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import * as atDiscovery from './discovery-player.ts';
import * as atDuel from './duel-player.ts';
import { type OnlineServer, startServer } from './online-server.ts';
import { arrive, faults, idOf, isLive, isLost, keptGame, setNickname, taskIs } from './online-table.ts';
import { DESK, expectAccessible, expectWords, PHONE } from './visit.ts';

/** Three browsers on a busy machine. */
const WHOLE_GAME_MS = 240_000;

let browser: Browser;
let server: OnlineServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const seqOf = (page: Page) => page.locator('main').getAttribute('data-seq');

/**
 * One goes offline in the middle of a decision and goes on; once that is confirmed it comes back: it counts, once, and only then does the
 * other see it. Answers when the network is gone, with the promise of the rest.
 */
async function goOffline(page: Page, other: Page): Promise<{ back: Promise<void> }> {
  await page.context().setOffline(true);
  await isLost(page);
  await expectAccessible(page, 'connection lost');
  const mine = await seqOf(page);
  const theirs = await seqOf(other);
  const changed = (one: Page, seq: string | null) =>
    one.waitForFunction((before) => document.querySelector('main')?.dataset.seq !== before, seq);
  const back = async () => {
    await changed(page, mine);
    await page.waitForSelector('text=/Sent as soon as it is back/');
    expect(await seqOf(other)).toBe(theirs);
    await page.context().setOffline(false);
    await isLive(page);
    await changed(other, theirs);
  };
  return { back: back() };
}

async function restart(...pages: Page[]): Promise<void> {
  await server.kill();
  await Promise.all(pages.map(isLost));
  await server.start();
  await Promise.all(pages.map(isLive));
}

describe('two browsers and a third that watches', () => {
  test('play a whole Duel by an invitation, through a dead network, a reload and a dead server', {
    timeout: WHOLE_GAME_MS,
  }, async () => {
    const ada = await arrive(browser, `${server.url}#/online`, PHONE);
    await ada.page.waitForSelector('[data-command=invite-duel]');
    await expectAccessible(ada.page, 'lobby');
    await setNickname(ada.page, 'Ada');
    await ada.page.locator('[data-command=invite-duel]').tap();
    await ada.page.waitForSelector('[data-command=create]');
    await ada.page.locator('input[name=begins][value=me]').tap();
    await expectAccessible(ada.page, 'making an invitation');
    await ada.page.locator('[data-command=create]').tap();
    const link = await ada.page.locator('.copylink input').inputValue();
    await expectAccessible(ada.page, 'waiting for a friend');
    await expectWords(ada.page);
    const id = idOf(ada.page);

    // Opening the link changes nothing.
    const bea = await arrive(browser, link, DESK);
    await bea.page.waitForSelector('[data-command=take-seat]');
    expect(await bea.page.locator('h1').innerText()).toBe('Ada invites you to a game of Duel');
    await expectAccessible(bea.page, 'invited');
    expect((await keptGame(server.url, id)).seats[1]).toBeNull();
    await setNickname(bea.page, 'Bea');
    await bea.page.locator('[data-command=take-seat]').click();
    await taskIs(bea.page, 'draft', 'wait');
    expect(bea.page.url()).not.toContain(link.split('/').at(-1));

    const eve = await arrive(browser, `${server.url}#/g/${id}`, DESK);
    await taskIs(eve.page, 'wait');
    await expectAccessible(eve.page, 'watching');

    const seen = new Set<string>();
    let offline: { back: Promise<void> } | null = null;
    await Promise.all([
      atDuel.playDuel(ada.page, atDuel.byTouch, async (task, decisions) => {
        if (!seen.has(task)) {
          seen.add(task);
          await expectAccessible(ada.page, `online ${task}`);
        }
        if (decisions === 4 && task !== 'over') {
          offline = await goOffline(ada.page, bea.page);
        }
        if (decisions === 10) await restart(ada.page, bea.page, eve.page);
        return undefined;
      }),
      atDuel.playDuel(bea.page, atDuel.byMouse, async (task, decisions) => {
        if (decisions === 7 && task !== 'over') {
          const before = await seqOf(bea.page);
          await bea.page.reload();
          await taskIs(bea.page, task);
          expect(await seqOf(bea.page)).toBe(before);
        }
        return undefined;
      }),
    ]);
    await offline!.back;
    await taskIs(eve.page, 'over');

    const kept = await keptGame(server.url, id);
    expect(kept.ending?.reason).toBe('played');
    for (const { page } of [ada, bea, eve]) expect(await seqOf(page)).toBe(String(kept.actions.length));

    await ada.page.locator('[data-command=result]').tap();
    await ada.page.waitForSelector('.res h1');
    await expectAccessible(ada.page, 'online result');
    await ada.page.locator('[data-command=dice]').tap();
    await ada.page.waitForSelector('[data-verdict=fair]');
    await ada.page.locator('summary').tap();
    await expectAccessible(ada.page, 'dice checked');
    await ada.page.goto(`${server.url}#/online/rolls`);
    await ada.page.waitForSelector('.rolldice table');
    await expectAccessible(ada.page, 'how the dice fell');
    const counts = await ada.page.locator('.rolldice tbody td:nth-child(2)').allTextContents();
    const rolls = kept.actions.filter(({ action }) => action.startsWith('roll ')).length;
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(4 * rolls);

    // Once more, the other way round.
    await bea.page.locator('[data-command=result]').click();
    await bea.page.locator('[data-command=rematch]').click();
    await bea.page.waitForSelector('.waiting');
    await ada.page.goto(`${server.url}#/g/${id}/result`);
    await ada.page.locator('[data-command=rematch]', { hasText: 'Play again' }).tap();
    await taskIs(ada.page, 'draft', 'wait');
    await taskIs(bea.page, 'draft', 'wait');
    const again = await keptGame(server.url, idOf(ada.page));
    expect(again.seats.map((player) => player?.name)).toEqual(['Bea', 'Ada']);

    for (const { errors, context } of [ada, bea, eve]) {
      expect(faults(errors)).toEqual([]);
      await context.close();
    }
  });

  test('play a whole Discovery after being paired, through a dead network, a reload and a dead server', {
    timeout: WHOLE_GAME_MS,
  }, async () => {
    const ada = await arrive(browser, `${server.url}#/online`, DESK);
    const bea = await arrive(browser, `${server.url}#/online`, PHONE);
    await setNickname(ada.page, 'Ada');
    await setNickname(bea.page, 'Bea');
    await ada.page.locator('[data-command=pair-discovery]').click();
    await ada.page.waitForSelector('.waiting');
    await expectAccessible(ada.page, 'looking for an opponent');
    await bea.page.locator('[data-command=pair-discovery]').tap();
    await taskIs(ada.page, 'pick', 'wait');
    await taskIs(bea.page, 'pick', 'wait');
    const id = idOf(ada.page);
    expect(idOf(bea.page)).toBe(id);
    const eve = await arrive(browser, `${server.url}#/g/${id}`, PHONE);
    await taskIs(eve.page, 'wait');

    const seen = new Set<string>();
    let offline: { back: Promise<void> } | null = null;
    await Promise.all([
      atDiscovery.playDiscovery(ada.page, atDiscovery.byMouse, async (task, decisions) => {
        if (decisions === 6 && task !== 'over') {
          const before = await seqOf(ada.page);
          await ada.page.reload();
          await taskIs(ada.page, task);
          expect(await seqOf(ada.page)).toBe(before);
        }
        if (decisions === 8) await restart(ada.page, bea.page, eve.page);
        return undefined;
      }),
      atDiscovery.playDiscovery(bea.page, atDiscovery.byTouch, async (task, decisions) => {
        if (!seen.has(task)) {
          seen.add(task);
          await expectAccessible(bea.page, `online ${task}`);
        }
        if (decisions === 3 && task !== 'over') {
          offline = await goOffline(bea.page, ada.page);
        }
        return undefined;
      }),
    ]);
    await offline!.back;
    await taskIs(eve.page, 'over');
    const kept = await keptGame(server.url, id);
    expect(kept.ending?.reason).toBe('played');
    for (const { page } of [ada, bea, eve]) expect(await seqOf(page)).toBe(String(kept.actions.length));
    await bea.page.locator('[data-command=result]').tap();
    await bea.page.waitForSelector('.disc-res h1');
    await expectAccessible(bea.page, 'online result');
    await bea.page.locator('[data-command=dice]').tap();
    await bea.page.waitForSelector('[data-verdict=fair]');
    for (const { errors, context } of [ada, bea, eve]) {
      expect(faults(errors)).toEqual([]);
      await context.close();
    }
  });
});
