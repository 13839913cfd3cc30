import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// A restart should not compile everything anew; so nothing is imported before this. Kept with the program: a temporary folder that
// others can write to is no place for code.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/castellan/compiled', import.meta.url)));
const { ConfigError, serve } = await import('./index.ts');

/** `node packages/server/src/main.ts`: serves until it is told to stop, then stops without losing anything. */
try {
  const running = await serve();
  process.stdout.write(`Castellan is at ${running.address}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        (error) => {
          process.stderr.write(`${error}\n`);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : error}\n`);
  process.exit(1);
}
