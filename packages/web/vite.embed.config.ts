import { join } from 'node:path';
import { defineConfig } from 'vite';
import { COMMON, HOME, layouts, namedClasses, partOfGame, sprite } from './vite.common.ts';

/** What stands in pages of others: built by itself, so that no grouping of the page's files brings it more than it shows. */
export default defineConfig({
  ...COMMON,
  resolve: {
    alias: { ...COMMON.resolve.alias, './messages-of.ts': join(HOME, 'src/embed/messages-of.ts') },
  },
  publicDir: false,
  build: {
    ...COMMON.build,
    assetsDir: 'embed/assets',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...COMMON.build.rolldownOptions,
      input: join(HOME, 'embed/index.html'),
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `embed/assets/${partOfGame(facadeModuleId ?? '') ?? '[name]'}-[hash].js`,
        // The fonts are those of the page, file by file.
        assetFileNames: ({ names: [name = ''] }) =>
          `${/\.woff2$/.test(name) ? '' : 'embed/'}assets/[name]-[hash][extname]`,
      },
    },
  },
  plugins: [layouts(), namedClasses(), sprite('', '../picture/art/coats', 'src/art/icons')],
});
