import type { AnyKit } from '../games/kit.ts';
import { loadRules } from '../games/load-rules.ts';
import { go, link } from '../router.ts';
import { computer, newGame, PERSON } from './game-info.ts';
import { levelOf, type Opponent, rememberGame } from './last-choices.ts';
import { gameStore } from './store.ts';

let beginning: Promise<void> | null = null;

/** A game against the computer, nothing asked; who asks twice while it begins gets one. */
export function playNow(kit: AnyKit, opponent: Opponent): Promise<void> {
  beginning ??= begin(kit, opponent).finally(() => {
    beginning = null;
  });
  return beginning;
}

async function begin(kit: AnyKit, opponent: Opponent): Promise<void> {
  rememberGame(kit.name);
  await loadRules(kit);
  const info = newGame(kit.name, {
    options: kit.usualOptions(),
    seats: [PERSON, computer(await levelOf(opponent, kit.name))],
  });
  await (await gameStore()).create(info);
  go(link(kit.name, info.id));
}
