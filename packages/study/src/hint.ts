import type { Evaluator } from './evaluator.ts';
import { type Judged, judge } from './finding.ts';

/** What the computer would tell a player who asks. */
export interface Hint {
  /** The best actions of different classes, best first, for the player to move. */
  readonly best: readonly Judged[];
  /** What the action asked about gives away in winning chance; 0 where none was, or where it is the best. */
  readonly loss: number;
  /** Whether something clearly better exists. */
  readonly better: boolean;
}

/** From this loss on a warning is worth the interruption. */
const WORTH_A_WARNING = 0.02;

/** The best actions here and, where one is asked about, whether there is something better. */
export function hint(evaluator: Evaluator, state: unknown, action?: string, most = 3, seed = 1): Hint {
  const { candidates, counted, played } = judge(evaluator.game, state, evaluator, seed, action);
  const asked = candidates.find((candidate) => candidate.action === played)!;
  const loss = action === undefined ? 0 : candidates[0]!.win - asked.win;
  return { best: candidates.slice(0, most), loss, better: counted && loss >= WORTH_A_WARNING };
}
