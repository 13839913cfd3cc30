interface Judged {
  /** What is mutated. */
  readonly mutate: string;
  /** The tests that judge; slow ones that find nothing the quick ones miss are left out. */
  readonly tests: readonly string[];
  /** Words of the files and tests left out. */
  readonly without: readonly string[];
  /** Run in this order, the rest in between: the sooner a test fails, the less is run. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Its modules keep what they have worked out: a mutant that survives may be hidden by that, and is judged by modules loaded anew. */
  readonly keeps?: boolean;
}

/** The code that mutants are made of, by the name it is asked for. */
export const JUDGED: Readonly<Record<string, Judged>> = {
  rules: {
    mutate: 'packages/rules/src/**/*.ts',
    tests: ['packages/rules/test/**/*.test.ts'],
    without: ['conformance.test', 'hostile.test'],
    first: ['playthroughs'],
    last: ['perft'],
    keeps: true,
  },
  match: {
    mutate: 'packages/match/src/**/*.ts',
    tests: ['packages/match/test/**/*.test.ts'],
    without: ['each number below n is equally likely'],
    first: ['host', 'players', 'memory'],
    last: ['fair', 'rolls'],
  },
  stores: {
    mutate: 'packages/server/src/stores/**/*.ts',
    tests: ['commit-queue', 'sqlite-store', 'stores'].map((name) => `packages/server/test/${name}.test.ts`),
    without: [],
    first: ['commit-queue', 'sqlite-store'],
    last: [],
  },
};

/** Below 0 before the other tests, above 0 after them. */
export function rankOf({ first, last }: Judged, file: string): number {
  const isIn = (name: string) => file.includes(name);
  const early = first.findIndex(isIn);
  return early >= 0 ? early - first.length : last.findIndex(isIn) + 1;
}
