import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { JUDGED } from './packages.ts';

/**
 * `npm run lab -- mutants rules [file …]`: changes the code in every small way and tells which changes no test notices. What is known from
 * the last run, also one that was interrupted, is not run again; the report is in `coverage/mutants`. `--quick` is a first look, by the quick
 * tests alone: what it kills is killed. `--again` judges anew what was alive. `--tests=word,word` asks only files of tests with such a word in
 * their name. `--vitest` asks Vitest itself, for a second opinion.
 */
const [name = '', ...words] = process.argv.slice(2);
const judged = JUDGED[name];
if (!judged) {
  console.error(`Mutants of what? ${Object.keys(JUDGED).join(', ')}; then, if not all of it, its files.`);
  process.exit(2);
}
process.env.MUTANTS = name;
const folder = 'coverage/mutants';
const vitest = words.includes('--vitest');
const files = words.filter((word) => !word.startsWith('--'));
const quick = words.includes('--quick');
if (quick) process.env.MUTANTS_QUICK = '1';
process.env.MUTANTS_TESTS = words.find((word) => word.startsWith('--tests='))?.slice('--tests='.length) ?? '';
// Its package ends the process when that is interrupted, before Stryker has kept what is known: it is loaded only where it is needed.
const postgres =
  name === 'stores' ? await (await import('../../packages/server/test/postgres.ts')).startPostgres() : null;
if (postgres) process.env.MUTANTS_POSTGRES = postgres.url;
const report = [name, ...(vitest ? ['vitest'] : []), ...(quick ? ['quick'] : [])].join('-');
const known = `${folder}/${report}.json`;
if (words.includes('--again') && existsSync(known)) writeFileSync(known, JSON.stringify(killedIn(known)));
await new Stryker({
  mutate: files.length > 0 ? files : [judged.mutate],
  testRunner: vitest ? 'vitest' : 'one-process',
  plugins: [
    vitest ? '@stryker-mutator/vitest-runner' : join(import.meta.dirname, 'runner.ts'),
    join(import.meta.dirname, 'descriptions.ts'),
  ],
  ignorers: ['descriptions'],
  ...(vitest && { vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false } }),
  ignorePatterns: [
    '/*',
    '!/package.json',
    '!/tsconfig.json',
    '!/scripts',
    '!/packages',
    '/packages/*/dist',
    '/packages/web',
  ],
  // TypeScript 7 has no longer the API that Stryker looks for: it is given no configuration to read and no types to switch off.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  ignoreStatic: false,
  concurrency: 1,
  // The runner ends what is endless; this is for what it cannot end, and a busy machine is not endless.
  timeoutMS: 60_000,
  // Modules that were loaded anew stay in memory.
  maxTestRunnerReuse: 600,
  incremental: true,
  incrementalFile: known,
  tempDirName: `${folder}/sandbox-${report}`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${folder}/${report}.html` },
}).runMutationTest();
await postgres?.stop();

/** A report without what is alive or never ended. */
function killedIn(path: string): unknown {
  interface File {
    mutants: readonly { readonly status: string }[];
  }
  const known = JSON.parse(readFileSync(path, 'utf8')) as { readonly files: Readonly<Record<string, File>> };
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed');
  return known;
}
