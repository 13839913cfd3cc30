import { beginCoaching, isCoachDone } from '../coach/memory.ts';
import type { AnyKit } from '../games/kit.ts';
import { loadRules } from '../games/load-rules.ts';
import { go, link } from '../router.ts';
import { computer, type GameInfo, newGame, PERSON } from './game-info.ts';
import { levelOf, type Opponent, rememberGame } from './last-choices.ts';
import { LEVELS } from './levels.ts';
import { gameStore } from './store.ts';

let beginning: Promise<void> | null = null;

/** A game against the computer without any question; a second click while it begins opens no other. */
export function playNow(
  kit: AnyKit,
  opponent: Opponent,
  how: Partial<Pick<GameInfo, 'hints' | 'coached'>> = {},
): Promise<void> {
  beginning ??= begin(kit, opponent, how).finally(() => {
    beginning = null;
  });
  return beginning;
}

/** The first game on this device: against the easiest level, with a coach. */
export const startFirstGame = (kit: AnyKit): Promise<void> => playNow(kit, LEVELS[0], { coached: true });

async function begin(kit: AnyKit, opponent: Opponent, how: Partial<GameInfo>): Promise<void> {
  rememberGame(kit.name);
  await loadRules(kit);
  const store = await gameStore();
  const info = newGame(kit.name, {
    options: kit.usualOptions(),
    seats: [PERSON, computer(await levelOf(opponent, kit.name))],
    ...how,
  });
  if (info.coached && !isCoachDone(kit.name)) beginCoaching(kit.name, info.id);
  await store.create(info);
  go(link(kit.name, info.id));
}
