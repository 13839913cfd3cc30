/**
 * A steady load for hours: does memory, does the number of descriptors, does the lag of the event loop grow? Whole games of Discovery,
 * both pages of each open, a new game after each that ends. `npm run lab -- soak --minutes 120 --rate 200 --pages 2000`
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seeded } from '@castellan/rules';
import { Castellan } from '../../bench/online/castellan.ts';
import type { LoadTable } from '../../bench/online/contender.ts';
import { HEADING, isGood, parseSamples, printSample, type Sample, writeReport } from './soak-report.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    /** What is left out of the judgement: games of all ages have to come about first, and code has to get warm. */
    warm: { type: 'string' },
    rate: { type: 'string', default: '200' },
    pages: { type: 'string', default: '2000' },
    /** Seconds between two samples. */
    every: { type: 'string', default: '10' },
    /** Samples of an earlier run, or of one that still runs: only evaluates them. */
    judge: { type: 'string' },
    out: { type: 'string', default: 'lab/durability/results' },
  },
});
const minutes = Number(values.minutes);
const warm = Number(values.warm ?? minutes / 6);
const rate = Number(values.rate);
const pages = Number(values.pages);
const every = Number(values.every);
const command = `npm run lab -- soak --minutes ${minutes} --rate ${rate} --pages ${pages}`;
if (values.judge) {
  const result = writeReport(parseSamples(readFileSync(values.judge, 'utf8')), values.out, command, warm);
  process.exit(isGood(result) ? 0 : 1);
}

const OPENED_AT_ONCE = 10;
/** A move that the opponent has not got for so long is stuck. */
const STUCK_MS = 30_000;
const MOVES_A_GAME = 48;
const below = seeded(1);

interface Seated {
  table: LoadTable;
  /** Since when a move of this table is under way. */
  since: number | null;
  moving: Promise<void>;
}

const server = new Castellan('sqlite', 1);
await server.start();
const base = server.nodes[0]!.base;
const idle = fork(fileURLToPath(new URL('./idle.ts', import.meta.url)));

const seated: Seated[] = [];
let games = 0;
let failed = 0;
let moved = 0;
let latencies: number[] = [];
let cpuBefore = 0;

async function open(): Promise<LoadTable> {
  games++;
  return server.table();
}

/** A game somewhere in its course, so that not all of them end together. */
async function openMidway(): Promise<Seated> {
  const table = await open();
  for (let moves = below(MOVES_A_GAME); moves > 0; moves--) await table.move();
  return { table, since: null, moving: Promise.resolve() };
}

await Promise.all(
  Array.from({ length: OPENED_AT_ONCE }, async (_, first) => {
    for (let i = first; i < pages / 2; i += OPENED_AT_ONCE) seated.push(await openMidway());
  }),
);
process.stdout.write(`${seated.length} games, ${pages} pages open at ${base}\n`);

async function move(at: Seated): Promise<void> {
  at.since = performance.now();
  try {
    let latency = await at.table.move();
    while (latency === null) {
      at.table.close();
      at.table = await open();
      latency = await at.table.move();
    }
    latencies.push(latency);
    moved++;
  } catch (error) {
    failed++;
    process.stderr.write(`a move failed: ${error}\n`);
    at.table.close();
    at.table = await open();
  }
  at.since = null;
}

const began = performance.now();
const end = began + minutes * 60_000;
let sent = 0;
let next = 0;
const pacer = setInterval(() => {
  const now = performance.now();
  // Catches up after a busy moment of the machine, but not all at once.
  const due = Math.min(Math.floor(((now - began) / 1000) * rate) - sent, rate);
  for (let i = 0; i < due && now < end; i++) {
    sent++;
    for (let tries = 0; tries < seated.length; tries++) {
      const at = seated[next++ % seated.length]!;
      if (at.since !== null) continue;
      at.moving = move(at);
      break;
    }
  }
}, 20);

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

async function sample(): Promise<Sample> {
  const answer = once(idle, 'message') as Promise<[{ meanMs: number; p99Ms: number }]>;
  idle.send('lag');
  const text = await (await fetch(`${base}/metrics`)).text();
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  const cpuSeconds = metric('process_cpu_seconds_total');
  const [machine] = await answer;
  const now = performance.now();
  const sorted = latencies.sort((a, b) => a - b);
  const taken = {
    seconds: (now - began) / 1000,
    rssMb: metric('process_resident_memory_bytes') / 1e6,
    heapMb: metric('nodejs_heap_size_used_bytes') / 1e6,
    externalMb: metric('nodejs_external_memory_bytes') / 1e6,
    descriptors: metric('process_open_fds'),
    streams: metric('castellan_streams'),
    cpuMsPerMove: ((cpuSeconds - cpuBefore) * 1000) / Math.max(1, moved),
    lagMeanMs: metric('nodejs_eventloop_lag_mean_seconds') * 1000,
    lagP99Ms: metric('nodejs_eventloop_lag_p99_seconds') * 1000,
    idleLagMeanMs: machine.meanMs,
    idleLagP99Ms: machine.p99Ms,
    moves: moved,
    moveP50Ms: share(sorted, 0.5),
    moveP99Ms: share(sorted, 0.99),
    games,
    failed,
    stuck: seated.filter(({ since }) => since !== null && now - since > STUCK_MS).length,
    loadAverage: loadavg()[0]!,
  };
  latencies = [];
  moved = 0;
  cpuBefore = cpuSeconds;
  return taken;
}

mkdirSync(values.out, { recursive: true });
const csv = join(values.out, 'soak.csv');
writeFileSync(csv, `${HEADING}\n`);
const samples: Sample[] = [];
await sample();
for (let due = began + every * 1000; due <= end; due += every * 1000) {
  await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
  const one = await sample();
  samples.push(one);
  appendFileSync(csv, `${printSample(one)}\n`);
  if (samples.length % 30 === 0) process.stdout.write(`${JSON.stringify(one)}\n`);
}
clearInterval(pacer);

const result = writeReport(samples, values.out, command, warm);
const patience = new Promise((resolve) => setTimeout(resolve, STUCK_MS));
await Promise.race([Promise.all(seated.map(({ moving }) => moving)), patience]);
for (const { table } of seated) table.close();
idle.disconnect();
await server.stop();
process.exit(isGood(result) ? 0 : 1);
