import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { JUDGED, rankOf } from './packages.ts';

const ROOT = join(import.meta.dirname, '../..');
const judged = JUDGED[process.env.MUTANTS ?? '']!;

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(judged, a.moduleId) - rankOf(judged, b.moduleId));
  }
}

/** The tests that judge a mutant with Stryker's Vitest runner: in one worker, and no more after the first that fails. */
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
    include: [...judged.tests],
    exclude: judged.without.map((word) => `**/${word}.ts`),
    sequence: { sequencer: QuickFirst },
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
