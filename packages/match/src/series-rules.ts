/**
 * `first-to`: so many wins. `best-of`: at most so many games. `dynasty`: the points of so many games are added. `pair`: the same of two games
 * with the same rolls or lines, each player once in each seat.
 */
export const SERIES_FORMATS = ['first-to', 'best-of', 'dynasty', 'pair'] as const;

export interface SeriesRules {
  readonly format: (typeof SERIES_FORMATS)[number];
  readonly games: number;
}

/** How many games have their points added. */
const ADDED = { dynasty: 3, pair: 2 } as const;

/** The number of games of a format that adds points; null for one that counts wins. */
export const addedGames = (format: SeriesRules['format']): number | null =>
  format === 'dynasty' || format === 'pair' ? ADDED[format] : null;

export const MOST_SERIES_GAMES = 21;

export function isSeriesRules({ format, games }: SeriesRules): boolean {
  if (!SERIES_FORMATS.includes(format) || !Number.isInteger(games)) return false;
  const added = addedGames(format);
  return added !== null ? games === added : games >= 2 && games <= MOST_SERIES_GAMES;
}
