import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openMore } from './begin.ts';
import { byMouse as discoveryByMouse, byTouch as discoveryByTouch } from './discovery-player.ts';
import { byMouse, byTouch } from './duel-player.ts';
import { atDiscovery, atDuel, changed, type Happening, playTogether, seqOf } from './online-play.ts';
import { type OnlineServer, startServer } from './online-server.ts';
import { faults, hasBegun, idOf, isLive, isLost, keptGame, setNickname, taskIs } from './online-table.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, FOR_LATER, PHONE, resize, visit } from './visit.ts';

let browser: Browser;
let server: OnlineServer;

useBrowser(startServer, (opened, started) => {
  browser = opened;
  server = started;
});

/** One loses the network in the middle of a decision and goes on; once it is back what was decided counts, once, and only then does the other see it. */
const deadNetwork: Happening = async ({ page, decide }, other, task) => {
  const before = await seqOf(page);
  await page.context().setOffline(true);
  await isLost(page);
  await expectAccessible(page, 'connection lost');
  await decide(task);
  await page.waitForSelector('text=/Sent as soon as it is back/');
  expect(await seqOf(other.page)).toBe(before);
  await page.context().setOffline(false);
  await isLive(page);
  await changed(other.page, before);
  return true;
};

/** One reloads in the middle of a decision, and finds the same. */
const reload: Happening = async ({ page }, _other, task) => {
  const before = await seqOf(page);
  await page.reload();
  await taskIs(page, task);
  expect(await seqOf(page)).toBe(before);
  return undefined;
};

/** The server dies as in a power cut and comes back; meanwhile one decides, and it counts when it is back. */
const deadServer =
  (watcher: Page): Happening =>
  async ({ page, decide }, other, task) => {
    const before = await seqOf(page);
    await server.kill();
    await Promise.all([page, other.page, watcher].map(isLost));
    await decide(task);
    expect(await seqOf(other.page)).toBe(before);
    await server.start();
    await Promise.all([page, other.page, watcher].map(isLive));
    await changed(other.page, before);
    return true;
  };

/** While the server is dead one decides and reloads: the page comes from this device, says so, and brings what was decided when it is back. */
const reloadWithoutServer: Happening = async ({ page, decide }, other, task) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const before = await seqOf(page);
  await server.kill();
  await isLost(page);
  await decide(task);
  await page.reload();
  await page.waitForSelector('main .lead');
  await expectAccessible(page, 'reloaded without a connection');
  await server.start();
  await isLive(page);
  await changed(other.page, before);
  return true;
};

/** Looks at every kind of decision once; each trouble comes at its decision or soon after, for nobody rolls without the server. */
function inTime(troubles: readonly (readonly [at: number, trouble: Happening])[]) {
  const ahead = [...troubles];
  const seen = new Set<string>();
  const happens =
    (decisions: number): Happening =>
    async (hand, other, task) => {
      if (task !== 'roll' && decisions >= (ahead[0]?.[0] ?? Number.POSITIVE_INFINITY))
        return ahead.shift()![1](hand, other, task);
      if (!seen.has(task)) await expectAccessible(hand.page, `online ${task}`);
      seen.add(task);
      return undefined;
    };
  return { happens, ahead };
}

/** Phones, and how much of the table may lie below the screen: on the smallest one it scrolls. */
const PHONES = [
  [360, 740, 0],
  [360, 640, 0],
  [390, 844, 0],
  [320, 640, 120],
] as const;

/** The other's name stands above the other's map, nothing is cut off by the action bar, and the page is no longer than the phone. */
async function expectFitsPhones(page: Page): Promise<void> {
  for (const [width, height, below] of PHONES) {
    await resize(page, { width, height });
    const seen = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const [name, map] = [box('[data-presence].owner-2'), box('#board-theirs')];
      const { scrollWidth, scrollHeight } = document.documentElement;
      scrollTo(0, scrollHeight);
      const free = box('.actions').top - box('.tray').bottom;
      scrollTo(0, 0);
      return {
        above: name.bottom <= map.top && name.left + name.width / 2 < map.right,
        wide: scrollWidth,
        below: scrollHeight - innerHeight,
        chipsFree: free >= 0,
      };
    });
    expect(seen).toMatchObject({ above: true, wide: width, chipsFree: true });
    expect(seen.below).toBeLessThanOrEqual(below);
  }
  await resize(page, PHONE.viewport!);
}

describe('two browsers and a third that watches', () => {
  test('play a whole Duel by an invitation, through a dead network, a reload and a dead server', async () => {
    const ada = await visit(browser, `${server.url}#/online`, { ...PHONE, ...FOR_LATER });
    await ada.page.waitForSelector('[data-command=invite-duel]');
    await expectAccessible(ada.page, 'lobby');
    await setNickname(ada.page, 'Ada');
    await ada.page.locator('[data-command=invite-more]').tap();
    await openMore(ada.page);
    await ada.page.locator('input[name=begins][value=me]').tap();
    await expectAccessible(ada.page, 'making an invitation');
    await ada.page.locator('[data-command=create]').tap();
    const link = await ada.page.locator('[data-link]').inputValue();
    await ada.page.getByText('Only this computer can open this link').waitFor();
    await expectAccessible(ada.page, 'waiting for a friend');
    await expectWords(ada.page);
    const id = idOf(ada.page);

    // Opening the link changes nothing.
    const bea = await visit(browser, link, { ...DESK, ...FOR_LATER });
    await bea.page.waitForSelector('[data-command=take-seat]');
    expect(await bea.page.locator('h1').innerText()).toBe('Ada invites you to a game of Duel');
    await expectAccessible(bea.page, 'invited');
    expect((await keptGame(server.url, id)).seats[1]).toBeNull();
    await setNickname(bea.page, 'Bea');
    await bea.page.locator('[data-command=take-seat]').click();
    await hasBegun(bea.page);
    expect(bea.page.url()).not.toContain(link.split('/').at(-1));

    const eve = await visit(browser, `${server.url}#/g/${id}`, DESK);
    await taskIs(eve.page, 'wait');
    await expectAccessible(eve.page, 'watching');
    await taskIs(ada.page, 'roll');
    await expectFitsPhones(ada.page);

    const hands = [atDuel(ada.page, byTouch), atDuel(bea.page, byMouse)] as const;
    const { happens, ahead } = inTime([
      [6, deadNetwork],
      [10, reload],
      [14, deadServer(eve.page)],
      [18, reloadWithoutServer],
    ]);
    await playTogether(hands, eve.page, happens);
    await taskIs(eve.page, 'over');
    expect(ahead).toEqual([]);

    const info = await keptGame(server.url, id);
    expect(info.ending?.reason).toBe('played');
    for (const { page } of [ada, bea, eve]) expect(await seqOf(page)).toBe(String(info.actions.length));

    await ada.page.locator('[data-command=result]').tap();
    await ada.page.waitForSelector('[data-result] h1');
    await expectAccessible(ada.page, 'online result');
    await ada.page.locator('[data-command=dice]').tap();
    await ada.page.waitForSelector('[data-verdict=fair]');
    await ada.page.locator('summary').tap();
    await expectAccessible(ada.page, 'dice checked');
    await ada.page.goto(`${server.url}#/online/rolls`);
    await ada.page.waitForSelector('h1:text-is("Dice statistics") ~ div table');
    await expectAccessible(ada.page, 'how the dice fell');
    const counts = await ada.page.locator('main tbody td:nth-child(2)').allTextContents();
    const rolls = info.actions.filter(({ action }) => action.startsWith('roll ')).length;
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(4 * rolls);

    // Once more, the other way round.
    await bea.page.locator('[data-command=result]').click();
    await bea.page.locator('[data-command=rematch]').click();
    const waiting = await bea.page.locator('[data-waiting]').innerText();
    expect(waiting).toMatch(/reserved for your opponent.*has not joined yet/s);
    expect(waiting).not.toContain('free');
    // The offer shows at the final table too.
    await ada.page.goto(`${server.url}#/g/${id}`);
    await ada.page.locator('[data-notice=rematch]', { hasText: 'Bea wants another game' }).waitFor();
    await expectAccessible(ada.page, 'a rematch offered at the final table');
    await ada.page.locator('[data-command=rematch]', { hasText: 'Play again' }).tap();
    await hasBegun(ada.page);
    await taskIs(bea.page, 'roll');
    const again = await keptGame(server.url, idOf(ada.page));
    expect(again.seats.map((player) => player?.name)).toEqual(['Bea', 'Ada']);

    for (const { errors, context } of [ada, bea, eve]) {
      expect(faults(errors)).toEqual([]);
      await context.close();
    }
  });

  test('play a whole Discovery after being paired, through a dead network, a reload and a dead server', async () => {
    const ada = await visit(browser, `${server.url}#/online`, { ...DESK, ...FOR_LATER });
    const bea = await visit(browser, `${server.url}#/online`, { ...PHONE, ...FOR_LATER });
    await setNickname(ada.page, 'Ada');
    await setNickname(bea.page, 'Bea');
    await ada.page.locator('[data-command=pair-discovery]').click();
    await ada.page.waitForSelector('[data-waiting]');
    await expectAccessible(ada.page, 'looking for an opponent');
    await bea.page.locator('[data-command=pair-discovery]').tap();
    await taskIs(ada.page, 'pick', 'wait');
    await taskIs(bea.page, 'pick', 'wait');
    const id = idOf(ada.page);
    expect(idOf(bea.page)).toBe(id);
    const eve = await visit(browser, `${server.url}#/g/${id}`, PHONE);
    await taskIs(eve.page, 'wait');

    const hands = [atDiscovery(ada.page, discoveryByMouse), atDiscovery(bea.page, discoveryByTouch)] as const;
    const { happens, ahead } = inTime([
      [5, deadNetwork],
      [8, reload],
      [11, deadServer(eve.page)],
      [14, reloadWithoutServer],
    ]);
    await playTogether(hands, eve.page, happens);
    await taskIs(eve.page, 'over');
    expect(ahead).toEqual([]);
    const info = await keptGame(server.url, id);
    expect(info.ending?.reason).toBe('played');
    for (const { page } of [ada, bea, eve]) expect(await seqOf(page)).toBe(String(info.actions.length));
    await bea.page.locator('[data-command=result]').tap();
    await bea.page.waitForSelector('[data-result] h1');
    await expectAccessible(bea.page, 'online result');
    await bea.page.locator('[data-command=dice]', { hasText: 'Check that this game was fair' }).tap();
    await bea.page.waitForSelector('[data-verdict=fair]');
    expect(await bea.page.locator('main').innerText()).not.toMatch(/dice/i);
    for (const { errors, context } of [ada, bea, eve]) {
      expect(faults(errors)).toEqual([]);
      await context.close();
    }
  });
});
