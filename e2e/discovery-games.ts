import { type DiscoveryState, discovery, must, seeded } from '@castellan/rules';
import type { Page } from 'playwright-core';
import { computer, type KeptGame, newGame, PERSON } from '../packages/web/src/play/kept.ts';
import { shelvedOf } from '../packages/web/src/play/store.ts';

/** A game played by chance alone until a position that the test asks for. */
export function gameUntil(
  wanted: (state: DiscoveryState) => boolean,
  { options = [], from = 0 }: { readonly options?: readonly string[]; readonly from?: number } = {},
): KeptGame {
  for (let seed = 1; seed < 500; seed++) {
    const below = seeded(seed);
    const actions: string[] = [];
    let state = discovery.create(must(discovery.parseOptions(options)));
    for (;;) {
      if (actions.length >= from && wanted(state)) {
        const over = discovery.turn(state) === 'over';
        const sitters = [PERSON, { ...computer('normal'), name: 'Bea' }] as const;
        return newGame('discovery', { id: `seed${seed}`, options, actions, sitters, over });
      }
      const turn = discovery.turn(state);
      if (turn === 'over') break;
      const legal = turn === 'chance' ? [] : discovery.legal(state);
      const action = turn === 'chance' ? discovery.draw(state, below) : legal[below(legal.length)]!;
      actions.push(discovery.printAction(action));
      state = must(discovery.apply(state, action));
    }
  }
  throw new Error('no such position');
}

const fits = (state: DiscoveryState): boolean => discovery.legal(state)[0]!.type === 'place';

export const choosing = () => gameUntil(({ phase, seat }) => phase === 'pick' && seat === 1, { from: 20 });
export const placing = () => gameUntil((s) => s.phase === 'place' && s.seat === 1 && fits(s), { from: 30 });
export const placingLarge = () =>
  gameUntil((s) => s.phase === 'place' && s.seat === 1 && fits(s), { from: 60, options: ['size=7'] });
export const discarding = () => gameUntil((s) => s.phase === 'place' && s.seat === 1 && !fits(s), { from: 10 });
export const finished = () => gameUntil(({ phase }) => phase === 'over', { options: ['harmony=on', 'middle=on'] });

/** Puts a game on the device and sits down at its table. */
export async function sitDown(page: Page, url: string, kept: KeptGame): Promise<void> {
  await page.goto(`${url}#/games`);
  await page.waitForSelector('main h1');
  await page.evaluate(async (shelved) => {
    const request = indexedDB.open('castellan');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const change = database.transaction('games', 'readwrite');
    change.objectStore('games').put(shelved);
    await new Promise<void>((resolve) => {
      change.oncomplete = () => resolve();
    });
    database.close();
  }, shelvedOf(kept));
  await page.goto(`${url}#/discovery/${kept.id}`);
  await page.waitForSelector('#kingdom-mine');
}
