import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Writes the list of built files into the service worker, so that one visit is enough to play offline. */
function offline(): Plugin {
  let folder = '';
  return {
    name: 'castellan-offline',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((file) => !file.endsWith('.map'))
        .sort();
      const worker = join(folder, 'sw.js');
      // The names hold hashes, so the list itself is the version.
      const stamp = files.concat(String(readFileSync(join(folder, 'index.html'), 'utf8').length));
      const version = stamp.reduce((sum, file) => {
        let next = sum;
        for (const letter of file) next = (Math.imul(next, 31) + letter.charCodeAt(0)) | 0;
        return next;
      }, 7);
      const text = readFileSync(worker, 'utf8')
        .replace('__FILES__', JSON.stringify(files.map((file) => (file === 'index.html' ? './' : file))))
        .replace('__VERSION__', (version >>> 0).toString(36));
      writeFileSync(worker, text);
    },
  };
}

/** Puts the art into the page itself: every picture is a `<use>` of it, and it is there before the first script. */
function sprite(): Plugin {
  return {
    name: 'castellan-sprite',
    transformIndexHtml: (html) => {
      const symbols = ['coats', 'icons'].flatMap((name) => {
        const text = readFileSync(join(import.meta.dirname, `src/art/${name}.svg`), 'utf8');
        return text.match(/<symbol .*?<\/symbol>/gs) ?? [];
      });
      return html.replace('<body>', `<body><svg id="art" aria-hidden="true">${symbols.join('')}</svg>`);
    },
  };
}

/** Where the computer player's WebAssembly and weights are; `npm run build` makes them first. */
const AI = join(import.meta.dirname, '../ai');

export default defineConfig({
  base: './',
  resolve: { alias: { '#ai': AI } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  plugins: [sprite(), offline()],
});
