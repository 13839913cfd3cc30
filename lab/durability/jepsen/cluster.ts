import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Below } from '@castellan/rules';
import { atExit } from '../../../bench/online/cleanup.ts';
import { ServerProcess } from '../../../bench/online/processes.ts';
import { ReplicatedPostgres } from './replicated-postgres.ts';
import { UnreliableLink } from './unreliable-link.ts';

const CLOCK = new URL('./skewed-clock.ts', import.meta.url).href;

/** A server, the link to it, and the file that says how wrong its clock is. */
export interface ClusterNode {
  readonly server: ServerProcess;
  readonly link: UnreliableLink;
  readonly clockFile: string;
  /** Killed or paused: let be until it is back. */
  isDown: boolean;
}

export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  /** Null on SQLite. */
  readonly postgres: ReplicatedPostgres | null;
  /** Between the nodes and PostgreSQL. */
  readonly databaseLink: UnreliableLink | null;
  stop(): Promise<void>;
}

/** One node on SQLite, or three on a replicated PostgreSQL, each behind an unreliable link, all with very little memory for games. */
export async function startCluster(kind: string, gamesInMemory: number, below: Below): Promise<Cluster> {
  const directory = mkdtempSync(join(tmpdir(), 'castellan-jepsen-'));
  atExit(() => rmSync(directory, { recursive: true, force: true }));
  const postgres = kind === 'postgres' ? await ReplicatedPostgres.start() : null;
  const databaseLink = postgres && (await UnreliableLink.open(postgres.port, below));
  if (postgres && databaseLink) postgres.onPrimary = (port) => databaseLink.redirect(port);
  const url = databaseLink
    ? `postgres://castellan:castellan@127.0.0.1:${databaseLink.port}/postgres`
    : `sqlite:${join(directory, 'games.db')}`;
  const nodes: ClusterNode[] = [];
  for (let i = 0; i < (postgres ? 3 : 1); i++) {
    const clockFile = join(directory, `clock-${i}`);
    writeFileSync(clockFile, '0');
    const server = await ServerProcess.start({
      DATABASE_URL: url,
      HEARTBEAT_SECONDS: '1',
      GAMES_IN_MEMORY: String(gamesInMemory),
      NODE_OPTIONS: `--import=${CLOCK}`,
      CLOCK_OFFSET_FILE: clockFile,
    });
    const link = await UnreliableLink.open(Number(new URL(server.base).port), below);
    nodes.push({ server, link, clockFile, isDown: false });
  }
  return {
    nodes,
    postgres,
    databaseLink,
    stop: async () => {
      for (const { server, link } of nodes) {
        await link.close();
        await server.kill();
      }
      await databaseLink?.close();
      postgres?.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
