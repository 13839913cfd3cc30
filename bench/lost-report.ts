import { readFileSync } from 'node:fs';
import { LEVELS, type Level } from '@castellan/ai';
import { meanOf } from '@castellan/study';
import { printTable } from './measure.ts';
import type { SeriesFile } from './series.ts';

/** One stretch by lot of a game of two levels, analysed. In winning chance. */
export interface LostRow {
  readonly levels: readonly [Level, Level];
  readonly seed: number;
  /** Of how many the stretch is one: what it holds stands for so much. */
  readonly stretches: number;
  readonly players: readonly { readonly lost: number; readonly drafting: number; readonly counted: number }[];
  /** One counted decision of each player by lot; null where there was none. */
  readonly rolled?: readonly ({ readonly analysed: number; readonly rolled: number } | null)[];
}

const points = (share: number): string => (100 * share).toFixed(1);
const within = ({ mean, error }: { mean: number; error: number }): string =>
  `${points(mean)} ± ${points(1.96 * error)}`;

/** What a level gives away a game: by the analysis, and as rollouts of some decisions correct it. A game counts once. */
export function lostBy(level: Level, rows: readonly LostRow[]) {
  const of = rows.filter(({ levels }) => levels.includes(level));
  const rolledOut = of.filter(({ rolled }) => rolled);
  const each = (list: readonly LostRow[], figure: (row: LostRow, seat: number) => number) =>
    meanOf(
      list.map((row) => {
        const seats = [0, 1].filter((seat) => row.levels[seat] === level);
        return row.stretches * meanOf(seats.map((seat) => figure(row, seat))).mean;
      }),
    );
  const lost = each(of, ({ players }, seat) => players[seat]!.lost);
  const correction = each(rolledOut, ({ players, rolled }, seat) => {
    const one = rolled![seat];
    return one ? players[seat]!.counted * (one.rolled - one.analysed) : 0;
  });
  return {
    games: of.length,
    lost,
    drafting: each(of, ({ players }, seat) => players[seat]!.drafting),
    counted: each(of, ({ players }, seat) => players[seat]!.counted),
    /** Games with decisions that were rolled out. */
    rolled: rolledOut.length,
    correction,
    judged: { mean: lost.mean + correction.mean, error: Math.hypot(lost.error, correction.error) },
  };
}

/** All levels, with 95 % intervals. */
export function tellLost(game: string, rows: readonly LostRow[]): void {
  printTable(
    `${game}: given away a game and player, in points`,
    LEVELS.map((level): [string, string] => {
      const { games, lost, drafting, counted, rolled, correction, judged } = lostBy(level, rows);
      const byRollouts = `by rollouts ${within(judged)} (${within(correction)} to the analysis, decisions of ${rolled} games)`;
      return [
        level,
        [
          `${within(lost)} (${points(drafting.mean)} drafting)`,
          `${counted.mean.toFixed(1)} counted decisions`,
          `${games} games`,
          ...(rolled > 1 ? [byRollouts] : []),
        ].join('; '),
      ];
    }),
  );
}

if (import.meta.main) {
  for (const file of process.argv.slice(2)) {
    const { rows }: SeriesFile<LostRow> = JSON.parse(readFileSync(file, 'utf8'));
    tellLost(file, rows);
  }
}
