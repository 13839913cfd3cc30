import type { GameName } from '@castellan/rules';
import { storage } from '../ui/storage.ts';

/** What the coach has said on this device, for each game. */

/** The coach speaks no more in this game. */
const DONE = 'done';
const keyOf = (game: GameName): string => `castellan.coach.${game}`;

interface Coached {
  /** The first game, the one in which the coach speaks. */
  readonly id: string;
  readonly said: readonly string[];
}

function coached(game: GameName): Coached | null {
  const word = storage.get(keyOf(game));
  if (word === null || word === DONE) return null;
  const [id = '', ...said] = word.split(' ');
  return { id, said };
}

/** Whether the player has not begun any game on this device. */
export const isNewHere = (): boolean => !storage.keys().some((key) => key.startsWith(keyOf('' as GameName)));

export const isCoached = (game: GameName, id: string): boolean => coached(game)?.id === id;

export const saidBefore = (game: GameName): readonly string[] => coached(game)?.said ?? [];

/** Whether the player sent the coach away, or a first game has ended. */
export const isCoachDone = (game: GameName): boolean => storage.get(keyOf(game)) === DONE;

export const beginCoaching = (game: GameName, id: string): void => storage.set(keyOf(game), id);

export const rememberSaid = (game: GameName, id: string, said: readonly string[]): void =>
  storage.set(keyOf(game), [id, ...said].join(' '));

export const endCoaching = (game: GameName): void => storage.set(keyOf(game), DONE);
