import type { GameName } from '@castellan/rules';
import { signal } from '@preact/signals';
import { isNewHere } from '../coach/memory.ts';
import { storage } from '../ui/storage.ts';
import { DEFAULT_LEVEL, isLevel, LEVELS, type Level } from './levels.ts';

/** The choices for the last game, offered again for the next one. */

const GAME = 'castellan.game';
const LEVEL = 'castellan.level';

/** A level of the computer, or the one that suits the player best. */
export type Opponent = Level | 'adapt';

/** The opponent of the next game against the computer. */
export const opponent = signal<Opponent>(lastOpponent());

function lastOpponent(): Opponent {
  const word = storage.get(LEVEL) ?? '';
  return isLevel(word) || word === 'adapt' ? word : isNewHere() ? LEVELS[0] : DEFAULT_LEVEL;
}

/** Until a level is chosen, the first opponent is the easiest one. */
export const opponentOfFirstGame = (): Opponent => (storage.get(LEVEL) === null ? LEVELS[0] : opponent.peek());

/** After a first game, until a level is chosen, the opponent is the one above the easiest. */
export function offerNextLevel(): void {
  if (storage.get(LEVEL) === null) chooseOpponent(LEVELS[1]);
}

export function chooseOpponent(next: Opponent): void {
  opponent.value = next;
  storage.set(LEVEL, next);
}

/** The level to play at, once it is known. */
export async function levelOf(chosen: Opponent, game: GameName): Promise<Level> {
  if (chosen !== 'adapt') return chosen;
  const { levelFor, ratingHere } = await import('./rating.ts');
  return levelFor(game, await ratingHere(game));
}

/** The word for the game played last; undefined before the first. */
export const lastGame = (): string | undefined => storage.get(GAME) ?? undefined;

export const rememberGame = (game: GameName): void => storage.set(GAME, game);
