/** Puts the focus at the top of a new screen where it was lost with the old one. */
export function focusScreen(): void {
  if (document.activeElement === document.body || !document.activeElement?.isConnected) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}
