import type { Claim } from '@castellan/study';
import { printTable } from '../../bench/measure.ts';

/** A decision of the fixed set: what was said of it, and whether other games agree. */
export interface ReasonRow {
  /** Its number in the set. */
  readonly index: number;
  /** None where there was no single reason. */
  readonly claims: readonly { readonly claim: Claim; readonly agrees: boolean }[];
  /** Processor time for the explanation. */
  readonly ms: number;
}

export function reportReasons(name: string, rows: readonly ReasonRow[], pairs: number): void {
  const share = (of: readonly boolean[]): string =>
    `${((100 * of.filter(Boolean).length) / Math.max(1, of.length)).toFixed(1)} % of ${of.length}`;
  const all = rows.flatMap(({ claims }) => claims);
  const kinds = [...new Set(all.map(({ claim }) => claim))];
  const ms = rows.reduce((sum, row) => sum + row.ms, 0) / Math.max(1, rows.length);
  printTable(`${name}: reasons for ${rows.length} decisions, checked by ${pairs} other pairs of games`, [
    ['a reason is given', share(rows.map(({ claims }) => claims.length > 0))],
    ['its component agrees in sign', share(all.map(({ agrees }) => agrees))],
    ['processor time for one', `${ms.toFixed(0)} ms`],
    ...kinds.map((kind): [string, string] => [
      `  ${kind}`,
      share(all.filter(({ claim }) => claim === kind).map(({ agrees }) => agrees)),
    ]),
  ]);
}
