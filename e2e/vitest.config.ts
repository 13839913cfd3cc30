import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Whole games in a real browser. The page is built once. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['./prepare.ts'],
    // A whole game by hand takes a minute on a quiet machine, and may take three on a busy one.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // One more than there are cores: a browser that waits for a timer or a restarted server leaves its core to another.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // After everything quick; browsers want the machine for themselves.
    sequence: { groupOrder: 2 },
  },
});
