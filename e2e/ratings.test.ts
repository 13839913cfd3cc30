import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type OnlineServer, startServer } from './online-server.ts';
import { faults, idOf, setNickname } from './online-table.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let server: OnlineServer;

useBrowser(
  () => startServer({ RATED: '1', TRUST_PROXY: 'loopback' }),
  (opened, served) => {
    browser = opened;
    server = served;
  },
);

/** Rolls or acts once for the player of this page, where it is their turn. */
const actOnce = (page: Page, id: string): Promise<boolean> =>
  page.evaluate(async (game) => {
    const view = await (await fetch(`/api/games/${game}?legal=1`)).json();
    const rolls = view.turn === 'chance' && view.roller === view.you;
    if (!rolls && view.turn !== view.you) return false;
    const command = rolls ? { type: 'roll' } : { type: 'act', action: view.legal[0] };
    const body = JSON.stringify({ commandId: crypto.randomUUID().slice(0, 12), command });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`/api/games/${game}/commands`, { method: 'POST', headers, body })).ok;
  }, id);

async function playAndResign(loser: Page, winner: Page): Promise<void> {
  const id = idOf(loser);
  for (let acts = 0; acts < 24; ) for (const page of [loser, winner]) if (await actOnce(page, id)) acts++;
  await loser.evaluate(async (game) => {
    const body = JSON.stringify({ commandId: 'over', command: { type: 'resign' } });
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api/games/${game}/commands`, { method: 'POST', headers, body });
  }, id);
}

test('a rated game of the lobby: both ratings at the table, then the ladder, and the score between the two', async () => {
  const ada = await visit(browser, `${server.url}#/online`, {
    ...DESK,
    extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.1' },
  });
  const ben = await visit(browser, `${server.url}#/online`, {
    ...PHONE,
    extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.2' },
  });
  await setNickname(ada.page, 'Ada');
  await setNickname(ben.page, 'Ben');
  await ada.page.getByLabel('Rated').check();
  await ada.page.locator('[data-command=pair-duel]').click();
  await ada.page.waitForURL(/#\/g\//);
  await ada.page.locator('[data-facts]', { hasText: 'Rated' }).waitFor();
  const open = ben.page.locator('main section li', { hasText: 'Ada' });
  await open.getByText('Rated').waitFor();
  expect(await open.getByTitle('Rating 1,265, provisional').count()).toBe(1);
  await expectAccessible(ben.page, 'a lobby with a rated game');
  await open.locator('[data-command=join]').tap();
  for (const { page } of [ada, ben]) await page.waitForSelector('#board-mine');
  expect(await ada.page.getByTitle('Rating 1,265, provisional').count()).toBe(2);
  await playAndResign(ben.page, ada.page);

  await ada.page.locator('[data-friend="1:0"]').waitFor();
  expect(await ada.page.getByText('You 1\u00a0: 0 Ben').count()).toBe(1);
  await ada.page.locator('[data-command=ladder]').click();
  await ada.page.getByText('Nobody is on the ladder of Duel yet.').waitFor();
  const rating = ada.page.locator('[data-rating]');
  expect(Number(await rating.getAttribute('data-rating'))).toBeGreaterThan(1400);
  expect(await rating.innerText()).toContain('after 1 game');
  await expectAccessible(ada.page, 'the ladder');
  await expectWords(ada.page);

  await ada.page.goBack();
  await ada.page.locator('[data-command=rematch]').click();
  await ben.page.locator('[data-command=rematch]').tap();
  for (const { page } of [ada, ben]) await page.waitForSelector('#board-mine');
  await ada.page.locator('.bar [data-friend="1:0"]').waitFor();
  await ben.page.locator('.bar [data-friend="0:1"]').waitFor();
  await expectAccessible(ben.page, 'a table with the score of two friends');
  await ben.page.goto(`${server.url}#/statistics`);
  await ben.page.locator('main').getByText('Ada', { exact: true }).locator('visible=true').first().waitFor();
  expect(faults([...ada.errors, ...ben.errors])).toEqual([]);
  await Promise.all([ada, ben].map(({ context }) => context.close()));
});

test('two strangers called Ada have a score each', async () => {
  const me = await visit(browser, `${server.url}#/online`, DESK);
  await setNickname(me.page, 'Ben');
  const adas = [];
  for (const wins of [true, false]) {
    const ada = await visit(browser, `${server.url}#/online`, PHONE);
    adas.push(ada);
    await setNickname(ada.page, 'Ada');
    await me.page.goto(`${server.url}#/online`);
    await me.page.locator('[data-command=pair-duel]').click();
    await me.page.waitForURL(/#\/g\//);
    await ada.page.locator('main section li', { hasText: 'Ben' }).locator('[data-command=join]').tap();
    for (const { page } of [me, ada]) await page.waitForSelector('#board-mine');
    // The second Ada is a new opponent: no score stands at the table.
    expect(await me.page.locator('.bar [data-friend]').count()).toBe(0);
    await playAndResign(wins ? ada.page : me.page, wins ? me.page : ada.page);
    await me.page.locator(`[data-friend="${wins ? '1:0' : '0:1'}"]`).waitFor();
    await ada.page.locator(`[data-friend="${wins ? '0:1' : '1:0'}"]`).waitFor();
  }
  await me.page.goto(`${server.url}#/games`);
  const friends = me.page.locator('[data-command=friend] b');
  await friends.nth(1).waitFor();
  expect((await friends.allInnerTexts()).toSorted()).toEqual(['You 0\u00a0: 1 Ada', 'You 1\u00a0: 0 Ada']);
  await expectAccessible(me.page, 'two friends of one name');
  expect(faults([...me.errors, ...adas.flatMap(({ errors }) => errors)])).toEqual([]);
  await Promise.all([me, ...adas].map(({ context }) => context.close()));
});
