import { defineConfig } from 'vitest/config';

/** Whole games in a real browser. The page is built once; the files share two workers so that it stays quick. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['./prepare.ts'],
    // A whole game by hand takes a minute on a quiet machine, and may take three on a busy one.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // After everything quick; browsers want the machine for themselves.
    sequence: { groupOrder: 2 },
  },
});
