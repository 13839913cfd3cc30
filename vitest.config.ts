import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/**
 * Two more than there are cores: a test that waits for a server, a database or a timer leaves its core to another. All projects have the
 * same number, so that all their files are one queue and no core is idle between two projects.
 */
const maxWorkers = Math.min(8, availableParallelism() + 2);

const shared = {
  maxWorkers,
  isolate: false,
  // Limits are for what never comes, not for what comes late: a busy machine may be ten times slower than a quiet one.
  expect: { poll: { timeout: 60_000 } },
  // For PostgreSQL to accept a connection.
  env: { PGCONNECT_TIMEOUT: '60' },
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

const tests = (name: string, folder = `packages/${name}`) => ({
  test: { name, include: [`${folder}/test/**/*.test.ts`], ...shared },
});

export default defineConfig({
  test: {
    reporters: ['default', './scripts/count-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      // A process for each file would cost more than most files do: what a file changes for all, it puts back.
      ...['rules', 'ai', 'study', 'match', 'together', 'picture', 'cli'].map((name) => tests(name)),
      { test: { ...tests('web').test, setupFiles: ['packages/web/test/fresh-page.ts'] } },
      { test: { ...tests('lab', 'lab').test, include: ['lab/**/test/**/*.test.ts'] } },
      tests('bench', 'bench'),
      tests('examples', 'examples'),
      // A server measures the memory of its process, and stops with it.
      { test: { ...tests('server').test, isolate: true } },
      {
        // Whole games in a real browser. The page is built once, and the files that a worker runs share its browser.
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['*.test.ts'],
          globalSetup: ['./prepare.ts'],
          ...shared,
        },
      },
    ],
  },
});
