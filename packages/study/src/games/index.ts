import { type AnyGame, must } from '@castellan/rules';
import { studiedDiscovery } from './discovery.ts';
import { studiedDuel } from './duel.ts';
import type { AnyStudied, Kind } from './studied.ts';

/** Every game that can be studied; a new one is a file here and a line. */
const STUDIED: readonly AnyStudied[] = [studiedDuel, studiedDiscovery];

export function studiedGame(name: string): AnyStudied {
  const studied = STUDIED.find((one) => one.name === name);
  if (!studied) throw new Error(`${name} cannot be studied`);
  return studied;
}

/** What a decision of a game is about when this action is taken. */
export const kindOfAction = (game: AnyGame, state: unknown, action: string): Kind =>
  studiedGame(game.name).kindOf(state, must(game.parseAction(action)));
