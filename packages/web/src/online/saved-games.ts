import { signal } from '@preact/signals';

/** Counts the games saved since the page was opened. */
export const savedGames = signal(0);
