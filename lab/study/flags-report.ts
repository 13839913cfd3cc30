import type { Level } from '@castellan/ai';
import { printTable } from '../../bench/measure.ts';
import type { Pairs } from './whole-games.ts';

/** A flag of an analysis, and what whole games say of it. */
export interface FlagRow extends Pairs {
  /** The number of the game it is from. */
  readonly game: number;
  readonly levels: readonly [Level, Level];
  readonly position: string;
  readonly played: string;
  readonly better: string;
  /** Winning chance that the analysis says was given away. */
  readonly loss: number;
  readonly lossError: number;
}

/** So many standard errors decide. */
const SURE = 2;

export const verdictOf = ({ mean, error }: Pick<Pairs, 'mean' | 'error'>): 'right' | 'wrong' | 'undecided' => {
  if (mean > SURE * error) return 'right';
  return mean < -SURE * error ? 'wrong' : 'undecided';
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function reportFlags(name: string, rows: readonly FlagRow[]): void {
  const count = (verdict: ReturnType<typeof verdictOf>): string =>
    `${rows.filter((row) => verdictOf(row) === verdict).length} of ${rows.length}`;
  const sum = (of: (row: FlagRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const error = Math.sqrt(sum((row) => row.error ** 2)) / rows.length;
  printTable(`${name}: flags below 10 %, checked by ${sum(({ pairs }) => pairs)} pairs of whole games`, [
    ['right (above two standard errors)', count('right')],
    ['undecided', count('undecided')],
    ['wrong (below minus two)', count('wrong')],
    ['claimed on average', percent(sum(({ loss }) => loss) / rows.length)],
    ['in whole games on average', `${percent(sum(({ mean }) => mean) / rows.length)} ± ${percent(error)}`],
  ]);
  printTable(
    'each flag: claimed, in whole games',
    rows.map((row): [string, string] => [
      `${row.played} (better: ${row.better})`,
      `${percent(row.loss)}, ${percent(row.mean)} ± ${percent(row.error)} in ${row.pairs} pairs, ${verdictOf(row)}`,
    ]),
  );
}
