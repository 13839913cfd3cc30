/**
 * Adds noughts and crosses to a copy of Castellan, as any game is added: a folder and a line in each list of games.
 * `node examples/third-game/add.ts FOLDER` does it to the copy in FOLDER; never to the repository itself.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const HERE = import.meta.dirname;
const HOME = resolve(HERE, '../..');

interface Addition {
  /** The folder here, and where it belongs; missing where a line is enough. */
  readonly folder?: readonly [from: string, to: string];
  /** The list of games. */
  readonly list: string;
  readonly before: string;
  readonly after: string;
  readonly imported?: string;
}

export const ADDITIONS: readonly Addition[] = [
  {
    folder: ['rules', 'packages/rules/src/noughts'],
    list: 'packages/rules/src/games.ts',
    before: '[duel, discovery]',
    after: '[duel, discovery, noughts]',
    imported: "import { noughts } from './noughts/index.ts';",
  },
  {
    folder: ['ai', 'packages/ai/src/noughts'],
    list: 'packages/ai/src/games.ts',
    before: '  discovery: openDiscovery,',
    after: '  discovery: openDiscovery,\n  noughts: openNoughts,',
    imported: "import { openNoughts } from './noughts/open.ts';",
  },
  {
    folder: ['study', 'packages/study/src/games'],
    list: 'packages/study/src/games/index.ts',
    before: '[studiedDuel, studiedDiscovery]',
    after: '[studiedDuel, studiedDiscovery, studiedNoughts]',
    imported: "import { studiedNoughts } from './noughts.ts';",
  },
  {
    folder: ['picture', 'packages/picture/src/games'],
    list: 'packages/picture/src/games/index.ts',
    before: '  discovery: discoveryPicture,',
    after: '  discovery: discoveryPicture,\n  noughts: noughtsPicture,',
    imported: "import { noughtsPicture } from './noughts.ts';",
  },
  {
    folder: ['web', 'packages/web/src/games/noughts'],
    list: 'packages/web/src/games/index.ts',
    before: '[DUEL, DISCOVERY]',
    after: '[DUEL, DISCOVERY, NOUGHTS]',
    imported: "import { NOUGHTS } from './noughts/kit.ts';",
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

/** What the page says of it: a folder in the folder of each language. */
const WORDS = ['i18n', 'packages/web/src/i18n'] as const;

export function addThirdGame(copy: string): void {
  if (resolve(copy) === HOME) throw new Error('only a copy gets a third game');
  cpSync(join(HERE, WORDS[0]), join(copy, WORDS[1]), { recursive: true });
  for (const { folder, list, before, after, imported } of ADDITIONS) {
    if (folder) cpSync(join(HERE, folder[0]), join(copy, folder[1]), { recursive: true });
    const path = join(copy, list);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new Error(`${list} no longer has ${before}`);
    writeFileSync(path, `${imported ? `${imported}\n` : ''}${text.replace(before, after)}`);
  }
}

if (import.meta.main) {
  const [copy] = process.argv.slice(2);
  if (copy === undefined) {
    process.stderr.write('Which copy? node examples/third-game/add.ts FOLDER\n');
    process.exit(1);
  }
  addThirdGame(copy);
}
