import { readConfig, runServer } from '@castellan/server';

/** `castellan serve`: the page and online play on this machine; every setting is an environment variable (docs/hosting.md). */
export async function serveCommand(words: readonly string[]): Promise<number> {
  if (words.length > 0) {
    process.stderr.write(
      'castellan serve takes no arguments; it is set by environment variables such as PORT and DATABASE_URL.\n',
    );
    return 1;
  }
  const code = await runServer(
    () => readConfig({ LOG_LEVEL: 'error', ...process.env }),
    ({ address, network }) =>
      [
        `Castellan is ready: open ${address}`,
        ...network.map((other) => `On a phone in the same network: ${other}`),
        'To stop it: Ctrl+C',
        '',
      ].join('\n'),
  );
  // Output that is no longer read must not keep a server from stopping.
  process.exit(code);
}
