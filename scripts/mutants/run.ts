import { Stryker } from '@stryker-mutator/core';
import { JUDGED } from './packages.ts';

/**
 * `npm run mutants -- rules [file …]`: changes the code in every small way and tells which changes no test notices. What is known from
 * the last run is not run again; the report is in `coverage/mutants`.
 */
const [name = '', ...files] = process.argv.slice(2);
const judged = JUDGED[name];
if (!judged) {
  console.error(`Mutants of what? ${Object.keys(JUDGED).join(', ')}; then, if not all of it, its files.`);
  process.exit(2);
}
process.env.MUTANTS = name;
const folder = 'coverage/mutants';
await new Stryker({
  mutate: files.length > 0 ? files : [judged.mutate],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
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
  concurrency: 1,
  timeoutMS: 15_000,
  incremental: true,
  incrementalFile: `${folder}/${name}.json`,
  tempDirName: `${folder}/sandbox-${name}`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${folder}/${name}.html` },
}).runMutationTest();
