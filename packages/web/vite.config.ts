import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, minifySync, type Plugin, type Rolldown } from 'vite';

const HOME = import.meta.dirname;
/** Where the computer player's WebAssembly and weights are; `npm run build` makes them first. */
const AI = join(HOME, '../ai');

/** Puts the art into the page itself: every picture is a `<use>` of it, and it is there before the first script. */
function sprite(): Plugin {
  return {
    name: 'castellan-sprite',
    transformIndexHtml: (html) => {
      const sprites = ['../picture/art/coats', 'src/art/icons', 'src/art/faces'];
      const symbols = sprites.flatMap((name) => {
        const text = readFileSync(join(HOME, `${name}.svg`), 'utf8');
        return text.match(/<symbol .*?<\/symbol>/gs) ?? [];
      });
      return html.replace('<body>', `<body><svg id="art" aria-hidden="true">${symbols.join('')}</svg>`);
    },
  };
}

/** What stands in pages of others is a page of its own, and needs nothing of the start page. */
const isEmbed = (path: string): boolean => path.includes('embed/');

/** Runs before the first paint, so it is no module; Vite does not bundle such a script and would say so at every build. */
function firstPaint(): Plugin {
  return {
    name: 'castellan-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) =>
        isEmbed(path) ? html : html.replace('<script', '<script src="./first-paint.js"></script><script'),
    },
  };
}

/** What the start page needs comes over the line at once, not one file after the other. */
function preloadStart(): Plugin {
  return {
    name: 'castellan-preload-start',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) => {
        if (isEmbed(path)) return html;
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
          .filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
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

const SMALLER = /\.(js|css|html|svg|wasm|bin|webmanifest|txt)$/;

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
      // The first script knows the language before the page does.
      const common = Object.values(bundle).flatMap((file) => {
        const locale = file.type === 'chunk' && /i18n[/\\](\w+)[/\\]common\.ts$/.exec(file.facadeModuleId ?? '')?.[1];
        return locale ? [[locale, file.fileName]] : [];
      });
      fill('first-paint.js', { '/* __COMMON__ */': JSON.stringify(Object.fromEntries(common)).slice(1, -1) });
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
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
        writeFileSync(
          join(folder, `${file}.br`),
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
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

/** Where every screen begins. */
const SHARED =
  /match[/\\]src[/\\](course|id)\.ts$|web[/\\]src[/\\](app\.tsx|board[/\\]board\.css|places\.ts|online[/\\]remembered-tables\.ts|play[/\\](last-choices|pace|play-now)\.ts|styles[/\\](base|tokens)\.css|ui[/\\](bar|sound|theme)\.tsx?)$/;

/** `duel-table` for `games/duel/table.tsx`. */
const partOfGame = (id: string): string => /games[/\\](\w+)[/\\](\w+)/.exec(id)!.slice(1).join('-');

export default defineConfig({
  base: './',
  resolve: {
    alias: {
      '#ai': AI,
      // The rules of a game come with the game.
      '@castellan/rules/lookup': join(HOME, 'src/games/loaded-rules.ts'),
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // What a screen shares with others comes with the rules of all games, which every screen but a table asks for at once:
    // a list of what each file imports would be longer than the wait it spares.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      input: { page: join(HOME, 'index.html'), embed: join(HOME, 'embed/index.html') },
      // How long a plugin takes on a slow machine is no news to whoever starts the page.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // Each group brings what it imports, and what an earlier one has is not repeated: a phone on a slow line asks for
          // few files, and for nothing that a first game does not need.
          groups: [
            { name: 'shared', test: SHARED, priority: 4 },
            { name: 'start', test: /web[/\\]src[/\\]screens[/\\]start\.tsx$/, priority: 3 },
            {
              name: 'table',
              test: /web[/\\]src[/\\](board|table[/\\](?!counting|result-panel|tally|two-boards))/,
              priority: 2,
            },
            { name: partOfGame, test: /games[/\\]\w+[/\\]rules\.ts$/, priority: 2 },
            { name: partOfGame, test: /games[/\\]\w+[/\\]table\.tsx$/, priority: 1 },
            {
              name: 'screens',
              test: /(packages[/\\](rules|match|study)[/\\]src|web[/\\]src[/\\](box|learn|online|play|records|study))[/\\].*\.ts$/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  plugins: [sprite(), firstPaint(), preloadStart(), finish()],
});
