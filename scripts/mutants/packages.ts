import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

interface Judged {
  /** What is mutated. */
  readonly mutate: string;
  /** The tests that judge; slow ones that find nothing the quick ones miss are left out. */
  readonly tests: readonly string[];
  readonly without: readonly string[];
  /** Run in this order, the rest in between: the sooner a test fails, the less is run. */
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** The code that mutants are made of, by the name it is asked for. */
export const JUDGED: Readonly<Record<string, Judged>> = {
  rules: {
    mutate: 'packages/rules/src/**/*.ts',
    tests: ['packages/rules/test/**/*.test.ts'],
    without: ['conformance', 'hostile', 'package'],
    first: ['playthroughs'],
    last: ['perft'],
  },
  match: {
    mutate: 'packages/match/src/**/*.ts',
    tests: ['packages/match/test/**/*.test.ts', 'packages/server/test/{remote-table,play}.test.ts'],
    without: [],
    first: ['host', 'players', 'memory'],
    last: ['remote-table', 'play.test'],
  },
  stores: {
    mutate: 'packages/server/src/stores/**/*.ts',
    tests: ['packages/server/test/stores.test.ts'],
    without: [],
    first: [],
    last: [],
  },
};

/** The packages by their names, as they lie beside this file: in a sandbox that is the mutated copy. */
export const ALIASES = [
  { find: /^@castellan\/match\/client$/, replacement: join(ROOT, 'packages/match/src/client.ts') },
  { find: /^@castellan\/match\/store-suite$/, replacement: join(ROOT, 'packages/match/test/store-suite.ts') },
  { find: /^@castellan\/(rules|match)$/, replacement: join(ROOT, 'packages/$1/src/index.ts') },
];
