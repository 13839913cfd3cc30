const LONGEST_FADE_MS = 600;

/**
 * Shows another screen: the old one fades into it where the browser can do so and the player allows motion.
 * A tap meanwhile reaches the new one.
 */
export function changeScreen(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const update = () => {
    change();
    // A changed signal is drawn in a later task.
    return new Promise<void>((drawn) => setTimeout(drawn));
  };
  const fade = document.startViewTransition(update);
  // A page in the background shows no transition.
  fade.ready.catch(() => {});
  // Nothing is drawn while the browser prepares a fade: a device that is too slow for it does without.
  setTimeout(() => fade.skipTransition(), LONGEST_FADE_MS);
}
