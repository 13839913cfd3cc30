import type { Replay } from '@castellan/rules';
import { momentsToLookAt } from './finding.ts';

/**
 * The decisions of a game from one chance to the next, each time with that next chance. The analysis of a segment does not depend
 * on the others. So a few segments chosen by lot have the same average as the whole game.
 */
export function segmentsOf(replay: Replay): readonly (readonly number[])[] {
  const { game, states } = replay;
  const segments: number[][] = [];
  let decisions: number[] = [];
  for (const index of momentsToLookAt(replay).sort((a, b) => a - b)) {
    const isChance = game.turn(states[index]) === 'chance';
    if (!isChance) decisions.push(index);
    else if (decisions.length > 0) {
      segments.push([...decisions, index]);
      decisions = [];
    }
  }
  return decisions.length > 0 ? [...segments, decisions] : segments;
}
