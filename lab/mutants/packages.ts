interface Mutated {
  readonly mutate: string;
  readonly tests: readonly string[];
  /** Slow tests that find nothing the others miss. */
  readonly without?: readonly string[];
}

/** The code that is mutated and the tests that must notice, by the name on the command line. */
export const MUTATED: Readonly<Record<string, Mutated>> = {
  rules: {
    mutate: 'packages/rules/src/**/*.ts',
    tests: ['packages/rules/test/**/*.test.ts'],
    without: ['**/conformance.test.ts', '**/hostile.test.ts'],
  },
  match: {
    mutate: 'packages/match/src/**/*.ts',
    tests: ['packages/match/test/**/*.test.ts'],
  },
};
