import { ConfigError, readConfig, serve } from '@castellan/server';

/** `castellan serve`: the page and online play on this machine; every setting is an environment variable (docs/hosting.md). */
export async function serveCommand(words: readonly string[]): Promise<number> {
  if (words.length > 0) {
    process.stderr.write(
      'castellan serve takes no arguments; it is set by environment variables such as PORT and DATABASE_URL.\n',
    );
    return 1;
  }
  try {
    const running = await serve(readConfig({ LOG_LEVEL: 'error', ...process.env }));
    process.stdout.write(`Castellan is ready: open ${running.address}\n`);
    await stopSignal();
    await running.stop();
    return 0;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    return 1;
  }
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=8090 npm start`;
  return error instanceof Error ? error.message : String(error);
}
