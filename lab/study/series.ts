import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import type { Version } from '@castellan/study';

/** A file of rows that a series of games has come to: what made it, and one row a line. */
export interface SeriesFile<Row> {
  readonly command: string;
  readonly at: string;
  readonly machine: string;
  readonly version: Version;
  readonly nodes: number;
  readonly rows: readonly Row[];
}

/** The rows of a file to go on with. Those of another evaluator say something else. */
export function readSeries<Row>(file: string | undefined, version: Version): Row[] {
  if (file === undefined || !existsSync(file)) return [];
  const saved: SeriesFile<Row> = JSON.parse(readFileSync(file, 'utf8'));
  if (JSON.stringify(saved.version) !== JSON.stringify(version)) {
    throw new Error(`${file} is of ${JSON.stringify(saved.version)}, not of ${JSON.stringify(version)}: begin another`);
  }
  return [...saved.rows];
}

/** Never half a file, also when stopped in the middle. */
export function keepSeries<Row>(
  file: string | undefined,
  rows: readonly Row[],
  about: Pick<SeriesFile<Row>, 'version' | 'nodes'>,
): void {
  if (file === undefined) return;
  const [program = '', ...args] = process.argv.slice(1);
  const saved = {
    command: `node lab/study/${program.split('/').at(-1)} ${args.join(' ')}`,
    at: new Date().toISOString(),
    machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}`,
    ...about,
  };
  mkdirSync(dirname(file), { recursive: true });
  const head = JSON.stringify(saved, null, 2).slice(0, -2);
  writeFileSync(
    `${file}.part`,
    `${head},\n  "rows": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n  ]\n}\n`,
  );
  renameSync(`${file}.part`, file);
}
