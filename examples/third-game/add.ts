/**
 * Adds noughts and crosses with a die to a copy of Castellan, as any game is added: a file and a line in each list of games
 * (docs/adding-a-game.md). `npx node examples/third-game/add.ts FOLDER` does it to the copy in FOLDER; never to the repository itself.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const HERE = import.meta.dirname;
const HOME = resolve(HERE, '../..');

interface Addition {
  /** The file here, and where it belongs; missing where a line is enough. */
  readonly file?: readonly [from: string, to: string];
  /** The list of games. */
  readonly list: string;
  readonly before: string;
  readonly after: string;
  readonly imported?: string;
}

export const ADDITIONS: readonly Addition[] = [
  {
    file: ['rules.ts', 'packages/rules/src/noughts/index.ts'],
    list: 'packages/rules/src/games.ts',
    before: '[duel, discovery]',
    after: '[duel, discovery, noughts]',
    imported: "import { noughts } from './noughts/index.ts';",
  },
  {
    list: 'packages/ai/src/games.ts',
    before: '  discovery: openDiscovery,',
    after: "  discovery: openDiscovery,\n  noughts: openExact('noughts'),",
    imported: "import { openExact } from './exact.ts';",
  },
  {
    file: ['study.ts', 'packages/study/src/games/noughts.ts'],
    list: 'packages/study/src/games/index.ts',
    before: '[studiedDuel, studiedDiscovery]',
    after: '[studiedDuel, studiedDiscovery, studiedNoughts]',
    imported: "import { studiedNoughts } from './noughts.ts';",
  },
  {
    file: ['picture.ts', 'packages/picture/src/games/noughts.ts'],
    list: 'packages/picture/src/games/index.ts',
    before: '  discovery: discoveryPicture,',
    after: '  discovery: discoveryPicture,\n  noughts: noughtsPicture,',
    imported: "import { noughtsPicture } from './noughts.ts';",
  },
  {
    file: ['kit.tsx', 'packages/web/src/games/noughts/kit.tsx'],
    list: 'packages/web/src/games/index.ts',
    before: '[DUEL, DISCOVERY]',
    after: '[DUEL, DISCOVERY, NOUGHTS]',
    imported: "import { NOUGHTS } from './noughts/kit.tsx';",
  },
  // How strong the levels are, and what beginning is worth: here nothing was measured.
  {
    list: 'packages/together/src/rating.ts',
    before: '} as const satisfies Record<GameName',
    after:
      '  noughts: { novice: 800, page: 1000, squire: 1250, knight: 1500, steward: 1700, castellan: 1900 },\n} as const satisfies Record<GameName',
  },
  { list: 'packages/together/src/rating.ts', before: 'discovery: 0 }', after: 'discovery: 0, noughts: 0 }' },
];

/** What the page shows of it, and what it says in each language. */
const COPIED: readonly (readonly [from: string, to: string])[] = [
  ['parts.tsx', 'packages/web/src/games/noughts/parts.tsx'],
  ...['de', 'en', 'es', 'fr', 'pl'].map(
    (language) => [`i18n/${language}.ts`, `packages/web/src/i18n/${language}/noughts/common.ts`] as const,
  ),
];

export function addThirdGame(copy: string): void {
  if (resolve(copy) === HOME) throw new Error('only a copy gets a third game');
  for (const [from, to] of COPIED) cpSync(join(HERE, from), join(copy, to));
  for (const { file, list, before, after, imported } of ADDITIONS) {
    if (file) cpSync(join(HERE, file[0]), join(copy, file[1]));
    const path = join(copy, list);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new Error(`${list} no longer has ${before}`);
    writeFileSync(path, `${imported ? `${imported}\n` : ''}${text.replace(before, after)}`);
  }
}

if (import.meta.main) {
  const [copy] = process.argv.slice(2);
  if (copy === undefined) {
    process.stderr.write('Which copy? npx node examples/third-game/add.ts FOLDER\n');
    process.exit(1);
  }
  addThirdGame(copy);
}
