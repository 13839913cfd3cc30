/** How far the opponent thinks: the same everywhere, so that it answers the same with the same. */
export const sameThinking = (actions: number): { readonly nodes: number; readonly seed: number } => ({
  nodes: 400,
  seed: actions + 1,
});

/** The levels whose answers a server works out again in a moment. The castellan of Duel thinks for half a minute in one game. */
export const CHECKED_LEVELS = ['novice', 'page', 'squire', 'knight', 'steward'] as const;
export type CheckedLevel = (typeof CHECKED_LEVELS)[number];
export const isCheckedLevel = (level: string): level is CheckedLevel =>
  (CHECKED_LEVELS as readonly string[]).includes(level);
