/** How far the opponent thinks: the same everywhere, so that it answers the same with the same. */
export const sameThinking = (actions: number): { readonly nodes: number; readonly seed: number } => ({
  nodes: 400,
  seed: actions + 1,
});
