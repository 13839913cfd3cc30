import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { MUTATED } from './packages.ts';

/**
 * `npm run lab -- mutants rules [FILE …]`: changes the code in many small ways and reports the changes that no test notices, in
 * `coverage/mutants`. A file may have lines: `packages/rules/src/core/perft.ts:10-20`. A mutant whose result is known is not tested again.
 */
const [name = '', ...files] = process.argv.slice(2);
const mutated = MUTATED[name];
if (!mutated) {
  console.error(`Name the code to mutate: ${Object.keys(MUTATED).join(', ')}; then, if not all of it, its files.`);
  process.exit(2);
}
process.env.MUTANTS = name;
const folder = 'coverage/mutants';
await new Stryker({
  mutate: files.length > 0 ? files : [mutated.mutate],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'descriptions.ts')],
  ignorers: ['descriptions'],
  vitest: { configFile: 'lab/mutants/vitest.config.ts', related: false },
  ignorePatterns: [
    '/*',
    '!/package.json',
    '!/tsconfig.json',
    '!/lab',
    '!/packages',
    '/packages/*/dist',
    '/packages/web',
  ],
  // Stryker looks for an API that TypeScript 7 no longer has: it gets no configuration to read and no types to switch off.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: `${folder}/${name}.json`,
  tempDirName: `${folder}/sandbox-${name}`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${folder}/${name}.html` },
}).runMutationTest();
