/**
 * `first-to`: so many wins. `best-of`: at most so many games. `dynasty`: the points of so many games are added. `pair`: the same of two games
 * with the same rolls or lines, each player once in each seat.
 */
export const SERIES_FORMATS = ['first-to', 'best-of', 'dynasty', 'pair'] as const;

export interface SeriesRules {
  readonly format: (typeof SERIES_FORMATS)[number];
  readonly games: number;
}

/** The number of games of a format that adds points; 0 for one that counts wins. */
export const addedGames = (format: SeriesRules['format']): number =>
  format === 'dynasty' ? 3 : format === 'pair' ? 2 : 0;

export const MOST_SERIES_GAMES = 21;

export function isSeriesRules({ format, games }: SeriesRules): boolean {
  if (!SERIES_FORMATS.includes(format) || !Number.isInteger(games)) return false;
  const added = addedGames(format);
  return added ? games === added : games >= 2 && games <= MOST_SERIES_GAMES;
}
