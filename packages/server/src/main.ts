import { enableCompileCache } from 'node:module';

// A restart should not compile everything anew; so nothing is imported before this.
enableCompileCache();
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
