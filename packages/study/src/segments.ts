import type { Replay } from '@castellan/rules';
import { momentsToLookAt } from './finding.ts';

/**
 * The decisions of a game between one chance and the next, each with that chance. What an analysis says of a stretch does not
 * depend on the others, so a few of them by lot tell what the whole game would on average.
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
