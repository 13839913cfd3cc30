import type { AnyKit } from './kit.ts';
import { addRules } from './loaded-rules.ts';
import { part } from './part.ts';

/** What it takes to play this game from its beginning. */
export async function loadRules(kit: AnyKit): Promise<void> {
  addRules(await kit.rules.load());
}

/** Every game, from any position. */
export const ALL_RULES = part(() => import('./all-rules.ts'));
