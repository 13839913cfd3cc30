import { type Below, seeded } from '@castellan/rules';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { joinAll, RoomHostPerson, type RoomPlayerPerson } from '../packages/server/test/room-people.ts';
import { type OnlineServer, startServer } from './online-server.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, type Visit, visit } from './visit.ts';

let browser: Browser;
let server: OnlineServer;

useBrowser(startServer, (opened, served) => {
  browser = opened;
  server = served;
});

const base = () => server.url.replace(/\/$/, '');

/** A page of the room for somebody who plays through the API too. */
async function visitAs(player: RoomPlayerPerson, hash: string, options: BrowserContextOptions): Promise<Visit> {
  const visited = await visit(browser, `${base()}/#/learn`, options);
  const cookies = [...player.browser.cookies].map(([name, value]) => ({ name, value, url: base() }));
  await visited.context.addCookies(cookies);
  await visited.page.goto(`${base()}/#/${hash}`);
  return visited;
}

/** The host's page of a room that was opened through the API. */
async function visitHost(host: RoomHostPerson, options: BrowserContextOptions = DESK): Promise<Visit> {
  const visited = await visit(browser, `${base()}/#/room/${host.code}/host/${host.hostKey}`, options);
  await visited.page.locator(`[data-room-code=${host.code}]`).waitFor();
  return visited;
}

/** Gives up the game that is on the page. */
async function resignAt(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const id = /#\/g\/([2-9a-z]{14})/.exec(location.hash)![1];
    const body = JSON.stringify({ commandId: crypto.randomUUID().slice(0, 12), command: { type: 'resign' } });
    await fetch(`/api/games/${id}/commands`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  });
}

const errorsOf = (visits: readonly Visit[]): string[] =>
  visits.flatMap(({ errors }) => errors).filter((error) => !/Failed to load resource|ERR_/.test(error));

test('an evening of eight: a code, names, tables by themselves, results, a correction, the end', async () => {
  const host = await visit(browser, `${base()}/#/room`, DESK);
  await expectAccessible(host.page, 'opening a room');
  await host.page.locator('[data-command=open-room]').click();
  const code = (await host.page.locator('[data-room-code]').getAttribute('data-room-code'))!;
  expect(host.page.url()).toBe(`${base()}/#/room/${code}`);
  const names = ['Mira', 'Jonas', 'Ewa', 'Tom', 'Nadia', 'Oskar', 'Ida', 'Ben'];
  const guests: Visit[] = [];
  for (const name of names) {
    const guest = await visit(browser, `${base()}/#/room`, PHONE);
    guests.push(guest);
    // Five letters are enough, however they are typed.
    await guest.page.locator('input[name=code]').fill(code.toLowerCase());
    await guest.page.locator('input[name=name]').fill(name);
    await guest.page.locator('[data-command=come-in]').tap();
    await guest.page.locator('[data-personal]').waitFor();
  }
  const double = await visit(browser, `${base()}/#/room/${code}`, PHONE);
  await double.page.locator('input[name=name]').fill('MIRA');
  await double.page.locator('[data-command=come-in]').tap();
  await double.page.getByText('Somebody here has this name.').waitFor();
  await double.context.close();
  await expectAccessible(guests[0]!.page, 'waiting in a room');
  await host.page.getByRole('heading', { name: 'Here: 8' }).waitFor();
  await expectAccessible(host.page, 'hosting a room');
  await expectWords(host.page);

  await host.page.locator('[data-command=pair]').click();
  await Promise.all(guests.map(({ page }) => page.waitForURL(/#\/g\//)));
  await Promise.all(guests.map(({ page }) => page.waitForSelector('#board-mine')));
  const screen = await visit(browser, `${base()}/#/room/${code}/screen`, { viewport: { width: 1920, height: 1080 } });
  await screen.page.waitForFunction(() => document.querySelectorAll('[data-game] svg').length >= 8);
  expect(await screen.page.locator('[data-game]').count()).toBe(4);
  // What the players take from lies between their boards, and all of it is inside the card.
  for (const card of await screen.page.locator('[data-game]').all()) {
    const outer = (await card.boundingBox())!;
    await card.locator('[data-die]').nth(3).waitFor();
    expect(await card.locator('[data-die]').count()).toBe(4);
    for (const die of await card.locator('[data-die]').all()) {
      const box = (await die.boundingBox())!;
      expect(box.height).toBeGreaterThan(20);
      expect(box.y + box.height).toBeLessThanOrEqual(outer.y + outer.height);
    }
  }
  expect(await screen.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await expectAccessible(screen.page, 'the big screen');

  const tables = new Map<string, Page[]>();
  for (const { page } of guests) tables.set(page.url(), [...(tables.get(page.url()) ?? []), page]);
  expect([...tables.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  for (const [loser] of tables.values()) await resignAt(loser!);
  // The room pairs by itself and leads each returning player to the next table.
  for (const { page } of guests) await page.locator('[data-command=back-to-room]').tap();
  await Promise.all(
    guests.map(({ page }) => page.waitForURL((url) => /#\/g\//.test(url.hash) && !tables.has(url.href))),
  );
  await host.page.locator('[data-correct="0"]').click();
  await host.page.locator('input[name=points1]').fill('44');
  await host.page.locator('input[name=points2]').fill('61');
  await host.page.locator('[data-command=save-result]').click();
  await host.page.getByText('44 : 61').waitFor();

  await host.page.locator('[data-command=close-room]').click();
  await host.page.locator('[data-command=sure]').click();
  await host.page.getByText('The end has come.').first().waitFor();
  const points = await host.page.locator('tr[data-player] td:last-child').allInnerTexts();
  expect(points.map(Number).reduce((sum, one) => sum + one, 0)).toBe(8);
  expect(errorsOf([host, screen, ...guests])).toEqual([]);
  await Promise.all([host, screen, ...guests].map(({ context }) => context.close()));
});

/** Plays a pupil's game to its end with actions by a seed. */
async function playOn(player: RoomPlayerPerson, game: string, below: Below): Promise<void> {
  for (;;) {
    const view = await player.browser.client.view(game, true);
    if (view.ending) return;
    if (view.turn !== view.you || !view.legal?.length) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const action = view.legal[below(view.legal.length)]!;
    await player.browser.client.command(game, { type: 'act', action }).catch(() => {});
  }
}

test('a class with the same dice sees its places, and where it parted', async () => {
  const host = await RoomHostPerson.open(base(), { format: 'same', game: 'duel', level: 'novice' });
  const pupils = await joinAll(base(), host.code, ['Lena', 'Samir', 'Greta']);
  await Promise.all(
    pupils.map(async (pupil, at) => {
      await pupil.do('start');
      await playOn(pupil, await pupil.sit(), seeded(at + 1));
    }),
  );
  await expect.poll(async () => (await host.view()).games.filter(({ result }) => result !== null).length).toBe(3);
  const samir = await visitAs(pupils[1]!, `room/${host.code}`, PHONE);
  await samir.page.getByRole('heading', { name: /^Place \d of 3$/ }).waitFor();
  await samir.page.getByRole('heading', { name: 'Where the class parted' }).waitFor();
  expect(await samir.page.locator('[data-mine=true]').count()).toBe(1);
  await expectAccessible(samir.page, 'the class');
  await expectWords(samir.page);
  const teacher = await visitHost(host);
  await teacher.page.getByText('of 3 have played').waitFor();
  // The best board stands first, also that of a player who lost.
  const points = await teacher.page.locator('tr[data-player] td:last-child').allInnerTexts();
  expect(points.map(Number)).toEqual(points.map(Number).sort((a, b) => b - a));
  expect(errorsOf([samir, teacher])).toEqual([]);
  await Promise.all([samir, teacher].map(({ context }) => context.close()));
});

test('a league by days survives a restart, and goes on by itself', async () => {
  const time = { type: 'days', days: 3 };
  const host = await RoomHostPerson.open(base(), { format: 'robin', game: 'duel', time, minutes: 20_160 });
  const players = await joinAll(base(), host.code, ['Ada', 'Bo', 'Cy']);
  const page = await visitHost(host, PHONE);
  await page.page.locator('button[data-tab=games]').tap();
  await page.page.locator('[data-command=pair]').tap();
  await page.page.getByText('Round 1. The next one begins by itself.').waitFor();
  const pair = (await host.view()).games[0]!;
  const two = pair.players.map((number) => players[number - 1]!);
  // Who comes first waits for the other one; nobody else can be invited.
  const first = await visitAs(two[0]!, `room/${host.code}`, PHONE);
  await first.page.getByRole('heading', { name: 'Waiting for your opponent' }).waitFor();
  expect(await first.page.getByText('Anyone who opens it').count()).toBe(0);
  await expectAccessible(first.page, 'waiting for the opponent of a room');
  await first.page.locator('[data-command=back-to-room]').tap();
  await first.page.locator('[data-personal]').waitFor();
  await first.context.close();
  for (const player of two) await player.sit();
  await server.kill();
  await server.start();
  await two[0]!.resign(pair.game!);
  // The round is over: the next pair is there without anybody asking, and the page of the host sees it.
  await page.page.getByText('Round 2. The next one begins by itself.').waitFor();
  const view = await host.view();
  expect(view.games.map(({ round }) => round)).toEqual([1, 2]);
  await page.page.locator('button[data-tab=table]').tap();
  await page.page
    .getByRole('row', { name: /Ada|Bo|Cy/ })
    .first()
    .waitFor();
  const csv = await host.browser.fetch(`/api/rooms/${host.code}/table`);
  expect(await csv.text()).toContain('"Ada"');
  await page.page.locator('[data-command=delete-room]').tap();
  await page.page.locator('[data-command=sure]').tap();
  await page.page.waitForURL(/#\/room$/);
  await page.page.goto(`${base()}/#/room/${host.code}`);
  await page.page.getByText('There is no room with this code.').waitFor();
  expect(errorsOf([page])).toEqual([]);
  await page.context.close();
});
