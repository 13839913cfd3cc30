import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { printTable } from '../../bench/measure.ts';
import { plot } from './plot.ts';
import { judge, slopeOf } from './slope.ts';

/** What is written down at each sample, in this order. */
const COLUMNS = [
  'seconds',
  'rssMb',
  'heapMb',
  'externalMb',
  'descriptors',
  'streams',
  'cpuMsPerMove',
  'lagMeanMs',
  'lagP99Ms',
  'idleLagMeanMs',
  'idleLagP99Ms',
  'moves',
  'moveP50Ms',
  'moveP99Ms',
  'games',
  'failed',
  'stuck',
  'loadAverage',
] as const;
type Column = (typeof COLUMNS)[number];
export type Sample = Readonly<Record<Column, number>>;

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

export const HEADING = COLUMNS.join(',');
export const printSample = (sample: Sample): string => COLUMNS.map((column) => round(sample[column])).join(',');

/** Reads samples by the names of their columns; one that was not measured then is not a number. */
export function parseSamples(text: string): Sample[] {
  const [heading, ...lines] = text.trim().split('\n');
  const names = heading!.split(',');
  return lines.map((line) => {
    const fields = line.split(',').map(Number);
    return Object.fromEntries(COLUMNS.map((column) => [column, fields[names.indexOf(column)] ?? Number.NaN])) as Sample;
  });
}

/** By how much each may grow over the run and still be called flat: a share of its level, or milliseconds. */
const LIMITS: readonly {
  readonly column: Column;
  /** The same of an idle process, which is the machine's. */
  readonly control?: Column;
  readonly most: (mean: number) => number;
  readonly limit: string;
}[] = [
  { column: 'rssMb', most: (mean) => mean * 0.05, limit: '5 % of its mean' },
  { column: 'heapMb', most: (mean) => mean * 0.05, limit: '5 % of its mean' },
  { column: 'descriptors', most: (mean) => mean * 0.01, limit: '1 % of its mean' },
  { column: 'cpuMsPerMove', most: (mean) => mean * 0.1, limit: '10 % of its mean' },
  { column: 'lagMeanMs', control: 'idleLagMeanMs', most: () => 1, limit: '1 ms' },
  { column: 'lagP99Ms', control: 'idleLagP99Ms', most: () => 10, limit: '10 ms' },
];

const PANELS: readonly { readonly title: string; readonly lines: readonly (readonly [string, Column])[] }[] = [
  {
    title: 'memory, MB',
    lines: [
      ['resident', 'rssMb'],
      ['heap used', 'heapMb'],
    ],
  },
  {
    title: 'descriptors and streams',
    lines: [
      ['descriptors', 'descriptors'],
      ['streams', 'streams'],
    ],
  },
  {
    title: 'event loop, mean ms',
    lines: [
      ['server', 'lagMeanMs'],
      ['idle process', 'idleLagMeanMs'],
    ],
  },
  { title: 'moves in each sample', lines: [['moves', 'moves']] },
  { title: 'load average of the machine', lines: [['load', 'loadAverage']] },
];

/** Evaluates samples, and writes the result as data and as a picture. */
export function writeReport(samples: readonly Sample[], out: string, command: string, warmMinutes: number) {
  const of = (column: Column) => samples.map((one) => one[column]);
  const judged = samples.filter(({ seconds }) => seconds > warmMinutes * 60);
  // A machine that stands still for ten seconds reports no lag then; an earlier program may report none at all.
  const measured = LIMITS.filter(({ column }) => judged.some((one) => !Number.isNaN(one[column])));
  const verdicts = measured.map(({ column, control, most, limit }) => {
    const values = judged.map((one) => one[column] - (control ? one[control] : 0));
    const slope = slopeOf(values.filter((value) => !Number.isNaN(value)));
    return {
      series: control ? `${column} - ${control}` : column,
      mean: round(slope.mean),
      growth: round(slope.growth),
      uncertainty95: round(slope.uncertainty),
      limit,
      verdict: judge(slope, most(slope.mean)),
    };
  });
  const moves = of('moves').reduce((sum, count) => sum + count, 0);
  const { seconds, games, failed, stuck } = samples.at(-1)!;
  const load = of('loadAverage');
  const result = {
    command,
    at: new Date().toISOString(),
    machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; clients on the same machine, beside other work; load average from ${round(Math.min(...load), 1)} to ${round(Math.max(...load), 1)}`,
    minutes: round(seconds / 60, 1),
    judgedAfterMinutes: round(warmMinutes, 1),
    moves,
    movesPerSecond: round(moves / seconds, 1),
    pages: { least: Math.min(...of('streams')), most: Math.max(...of('streams')) },
    games,
    failed,
    stuck: { atTheEnd: stuck, most: Math.max(...of('stuck')) },
    verdicts,
  };
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'soak.json'), `${JSON.stringify(result, null, 2)}\n`);
  const panels = PANELS.map(({ title, lines }) => ({
    title,
    lines: lines.map(([label, column]) => ({ label, values: of(column) })),
  }));
  writeFileSync(join(out, 'soak.svg'), plot(panels, seconds / 3600));
  printTable(
    `${result.minutes} minutes, ${moves} moves (${result.movesPerSecond}/s)`,
    verdicts.map(({ series, mean, growth, uncertainty95, limit, verdict }) => [
      series,
      `${mean}, grew by ${growth} ± ${uncertainty95} (95 %; at most ${limit}): ${verdict}`,
    ]),
  );
  return result;
}

export const isGood = ({ verdicts, failed, stuck }: ReturnType<typeof writeReport>): boolean =>
  failed === 0 && stuck.most === 0 && verdicts.every(({ verdict }) => verdict === 'flat');
