import { SEATS } from '@castellan/rules';
import { part } from '../games/part.ts';
import type { endingText } from '../online/ending.ts';
import type { GameInfo } from './game-info.ts';
import { isYou, nameOf } from './names.ts';

export const ENDING = part(async () => (await import('../online/ending.ts')).endingText, 'online');

/** How a game on this device ended, if not by its last action. */
export const endingOf = (tell: typeof endingText, info: GameInfo): ReturnType<typeof endingText> =>
  tell(
    { ending: info.ending, seats: [{ name: nameOf(info, 1) }, { name: nameOf(info, 2) }] },
    SEATS.find((seat) => isYou(info, seat)) ?? null,
  );
