/** Whether the last thing the player did was press a key. False on a page that was just loaded. */
let byKeyboard = false;
// Tests of the page's logic run without a window.
globalThis.addEventListener?.('keydown', () => (byKeyboard = true), true);
globalThis.addEventListener?.('pointerdown', () => (byKeyboard = false), true);

export const usesKeyboard = (): boolean => byKeyboard;

/** Puts the focus at the top of a new screen where it was lost with the old one. */
export function focusScreen(): void {
  if (document.activeElement === document.body || !document.activeElement?.isConnected) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}
