import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openMore } from './begin.ts';
import { serveSite } from './browser.ts';
import { byMouse, decide } from './duel-player.ts';
import { seqOf } from './online-play.ts';
import { type OnlineServer, startServer } from './online-server.ts';
import { faults, hasBegun, idOf, keptGame, setNickname, taskIs } from './online-table.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, resize, type Visit, visit } from './visit.ts';

let browser: Browser;
let server: OnlineServer;

useBrowser(startServer, (opened, started) => {
  browser = opened;
  server = started;
});

const press = (page: Page, command: string) => page.locator(`[data-command=${command}]`).first().click();

interface Pair {
  readonly ada: Visit;
  readonly bea: Visit;
  readonly id: string;
}

/** Ada invites, Bea sits down; Ada is to roll and to act first. */
async function atTable(first: BrowserContextOptions = DESK, second: BrowserContextOptions = DESK): Promise<Pair> {
  const ada = await visit(browser, `${server.url}#/online/new/duel`, first);
  await setNickname(ada.page, 'Ada');
  await openMore(ada.page);
  await ada.page.locator('input[name=begins][value=me]').check();
  await press(ada.page, 'create');
  const link = await ada.page.locator('[data-link]').inputValue();
  await ada.page.getByRole('img', { name: 'QR code of the invitation' }).waitFor();
  const bea = await visit(browser, link, second);
  await setNickname(bea.page, 'Bea');
  await press(bea.page, 'take-seat');
  await taskIs(ada.page, 'roll');
  await taskIs(bea.page, 'wait');
  return { ada, bea, id: idOf(ada.page) };
}

async function leave({ ada, bea }: Pair): Promise<void> {
  for (const { errors, context } of [ada, bea]) {
    expect(faults(errors)).toEqual([]);
    await context.close();
  }
}

/** One player rolls, and the other sees the same dice. */
async function roll(roller: Page, waiting: Page): Promise<void> {
  await taskIs(roller, 'roll');
  expect(await waiting.locator('[data-command=roll]').count()).toBe(0);
  await decide(roller, byMouse, 'roll');
  await taskIs(roller, 'draft');
  await waiting.waitForSelector(`main[data-seq="${await seqOf(roller)}"] [data-die="4"]`);
  const dice = (page: Page) =>
    page.locator('[data-die]').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));
  expect(await dice(waiting)).toEqual(await dice(roller));
}

/** Ada rolls and drafts, so that there is something to take back. */
async function draft({ ada, bea }: Pair): Promise<void> {
  await roll(ada.page, bea.page);
  await decide(ada.page, byMouse, 'draft');
}

/** Watches for tables from now on; the answer lists each one that was put on the page, and whose it was then. */
async function countTables(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    const tables: string[] = [];
    let last: Element | null = null;
    new MutationObserver(() => {
      const table = document.querySelector('main.game-table');
      if (table && table !== last) tables.push(document.querySelector('[class*=watching_]') ? 'watched' : 'mine');
      last = table;
    }).observe(document, { subtree: true, childList: true });
    return tables;
  });
  return () => seen.jsonValue();
}

/** The whole table is on the screen. */
async function expectNoLongerThanPhones(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await resize(page, { width, height });
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(size).toEqual([width, height]);
  }
}

describe('between two who play online', () => {
  test('a take-back is asked for and allowed', async () => {
    const pair = await atTable(DESK, PHONE);
    const { ada, bea } = pair;
    await draft(pair);
    await taskIs(bea.page, 'draft');
    await press(ada.page, 'more');
    await expectAccessible(ada.page, 'menu of a game');
    await press(ada.page, 'ask-take-back');
    await bea.page.waitForSelector('[data-notice=take-back-asked]');
    await expectAccessible(bea.page, 'a take-back asked for');
    await press(bea.page, 'take-back-yes');
    await taskIs(ada.page, 'draft');
    await taskIs(bea.page, 'wait');
    expect((await keptGame(server.url, pair.id)).actions.filter(({ by }) => by !== 'chance')).toEqual([]);
    await leave(pair);
  });

  test('a draw is offered, declined, offered again and agreed to', async () => {
    const pair = await atTable();
    const { ada, bea, id } = pair;
    for (const answer of ['draw-no', 'draw-yes']) {
      await press(ada.page, 'more');
      await press(ada.page, 'offer-draw');
      await ada.page.waitForSelector('[data-notice=draw-waiting]');
      await bea.page.waitForSelector('[data-notice=draw-asked]');
      await press(bea.page, answer);
      await ada.page.waitForSelector('[data-notice=draw-waiting]', { state: 'detached' });
      if (answer === 'draw-no') {
        await ada.page.locator('[data-notice=draw-declined]', { hasText: 'Bea declined' }).waitFor();
        await press(ada.page, 'notice-seen');
        await ada.page.waitForSelector('[data-notice=draw-declined]', { state: 'detached' });
      }
    }
    await ada.page.waitForSelector('[data-result] h1');
    expect(await bea.page.locator('[data-result] h1').innerText()).toBe('A draw');
    expect((await keptGame(server.url, id)).ending).toEqual({ reason: 'agreed', winner: null });
    await leave(pair);
  });

  test('one resigns, after being asked whether that is meant', async () => {
    const pair = await atTable(PHONE, DESK);
    const { ada, bea } = pair;
    await roll(ada.page, bea.page);
    await press(ada.page, 'more');
    await press(ada.page, 'resign');
    await expectAccessible(ada.page, 'resign?');
    await press(ada.page, 'resign-yes');
    await bea.page.waitForSelector('[data-result] h1');
    expect(await bea.page.locator('[data-result] > :first-child').innerText()).toMatch(/You win\s+Ada resigned/);
    expect(await ada.page.locator('[data-result] > :first-child').innerText()).toMatch(/Bea wins\s+You resigned/);
    await expectAccessible(bea.page, 'resigned');
    // They can still talk, and each sees whether the other wants to go on.
    await press(bea.page, 'talk');
    await bea.page.locator('[data-command=say-well-played]').click();
    await ada.page.locator('[data-phrase=well-played]').waitFor();
    await bea.page.locator('[data-rematch=Here]', { hasText: 'Ada is still here' }).waitFor();
    // The replay holds what is needed to check the dice, and asks no server.
    await bea.page.locator('[data-command=replay]').click();
    await bea.page.locator('[data-command=check-dice]').click();
    await bea.page.waitForSelector('[data-verdict=fair]');
    await expectAccessible(bea.page, 'dice checked in a replay');
    // The game is among the games of each device, with its result, and counts there.
    await ada.page.goto(`${server.url}#/statistics`);
    const row = ada.page.locator('[class*=mystats_] tbody tr', { hasText: 'Bea' });
    await ada.page.locator('[class*=mystats_] details summary').click();
    await row.waitFor();
    expect(await row.locator('td').allTextContents()).toEqual(['1', '0', '0', '1']);
    await bea.page.goto(`${server.url}#/games`);
    await bea.page.locator('[data-screen=games] li a', { hasText: 'Ada' }).click();
    await bea.page.locator('[data-result] > :first-child', { hasText: 'Ada resigned' }).waitFor();
    await expectAccessible(bea.page, 'an online game among my games');
    await bea.page.locator('[data-command=analyse]').waitFor();
    expect(await bea.page.locator('[data-command=again]').count()).toBe(0);
    await leave(pair);
  });

  test('a word and a face are said, and announced to the other player', async () => {
    const pair = await atTable(PHONE, DESK);
    const { ada, bea } = pair;
    await press(ada.page, 'talk');
    await expectAccessible(ada.page, 'premade phrases');
    await expectWords(ada.page);
    await press(ada.page, 'say-good-luck');
    await bea.page.waitForSelector('aside [data-phrase=good-luck]');
    await bea.page.waitForSelector('[data-announce]:has-text("Ada: Good luck!")', { state: 'attached' });
    await expectAccessible(bea.page, 'spoken to');
    await press(bea.page, 'talk');
    await bea.page.locator('[data-phrase=heart]').click();
    await ada.page.waitForSelector('aside [data-phrase=heart]');
    await leave(pair);
  });

  test('one is away and comes back', async () => {
    const pair = await atTable();
    const { ada, bea, id } = pair;
    await bea.page.goto(`${server.url}#/`);
    await ada.page.waitForSelector('.owner-2[data-presence=away]');
    expect(await ada.page.locator('[data-presence].owner-2').innerText()).toMatch(/Bea\s*away/);
    await bea.page.goto(`${server.url}#/g/${id}`);
    await ada.page.waitForSelector('.owner-2[data-presence=here]');
    await leave(pair);
  });

  test('one never comes back, and after a week the other closes the game without a result', async () => {
    const pair = await atTable(DESK, PHONE);
    const { ada, bea, id } = pair;
    await ada.page.goto(`${server.url}#/`);
    await press(bea.page, 'more');
    expect(await bea.page.locator('[data-command=close]').isDisabled()).toBe(true);
    expect(await bea.page.locator('dialog').innerText()).toContain('has not played for 7 days');
    await bea.page.goto(`${server.url}#/games`);
    await bea.page.waitForSelector('[data-tables] [data-turn=theirs]');
    const later = 'const now = Date.now; Date.now = () => now() + 8 * 864e5;';
    await server.kill();
    await server.start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(later)}` });
    await bea.page.goto(`${server.url}#/online`);
    const line = bea.page.locator('[data-tables] [data-turn=close]', { hasText: 'you can close the game' });
    await line.click();
    await bea.page.locator('[data-notice=absent]', { hasText: 'Ada has not played for 7 days' }).waitFor();
    await expectAccessible(bea.page, 'the opponent never came back');
    await expectWords(bea.page);
    await press(bea.page, 'close-game');
    await bea.page.waitForSelector('[data-result] h1');
    expect(await bea.page.locator('[data-result] > :first-child').innerText()).toMatch(
      /Closed without a result\s+No action for 7 days/,
    );
    expect((await keptGame(server.url, id)).ending).toEqual({ reason: 'closed', winner: null });
    // The other finds it among their games all the same.
    await ada.page.goto(`${server.url}#/games`);
    await ada.page.locator('[data-screen=games] li a', { hasText: 'Bea' }).click();
    await ada.page.locator('[data-result] h1', { hasText: 'Closed without a result' }).waitFor();
    await server.kill();
    await server.start();
    await leave(pair);
  });

  test('whose time is up loses when the other claims it', async () => {
    const ada = await visit(browser, `${server.url}#/online`, DESK);
    // Shorter than the page offers, so that nobody has to wait for it.
    const id = await ada.page.evaluate(async () => {
      const ask = async (path: string, body: object) =>
        (
          await fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json();
      const time = { type: 'clock', seconds: 10, increment: 0 };
      const game = await ask('/api/games', { commandId: 'a', game: 'duel', time, listed: true });
      await ask(`/api/games/${game.id}/join`, { commandId: 'b', name: 'Ada', entropy: '0123456789abcdef', seat: 1 });
      return game.id as string;
    });
    await ada.page.goto(`${server.url}#/g/${id}`);
    const bea = await visit(browser, `${server.url}#/g/${id}`, PHONE);
    await bea.page.waitForSelector('[data-command=take-seat]');
    expect(await bea.page.locator('[data-facts]').innerText()).toMatch(/Edition: English.*minutes each/s);
    await press(bea.page, 'take-seat');
    await ada.page.waitForSelector('[data-seat][data-short]');
    await expectAccessible(ada.page, 'little time left');
    await bea.page.waitForSelector('[data-command=claim-time]');
    await ada.page.waitForSelector('[data-notice=late]');
    await expectAccessible(bea.page, 'a win to claim');
    await bea.page.goto(`${server.url}#/online`);
    await bea.page.locator('[data-tables] [data-turn=claim]', { hasText: 'claim the win' }).click();
    await press(bea.page, 'claim-time');
    await ada.page.waitForSelector('[data-result] h1');
    expect(await ada.page.locator('[data-result] > :first-child').innerText()).toMatch(/You ran out of time/);
    await leave({ ada, bea, id });
  });
});

test('on a small phone both names are read beside clocks and absence', async () => {
  const names = ['Anastazja', 'Bartholomew'];
  const pages = await Promise.all(names.map(() => visit(browser, `${server.url}#/online`, PHONE)));
  const [ada, bea] = pages as [Visit, Visit];
  const ask = (page: Page, path: string, body: object) =>
    page.evaluate(
      async ([to, what]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(what) })).json();
      },
      [path, body] as const,
    );
  const time = { type: 'clock', seconds: 3000, increment: 0 };
  const { id } = await ask(ada.page, '/api/games', { commandId: 'a', game: 'duel', time, listed: true });
  for (const [index, { page }] of pages.entries()) {
    const seat = { commandId: 'b', name: names[index], entropy: '0123456789abcdef', seat: index + 1 };
    await ask(page, `/api/games/${id}/join`, seat);
  }
  await bea.context.close();
  const watcher = await visit(browser, `${server.url}#/g/${id}`, PHONE);
  for (const { page } of [ada, watcher]) {
    await page.goto(`${server.url}#/g/${id}`);
    await page.waitForSelector('.owner-2[data-presence=away] [data-seat]');
    const widths = await page
      .locator('[data-presence] [data-name]')
      .evaluateAll((all) => all.map(({ clientWidth, scrollWidth }) => clientWidth / Math.min(scrollWidth, 64)));
    expect(widths.map((share) => share >= 1)).toEqual([true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  for (const { context } of [ada, watcher]) await context.close();
});

describe('a seat online', () => {
  test('can wait until the one invited has learnt the game', async () => {
    const ada = await visit(browser, `${server.url}#/online/new/discovery`, DESK);
    await setNickname(ada.page, 'Ada');
    await press(ada.page, 'create');
    const link = await ada.page.locator('[data-link]').inputValue();
    const bea = await visit(browser, link, PHONE);
    await press(bea.page, 'lesson');
    await bea.page.waitForSelector('[data-step=line] [data-command=lesson-back]');
    await press(bea.page, 'lesson-invitation');
    await setNickname(bea.page, 'Bea');
    // The game begins for all before the one who sits down has an answer.
    await bea.page.route(/\/join$/, async (route) => {
      const response = await route.fetch();
      await taskIs(ada.page, 'pick', 'wait');
      await route.fulfill({ response });
    });
    const tables = await countTables(bea.page);
    await press(bea.page, 'take-seat');
    await taskIs(bea.page, 'pick', 'wait');
    await bea.page.waitForFunction(() => !location.hash.includes('/', 4));
    expect(await tables()).toEqual(['mine']);
    await expectNoLongerThanPhones(bea.page);
    for (const { errors, context } of [ada, bea]) {
      expect(faults(errors)).toEqual([]);
      await context.close();
    }
  });

  test('moves to another device by a link that works once, and the first one only watches', async () => {
    const pair = await atTable();
    const { ada, bea, id } = pair;
    await press(ada.page, 'more');
    await press(ada.page, 'move');
    await press(ada.page, 'make-link');
    const link = await ada.page.locator('dialog [data-link]').inputValue();
    expect(link.indexOf('#')).toBeLessThan(link.indexOf('move'));
    const phone = await visit(browser, link, PHONE);
    await phone.page.waitForSelector('[data-command=move-here]');
    await expectAccessible(phone.page, 'continue here?');
    await press(phone.page, 'move-here');
    await taskIs(phone.page, 'roll');
    // A rematch there seats me by my name.
    expect(await phone.page.evaluate(() => localStorage.getItem('castellan.nickname'))).toBe('Ada');
    // The old device says so, and offers nothing to press; the dialog with the link is gone.
    await ada.page.locator('[data-notice=moved]', { hasText: 'another device' }).waitFor();
    expect(await ada.page.locator('dialog').count()).toBe(0);
    await ada.page.locator('[class*=watching_]', { hasText: 'Watching' }).waitFor();
    expect(await ada.page.locator('[data-command=confirm]').count()).toBe(0);
    await expectAccessible(ada.page, 'the game moved');
    await roll(phone.page, ada.page);
    await decide(phone.page, byMouse, 'draft');
    await taskIs(bea.page, 'draft');
    const again = await visit(browser, link, PHONE);
    await press(again.page, 'move-here');
    await again.page.waitForSelector('[role=alert]');
    await ada.page.reload();
    await taskIs(ada.page, 'wait');
    expect(await ada.page.locator('[data-command=talk]').count()).toBe(0);
    expect((await keptGame(server.url, id)).seats[0]?.name).toBe('Ada');
    await phone.context.close();
    await again.context.close();
    await leave(pair);
  });

  test('of the lobby is taken by the next player, and given back by one who leaves', async () => {
    const ada = await visit(browser, `${server.url}#/online/new/discovery`, PHONE);
    await setNickname(ada.page, 'Ada');
    await openMore(ada.page);
    await ada.page.getByLabel('Show it in the lobby').check();
    await press(ada.page, 'create');
    await ada.page.waitForSelector('[data-waiting]');
    const bea = await visit(browser, `${server.url}#/online`, DESK);
    await bea.page.locator('[class*=open_] li', { hasText: 'Ada' }).waitFor();
    await expectAccessible(bea.page, 'open games');
    await bea.page.locator('[class*=open_] li', { hasText: 'Ada' }).getByRole('button', { name: 'Join' }).click();
    await taskIs(bea.page, 'pick', 'wait', 'reveal');
    await taskIs(ada.page, 'pick', 'wait', 'reveal');
    await bea.page.goto(`${server.url}#/online/new/duel`);
    await openMore(bea.page);
    await bea.page.locator('main input[type=checkbox]').last().check();
    await press(bea.page, 'create');
    await bea.page.waitForSelector('[data-waiting]');
    const left = idOf(bea.page);
    await press(bea.page, 'leave');
    await bea.page.waitForSelector('[class*=lobby_]');
    expect((await keptGame(server.url, left)).seats).toEqual([null, null]);
    await leave({ ada, bea, id: '' });
  });

  test('cannot be taken by who only has the link to watch, nor by a third with the invitation', async () => {
    const ada = await visit(browser, `${server.url}#/online/new/duel`, DESK);
    await press(ada.page, 'create');
    const link = await ada.page.locator('[data-link]').inputValue();
    const eve = await visit(browser, ada.page.url(), DESK);
    await eve.page.waitForSelector('[data-facts]');
    expect(await eve.page.locator('[data-command=take-seat]').count()).toBe(0);
    const bea = await visit(browser, link, PHONE);
    await press(bea.page, 'take-seat');
    await hasBegun(bea.page);
    await eve.page.goto(link);
    await taskIs(eve.page, 'wait');
    expect(await eve.page.locator('[data-command=talk]').count()).toBe(0);
    await eve.context.close();
    await leave({ ada, bea, id: '' });
  });
});

describe('the page', () => {
  test('says in its title and, where asked for, by the browser that it is my turn', async () => {
    const pair = await atTable({ ...DESK, permissions: ['notifications'] });
    const { ada, bea } = pair;
    await ada.page.waitForFunction(() => document.title.includes('Your turn'));
    expect(await bea.page.title()).toBe('Castellan');
    await ada.page.evaluate(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      class Told {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        onclick = () => {};
        constructor(_title: string, options: { body: string }) {
          told.push(options.body);
          Object.assign(globalThis, { lastTold: this });
        }
        close() {}
      }
      Object.assign(globalThis, { Notification: Told });
      // The page speaks by itself here; the browser of a test has no push service.
      Reflect.deleteProperty(globalThis, 'PushManager');
      Object.defineProperty(document, 'hidden', { get: () => true });
    });
    const told = () => ada.page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    await draft(pair);
    await taskIs(bea.page, 'draft');
    await decide(bea.page, byMouse, 'draft');
    await ada.page.waitForFunction(() => document.title.startsWith('●'));
    expect(await told()).toEqual([]);
    await press(ada.page, 'more');
    await press(ada.page, 'notify');
    await ada.page.keyboard.press('Escape');
    await decide(ada.page, byMouse, 'place');
    await taskIs(bea.page, 'place');
    await decide(bea.page, byMouse, 'place');
    await roll(bea.page, ada.page);
    await decide(bea.page, byMouse, 'draft');
    await ada.page.waitForFunction(() => (globalThis as unknown as { told: string[] }).told.length > 0);
    expect((await told())[0]).toBe('Your turn');
    // A click on it brings the page to that game from any screen.
    await ada.page.evaluate(() => {
      location.hash = '#/';
      (globalThis as unknown as { lastTold: { onclick: () => void } }).lastTold.onclick();
    });
    await ada.page.waitForFunction((id) => location.hash.includes(id), pair.id);
    await taskIs(ada.page, 'draft', 'place');
    await leave(pair);
  });

  test('leads back to my online games from the start and from my games, and says where it is my turn', async () => {
    const pair = await atTable(PHONE, DESK);
    const { ada, bea, id } = pair;
    const mine = `[data-tables] a[href$="${id}"]`;
    await ada.page.goto(`${server.url}#/games`);
    await ada.page.waitForSelector(`${mine}[data-turn=mine]`);
    expect(await ada.page.locator(mine).innerText()).toMatch(/Duel\s+against Bea\s+Your turn/);
    await expectAccessible(ada.page, 'my games, online ones too');
    await expectWords(ada.page);
    await ada.page.goto(`${server.url}#/`);
    await ada.page.waitForSelector(mine);
    await expectAccessible(ada.page, 'the start with a game that waits');
    await bea.page.goto(`${server.url}#/games`);
    await bea.page.waitForSelector(`${mine}[data-turn=theirs]`);
    // The start is for what can be done now.
    await bea.page.goto(`${server.url}#/`);
    await bea.page.waitForSelector('[data-command=first-game]');
    await ada.page.locator(mine).click();
    await taskIs(ada.page, 'roll');
    expect(await bea.page.locator(mine).count()).toBe(0);
    await leave(pair);
  });

  test('brings two together who want the same game in the same time, and nobody else', async () => {
    const waits = async (time: string) => {
      const visitor = await visit(browser, `${server.url}#/online`, PHONE);
      await visitor.page.locator(`input[name=quick][value=${time}]`).check();
      await press(visitor.page, 'pair-duel');
      return visitor;
    };
    const ada = await waits('clock');
    await ada.page.waitForSelector('[data-waiting]');
    const eve = await waits('days');
    await eve.page.waitForSelector('[data-waiting]');
    const bea = await waits('clock');
    await hasBegun(bea.page);
    await hasBegun(ada.page);
    expect(idOf(bea.page)).toBe(idOf(ada.page));
    expect((await keptGame(server.url, idOf(ada.page))).time).toEqual({ type: 'clock', seconds: 600, increment: 5 });
    expect(idOf(eve.page)).not.toBe(idOf(ada.page));
    await press(eve.page, 'leave');
    await eve.page.waitForSelector('[class*=lobby_]');
    await eve.context.close();
    await leave({ ada, bea, id: '' });
  });

  test('says in one sentence that there is no server, and hides nothing else', async () => {
    const site = await serveSite();
    const { page, context } = await visit(browser, `${site.url}#/online`, PHONE);
    await page.waitForSelector('main .lead');
    expect(await page.locator('main .lead').innerText()).toMatch(/not served by a Castellan server/);
    await expectAccessible(page, 'no server');
    await page.goto(`${site.url}#/g/22222222222222`);
    await page.waitForSelector('main .lead');
    await page.goto(site.url);
    await page.waitForSelector('[data-command=first-game]');
    await context.close();
    await site.close();
  });

  test('says that there is no such game, and that an invitation has expired', async () => {
    const { page, context } = await visit(browser, `${server.url}#/g/22222222222222`, PHONE);
    await page.waitForSelector('main .lead');
    expect(await page.locator('main .lead').innerText()).toMatch(/no such game/);
    await expectAccessible(page, 'no such game');
    // Every invitation begins with an address that the server answers.
    await page.goto(`${server.url}g/22222222222222?lang=en#/g/22222222222222/${'0'.repeat(64)}`);
    await page.locator('main .lead', { hasText: 'This invitation has expired' }).waitFor();
    await expectWords(page);
    await page.locator('main a.button').click();
    await page.waitForSelector('[class*=lobby_]');
    await context.close();
  });

  test.each(['fr-FR', 'pl-PL', 'es-ES'])(
    'speaks %s online, on a phone, without running over its edge',
    async (locale) => {
      const { page, context } = await visit(browser, `${server.url}#/online`, { ...PHONE, locale });
      const fits = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.waitForSelector('[data-command=invite-duel]');
      await expectWords(page);
      await fits();
      await press(page, 'invite-more');
      await openMore(page);
      await page.locator('input[name=time][value=clock]').check();
      await expectWords(page);
      await fits();
      await press(page, 'create');
      await page.waitForSelector('[data-waiting]');
      await expectWords(page);
      await fits();
      await context.close();
    },
  );
});
