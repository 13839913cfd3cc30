import type { Browser, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { serveSite } from './browser.ts';
import { type OnlineServer, startServer } from './online-server.ts';
import { hasBegun, idOf, keptGame, setNickname } from './online-table.ts';
import { gameUntil, sitDown, TWO_HERE } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let server: OnlineServer;

useBrowser(startServer, (opened, started) => {
  browser = opened;
  server = started;
});

/** Ada opens a game, Bea takes the other seat, Ada resigns: the shortest game there is. */
async function shortGame(ada: Page, bea: Page): Promise<string> {
  await ada.locator('[data-command=invite-duel]').click();
  await bea.goto(await ada.locator('[data-link]').inputValue());
  await bea.locator('[data-command=take-seat]').click();
  await hasBegun(bea);
  await hasBegun(ada);
  await ada.locator('[data-command=more]').click();
  await ada.locator('[data-command=resign]').click();
  await ada.locator('[data-command=resign-yes]').click();
  await ada.locator('[data-result]').first().waitFor();
  return idOf(bea);
}

const checkDice = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${server.url}#/g/${id}/dice`);
  await page.waitForSelector('[data-verdict=fair], [data-verdict=unfair]');
};

test('a server that puts another number in the place of mine is found out by what my device noted', async () => {
  const [ada, bea] = await Promise.all([DESK, DESK].map((options) => visit(browser, `${server.url}#/online`, options)));
  // What the server takes down for Bea is not what her device sent; all that follows fits perfectly.
  await bea!.page.route('**/join', async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...body, entropy: '00'.repeat(16) }) });
  });
  const id = await shortGame(ada!.page, bea!.page);
  await checkDice(bea!.page, id);
  expect(await bea!.page.locator('[data-pledge]').getAttribute('data-pledge')).toBe('broken');
  expect(await bea!.page.locator('[class*=verdict_]').innerText()).toContain(
    'Not fair: the server shows another fingerprint',
  );
  await expectAccessible(bea!.page, 'found out');
  // A spectator has noted nothing, and the page says so.
  const eve = await visit(browser, `${server.url}#/g/${id}/dice`, PHONE);
  await eve.page.waitForSelector('[data-verdict=fair][data-pledge=none]');
  await expectWords(eve.page);
  for (const { context } of [ada!, bea!, eve]) await context.close();
});

test('when the answer to taking a seat is lost, the same number is sent again, and the game is fair', async () => {
  const [ada, bea] = await Promise.all(
    [DESK, PHONE].map((options) => visit(browser, `${server.url}#/online`, options)),
  );
  const sent: string[] = [];
  await bea!.page.route('**/join', async (route) => {
    sent.push((route.request().postDataJSON() as { entropy: string }).entropy);
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const id = await shortGame(ada!.page, bea!.page);
  // The stream may have shown her the seat before the second attempt was due.
  await vi.waitFor(() => expect(sent).toEqual([sent[0], sent[0]]), { timeout: 60_000 });
  expect((await keptGame(server.url, id)).seats.map((player) => player?.entropy)).toContain(sent[0]);
  // Bea's device knew Ada's number before it sent its own; Ada's could not know Bea's.
  for (const [{ page }, pledge] of [[ada!, 'honoured'] as const, [bea!, 'honoured-all'] as const]) {
    await checkDice(page, id);
    await page.waitForSelector(`[data-verdict=fair][data-pledge=${pledge}][data-shown=same]`);
  }
  // Now the server answers with another game that is as fair, in which Bea is the one who resigned.
  await bea!.page.route('**/log?after=0', async (route) => {
    const log = await (await route.fetch()).text();
    const [, seat] = /"resigned","seat":(\d)/.exec(log)!;
    await route.fulfill({ body: log.replace(`"resigned","seat":${seat}`, `"resigned","seat":${3 - Number(seat)}`) });
  });
  await bea!.page.reload();
  await bea!.page.waitForSelector('[data-verdict=unfair][data-pledge=honoured-all][data-shown=other]');
  expect(await bea!.page.locator('[class*=verdict_]').innerText()).toContain('the server now shows another game');
  await expectWords(bea!.page);
  for (const { context } of [ada!, bea!]) await context.close();
});

/** The coach has spoken here. Not by `visit`, which would say it again to the page after it forgot. */
const meetCoach = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('castellan.coach.duel', 'done'));

const storedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'castellan.quick'));

test('who shares a device is forgotten by it: nickname, seats, games and settings', async () => {
  const { page, context, errors } = await visit(browser, `${server.url}#/online`, { ...PHONE, newcomer: true });
  await meetCoach(page);
  await setNickname(page, 'Ada');
  await page.locator('[data-command=pair-duel]').tap();
  await page.waitForSelector('[data-waiting]');
  const id = idOf(page);
  await sitDown(
    page,
    server.url,
    gameUntil('duel', ({ phase }) => phase === 'place', { setting: TWO_HERE }),
  );
  await page.goto(`${server.url}#/games`);
  await page.waitForSelector('[data-screen=games] li');
  expect(await storedBy(page)).toEqual(expect.arrayContaining(['castellan.nickname', 'castellan.coach.duel']));
  expect(await context.cookies()).toHaveLength(1);

  // Without the server its cookie could not be taken back: nothing is done by halves.
  await page.locator('[data-command=forget-me]').tap();
  await expectAccessible(page, 'asked whether to forget');
  await page.route('**/api/forget', (route) => route.abort());
  await page.locator('[data-command=forget-yes]').tap();
  await page.getByRole('alert').getByText('could not be reached').waitFor();
  expect(await storedBy(page)).toContain('castellan.nickname');
  await page.unroute('**/api/forget');

  await Promise.all([page.waitForEvent('load'), page.locator('[data-command=forget-yes]').tap()]);
  await page.waitForSelector('main');
  expect(await context.cookies()).toEqual([]);
  expect(await storedBy(page)).toEqual([]);
  await page.goto(`${server.url}#/games`);
  await page.getByText('No games on this device yet.').waitFor();
  expect(await page.locator('[data-screen=games] li').count()).toBe(0);
  await page.goto(`${server.url}#/g/${id}`);
  await page.waitForSelector('[data-command=take-seat]');
  expect(errors.filter((text) => !/Failed to load resource|net::ERR_/.test(text))).toEqual([]);
  await context.close();
});

test('a nickname that would pass for a bot is refused with a sentence, and another is taken', async () => {
  const { page, context } = await visit(browser, `${server.url}#/online`, PHONE);
  await setNickname(page, 'Ada (bot)');
  await page.locator('[data-command=pair-discovery]').tap();
  await page.getByRole('alert').getByText('This nickname cannot be used.').waitFor();
  await setNickname(page, 'Ada');
  await page.locator('[data-command=pair-discovery]').tap();
  await page.waitForSelector('[data-waiting]');
  await context.close();
});

test('who invites a friend from the lobby taps the game and has the link, under the last nickname', async () => {
  const { page, context } = await visit(browser, `${server.url}#/online`, PHONE);
  await setNickname(page, 'Ada');
  await page.locator('[data-command=invite-discovery]').tap();
  const link = await page.locator('[data-link]').inputValue();
  expect(link).toMatch(/#\/g\/[2-9a-z]{14}\/[0-9a-f]{64}$/);
  expect((await keptGame(server.url, idOf(page))).seats.map((player) => player?.name)).toContain('Ada');
  // From the start page the game is known as well.
  await page.goto(`${server.url}#/online/new/duel`);
  expect(await page.locator('input[name=nickname]').inputValue()).toBe('Ada');
  await page.locator('[data-command=create]').tap();
  await page.locator('[data-link]').waitFor();
  await context.close();
});

test('a guest is called so in the language of the reader', async () => {
  const { page: host, context: hosts } = await visit(browser, `${server.url}#/online`, { ...PHONE, locale: 'fr-FR' });
  await host.locator('[data-command=invite-duel]').tap();
  const invitation = await host.locator('[data-link]').inputValue();
  const { page, context } = await visit(browser, invitation, { ...PHONE, locale: 'es-ES' });
  await page.getByRole('heading', { name: 'Invitado' }).waitFor();
  await Promise.all([context.close(), hosts.close()]);
});

test('a page that came from no Castellan server forgets as well', async () => {
  const site = await serveSite();
  const { page, context } = await visit(browser, `${site.url}#/games`, { ...DESK, newcomer: true });
  await meetCoach(page);
  await page.evaluate(() => localStorage.setItem('castellan.nickname', 'Ada'));
  await page.locator('[data-command=forget-me]').click();
  await Promise.all([page.waitForEvent('load'), page.locator('[data-command=forget-yes]').click()]);
  await page.waitForSelector('main');
  expect(await storedBy(page)).toEqual([]);
  await context.close();
  await site.close();
});

test.each([
  ['en-GB', 'Forget me on this device'],
  ['fr-FR', 'M’oublier sur cet appareil'],
  ['pl-PL', 'Zapomnij o mnie na tym urządzeniu'],
  ['es-ES', 'Olvidarme en este dispositivo'],
])('in %s too one reads what will be forgotten, and can keep everything', async (locale, words) => {
  const { page, context } = await visit(browser, `${server.url}#/games`, { ...PHONE, locale });
  await page.getByRole('button', { name: words }).tap();
  await page.locator('[data-command=forget-no]').waitFor();
  await expectWords(page);
  await expectAccessible(page, `asked whether to forget, ${locale}`);
  await page.locator('[data-command=forget-no]').tap();
  await page.locator('[data-command=forget-yes]').waitFor({ state: 'detached' });
  await context.close();
});
