import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ALIASES, JUDGED } from './packages.ts';

const { tests, without, first, last } = JUDGED[process.env.MUTANTS ?? '']!;

/** Below 0 before the others, above 0 after them. */
function rank(file: string): number {
  const isIn = (name: string) => file.includes(name);
  const early = first.findIndex(isIn);
  return early >= 0 ? early - first.length : last.findIndex(isIn) + 1;
}

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId));
  }
}

/** The tests that judge a mutant: in one worker, and no more after the first that fails. */
export default defineConfig({
  resolve: { alias: ALIASES },
  test: {
    root: join(import.meta.dirname, '../..'),
    include: [...tests],
    exclude: without.map((name) => `**/${name}.test.ts`),
    sequence: { sequencer: QuickFirst },
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
