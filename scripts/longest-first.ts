import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where a fault shows in seconds. */
const FIRST = /\/packages\/rules\//;

/**
 * What takes longest, on a quiet machine from a minute down to ten seconds. Vitest would know after a first run; on a fresh machine it
 * goes by the size of a file, and the longest one would run alone at the end. The files in a browser follow each other, because a worker
 * keeps its browser only for the next of them.
 */
const LONGEST = [
  'study/test/analyse',
  'cli/test/install',
  'server/test/backup',
  'study/test/puzzles',
  'ai/test/duel/player',
  'e2e/online',
  'e2e/rooms',
  'e2e/stillness',
  'e2e/online-asks',
  'e2e/duel',
  'e2e/discovery-table',
  'e2e/page',
  'e2e/learn',
  'e2e/seen',
  'e2e/online-me',
  'e2e/records',
  'e2e/analysis',
  'e2e/third-game',
  'e2e/study',
  'e2e/discovery',
  'e2e/static',
  'e2e/daily',
  'e2e/trust',
  'e2e/styles',
].map((name) => `/${name}.test.ts`);

/** The quick rules, the longest files, the other tests in a browser, and then all that is short enough to fill what is left of a core. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, two) => rank(one) - rank(two));
  }
}

function rank({ moduleId }: TestSpecification): number {
  if (FIRST.test(moduleId)) return -1;
  const long = LONGEST.findIndex((name) => moduleId.endsWith(name));
  if (long >= 0) return long;
  return moduleId.includes('/e2e/') ? LONGEST.length : LONGEST.length + 1;
}
