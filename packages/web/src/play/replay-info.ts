import { applied, startOf } from '@castellan/match';
import { must } from '@castellan/rules';
import type { GameInfo } from './game-info.ts';

/** The states a game came through. */
export function replayInfo(info: GameInfo): { states: readonly object[] } {
  const states: object[] = [startOf(info)];
  for (const line of info.actions) states.push(must(applied(info.game, states[states.length - 1]!, line)).state);
  return { states };
}
