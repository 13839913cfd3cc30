/**
 * Where the processor time of a move goes, layer by layer: tables of Discovery are played against a server that profiles itself.
 * `npm run lab -- server-layers [--tables N] [--seconds N]`
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../../bench/measure.ts';
import { Castellan } from '../../bench/online/castellan.ts';
import { measure } from '../../bench/online/contender.ts';

const { values } = parseArgs({
  options: { tables: { type: 'string', default: '100' }, seconds: { type: 'string', default: '20' } },
});
const WARM_MS = 3000;

interface Profile {
  readonly nodes: readonly { id: number; callFrame: { functionName: string; url: string } }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** The first pattern that the address of a function fits names its layer. Functions without an address are native. */
const LAYERS: readonly (readonly [layer: string, url: RegExp])[] = [
  ['Node: HTTP', /^node:(_http|internal\/http|http)/],
  ['Node: sockets and streams', /^node:(net|internal\/(stream|js_stream)|stream|internal\/streams|events)/],
  ['Node: SQLite', /^node:sqlite/],
  ['Node: the rest', /^node:/],
  [
    'Fastify, its router and plugins',
    /node_modules\/(@fastify|fastify|find-my-way|avvio|light-my-request|fast-|secure-json-parse|reusify|ret|cookie|helmet)/,
  ],
  ['log and metrics', /node_modules\/(pino|prom-client|thread-stream|sonic-boom|tdigest)/],
  ['other packages', /node_modules\//],
  ['ours: rules of the game', /packages\/rules\//],
  ['ours: match', /packages\/match\//],
  ['ours: server', /packages\/(server|together)\//],
];

const layerOf = ({ functionName, url }: Profile['nodes'][number]['callFrame']): string => {
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (functionName === '(idle)') return 'idle';
  return LAYERS.find(([, pattern]) => pattern.test(url))?.[0] ?? 'native code: system calls, JSON, parsing of HTTP';
};

/** Milliseconds of each layer. */
function layersOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const layers = new Map(nodes.map(({ id, callFrame }) => [id, layerOf(callFrame)]));
  const spent = new Map<string, number>();
  samples.forEach((id, i) => {
    const layer = layers.get(id)!;
    spent.set(layer, (spent.get(layer) ?? 0) + timeDeltas[i]! / 1000);
  });
  spent.delete('idle');
  return spent;
}

const folder = mkdtempSync(join(tmpdir(), 'castellan-layers-'));
const castellan = new Castellan('sqlite', 1);
process.env.NODE_OPTIONS = `--cpu-prof --cpu-prof-dir=${folder}`;
await castellan.start();
delete process.env.NODE_OPTIONS;
const { moves, perSecond, cpuPerMove } = await measure(
  castellan,
  Number(values.tables),
  WARM_MS,
  1000 * Number(values.seconds),
);
await castellan.stop();

const profiles = readdirSync(folder).map(
  (file): Map<string, number> => layersOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);
rmSync(folder, { recursive: true });
const sumOf = (layers: ReadonlyMap<string, number>): number => [...layers.values()].reduce((sum, ms) => sum + ms, 0);
profiles.sort((a, b) => sumOf(b) - sumOf(a));
process.stdout.write(
  `${moves} moves, ${perSecond} a second, ${cpuPerMove} ms of processor a move; load average ${loadavg()[0]!.toFixed(1)}\n`,
);
const all = profiles.reduce((sum, layers) => sum + sumOf(layers), 0);
for (const [i, layers] of profiles.entries()) {
  printTable(i === 0 ? 'The main thread, share of all' : 'Another thread, share of all', [
    ...[...layers]
      .sort(([, a], [, b]) => b - a)
      .map(([layer, ms]): [string, string] => [layer, `${((100 * ms) / all).toFixed(1)} %`]),
    ['together', `${((100 * sumOf(layers)) / all).toFixed(1)} %`],
  ]);
}
process.exit(0);
