import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { JUDGED } from './packages.ts';

/**
 * `npm run mutants -- rules [file …]`: changes the code in every small way and tells which changes no test notices. What is known from
 * the last run, also one that was interrupted, is not run again; the report is in `coverage/mutants`. `--quick` is a first look: without
 * mutants that matter only while modules are loaded, and by the quick tests alone. `--tests=word` asks only
 * files of tests with that word in their name. `--vitest` asks Vitest itself, for a second opinion.
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
const report = [name, ...(vitest ? ['vitest'] : []), ...(quick ? ['quick'] : [])].join('-');
await new Stryker({
  mutate: files.length > 0 ? files : [judged.mutate],
  testRunner: vitest ? 'vitest' : 'one-process',
  plugins: [vitest ? '@stryker-mutator/vitest-runner' : join(import.meta.dirname, 'runner.ts')],
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
  ignoreStatic: quick,
  concurrency: 1,
  timeoutMS: 15_000,
  // Modules that were loaded anew stay in memory.
  maxTestRunnerReuse: 300,
  incremental: true,
  incrementalFile: `${folder}/${report}.json`,
  tempDirName: `${folder}/sandbox-${report}`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${folder}/${report}.html` },
}).runMutationTest();
