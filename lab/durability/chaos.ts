/**
 * Kills a server under load, again and again, and looks afterwards whether anything that was acknowledged is missing, doubled or out
 * of order. `npm run lab -- chaos --kills 100 --store sqlite,postgres`
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Logged } from '@castellan/match';
import { Client, type RemoteGame } from '@castellan/match/client';
import { seeded } from '@castellan/rules';
import { openStore } from '@castellan/server';
import { atExit } from '../../bench/online/cleanup.ts';
import { endWithUs, killPostgres, ServerProcess } from '../../bench/online/processes.ts';
import { type PostgresUnderTest, startPostgres } from '../../packages/server/test/postgres.ts';
import { audit, type Receipt } from './ledger.ts';
import { keepPlaying, type Site } from './player.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    store: { type: 'string', default: 'sqlite,postgres' },
    tables: { type: 'string', default: '12' },
    /** The longest time between two kills, in milliseconds. */
    gap: { type: 'string', default: '2500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    out: { type: 'string', default: 'lab/durability/results' },
  },
});
const kills = Number(values.kills);
const tables = Number(values.tables);
const say = (text: string) => process.stdout.write(`${text}\n`);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function run(kind: string) {
  const below = seeded(Number(values.seed));
  const directory = mkdtempSync(join(tmpdir(), 'castellan-chaos-'));
  atExit(() => rmSync(directory, { recursive: true, force: true }));
  const postgres: PostgresUnderTest | null = kind === 'postgres' ? await startPostgres() : null;
  if (postgres) endWithUs(postgres);
  const url = postgres?.url ?? `sqlite:${join(directory, 'games.db')}`;
  const nodes: ServerProcess[] = [];
  const env = { DATABASE_URL: url, HEARTBEAT_SECONDS: '1' };
  for (let i = 0; i < (postgres ? 3 : 1); i++) nodes.push(await ServerProcess.start(env));

  let closing = false;
  const receipts: Receipt[] = [];
  const site: Site = {
    bases: nodes.map(({ base }) => base),
    below,
    receipts,
    closing: () => closing,
    resent: 0,
    raced: 0,
  };
  const streamed = new Map<string, Logged[]>();
  const watchers: RemoteGame[] = [];
  const started = Date.now();
  const playing = Array.from({ length: tables }, () =>
    keepPlaying(site, ({ id }) => {
      const seen: Logged[] = [];
      streamed.set(id, seen);
      // Each watcher comes back at any node.
      const anywhere: typeof fetch = (path, init) => fetch(site.bases[below(site.bases.length)] + String(path), init);
      watchers.push(new Client({ fetch: anywhere }).open(id, (_state, news) => news && seen.push(news)));
    }),
  );

  let databaseKills = 0;
  for (let kill = 1; kill <= kills; kill++) {
    await pause(100 + below(Number(values.gap)));
    if (postgres && kill % 4 === 0) {
      await killPostgres(postgres);
      databaseKills++;
    } else {
      const victim = nodes[below(nodes.length)]!;
      await victim.kill();
      await victim.start();
    }
    if (kill % 20 === 0) say(`${kind}: ${kill} kills, ${receipts.length} acknowledged commands so far`);
  }
  closing = true;
  await Promise.all(playing);
  await pause(3000);
  for (const watcher of watchers) watcher.close();
  for (const node of nodes) await node.stop();

  const store = await openStore(url);
  const findings = await audit(store, receipts, streamed);
  await store.close();
  await postgres?.stop();
  rmSync(directory, { recursive: true, force: true });
  const { problems, ...counts } = findings;
  return {
    store: kind,
    nodes: nodes.length,
    kills,
    databaseKills,
    ...counts,
    resent: site.resent,
    raced: site.raced,
    seconds: Math.round((Date.now() - started) / 1000),
    seed: Number(values.seed),
    problems,
  };
}

let problems = 0;
mkdirSync(values.out, { recursive: true });
for (const kind of values.store.split(',')) {
  const result = {
    command: `npm run lab -- chaos --store ${kind}`,
    at: new Date().toISOString(),
    ...(await run(kind)),
  };
  const text = `${JSON.stringify(result, null, 2)}\n`;
  writeFileSync(join(values.out, `chaos-${kind}.json`), text);
  say(text);
  problems += result.problems.length;
  for (const command of result.lost) say(`Lost: ${command}`);
}
say(problems === 0 ? 'Everything acknowledged is there, once, in order; every game replays.' : `${problems} problems`);
process.exit(problems === 0 ? 0 : 1);
