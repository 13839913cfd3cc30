/** Whoever comes by keyboard starts at the top of a new screen, not in the middle of nowhere. */
export function focusScreen(): void {
  if (document.activeElement === document.body || !document.activeElement?.isConnected) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}
