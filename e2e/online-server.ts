import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WITHOUT_LIMITS } from '../packages/server/test/without-limits.ts';

const MAIN = join(import.meta.dirname, '../packages/server/src/main.js');

/** A real server process that serves the built page, on one SQLite file in a folder of its own. */
export interface OnlineServer {
  readonly url: string;
  /** Its DATABASE_URL. */
  readonly database: string;
  /** Dies as in a power cut. */
  kill(): Promise<void>;
  /** Comes back on the same port with the same file, and with these settings besides its own. */
  start(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops for good and clears away. */
  close(): Promise<void>;
}

export async function startServer(settings: Readonly<Record<string, string>> = {}, main = MAIN): Promise<OnlineServer> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-online-'));
  const database = `sqlite:${join(folder, 'games.db')}`;
  let running: ChildProcess | null = null;
  let port = 0;

  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const server = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: database,
        LOG_LEVEL: 'error',
        ...WITHOUT_LIMITS,
        ...settings,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = server;
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (chunk) => {
        said += chunk;
        const found = /Castellan is at (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
      server.once('exit', (code) => reject(new Error(`the server stopped with ${code}: ${said}`)));
    });
    port = Number(new URL(address).port);
  };
  const kill = async () => {
    const dying = running;
    running = null;
    if (!dying || dying.exitCode !== null) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await gone;
  };

  await start();
  return {
    url: `http://127.0.0.1:${port}/`,
    database,
    kill,
    start,
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
