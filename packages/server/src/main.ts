import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// A restart should not compile everything again; so nothing is imported before this. Kept with the program: a temporary folder that
// others can write to is no place for code.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/castellan/compiled', import.meta.url)));
const { readConfig, runServer } = await import('./index.ts');

/** `node packages/server/src/main.ts`: for services; every setting is an environment variable (docs/hosting.md). */
const greeting = ({ address }: { readonly address: string }) => `Castellan is at ${address}\n`;
process.exit(await runServer(() => readConfig(process.env), greeting));
