import { secretOfWord } from '@castellan/together';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playWord } from '../packages/server/test/word-games.ts';
import { computer, type GameInfo, newGame, PERSON } from '../packages/web/src/play/game-info.ts';
import { openMore } from './begin.ts';
import { type OnlineServer, startServer } from './online-server.ts';
import { faults, idOf, keptGame, setNickname } from './online-table.ts';
import { saveGames } from './saved-games.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, expectWords, PHONE, visit } from './visit.ts';

let browser: Browser;
let server: OnlineServer;

useBrowser(startServer, (opened, served) => {
  browser = opened;
  server = served;
});

const send = (page: Page, command: object): Promise<boolean> =>
  page.evaluate(
    async ([id, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/games/${id}/commands`, { method: 'POST', headers, body: body! })).ok;
    },
    [idOf(page), JSON.stringify({ commandId: crypto.randomUUID().slice(0, 12), command })] as const,
  );

/** Rolls until the game has so many outcomes; the players take what they may. */
async function playSome(pages: readonly Page[], outcomes: number): Promise<string[]> {
  const id = idOf(pages[0]!);
  for (;;) {
    const { actions } = await keptGame(server.url, id);
    const drawn = actions.filter(({ by }) => by === 'chance').map(({ action }) => action);
    if (drawn.length >= outcomes) return drawn.slice(0, outcomes);
    for (const page of pages) {
      const command = await page.evaluate(async (game) => {
        const view = await (await fetch(`/api/games/${game}?legal=1`)).json();
        if (view.turn === 'chance' && view.roller === view.you) return { type: 'roll' };
        return view.turn === view.you ? { type: 'act', action: view.legal.at(-1) } : null;
      }, id);
      if (command) await send(page, command);
    }
  }
}

test('two friends play a pair: the same dice twice, seats changed, and one result', async () => {
  const ada = await visit(browser, `${server.url}#/online/new/duel`, DESK);
  await setNickname(ada.page, 'Ada');
  await openMore(ada.page);
  await ada.page.check('input[name=match][value=pair]', { force: true });
  await ada.page.getByText('Two games with the same rolls or lines, with the seats swapped.').waitFor();
  await expectAccessible(ada.page, 'the form of a pair');
  await expectWords(ada.page);
  await ada.page.locator('[data-command=create]').click();
  const ben = await visit(browser, await ada.page.locator('[data-link]').inputValue(), PHONE);
  await ben.page.getByText('Pair: two games with the same rolls or lines, points added').waitFor();
  await setNickname(ben.page, 'Ben');
  await ben.page.locator('[data-command=take-seat]').tap();
  const pages = [ada.page, ben.page];
  for (const page of pages) await page.waitForSelector('#board-mine');
  const rolled = await playSome(pages, 3);

  await send(ada.page, { type: 'offer-draw' });
  await send(ben.page, { type: 'answer-draw', agree: true });
  await ada.page
    .getByText(/^First game of the pair: You \d+ : \d+ Ben$/)
    .first()
    .waitFor();
  await expectAccessible(ada.page, 'the result of the first game of a pair');
  await ada.page.getByRole('button', { name: 'Second game: change seats' }).click();
  await ben.page.locator('[data-command=rematch]').tap();
  for (const page of pages) await page.locator('.bar [data-series], [data-series]').first().waitFor();
  for (const page of pages) await page.waitForSelector('#board-mine');
  // Nobody can know it before: the dice of this game are those of the one before.
  expect(await playSome(pages, 3)).toEqual(rolled);
  await send(ben.page, { type: 'offer-draw' });
  await send(ada.page, { type: 'answer-draw', agree: true });
  await ben.page
    .getByText(/First game \d+\s:\s\d+, second game \d+\s:\s\d+\./)
    .first()
    .waitFor();
  await expectAccessible(ben.page, 'the result of a pair');
  await expectWords(ben.page);
  await ben.page.getByRole('button', { name: 'Play another pair' }).waitFor();
  await ben.page.locator('[data-command=dice]').tap();
  await ben.page.locator('[data-repeats=true]').waitFor();
  await ben.page.getByText('The rolls or lines are those of the first game of the pair.').waitFor();
  expect(faults([...ada.errors, ...ben.errors])).toEqual([]);
  await Promise.all([ada, ben].map(({ context }) => context.close()));
});

const LEVEL = 'novice';

/** A whole game with the dice of a word, as a device saves it. */
async function playedWord(word: string, seed: number): Promise<GameInfo> {
  const { body } = await playWord({ game: 'duel', word, level: LEVEL, seat: 1 }, seed);
  const id = `same~duel~${LEVEL}~1~${word}`;
  const secret = secretOfWord('duel', word);
  return newGame('duel', { id, actions: body.actions, seats: [PERSON, computer(LEVEL)], secret, over: true });
}

test('everyone who played a word sees the table of it; nobody has to say a name', async () => {
  const names = ['Ada', '', 'Ben'];
  const visits = [];
  for (const [at, name] of names.entries()) {
    const info = await playedWord('FALCON', at + 1);
    const one = await visit(browser, server.url, at === 0 ? PHONE : DESK);
    visits.push(one);
    await saveGames(one.page, server.url, info);
    await one.page.goto(`${server.url}#/same/duel/FALCON?level=${LEVEL}`);
    await one.page.locator('[data-command=see-table-1]').waitFor();
    if (at === 0) await expectAccessible(one.page, 'a word that was played');
    if (name) await setNickname(one.page, name);
    await one.page.locator('[data-command=see-table-1]').click();
    await one.page
      .getByText(at === 0 ? '1 player' : `${at + 1} players`, { exact: true })
      .first()
      .waitFor();
  }
  const { page } = visits[2]!;
  await expectAccessible(page, 'the table of a word');
  await expectWords(page);
  const rows = await page.locator('tr[data-you] th').allInnerTexts();
  expect(rows.toSorted()).toEqual(['Ada', 'Without a name', 'You, Ben']);
  const points = (await page.locator('tr[data-you] td:nth-child(3)').allInnerTexts()).map(Number);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  // The name can be changed; the result cannot.
  await setNickname(page, 'Benno');
  await page.locator('[data-command=see-table-1]').click();
  await page.getByText('You, Benno').waitFor();
  expect((await page.locator('tr[data-you] td:nth-child(3)').allInnerTexts()).map(Number)).toEqual(points);
  expect(faults(visits.flatMap(({ errors }) => errors))).toEqual([]);
  await Promise.all(visits.map(({ context }) => context.close()));
});
