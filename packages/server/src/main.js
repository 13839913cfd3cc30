// Plain JavaScript: for a file of TypeScript that is not in the cache yet Node loads its compiler, 17 MB of memory.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// A restart should not compile everything again; so nothing is imported before this. Saved with the program: a temporary folder that
// others can write to is no place for code. By the variable worker threads have it too.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../../node_modules/.cache/castellan/compiled', import.meta.url),
);
enableCompileCache();
const { readConfig, runServer } = await import('./index.ts');

/** `node packages/server/src/main.js`: for services; every setting is an environment variable (docs/hosting.md). */
process.exit(
  await runServer(
    () => readConfig(process.env),
    ({ address }) => `Castellan is at ${address}\n`,
  ),
);
