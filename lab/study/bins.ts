import { meanOf } from '@castellan/study';

/** What a moment was worth for player 1, and how its game ended. */
export interface Forecast {
  readonly win: number;
  readonly result: number;
  readonly game: number;
}

export interface Bin {
  readonly forecast: number;
  readonly came: number;
  /** Standard error of the result less the forecast. Moments of one game share its result, so a game counts once. */
  readonly error: number;
  readonly moments: number;
  readonly games: number;
}

/** Forecasts and results, in ten bins of the forecast. Null in an empty bin. */
export function binsOf(all: readonly Forecast[]): readonly (Bin | null)[] {
  return Array.from({ length: 10 }, (_, bin) => {
    const inside = all.filter(({ win }) => Math.min(9, Math.floor(win * 10)) === bin);
    if (inside.length === 0) return null;
    const [forecast, came] = [
      meanOf(inside.map(({ win }) => win)).mean,
      meanOf(inside.map(({ result }) => result)).mean,
    ];
    const surprises = new Map<number, number>();
    for (const { win, result, game } of inside) {
      surprises.set(game, (surprises.get(game) ?? 0) + result - win - (came - forecast));
    }
    const squares = [...surprises.values()].reduce((sum, surprise) => sum + surprise ** 2, 0);
    const games = surprises.size;
    const error = games > 1 ? Math.sqrt((squares * games) / (games - 1)) / inside.length : Number.NaN;
    return { forecast, came, error, moments: inside.length, games };
  });
}

/** One line a bin, with 95 % intervals. */
export function binRows(all: readonly Forecast[]): [string, string][] {
  const points = (share: number): string => (100 * share).toFixed(1);
  return binsOf(all).map((bin, index) => [
    `${index * 10} to ${index * 10 + 10} %`,
    bin === null
      ? 'never'
      : `forecast ${points(bin.forecast)}, came ${points(bin.came)}, so ${points(bin.came - bin.forecast)} ± ${points(1.96 * bin.error)} more (${bin.moments} moments of ${bin.games} games)`,
  ]);
}
