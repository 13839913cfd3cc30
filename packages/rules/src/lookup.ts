import type { PositionError } from './core/position.ts';
import { type AnyRules, readPosition } from './core/record.ts';
import type { Result } from './core/result.ts';
import { type GameName, rulesOf as gameOf, isGameName } from './games.ts';

/**
 * Rules by the name of their game, for what plays any game. A bundle that loads its games one by one puts a module of its own in
 * the place of this one; everywhere else it is every game there is.
 */

export const rulesOf: (name: GameName) => AnyRules = gameOf;

/** Null for a word that is no game. */
export const findRules = (word: string): AnyRules | null => (isGameName(word) ? gameOf(word) : null);

/** The state a position of this game describes. */
export function stateAt(name: GameName, position: string): Result<object, PositionError> {
  const read = readPosition(position, [gameOf(name)]);
  return read.ok ? { ok: true, value: read.value.state as object } : read;
}
