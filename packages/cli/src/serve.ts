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
        ...(isPrivate() ? [`For a phone in the same network: stop it, then ${forEveryone()}`] : []),
        ...network.map((other) => `On a phone in the same network: ${other}`),
        'To stop it: Ctrl+C',
        '',
      ].join('\n'),
  );
  // Output that is no longer read must not keep a server from stopping.
  process.exit(code);
}

/** No setting says who is to reach it, so it listens for this machine alone. */
const isPrivate = (): boolean => !process.env.HOST && !process.env.PUBLIC_ORIGIN;

/** The same command for all devices of the network, as it is typed on this system. */
function forEveryone(): string {
  const command = process.env.npm_lifecycle_event === 'start' ? 'npm start' : 'npx castellan serve';
  return process.platform === 'win32' ? `set HOST=0.0.0.0&& ${command}` : `HOST=0.0.0.0 ${command}`;
}
