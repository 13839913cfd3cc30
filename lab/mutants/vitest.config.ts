import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { MUTATED } from './packages.ts';

const ROOT = join(import.meta.dirname, '../..');
const { tests, without = [] } = MUTATED[process.env.MUTANTS ?? '']!;

/** The tests that must notice a mutant. */
export default defineConfig({
  resolve: {
    // The packages by their names, as they lie beside this file: in a sandbox that is the mutated copy.
    alias: [
      { find: /^@castellan\/match\/store-suite$/, replacement: join(ROOT, 'packages/match/test/store-suite.ts') },
      { find: /^@castellan\/match\/session$/, replacement: join(ROOT, 'packages/match/src/session/index.ts') },
      { find: /^@castellan\/(match|rules)\/(\w+)$/, replacement: join(ROOT, 'packages/$1/src/$2.ts') },
      { find: /^@castellan\/(rules|match)$/, replacement: join(ROOT, 'packages/$1/src/index.ts') },
    ],
  },
  test: {
    root: ROOT,
    include: [...tests],
    exclude: [...without],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
