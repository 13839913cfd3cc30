import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type PostgresUnderTest } from '../../packages/server/test/postgres.ts';
import { WITHOUT_LIMITS } from '../../packages/server/test/without-limits.ts';
import { atExit } from './cleanup.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.js', import.meta.url));

/** A server process that can be killed and started again at the same address. */
export class ServerProcess {
  readonly base: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  errors = '';

  static async start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env);
    await server.start();
    return server;
  }

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.base = `http://127.0.0.1:${port}`;
    this.#env = {
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // A process that is killed a hundred times should not compile itself a hundred times.
      NODE_COMPILE_CACHE: join(tmpdir(), 'castellan-compile-cache'),
      ...WITHOUT_LIMITS,
      ...env,
    };
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Started, and listening; tried again where the database is not back yet. */
  async start(): Promise<void> {
    while (!(await this.#tryStart())) await new Promise((resolve) => setTimeout(resolve, 100));
  }

  #tryStart(): Promise<boolean> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.once(
      'exit',
      atExit(() => child.kill('SIGKILL')),
    );
    child.stderr.on('data', (chunk) => {
      this.errors = (this.errors + chunk).slice(-4000);
    });
    return new Promise((resolve) => {
      child.once('exit', () => resolve(false));
      child.stdout.on('data', (chunk) => {
        if (String(chunk).includes('Castellan is at')) resolve(true);
      });
    });
  }

  /** At once, without a word: as when the power goes for this process. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
}

const postmasterOf = ({ directory }: PostgresUnderTest): number =>
  Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Ends PostgreSQL with this process, also where that fails; its folder goes too. */
export const endWithUs = (postgres: PostgresUnderTest): (() => void) =>
  atExit(() => {
    try {
      process.kill(postmasterOf(postgres), 'SIGQUIT');
    } catch {
      // It is not running.
    }
    rmSync(join(postgres.directory, '..'), { recursive: true, force: true });
  });

/** Kills PostgreSQL itself, waits until the last of its processes has noticed, and starts it again: it recovers from its log. */
export async function killPostgres(postgres: PostgresUnderTest): Promise<void> {
  process.kill(postmasterOf(postgres), 'SIGKILL');
  for (let tries = 0; ; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    try {
      await postgres.start();
      return;
    } catch (error) {
      if (tries > 50) throw error;
    }
  }
}
