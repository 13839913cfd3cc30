/** The levels of the computer, weakest first. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
export const DEFAULT_LEVEL: Level = 'normal';
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
