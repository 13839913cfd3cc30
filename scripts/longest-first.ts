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
  'server/test/room-faults',
  'lab/durability/test/jepsen',
  'cli/test/help',
  'server/test/start',
  'cli/test/analyse',
  'server/test/players',
  'server/test/stores',
  'ai/test/levels',
  'server/test/backup',
  'study/test/puzzles',
  'ai/test/duel/player',
  'e2e/analysis',
  'e2e/online-asks',
  'e2e/online',
  'e2e/end',
  'e2e/duel-table',
  'e2e/large-text',
  'e2e/stillness',
  'e2e/rooms',
  'e2e/discovery-table',
  'e2e/duel',
  'e2e/restricted',
  'e2e/page',
  'e2e/learn',
  'e2e/seen',
  'e2e/online-me',
  'e2e/records',
  'e2e/third-game',
  'e2e/study',
  'e2e/discovery',
  'e2e/static',
  'e2e/daily',
  'e2e/trust',
  'e2e/styles',
].map((name) => `/${name}.test.ts`);

/** Files of one project follow each other, because they share the process of a worker. The shortest come last: they fill what is left of a core. */
const REST = ['e2e', 'server', 'cli', 'bench', 'examples', 'lab', 'ai', 'study', 'match', 'web', 'together', 'picture'];

/** The quick rules, the longest files, the other tests in a browser, and then all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, two) => rank(one) - rank(two));
  }
}

function rank({ moduleId, project }: TestSpecification): number {
  if (FIRST.test(moduleId)) return -1;
  const long = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return long >= 0 ? long : LONGEST.length + REST.indexOf(project.name);
}
