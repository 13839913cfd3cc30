/** `first-to`: so many wins. `best-of`: at most so many games. `dynasty`: the points of so many games are added. */
export const SERIES_FORMATS = ['first-to', 'best-of', 'dynasty'] as const;

export interface SeriesRules {
  readonly format: (typeof SERIES_FORMATS)[number];
  readonly games: number;
}

export const DYNASTY_GAMES = 3;
export const MOST_SERIES_GAMES = 21;

export function isSeriesRules({ format, games }: SeriesRules): boolean {
  if (!SERIES_FORMATS.includes(format) || !Number.isInteger(games)) return false;
  if (format === 'dynasty') return games === DYNASTY_GAMES;
  return games >= 2 && games <= MOST_SERIES_GAMES;
}
