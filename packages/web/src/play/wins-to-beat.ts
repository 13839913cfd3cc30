/** Wins that make a level beaten. */
export const WINS_TO_BEAT = 3;
