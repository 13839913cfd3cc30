/**
 * A thousand faults, in segments of jepsen and chaos on each store, each a process of its own. Every segment is added to the results as soon as it is
 * checked: a run that was stopped continues. `npm run lab -- endurance` takes hours; `npm run lab -- endurance --faults 8 --commands 100 --segment 4
 * --out /tmp/endurance.json` takes minutes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { atExit } from '../../bench/online/cleanup.ts';
import { type Endurance, nextSegment, reached, type Segment, segmentOf, totalsOf } from './endurance/segments.ts';

const { values } = parseArgs({
  options: {
    /** Goes on until both are reached, over all segments. */
    faults: { type: 'string', default: '1000' },
    commands: { type: 'string', default: '300000' },
    /** Faults of one segment. */
    segment: { type: 'string', default: '25' },
    store: { type: 'string', default: 'sqlite,postgres' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    out: { type: 'string', default: 'lab/durability/results/endurance.json' },
  },
});
const wanted = { faults: Number(values.faults), commands: Number(values.commands) };
const say = (text: string) => process.stdout.write(`${text}\n`);

const read = (): readonly Segment[] =>
  existsSync(values.out) ? (JSON.parse(readFileSync(values.out, 'utf8')) as Endurance).segments : [];

/** Whole or not at all: a run may be stopped at any moment. */
function write(segments: readonly Segment[]): void {
  const result: Endurance = {
    command: `npm run lab -- endurance --faults ${wanted.faults} --commands ${wanted.commands} --segment ${values.segment}`,
    at: new Date().toISOString(),
    machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; clients and database on the same machine`,
    ...totalsOf(segments),
    segments,
  };
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(`${values.out}.new`, `${JSON.stringify(result, null, 2)}\n`);
  renameSync(`${values.out}.new`, values.out);
}

async function run(index: number): Promise<Segment> {
  const { tool, store, args } = nextSegment(index, values.store.split(','), Number(values.segment));
  const out = mkdtempSync(join(tmpdir(), 'castellan-endurance-'));
  const cancel = atExit(() => rmSync(out, { recursive: true, force: true }));
  const seed = String((Number(values.seed) + index) % 1_000_000);
  const script = fileURLToPath(new URL(`./${tool}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args, '--seed', seed, '--out', out]);
  // By a signal it can handle: it stops its own servers.
  child.once(
    'exit',
    atExit(() => child.kill('SIGTERM')),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  }
  await once(child, 'close');
  const file = join(out, `${tool}-${store}.json`);
  const segment = segmentOf(tool, store, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, output);
  rmSync(out, { recursive: true, force: true });
  cancel();
  return segment;
}

let segments = read();
if (segments.length > 0) say(`${values.out} has ${segments.length} segments already; this run goes on from there.`);
while (!reached(segments, wanted)) {
  // Three in a row without a result: something is wrong with this machine, not with a server.
  if (segments.length >= 3 && segments.slice(-3).every(({ failed }) => failed)) break;
  segments = [...segments, await run(segments.length)];
  write(segments);
  const { tool, store, faults, acknowledged, lost, failed } = segments.at(-1)!;
  const all = totalsOf(segments);
  say(
    `${tool} on ${store}: ${failed ? 'no result' : `${faults} faults, ${acknowledged} acknowledged, ${lost.length} lost`}; together ${all.faults} faults, ${all.acknowledged} acknowledged, ${all.lost} lost, ${all.problems} problems`,
  );
}
for (const { lost, problems, failed } of segments)
  for (const text of [...lost.map((command) => `Lost: ${command}`), ...problems, ...(failed ? [failed] : [])])
    say(text);
const { faults, acknowledged, lost, problems } = totalsOf(segments);
const good = reached(segments, wanted) && lost === 0 && problems === 0;
say(
  `${faults} faults, ${acknowledged} acknowledged commands judged, ${lost} lost, ${problems} problems: ${good ? 'good' : 'NOT good'}`,
);
process.exit(good ? 0 : 1);
