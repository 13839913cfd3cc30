import { studiedGame } from './games/index.ts';
import { FORTUNES, type Fortune } from './games/studied.ts';

/** How bad an action was, and by what it was judged. */
export interface Mark {
  readonly name: (typeof MARKS)[number];
  /** By winning chance, or by expected lead where the game is decided. */
  readonly by: 'win' | 'lead';
}

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;

/** Of winning chance. */
const BY_WIN = [0.02, 0.04, 0.08] as const;
/** Less than this has no mark. */
export const LEAST_MARKED = BY_WIN[0];
/** A loss within so many of its standard errors may be none. */
export const SURE = 2;
/** Points of score. */
const BY_LEAD = [2, 5, 10] as const;
/** Outside of this the game is decided. */
const DECIDED = 0.02;

/** The mark of an action by the chances of its player before it. A player who throws a decided game away has not lost lead alone. */
export function markOf(win: number, loss: number, lossError: number, leadLoss: number): Mark | null {
  if (loss <= SURE * lossError && lossError > 0) return null;
  const byWin = MARKS.findLast((_, index) => loss >= BY_WIN[index]!);
  if (byWin) return { name: byWin, by: 'win' };
  const byLead = MARKS.findLast((_, index) => leadLoss >= BY_LEAD[index]!);
  const decided = win < DECIDED || win > 1 - DECIDED;
  return decided && byLead ? { name: byLead, by: 'lead' } : null;
}

/** The mark of a roll or line, for either player: among the luckiest of the games of our own levels; null where it is nothing rare. */
export function fortuneOf(game: string, luck: number): Fortune | null {
  const { measured } = studiedGame(game);
  return FORTUNES.findLast((fortune) => Math.abs(luck) >= measured.luck[fortune]) ?? null;
}
