import { replayOf } from '@castellan/match';
import type { Replay } from '@castellan/rules';
import type { GameInfo } from './game-info.ts';

/** A saved game with every state it passed through. */
export const replayInfo = (info: GameInfo): Replay<object> => replayOf(info, info.actions);
