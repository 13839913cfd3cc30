import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Vitest leaves a core free by default: on two that is one worker. Many tests wait for a server or a database, so two suit one core too. */
const maxWorkers = Math.max(2, availableParallelism());
const patience = { testTimeout: 120_000, hookTimeout: 120_000, maxWorkers };

const tests = (name: string, folder = `packages/${name}`) => ({
  test: { name, include: [`${folder}/test/**/*.test.ts`], sequence: { groupOrder: 1 }, ...patience },
});

export default defineConfig({
  test: {
    reporters: ['default', './scripts/count-reporter.ts'],
    projects: [
      {
        // Pure functions share nothing that a test could spoil, so they need no worker each.
        test: { name: 'rules', include: ['packages/rules/test/**/*.test.ts'], isolate: false, ...patience },
      },
      ...['ai', 'study', 'match', 'picture', 'server', 'web', 'cli'].map((name) => tests(name)),
      tests('bench', 'bench/online'),
      tests('bench-list', 'bench'),
      tests('examples', 'examples'),
      './e2e/vitest.config.ts',
    ],
  },
});
