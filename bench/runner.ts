import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program of `bench` or `lab`, started by its name. */
export interface Program {
  readonly name: string;
  readonly what: string;
  /** About how long it takes on two cores. */
  readonly takes: string;
  /** Arguments to node, from the root of the project. */
  readonly run: readonly string[];
  /** Needs what `npm run build` makes. */
  readonly built?: boolean;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const node = (args: readonly string[]): number =>
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;

function list(command: string, programs: readonly Program[]): string {
  const width = Math.max(...programs.map(({ name }) => name.length));
  const lines = programs.map(({ name, what, takes }) => `  ${name.padEnd(width)}  ${what} (${takes})`);
  return [`Run one with \`npm run ${command} -- NAME [OPTION …]\`, or several by their names:`, '', ...lines].join(
    '\n',
  );
}

/** Lists the programs, or runs those named by the first words, one after the other; one alone gets the other words as its options. */
export function runPrograms(command: string, programs: readonly Program[], words: readonly string[]): number {
  if (words.length === 0) {
    console.log(list(command, programs));
    return 0;
  }
  const isName = (word: string): boolean => programs.some(({ name }) => name === word);
  const count = words.findIndex((word) => !isName(word));
  const names = count < 0 ? words : words.slice(0, count);
  const options = words.slice(names.length);
  if (names.length === 0) {
    console.error(`There is no program ${options[0]}. ${list(command, programs)}`);
    return 1;
  }
  if (names.length > 1 && options.length > 0) {
    console.error(`${options[0]} is not a program, and options are for one program alone: name only one.`);
    return 1;
  }
  const wanted = programs.filter(({ name }) => names.includes(name));
  if (wanted.some(({ built }) => built) && node(['scripts/run.mjs', '--page']) !== 0) return 1;
  const failed = wanted.filter(({ name, run }) => {
    const args = [...run, ...options];
    console.log(`\n== ${name}: node ${args.join(' ')}`);
    return node(args) !== 0;
  });
  if (failed.length > 0) console.error(`failed: ${failed.map(({ name }) => name).join(', ')}`);
  return failed.length;
}
