import { readFileSync } from 'node:fs';
import { LEVELS, type Level } from '@castellan/ai';
import { meanOf } from '@castellan/study';
import { printTable } from '../../bench/measure.ts';
import { binRows } from './bins.ts';
import type { SeriesFile } from './series.ts';

/** One game of a level against itself, analysed. In winning chance, for player 1. */
export interface Row {
  readonly level: Level;
  readonly seed: number;
  readonly result: number;
  readonly adjusted: number;
  readonly players: readonly { readonly lost: number; readonly drafting: number; readonly counted: number }[];
  /** Round, value before and luck of every roll, line or king that could come otherwise. */
  readonly chances: readonly (readonly [round: number, before: number, luck: number])[];
}

const points = (share: number): string => (100 * share).toFixed(1);
const within = ({ mean, error }: { mean: number; error: number }): string =>
  `${points(mean)} ± ${points(1.96 * error)}`;
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** The tables of all games of a file. */
export function report(game: string, rows: readonly Row[]): void {
  tellLevels(game, rows);
  tellCounted(game, rows);
  tellBins(game, rows);
  tellLuck(game, rows);
}

function tellLevels(game: string, rows: readonly Row[]): void {
  printTable(
    `${game}: given away a game and player, each level against itself (95 % intervals, a game counts once)`,
    LEVELS.flatMap((level): [string, string][] => {
      const of = rows.filter((row) => row.level === level);
      if (of.length < 2) return [];
      const each = (figure: (player: Row['players'][number]) => number) =>
        meanOf(of.map(({ players }) => meanOf(players.map(figure)).mean));
      const lost = each((player) => player.lost);
      const counted = each((player) => player.counted);
      const adjusted = of.map((row) => row.adjusted);
      const results = of.map((row) => row.result);
      const spread = (list: readonly number[]): string => (meanOf(list).error * Math.sqrt(list.length)).toFixed(2);
      return [
        [
          level,
          [
            `${within(lost)} points (${points(each((player) => player.drafting).mean)} drafting)`,
            `${points(lost.mean / counted.mean)} a counted decision, ${counted.mean.toFixed(1)} counted`,
            `results spread ${spread(results)}, without luck ${spread(adjusted)}`,
            `${of.length} games`,
          ].join('; '),
        ],
      ];
    }),
  );
}

/** The counted decisions of a player. */
function tellCounted(game: string, rows: readonly Row[]): void {
  const counted = rows.flatMap(({ players }) => players.map((player) => player.counted)).sort((a, b) => a - b);
  printTable(`${game}: counted decisions of ${counted.length} players`, [
    ['fewest', String(counted[0])],
    ...[0.02, 0.05, 0.1, 0.5].map((share): [string, string] => [
      `${100 * share} % have fewer than`,
      String(quantile(counted, share)),
    ]),
  ]);
}

/** Games of players who give little away: forecasts and results. */
function tellBins(game: string, rows: readonly Row[]): void {
  const forecast = rows
    .filter(({ level }) => level === 'castellan')
    .flatMap(({ chances, result }, index) => chances.map(([, win]) => ({ win, result, game: index })));
  printTable(
    `${game}: what the castellan's games were worth before rolls and lines, and how they ended`,
    binRows(forecast),
  );
}

/** Nothing on average, if values are honest: for player 1, and for the player ahead. */
function tellLuck(game: string, rows: readonly Row[]): void {
  const chances = rows.flatMap((row) => row.chances);
  const sizes = chances.map(([, , luck]) => Math.abs(luck)).sort((a, b) => a - b);
  const rounds = [...new Set(chances.map(([round]) => round))].sort((a, b) => a - b);
  const ahead = (of: typeof chances) => meanOf(of.map(([, before, luck]) => (before < 0.5 ? -luck : luck)));
  printTable(`${game}: luck of ${chances.length} rolls, lines or kings, in points`, [
    ['on average, for player 1', within(meanOf(chances.map(([, , luck]) => luck)))],
    ['for the player ahead', within(ahead(chances))],
    ...rounds
      .map((round) => [round, chances.filter(([of]) => of === round)] as const)
      .filter(([, of]) => of.length > 1)
      .map(([round, of]): [string, string] => [
        `round ${round}, for the player ahead`,
        `${within(ahead(of))} (${of.length})`,
      ]),
    ['half are beyond', points(quantile(sizes, 0.5))],
    ['luckiest tenth', `from ${points(quantile(sizes, 0.9))}`],
    ['luckiest fiftieth', `from ${points(quantile(sizes, 0.98))}`],
  ]);
}

if (import.meta.main) {
  for (const file of process.argv.slice(2)) {
    const { rows }: SeriesFile<Row> = JSON.parse(readFileSync(file, 'utf8'));
    report(file, rows);
  }
}
