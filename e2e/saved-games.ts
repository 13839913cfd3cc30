import {
  type AnyGame,
  type DiscoveryState,
  type DuelAction,
  type DuelState,
  discovery,
  duel,
  type GameName,
  mayPass,
  must,
  type Power,
  powersSpent,
  seeded,
} from '@castellan/rules';
import type { Page } from 'playwright-core';
import { computer, type GameInfo, newGame, PERSON } from '../packages/web/src/play/game-info.ts';
import { storedOf } from '../packages/web/src/play/page-store.ts';

/** Saves games on the device, in a position that a test or a screenshot needs. */

interface Asked {
  /** The words of `new`. */
  readonly options?: readonly string[];
  /** At least so many actions before the position. */
  readonly from?: number;
  /** Who sits there and how, if not a person against Bea, who thinks. */
  readonly setting?: Partial<GameInfo>;
  /** Nobody uses the castle of Duel where another placement is possible. */
  readonly savesCastle?: boolean;
}

interface Positions {
  readonly duel: DuelState;
  readonly discovery: DiscoveryState;
}

/** A game played at random until the wanted position. */
export function gameUntil<Name extends GameName>(
  name: Name,
  wanted: (state: Positions[Name]) => boolean,
  { options = [], from = 0, setting, savesCastle = false }: Asked = {},
): GameInfo {
  const rules: AnyGame = name === 'duel' ? duel : discovery;
  for (let seed = 1; seed < 3000; seed++) {
    const below = seeded(seed);
    const actions: string[] = [];
    let state = rules.create(must(rules.parseOptions(options)));
    for (;;) {
      if (actions.length >= from && wanted(state as Positions[Name])) {
        const over = rules.turn(state) === 'over';
        const seats = [PERSON, { ...computer('page'), name: 'Bea' }] as const;
        return newGame(name, { id: `${name}${seed}`, options, actions, seats, over, ...setting });
      }
      const turn = rules.turn(state);
      if (turn === 'over') break;
      const legal =
        turn === 'chance' ? [] : name === 'duel' ? savingPowers(state as DuelState, savesCastle) : rules.legal(state);
      const action = turn === 'chance' ? rules.draw(state, below) : legal[below(legal.length)]!;
      actions.push(rules.printAction(action));
      state = must(rules.apply(state, action));
    }
  }
  throw new Error('no such position');
}

/** Legal actions that save powers, if there are any: otherwise positions with many powers would be rare. */
function savingPowers(state: DuelState, savesCastle: boolean): DuelAction[] {
  const all = duel.legal(state);
  const { [state.seat - 1]: player } = state.players;
  const info = all.filter((action) => action.type === 'place' && powersSpent(player!, action.tokens).length === 0);
  const saving = savesCastle
    ? info.filter((action) => action.type === 'place' && !action.tokens.some(({ castle }) => castle))
    : [];
  return saving.length > 0 ? saving : info.length > 0 ? info : all;
}

const fits = (state: DiscoveryState): boolean => discovery.legal(state)[0]!.type === 'place';

/** With a choice: the last domino of a line is nobody's decision. */
export const choosing = () =>
  gameUntil('discovery', (s) => s.phase === 'pick' && s.seat === 1 && discovery.legal(s).length > 1, { from: 20 });
export const placing = () =>
  gameUntil('discovery', (s) => s.phase === 'place' && s.seat === 1 && fits(s), { from: 30 });
export const placingLarge = () =>
  gameUntil('discovery', (s) => s.phase === 'place' && s.seat === 1 && fits(s), { from: 60, options: ['size=7'] });
export const discarding = () =>
  gameUntil('discovery', (s) => s.phase === 'place' && s.seat === 1 && !fits(s), { from: 10 });
export const finished = () =>
  gameUntil('discovery', ({ phase }) => phase === 'over', { options: ['harmony=on', 'middle=on'] });

/** A Duel in which the first player has these powers in hand and both dice to place, with this number of jokers. */
export const placingWith = (powers: readonly Power[], jokers: number, setting?: Partial<GameInfo>) =>
  gameUntil(
    'duel',
    ({ phase, seat, players, dice }) =>
      phase === 'place' &&
      seat === 1 &&
      powers.every((power) => players[0].powers.includes(power)) &&
      dice.filter(({ taker, face }) => taker === 1 && face === '?').length === jokers,
    { setting },
  );

/** A Duel in which the first player has the castle, three powers, and may pass. */
export const placingWithAllChips = (setting?: Partial<GameInfo>) =>
  gameUntil(
    'duel',
    (state) =>
      state.phase === 'place' &&
      state.seat === 1 &&
      state.players[0].castle &&
      state.players[0].powers.length >= 3 &&
      mayPass(state, 1),
    { setting, savesCastle: true },
  );

/** A Duel a few rounds before its end; the first player is to roll. */
export const lastRounds = (setting?: Partial<GameInfo>) =>
  gameUntil(
    'duel',
    ({ phase, roller, players }) =>
      phase === 'roll' &&
      roller === 1 &&
      players.some(({ map }) => map.filter((square) => square === null).length <= 10),
    { setting },
  );

/** A Discovery with so many actions behind it, in which the first player is to place. */
export const lastLines = (from: number, options: readonly string[] = [], setting?: Partial<GameInfo>) =>
  gameUntil('discovery', (s) => s.phase === 'place' && s.seat === 1 && fits(s), { from, options, setting });

/** Two people with names, at this device. */
export const TWO_HERE: Partial<GameInfo> = {
  seats: [
    { ...PERSON, name: 'Ada' },
    { ...PERSON, name: 'Bea' },
  ],
};

/** Saves games on the device. */
export async function saveGames(page: Page, url: string, ...games: readonly GameInfo[]): Promise<void> {
  const stored = await Promise.all(games.map(storedOf));
  await page.goto(`${url}#/games`);
  // The page itself makes the database: its list is there once it has.
  await page.waitForSelector('main[data-screen=games][aria-busy=false]');
  await page.evaluate(async (all) => {
    const request = indexedDB.open('castellan');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const change = database.transaction('games', 'readwrite');
    for (const game of all) change.objectStore('games').put(game);
    await new Promise<void>((resolve) => {
      change.oncomplete = () => resolve();
    });
    database.close();
  }, stored);
}

/** Saves a game on the device and opens its table. */
export async function sitDown(page: Page, url: string, info: GameInfo): Promise<void> {
  await saveGames(page, url, info);
  await page.goto(`${url}#/${info.game}/${info.id}`);
  await page.waitForSelector('#board-mine');
  // Letters of another width would wrap other lines.
  await page.evaluate(() => document.fonts.ready);
}
