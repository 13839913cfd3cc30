/**
 * Players, readers and watchers of many games at once, all their requests and answers recorded from outside, while nodes, clocks,
 * connections and the database fail; then a linearizability checker validates the history of every game, and at the end every game is read once more.
 * `npm run lab -- jepsen` takes a minute; `npm run lab -- jepsen --store sqlite --commands 700000 --faults 600` takes long.
 */
import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '@castellan/rules';
import { Wire } from '../../bench/online/wire.ts';
import { startCluster } from './jepsen/cluster.ts';
import { Faults } from './jepsen/faults.ts';
import { nameOf, textOf } from './jepsen/game-log.ts';
import { type Counts, Session, type Site } from './jepsen/session.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite,postgres' },
    /** Goes on until both are reached, for each store. */
    commands: { type: 'string', default: '2000' },
    faults: { type: 'string', default: '25' },
    /** Or until so many minutes are over. */
    minutes: { type: 'string', default: '120' },
    tables: { type: 'string', default: '40' },
    /** Acknowledged commands of one game before a player resigns. */
    length: { type: 'string', default: '150' },
    /** The longest time from one fault to the next, in milliseconds. */
    gap: { type: 'string', default: '3000' },
    /** How many games that are not in use a node may keep in memory: with few of them, games are forgotten and read again all the time. */
    keep: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    out: { type: 'string', default: 'lab/durability/results' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);

/** A checked game in short: its length, and sums of its events and of those of each acknowledged command. */
interface CheckedGame {
  readonly length: number;
  readonly sum: string;
  readonly commands: readonly {
    readonly name: string;
    readonly seq: number;
    readonly count: number;
    readonly sum: string;
  }[];
}

const sumOf = (events: readonly Parameters<typeof textOf>[0][]): string =>
  hash('sha256', events.map(textOf).join('\n'), 'base64').slice(0, 22);

async function run(kind: string) {
  const below = seeded(Number(values.seed));
  const began = Date.now();
  const cluster = await startCluster(kind, Number(values.keep), below);
  const counts: Counts = { committed: 0, refused: 0, unanswered: 0, resent: 0, reads: 0, streamed: 0 };
  const faults = new Faults(cluster, below);
  const deadline = Date.now() + Number(values.minutes) * 60_000;
  const isOver = () =>
    (counts.committed >= Number(values.commands) && faults.total >= Number(values.faults)) || Date.now() > deadline;
  const site: Site = {
    bases: cluster.nodes.map(({ link }) => `http://127.0.0.1:${link.port}`),
    below,
    copies: () => cluster.nodes.reduce((sum, { link }) => sum + link.copies, 0),
    counts,
    isOver,
  };
  const problems: string[] = [];
  const lost: string[] = [];
  const checked = new Map<string, CheckedGame>();

  const keepPlaying = async () => {
    while (!isOver()) {
      try {
        const { id, log, committed, lost: missing, problem } = await new Session(site, Number(values.length)).play();
        const commands = committed.map((call) => {
          const { events } = call;
          return { name: nameOf(call), seq: events[0]?.seq ?? 0, count: events.length, sum: sumOf(events) };
        });
        checked.set(id, { length: log.length, sum: sumOf(log), commands });
        lost.push(...missing);
        if (problem) problems.push(problem);
      } catch (error) {
        problems.push(String(error));
      }
    }
  };
  const started = Date.now();
  const report = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000);
    say(
      `${kind}: ${seconds} s, ${counts.committed} acknowledged, ${faults.total} faults, ${checked.size} games, ${problems.length} problems`,
    );
  }, 10_000);
  const nemesis = faults.keepGoing(Number(values.gap), isOver);
  await Promise.all(Array.from({ length: Number(values.tables) }, keepPlaying));
  await nemesis;
  clearInterval(report);
  const playedSeconds = (Date.now() - started) / 1000;

  // All checked games must still be there, at a new node on the database that is left.
  for (const { server } of cluster.nodes) {
    await server.kill();
    await server.start();
  }
  const wire = new Wire(cluster.nodes[0]!.server.base);
  for (const [id, { length, sum, commands }] of checked) {
    const { status, body } = await wire.request('GET', `/api/games/${id}/log`, '');
    const events = status === 200 ? (JSON.parse(body) as { events: [] }).events : [];
    if (sumOf(events.slice(0, length)) === sum) continue;
    problems.push(`${id}: is not at the end what it was when it was judged`);
    for (const { name, seq, count, sum: acknowledged } of commands)
      if (sumOf(events.slice(seq - 1, seq - 1 + count)) !== acknowledged) lost.push(`${id}: ${name}`);
  }
  wire.close();
  const links = cluster.nodes.map(({ link }) => link);
  const sum = (pick: (link: (typeof links)[number]) => number) => links.reduce((all, link) => all + pick(link), 0);
  const errors = cluster.nodes.map(({ server }) => server.errors).filter(Boolean);
  await cluster.stop();
  if (errors.length > 0) say(errors.join('\n'));
  return {
    store: kind === 'postgres' ? 'PostgreSQL, a primary and its synchronous standby' : 'SQLite',
    nodes: cluster.nodes.length,
    gamesInMemory: Number(values.keep),
    games: checked.size,
    acknowledged: counts.committed,
    refused: counts.refused,
    givenUp: counts.unanswered,
    resent: counts.resent,
    reads: counts.reads,
    streamed: counts.streamed,
    faults: faults.total,
    faultsByKind: faults.counts,
    connectionsCut: sum(({ cuts }) => cuts),
    answersLost: sum(({ losses }) => losses),
    requestsDoubled: sum(({ copies }) => copies),
    seconds: Math.round((Date.now() - began) / 1000),
    acknowledgedPerSecond: Math.round(counts.committed / playedSeconds),
    seed: Number(values.seed),
    lost: [...new Set(lost)].slice(0, 50),
    lostCount: new Set(lost).size,
    problems: problems.slice(0, 50),
    problemCount: problems.length,
  };
}

let problems = 0;
const lost: string[] = [];
mkdirSync(values.out, { recursive: true });
for (const kind of values.store.split(',')) {
  const outcome = await run(kind);
  const result = {
    command: `npm run lab -- jepsen --store ${kind} --commands ${values.commands} --faults ${values.faults} --length ${values.length} --gap ${values.gap} --seed ${values.seed}`,
    at: new Date().toISOString(),
    machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; clients and database on the same machine; load average ${loadavg()[2]?.toFixed(1)}`,
    ...outcome,
  };
  const text = `${JSON.stringify(result, null, 2)}\n`;
  writeFileSync(join(values.out, `jepsen-${kind}.json`), text);
  say(text);
  problems += outcome.problemCount;
  lost.push(...outcome.lost);
}
for (const command of lost) say(`Lost: ${command}`);
const good = problems === 0 && lost.length === 0;
say(
  good
    ? 'Every history is linearizable, and nothing acknowledged is lost.'
    : `${problems} problems, ${lost.length} lost commands`,
);
process.exit(good ? 0 : 1);
