/**
 * Shows another screen: the old one fades into it where the browser can do so and the player has not asked for stillness.
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
  // A page in the background shows no transition.
  document.startViewTransition(update).ready.catch(() => {});
}
