import type { GameName } from '@castellan/rules';
import type { GameInfo } from '../play/game-info.ts';

/** After so many games the things on a table need no names. */
const ENOUGH = 2;

/** Whether the player has ended enough games of this kind on this device. */
export const areKnown = (game: GameName, games: readonly Pick<GameInfo, 'game' | 'over'>[]): boolean =>
  games.filter((one) => one.game === game && one.over).length >= ENOUGH;

/** In a game the names stand for so many actions of the player: about three rounds. */
const FIRST_ACTIONS = 8;

/** Whether the player has acted so often in this game that the things need no names any more. */
export const hasFoundOut = (ownActions: number): boolean => ownActions >= FIRST_ACTIONS;
