import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

/** What the builds of the page and of the embed have in common. */

export const HOME = import.meta.dirname;

export const COMMON = {
  base: './',
  resolve: {
    alias: {
      // Where the computer player's WebAssembly and weights are; `npm run build` makes them first.
      '#ai': join(HOME, '../ai'),
      // The rules of a game come with the game.
      '@castellan/rules/lookup': join(HOME, 'src/games/loaded-rules.ts'),
      '@castellan/match/fair': join(HOME, 'src/play/loaded-fair.ts'),
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: { pattern: '[local]_[hash]', container: false, grid: false },
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // How long a plugin takes on a slow machine does not help a user who starts the page.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
} as const satisfies UserConfig;

/** Adds the named queries to every style sheet. They stand at its end, because `@import` must come first. */
export function layouts(): Plugin {
  const file = join(HOME, 'src/styles/layouts.css');
  return {
    name: 'castellan-layouts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code) {
        this.addWatchFile(file);
        return { code: `${code}\n${readFileSync(file, 'utf8')}`, map: null };
      },
    },
  };
}

/** `duel-table` for `games/duel/table.tsx`; null for what is no game's. */
export const partOfGame = (id: string): string | null =>
  /games[/\\](\w+)[/\\](\w+)/.exec(id)?.slice(1).join('-') ?? null;

/** Puts the art into the page itself: every picture is a `<use>` of it, and it is there before the first script. */
export function sprite(drawn: string, ...names: readonly string[]): Plugin {
  return {
    name: 'castellan-sprite',
    transformIndexHtml: (html) => {
      const symbols = names.flatMap((name) => {
        const text = readFileSync(join(HOME, `${name}.svg`), 'utf8');
        return text.match(/<symbol .*?<\/symbol>/gs) ?? [];
      });
      return html.replace('<body>', `<body><svg id="art" aria-hidden="true">${symbols.join('')}${drawn}</svg>`);
    },
  };
}

/**
 * Imports the classes of a module one by one: a script holds the few that it uses and no table of all, and a class that no rule
 * has ends the build.
 */
export function namedClasses(): Plugin {
  return {
    name: 'castellan-named-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
      handler: (code) => ({
        code: code.replaceAll(/import (\w+) from ('[^']+\.module\.css')/g, 'import * as $1 from $2'),
        map: null,
      }),
    },
    onLog(_, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log.message);
    },
  };
}
