/**
 * Real clients playing whole games of Discovery: moves per second and the time from sending a move until the opponent has it, for
 * Castellan on each store and beside boardgame.io's own server playing the same game by the same rules in the same run.
 * `npm run bench -- load --tables 200 --seconds 10 --rounds 3`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BoardgameIo } from '../load-boardgameio/contender.ts';
import { median, printTable } from '../measure.ts';
import { Castellan } from './castellan.ts';
import { type Contender, type Measured, measure } from './contender.ts';
import { idleMemory } from './memory.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    idle: { type: 'string', default: '1000' },
    /** Part of the names of those to measure; all without it. */
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'bench/online/results/load.json' },
  },
});
const [tables, seconds, rounds, idle] = [values.tables, values.seconds, values.rounds, values.idle].map(Number) as [
  number,
  number,
  number,
  number,
];

const all: Contender[] = [
  new Castellan('sqlite', 1),
  new BoardgameIo(),
  new Castellan('postgres', 1),
  new Castellan('postgres', 3),
];
const wanted = values.only.toLowerCase().split(',');
const contenders = all.filter(({ name }) => wanted.some((part) => name.toLowerCase().includes(part)));
const runs = new Map<string, Measured[]>(contenders.map(({ name }) => [name, []]));

// One after the other, round by round, so that a noisy moment of the machine hits every contender.
for (let round = 0; round < rounds; round++) {
  for (const contender of contenders) {
    await contender.start();
    const measured = await measure(contender, tables, 3000, seconds * 1000);
    await contender.stop();
    runs.get(contender.name)!.push(measured);
    process.stdout.write(`${contender.name}: ${JSON.stringify(measured)}\n`);
  }
}

const results = [...runs].map(([name, list]) => ({
  name,
  perSecond: median(list.map(({ perSecond }) => perSecond)),
  p50: median(list.map(({ p50 }) => p50)),
  p99: median(list.map(({ p99 }) => p99)),
  cpuPerMove: median(list.map(({ cpuPerMove }) => cpuPerMove ?? 0)),
  rounds: list,
}));
const memory = idle > 0 ? await idleMemory(idle) : null;
const result = {
  command: `npm run bench -- load --tables ${tables} --seconds ${seconds} --rounds ${rounds}${values.only && ` --only ${values.only}`}`,
  at: new Date().toISOString(),
  machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; clients and database on the same machine; load average ${loadavg()[1]?.toFixed(1)}`,
  tables,
  results,
  memory,
};
mkdirSync(join(values.out, '..'), { recursive: true });
writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
printTable(
  `${tables} tables, medians of ${rounds} rounds of ${seconds} s`,
  results.map(({ name, perSecond, p50, p99, cpuPerMove }) => [
    name,
    `${perSecond} moves/s   p50 ${p50} ms   p99 ${p99} ms   ${cpuPerMove} ms of processor a move`,
  ]),
);
if (memory) process.stdout.write(`\n${JSON.stringify(memory)}\n`);
process.exit(0);
