/** How bad an action was, and by what it was judged. */
export interface Mark {
  readonly name: (typeof MARKS)[number];
  /** By winning chance, or by expected lead where the game is decided. */
  readonly by: 'win' | 'lead';
}

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;

/** Points of winning chance, as shares. */
const BY_WIN = [0.02, 0.04, 0.08] as const;
/** Points of score. */
const BY_LEAD = [2, 5, 10] as const;
/** Outside of this the game is decided. */
const DECIDED = 0.02;

/** The mark of an action by the chances of its player before it. */
export function markOf(win: number, loss: number, leadLoss: number): Mark | null {
  const decided = win < DECIDED || win > 1 - DECIDED;
  const [lost, limits] = decided ? [leadLoss, BY_LEAD] : [loss, BY_WIN];
  const name = MARKS.findLast((_, index) => lost >= limits[index]!);
  return name ? { name, by: decided ? 'lead' : 'win' } : null;
}
