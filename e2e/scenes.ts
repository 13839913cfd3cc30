import type { DuelState } from '@castellan/rules';
import type { Page } from 'playwright-core';
import type { GameInfo } from '../packages/web/src/play/game-info.ts';
import { PERSON } from '../packages/web/src/play/game-info.ts';
import { FREE } from './discovery-player.ts';
import {
  choosing,
  discarding,
  finished,
  gameUntil,
  placing,
  placingLarge,
  placingWith,
  saveGames,
  sitDown,
  TWO_HERE,
} from './saved-games.ts';

/** One screen in one state, ready to be looked at. */
export interface Scene {
  readonly name: string;
  readonly open: (page: Page, url: string) => Promise<unknown>;
  /** A screen of text is shown to its end. */
  readonly whole?: boolean;
  /** Also in grey and in forced colours. */
  readonly eyes?: boolean;
  readonly print?: boolean;
}

const at =
  (path: string, ...steps: readonly ((page: Page) => Promise<unknown>)[]): Scene['open'] =>
  async (page, url) => {
    await page.goto(`${url}#/${path}`);
    await page.locator('main :is(h1, h2)').locator('visible=true').first().waitFor();
    for (const step of steps) await step(page);
  };

const sit =
  (game: () => GameInfo, ...steps: readonly ((page: Page) => Promise<unknown>)[]): Scene['open'] =>
  async (page, url) => {
    await sitDown(page, url, game());
    for (const step of steps) await step(page);
  };

const press = (selector: string) => (page: Page) => page.locator(selector).locator('visible=true').first().click();
const pressLast = (selector: string) => (page: Page) => page.locator(selector).last().click();
const shown = (selector: string) => (page: Page) => page.waitForSelector(selector);
const menu = press('.bar > .button');

const duelAt = (wanted: (state: DuelState) => boolean, from = 0, setting?: Partial<GameInfo>) =>
  gameUntil('duel', wanted, { from, ...(setting && { setting }) });
const mine = ({ seat }: DuelState): boolean => seat === 1;
const rolling = (from: number, setting?: Partial<GameInfo>) =>
  duelAt((s) => s.phase === 'roll' && mine(s), from, setting);
const drafting = (second: boolean) =>
  duelAt((s) => s.phase === 'draft' && mine(s) && (s.roller === 2) === second && s.dice.length > 0, 20);
const placingDice = (from: number, setting?: Partial<GameInfo>) =>
  duelAt((s) => s.phase === 'place' && mine(s), from, setting);
const withCastle = () => duelAt((s) => s.phase === 'place' && mine(s) && s.players[0].castle, 20);
const stuck = () => duelAt((s) => s.phase === 'place' && mine(s) && s.players[0].powers.length > 0 && cannot(s), 30);
const cannot = (state: DuelState): boolean => state.players[0].map.filter((square) => square === null).length < 9;
const finishedDuel = () => duelAt((s) => s.phase === 'over' && s.players[0].bonus !== null);
const lightning = (kind: 'domains' | 'cross') =>
  duelAt((s) => s.phase === 'lightning' && mine(s) && s.lightning[0] === kind);

/** A lesson begun before is begun again. */
const restarted = (page: Page) => pressIf(page, '[data-command=lesson-restart]:not([aria-disabled])');
const LIT = '#board-mine td.lit, #board-mine td.lit';

/** Every screen, and every state of the two tables that a player meets. */
export const SCENES: readonly Scene[] = [
  { name: 'start', open: at(''), eyes: true },
  {
    name: 'start-with-a-game',
    open: async (page, url) => {
      await saveGames(page, url, rolling(10));
      await at('')(page, url);
      await page.locator('[data-command=continue]').waitFor();
    },
  },
  { name: 'menu', open: at('learn', menu) },
  { name: 'new-duel', open: at('new/duel'), whole: true },
  { name: 'new-duel-computer', open: at('new/duel?against=computer', press('summary')), whole: true },
  { name: 'new-discovery', open: at('new/discovery', press('summary')), whole: true },
  { name: 'games-none', open: at('games') },
  {
    name: 'games',
    open: async (page, url) => {
      await saveGames(page, url, rolling(30), placing(), finishedDuel(), finished());
      await page.reload();
      await page.locator('[data-screen=games] li').first().waitFor();
    },
  },
  { name: 'game-missing', open: at('duel/nothing') },
  { name: 'learn', open: at('learn'), whole: true },
  ...['duel', 'discovery'].flatMap((game): Scene[] => [
    { name: `lesson-${game}-1`, open: at(`lesson/${game}`, restarted) },
    { name: `lesson-${game}-2`, open: at(`lesson/${game}`, restarted, lessonOn) },
    { name: `lesson-${game}-3`, open: at(`lesson/${game}`, restarted, lessonOn, lessonChoice) },
    { name: `rules-${game}`, open: at(`rules/${game}`), whole: true },
  ]),
  { name: 'editions', open: at('editions'), whole: true },
  { name: 'about', open: at('about'), whole: true },
  { name: 'records', open: at('records'), whole: true },
  { name: 'explorer', open: at('explore/duel', shown('.stage')), whole: true },
  { name: 'explorer-set-up', open: at('explore/duel', press('[data-command=set-up]'), shown('#setup1')), whole: true },
  {
    name: 'explorer-set-up-discovery',
    open: at('explore/discovery', press('[data-command=set-up]'), shown('#setup1')),
    whole: true,
  },
  { name: 'daily', open: at('daily', shown('[data-command=daily-duel]')) },
  { name: 'puzzles', open: at('puzzles', shown('[data-command=next-puzzle]')), whole: true },
  { name: 'openings', open: at('openings', shown('[class*=firsts_]')), whole: true },
  {
    name: 'records-error',
    open: at(
      'records',
      (page) => page.locator('textarea').fill('new duel\nroll d d d\n'),
      press('[data-command=open]'),
    ),
  },
  { name: 'replay-duel', open: at('replay/rules-duel?at=39') },
  { name: 'replay-discovery', open: at('replay/rules-discovery?at=42') },
  { name: 'replay-share', open: at('replay/rules-duel?at=39', press('[data-command=share]')) },
  { name: 'box', open: at('box') },
  { name: 'print', open: at('print'), whole: true },
  { name: 'print-paper', open: at('print'), whole: true, print: true },
  { name: 'score-duel', open: at('score/duel', tapPaper('c3', 'c3', 'c4', 'b4', 'e3')), whole: true },
  { name: 'score-discovery', open: at('score/discovery', tapPaper('e4', 'e4', 'd4', 'f5')), whole: true },
  { name: 'online', open: at('online'), whole: true },

  { name: 'duel-roll', open: sit(() => rolling(0)) },
  { name: 'duel-draft-first', open: sit(() => drafting(false)) },
  { name: 'duel-draft-second', open: sit(() => drafting(true), press('[data-die][aria-pressed]')) },
  { name: 'duel-draft-picked', open: sit(() => drafting(false), press('[data-die][aria-pressed]')) },
  { name: 'duel-place', open: sit(() => placingDice(20)), eyes: true },
  { name: 'duel-ghost', open: sit(() => placingDice(20), pressLast(LIT)), eyes: true },
  { name: 'duel-ghost-late', open: sit(() => placingDice(70), press(LIT)) },
  {
    name: 'duel-castle',
    open: sit(withCastle, pressLast(LIT), press('[data-command=chip-castle], [class*=pair_] [class*=pick_]')),
  },
  { name: 'duel-joker', open: sit(() => placingWith([], 1)) },
  {
    name: 'duel-two-jokers-all-powers',
    open: sit(
      () => placingWith(['free', 'split'], 2),
      (page) => pressIf(page, '[data-command=show-powers]'),
      press('[data-command=chip-free]'),
      press('[data-command=chip-split]'),
    ),
  },
  { name: 'duel-turn', open: sit(() => placingWith(['turn'], 0), press('[data-command=chip-turn]')) },
  {
    name: 'duel-many-chips',
    open: sit(() => placingWith(['free', 'split', 'turn'], 0), press('[data-command=chip-turn]')),
  },
  { name: 'duel-pass', open: sit(stuck) },
  { name: 'duel-bonus', open: sit(() => lightning('domains')) },
  { name: 'duel-cross', open: sit(() => lightning('cross'), press(LIT)) },
  { name: 'duel-why-not', open: sit(() => placingDice(20), press('#board-mine td:not(.lit)')) },
  { name: 'duel-two-here', open: sit(() => placingDice(20, TWO_HERE)) },
  {
    name: 'duel-two-here-prepare',
    open: sit(() => placingFirst(TWO_HERE), press('[data-command=turn-table]'), press(LIT)),
  },
  {
    name: 'duel-hand-over',
    open: sit(
      () => drafting2({ ...TWO_HERE, handOver: true }),
      press('[data-die][aria-pressed]'),
      press('[data-command=confirm]:not([aria-disabled])'),
    ),
  },
  {
    name: 'duel-real-dice',
    open: sit(() => rolling(20, { ...TWO_HERE, realDice: true }), press('[data-command=roll]')),
  },
  { name: 'duel-scores', open: sit(() => placingDice(50), press('.scores, .total')) },
  { name: 'duel-menu', open: sit(() => placingDice(50), menu) },
  { name: 'duel-looking-back', open: sit(() => placingDice(50), lookBack) },
  {
    name: 'duel-book',
    open: sit(
      () => placingDice(50),
      (page) => pressIf(page, '[class*=strip_]'),
    ),
  },
  { name: 'duel-over', open: sit(finishedDuel) },
  {
    name: 'duel-result',
    open: sit(finishedDuel, press('[data-command=result]'), shown('[data-result] h1')),
    eyes: true,
  },

  { name: 'discovery-first', open: sit(() => gameUntil('discovery', (s) => s.phase === 'pick' && s.seat === 1)) },
  { name: 'discovery-pick', open: sit(choosing, press(FREE)) },
  { name: 'discovery-place', open: sit(placing), eyes: true },
  { name: 'discovery-ghost', open: sit(placing, pressLast(LIT)), eyes: true },
  { name: 'discovery-why-not', open: sit(placing, press('#board-mine td:not(.lit)')) },
  { name: 'discovery-discard', open: sit(discarding) },
  { name: 'discovery-large', open: sit(placingLarge, pressLast(LIT)) },
  {
    name: 'discovery-two-here',
    open: sit(() =>
      gameUntil('discovery', (s) => s.phase === 'place' && s.seat === 1 && s.placing[s.done + 1]?.king === 2, {
        from: 20,
        setting: TWO_HERE,
      }),
    ),
  },
  { name: 'discovery-scores', open: sit(placing, press('.scores, .total')) },
  { name: 'discovery-deck', open: sit(placing, (page) => pressIf(page, '[data-command=deck]')) },
  {
    name: 'discovery-list',
    open: sit(placing, (page) => pressIf(page, '[data-command=list], .latest')),
  },
  { name: 'discovery-over', open: sit(finished) },
  {
    name: 'discovery-result',
    open: sit(finished, press('[data-command=result]'), shown('[data-result] h1')),
    eyes: true,
  },
];

function placingFirst(setting: Partial<GameInfo>): GameInfo {
  return duelAt((s) => s.phase === 'place' && mine(s) && s.roller === 1, 20, setting);
}

function drafting2(setting: Partial<GameInfo>): GameInfo {
  return duelAt((s) => s.phase === 'draft' && mine(s) && s.roller === 1, 20, {
    seats: [PERSON, PERSON],
    ...setting,
  });
}

/** The die or the domino that the lesson is about. */
async function lessonChoice(page: Page): Promise<void> {
  await page.locator(`[data-die="3"][aria-pressed], ${FREE}`).first().click();
  await page.locator('[data-command=confirm]:not([aria-disabled])').first().click();
}

async function lessonOn(page: Page): Promise<void> {
  await page.locator('[data-command=lesson-next], [data-command=roll]').first().click();
}

function tapPaper(...squares: readonly string[]) {
  return async (page: Page) => {
    for (const square of squares) await page.locator(`#paper [data-square="${square}"]`).click();
  };
}

async function lookBack(page: Page): Promise<void> {
  await pressIf(page, '.latest');
  await page.locator('[data-actions] button').locator('visible=true').nth(6).click();
}

async function pressIf(page: Page, selector: string): Promise<void> {
  const button = page.locator(selector).locator('visible=true');
  if ((await button.count()) > 0) await button.first().click();
}
