import { bySeat, other, type Seat } from '@castellan/rules';
import type { Summary } from './report.ts';

/** Why a player won or lost: everything from that player's side, in winning chance. */
export interface Answer {
  readonly ending: 'won' | 'lost' | 'drawn';
  /** What did more of it; null for a draw. */
  readonly by: 'luck' | 'play' | null;
  readonly luck: number;
  /** What the own mistakes cost; never positive. */
  readonly mine: number;
  /** What the opponent's mistakes brought; never negative. */
  readonly theirs: number;
}

/** Luck or play? Null where the game was left. */
export function answerFor(summary: Summary, seat: Seat): Answer | null {
  if (summary.result === null) return null;
  const result = seat === 1 ? summary.result : 1 - summary.result;
  const luck = seat === 1 ? summary.luck : -summary.luck;
  const mine = -bySeat(summary.skill, seat).lost;
  const theirs = bySeat(summary.skill, other(seat)).lost;
  if (result === 0.5) return { ending: 'drawn', by: null, luck, mine, theirs };
  const sign = result === 1 ? 1 : -1;
  const by = sign * luck >= sign * (mine + theirs) ? 'luck' : 'play';
  return { ending: result === 1 ? 'won' : 'lost', by, luck, mine, theirs };
}

export type WithoutLuck = 'wonClearly' | 'wonNarrowly' | 'even' | 'lostNarrowly' | 'lostClearly';

/** Nearer to a half than this is even; further away than the other is clear. */
const [EVEN, CLEAR] = [0.02, 0.25];

/** The result with the luck taken off, in words: the number itself may leave 0 to 1, so it is no chance. */
export function withoutLuck({ adjusted }: Summary, seat: Seat): WithoutLuck | null {
  if (adjusted === null) return null;
  const ahead = (seat === 1 ? 1 : -1) * (adjusted - 0.5);
  if (Math.abs(ahead) < EVEN) return 'even';
  if (ahead > 0) return ahead >= CLEAR ? 'wonClearly' : 'wonNarrowly';
  return ahead <= -CLEAR ? 'lostClearly' : 'lostNarrowly';
}
