import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** The oldest Node the program runs on: what `engines` of its manifest says. */
const TARGET = 'node22';
const FILE = /new URL\('(\.\.?\/[\w/.-]+\.(?:svg|ttf))', import\.meta\.url\)/g;
const WORKER = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;

/** A thread is a program of its own, beside the file that starts it. */
function threads(): Plugin {
  return {
    name: 'castellan-threads',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      return code.replace(WORKER, (_, name: string) => {
        this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
        return `new URL('./${name}.js', import.meta.url)`;
      });
    },
  };
}

/** A file that is read beside the program that reads it. */
function files(): Plugin {
  return {
    name: 'castellan-files',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      return code.replace(FILE, (_, path: string) => {
        const fileName = basename(path);
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(dirname(id), path)) });
        return `new URL('./${fileName}', import.meta.url)`;
      });
    },
  };
}

/** Everything of ours as JavaScript in one folder; answers the packages of others that it imports. */
export async function bundleProgram(main: string, into: string): Promise<readonly string[]> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    root: dirname(main),
    ssr: { noExternal: [/^@castellan\//] },
    plugins: [threads(), files()],
    build: {
      ssr: true,
      ssrEmitAssets: true,
      target: TARGET,
      outDir: into,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { [basename(main, '.ts')]: main },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const names = imported.filter((name) => !own.has(name) && !isBuiltin(name)).map(packageOf);
  return [...new Set(names)];
}

/** `@scope/name/part` is part of `@scope/name`. */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
