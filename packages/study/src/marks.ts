import { studiedGame } from './games/index.ts';
import { FORTUNES, type Fortune } from './games/studied.ts';

/** How bad an action was, and by what it was judged. */
export interface Mark {
  readonly name: (typeof MARKS)[number];
  /** By winning chance, or by expected lead where the game is decided. */
  readonly by: 'win' | 'lead';
}

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;

/** The least loss of winning chance for each mark. */
const BY_WIN = [0.02, 0.04, 0.08] as const;
/** Less than this has no mark. */
export const LEAST_MARKED = BY_WIN[0];
/** A loss below so many of its standard errors has no mark: it may be none. */
export const SURE = 2;
/** The least loss of expected lead for each mark, in points of score. */
const BY_LEAD = [2, 5, 10] as const;
/** Below this chance, or above one less it, the game is decided. */
const DECIDED = 0.02;

/** The mark of an action. Winning chance comes first: a player who loses a decided game has lost more than lead. */
export function markOf(win: number, loss: number, lossError: number, leadLoss: number): Mark | null {
  if (loss <= SURE * lossError && lossError > 0) return null;
  const byWin = MARKS.findLast((_, index) => loss >= BY_WIN[index]!);
  if (byWin) return { name: byWin, by: 'win' };
  const byLead = MARKS.findLast((_, index) => leadLoss >= BY_LEAD[index]!);
  const decided = win < DECIDED || win > 1 - DECIDED;
  return decided && byLead ? { name: byLead, by: 'lead' } : null;
}

/** The mark of a roll or line, for either player: how rare so much luck is in games of our own levels; null where it is common. */
export function fortuneOf(game: string, luck: number): Fortune | null {
  const { measured } = studiedGame(game);
  return FORTUNES.findLast((fortune) => Math.abs(luck) >= measured.luck[fortune]) ?? null;
}
