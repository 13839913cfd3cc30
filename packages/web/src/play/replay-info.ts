import { startOf } from '@castellan/match';
import { beginReplay, playSaved, type Replay } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import type { GameInfo } from './game-info.ts';

/** A saved game with every state it passed through. */
export const replayInfo = (info: GameInfo): Replay<object> =>
  playSaved(beginReplay(rulesOf(info.game), startOf(info), info.position), info.actions);
