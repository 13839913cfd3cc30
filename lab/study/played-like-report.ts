import { readFileSync } from 'node:fs';
import { LEVELS, type Level } from '@castellan/ai';
import { leastCounted } from '@castellan/study';
import { printTable } from '../../bench/measure.ts';
import type { SeriesFile } from './series.ts';

/** One analysed game. */
export interface LikeRow {
  readonly levels: readonly [Level, Level];
  readonly seed: number;
  readonly result: number;
  /** Of each player's counted decisions: what it gave away, and what was at stake. */
  readonly decisions: readonly (readonly (readonly [loss: number, spread: number])[])[];
}

interface RatedPlayer {
  readonly level: Level;
  readonly game: number;
  /** The share of what was at stake that the player gave away. */
  readonly rate: number;
}

export function ratedPlayers(game: string, rows: readonly LikeRow[]): readonly RatedPlayer[] {
  return rows.flatMap(({ levels, decisions }, number) =>
    decisions.flatMap((of, seat) => {
      if (of.length < leastCounted(game)) return [];
      const sum = (column: 0 | 1): number => of.reduce((total, decision) => total + decision[column], 0);
      return { level: levels[seat]!, game: number, rate: sum(0) / sum(1) };
    }),
  );
}

/** The median rate of each level. A level above never has a higher one: neighbours out of order share their mean. */
export function measuredRates(players: readonly RatedPlayer[]): Readonly<Record<Level, number>> {
  const rates = LEVELS.map((level) => median(players.filter((one) => one.level === level).map(({ rate }) => rate)));
  for (let index = 1; index < rates.length; index++) {
    if (rates[index]! <= rates[index - 1]!) continue;
    rates[index - 1] = rates[index] = (rates[index]! + rates[index - 1]!) / 2;
    index = 0;
  }
  return Object.fromEntries(LEVELS.map((level, index) => [level, Number(rates[index]!.toFixed(3))])) as Record<
    Level,
    number
  >;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

export const PARTS = 5;

/** How far the named level is from the real one. Each fifth of the games is named by the medians of the other four. */
export function distances(players: readonly RatedPlayer[]): readonly number[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const medians = measuredRates(players.filter(({ game }) => game % PARTS !== part));
    return players
      .filter(({ game }) => game % PARTS === part)
      .map(({ level, rate }) => {
        const away = (one: Level): number => Math.abs(medians[one] - rate);
        const named = LEVELS.reduce((best, one) => (away(one) <= away(best) ? one : best));
        return Math.abs(LEVELS.indexOf(named) - LEVELS.indexOf(level));
      });
  }).flat();
}

export function reportLike(game: string, rows: readonly LikeRow[]): void {
  const players = ratedPlayers(game, rows);
  const medians = measuredRates(players);
  printTable(
    `${game}: share of what was at stake that a player gave away, median; ${rows.length} games of all pairings`,
    LEVELS.map((level): [string, string] => [
      level,
      `${(100 * medians[level]).toFixed(1)} %; ${players.filter((one) => one.level === level).length} rated players`,
    ]),
  );
  console.log(`\nmeasured.rate: ${JSON.stringify(medians)}`);
  const apart = distances(players);
  const share = (most: number): string =>
    `${((100 * apart.filter((one) => one <= most).length) / apart.length).toFixed(1)} %`;
  printTable(`${game}: levels named, each fifth of the games by the other four; ${apart.length} rated players`, [
    ['the right one', share(0)],
    ['it or a neighbour', share(1)],
  ]);
}

if (import.meta.main) {
  for (const file of process.argv.slice(2)) {
    const { rows }: SeriesFile<LikeRow> = JSON.parse(readFileSync(file, 'utf8'));
    reportLike(file.includes('duel') ? 'duel' : 'discovery', rows);
  }
}
