import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    reporters: ['default', './scripts/count-reporter.ts'],
    projects: [
      {
        // Pure functions share nothing that a test could spoil, so they need no worker each.
        test: { name: 'rules', include: ['packages/rules/test/**/*.test.ts'], isolate: false, ...patience },
      },
      {
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: ['packages/rules/**'],
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
      './e2e/vitest.config.ts',
    ],
  },
});
