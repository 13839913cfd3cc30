import { isLevel, LEVELS, type Level } from '@castellan/ai';

/** The levels of the computer, weakest first, and the default. */
export { isLevel, LEVELS, type Level };
export const DEFAULT_LEVEL: Level = 'squire';

/** Wins that make a level beaten. */
export const WINS_TO_BEAT = 3;
