import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, minifySync, type Plugin, type Rolldown } from 'vite';
import { startSymbols } from './start-symbols.ts';
import { COMMON, HOME, layouts, namedClasses, partOfGame, sprite } from './vite.common.ts';

/** Runs before the first paint, so it is no module; Vite does not bundle such a script and would say so at every build. */
function firstPaint(): Plugin {
  return {
    name: 'castellan-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script', '<script src="./first-paint.js"></script><script'),
    },
  };
}

/** What the start page needs comes over the line at once, not one file after the other. */
function preloadStart(): Plugin {
  return {
    name: 'castellan-preload-start',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('screens/start.tsx')));
        const needed = start ? withImports(start, chunks) : [];
        // Of styles, what is built upon comes first.
        const styles = needed.toReversed().flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const links = [
          ...needed.map(({ fileName }) => [fileName, 'modulepreload']),
          ...styles.map((fileName) => [fileName, 'stylesheet']),
        ]
          .filter(([file]) => !html.includes(file!))
          .map(([file, rel]) => `<link rel="${rel}" crossorigin href="./${file}">`);
        const fonts = Object.keys(bundle)
          .filter((file) => /-core-wght-normal.*\.woff2$/.test(file))
          .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${file}">`);
        return html.replace('</head>', `${[...links, ...fonts].join('')}</head>`);
      },
    },
  };
}

function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  for (const name of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === name);
    if (next) withImports(next, chunks, seen);
  }
  return [...seen];
}

const SMALLER = /\.(js|css|html|json|svg|wasm|bin|webmanifest|txt)$/;

const LICENSES = 'licenses.json';

/** Adds to the licences of the bundled packages, which Vite has written, our own and those that are in no module. */
function completeLicenses(folder: string): void {
  const at = join(folder, LICENSES);
  const text = (...path: string[]): string => readFileSync(join(HOME, ...path), 'utf8').trim();
  const compiler = JSON.parse(text('../../node_modules/assemblyscript/package.json'));
  const { version } = JSON.parse(text('../cli/package.json'));
  const works = [
    { name: 'Castellan', version, identifier: 'MIT', text: text('../../LICENSE') },
    { name: 'Alegreya', identifier: 'OFL-1.1', text: text('src/styles/fonts/alegreya-OFL.txt') },
    { name: 'Source Sans 3', identifier: 'OFL-1.1', text: text('src/styles/fonts/source-sans-3-OFL.txt') },
    // Its library is compiled into the computer player.
    {
      name: compiler.name,
      version: compiler.version,
      identifier: compiler.license,
      text: `${text('../../node_modules/assemblyscript/NOTICE')}\n\n${text('../../node_modules/assemblyscript/LICENSE')}`,
    },
  ];
  writeFileSync(at, JSON.stringify([...works, ...JSON.parse(readFileSync(at, 'utf8'))]));
}

/** Writes the list of built files into the service worker, so that one visit is enough to play offline, and compresses what a server sends. */
function finish(): Plugin {
  let folder = '';
  return {
    name: 'castellan-finish',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_, bundle) => {
      completeLicenses(folder);
      // The first script knows the language before the page does.
      const languages = Object.values(bundle).flatMap((file) => {
        const index = file.type === 'chunk' && file.moduleIds.find((id) => /i18n[/\\]\w\w[/\\]index\.ts$/.test(id));
        return index ? [[language(index), file.fileName]] : [];
      });
      fill('first-paint.js', { '/* __LANGUAGES__ */': JSON.stringify(Object.fromEntries(languages)).slice(1, -1) });
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js' && !entry.name.startsWith('screenshot-'))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort();
      // Names with a hash say what is in them; the others are read for it.
      const stamp = files.concat(readFileSync(join(folder, 'index.html'), 'utf8')).join();
      let version = 7;
      for (const letter of stamp) version = (Math.imul(version, 31) + letter.charCodeAt(0)) | 0;
      fill('sw.js', {
        __FILES__: JSON.stringify(files.map((file) => (file === 'index.html' ? './' : file))),
        __VERSION__: (version >>> 0).toString(36),
      });
      for (const file of [...files, 'sw.js'].filter((name) => SMALLER.test(name))) {
        const bytes = readFileSync(join(folder, file));
        // The slowest quality takes seconds for all scripts, and a minute for the weights of the computer player.
        const quality = /\.(js|css)$/.test(file) ? constants.BROTLI_MAX_QUALITY : 9;
        writeFileSync(
          join(folder, `${file}.br`),
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        );
        writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };

  function fill(file: string, places: Readonly<Record<string, string>>): void {
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [place, value] of Object.entries(places)) text = text.replace(place, value);
    writeFileSync(join(folder, file), minifySync(file, text).code);
  }
}

/** Areas that are one file with another: small ones, and what is needed together. */
const WITH: Readonly<Record<string, string>> = {
  box: 'learn',
  same: 'learn',
  handicap: 'screens',
  records: 'screens',
  series: 'screens',
};

/** `study` for `study/analysis.ts`. The screen of puzzles shows those of every game. */
const area = (id: string): string | null => {
  if (id.endsWith('puzzles.json')) return 'puzzles';
  if (id.endsWith('openings.json')) return 'openings';
  if (id.endsWith('worth.json')) return 'study';
  if (id.endsWith('model-games.json')) return 'model-games';
  if (/picture[/\\]src[/\\]frame/.test(id)) return 'screens';
  const name = /web[/\\]src[/\\](\w+)[/\\]/.exec(id)?.[1];
  return name ? (WITH[name] ?? name) : null;
};

/** `duel-more` for all of a game that a first roll does not need. */
const gameOf = (id: string): string | null => {
  const game = /games[/\\](\w+)[/\\]/.exec(id)?.[1];
  return game ? `${game}-more` : null;
};

/**
 * `en` for what the start page says, `en-duel` for what the table of a game says, `en-more` for all others. A game that can be
 * begun with a few words has them in `first.ts`: they come with the start page.
 */
const language = (id: string): string | null => {
  const [, locale, file = ''] = /i18n[/\\](\w\w)[/\\](.+)\.ts$/.exec(id) ?? [];
  if (!locale) return null;
  const [, game] = /^(\w+)[/\\](?:coach|words)$/.exec(file) ?? [];
  if (/(index|common|first)$/.test(file)) return locale;
  return game ? `${locale}-${game}` : `${locale}-more`;
};

/** Where every screen begins. */
const SHARED =
  /match[/\\]src[/\\](course|id)\.ts$|web[/\\]src[/\\]((app|main)\.tsx|board[/\\]board\.module\.css|online[/\\]remembered-tables\.ts|play[/\\](last-choices|pace|play-now)\.ts|screens[/\\]start\.tsx|styles[/\\](base|tokens)\.css|ui[/\\](bar|sound|theme)\.tsx?)$/;

export default defineConfig({
  ...COMMON,
  build: {
    ...COMMON.build,
    license: { fileName: LICENSES },
    // What a screen shares with others comes with the rules of all games, which every screen but a table asks for at once:
    // a list of what each file imports would be longer than the wait it spares.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      input: { page: join(HOME, 'index.html') },
      ...COMMON.build.rolldownOptions,
      output: {
        codeSplitting: {
          // Each group brings what it imports, and what an earlier one has is not repeated: a phone on a slow line asks for
          // few files, and for nothing that a first game does not need.
          groups: [
            { name: 'shared', test: SHARED, priority: 9 },
            {
              name: 'table',
              test: /web[/\\]src[/\\](board|table[/\\](?!apart|climb|count|final|flights|free-place|known-names|local-result|owner|result|tally|thing-names|two-boards))/,
              priority: 7,
            },
            { name: partOfGame, test: /games[/\\]\w+[/\\]rules\.ts$/, priority: 7 },
            { name: partOfGame, test: /games[/\\]\w+[/\\]table\.tsx$/, priority: 6 },
            { name: partOfGame, test: /games[/\\]\w+[/\\]round\.ts$/, priority: 5 },
            { name: language, test: /i18n[/\\]\w\w[/\\]/, priority: 5 },
            // What several areas need, what any screen may ask for, one file for each area, one for the rest of each game.
            { name: 'common', test: /packages[/\\]\w+[/\\]src|node_modules/, minShareCount: 3, priority: 4 },
            {
              name: 'menu',
              test: /(web[/\\]src[/\\](screens\.ts|screens[/\\]licenses|sound|ui[/\\]menu|play|table)|match[/\\]src[/\\]memory\.ts)/,
              priority: 4,
            },
            {
              name: area,
              test: /web[/\\]src[/\\](box|handicap|learn|online|records|rooms|same|screens|series|study)[/\\]|(puzzles|openings|worth|model-games)\.json$|picture[/\\]src[/\\]frame/,
              priority: 3,
            },
            { name: gameOf, test: /games[/\\]\w+[/\\]/, priority: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: COMMON.build.rolldownOptions },
  plugins: [
    layouts(),
    namedClasses(),
    sprite(startSymbols(), '../picture/art/coats', 'src/art/icons', 'src/art/faces'),
    firstPaint(),
    preloadStart(),
    finish(),
  ],
});
