import type { GameName } from '@castellan/rules';
import type { GamePicture } from '../board.ts';
import { discoveryPicture } from './discovery.ts';
import { duelPicture } from './duel.ts';

/** Every game that is drawn: a file, and a line here. */
export const PICTURED: Readonly<Record<GameName, GamePicture<string>>> = {
  duel: duelPicture,
  discovery: discoveryPicture,
};
