import { type Program, runPrograms } from './runner.ts';

/** `npm run bench` lists the measurements, `npm run bench -- rules page` runs those named, one after the other: each wants the machine for itself. */
export const MEASUREMENTS: readonly Program[] = [
  {
    name: 'rules',
    what: 'speed of the rules, beside a naive implementation',
    takes: '1 minute',
    run: ['bench/rules.ts'],
  },
  ...(['duel', 'discovery'] as const).map(
    (game): Program => ({
      name: `${game}-speed`,
      what: `random games a second of ${game}, fast core beside the rules`,
      takes: '1 minute',
      run: ['bench/ai.ts', game, 'speed'],
      built: true,
    }),
  ),
  {
    name: 'page',
    what: 'time until the page is seen, a game can begin and its dice be rolled, on a slow phone and network',
    takes: '3 minutes',
    run: ['bench/page.ts'],
    built: true,
  },
  {
    name: 'taps',
    what: 'taps for a whole game on a phone, and time until each is painted',
    takes: '15 minutes',
    run: ['bench/taps.ts'],
    built: true,
  },
  {
    name: 'analysis',
    what: 'time for the analysis of a whole game on two threads',
    takes: '1 minute',
    run: ['bench/analysis.ts'],
    built: true,
  },
  {
    name: 'load',
    what: 'moves a second and latency online, beside boardgame.io',
    takes: '20 minutes',
    run: ['bench/online/load.ts'],
  },
  {
    name: 'floor',
    what: 'what a move costs on a server that does nothing, beside ours',
    takes: '2 minutes',
    run: ['bench/online/floor.ts'],
  },
  {
    name: 'watchers',
    what: 'memory of a server for each page that watches a game',
    takes: '1 minute',
    run: ['bench/online/watchers.ts'],
  },
  {
    name: 'room',
    what: 'latency of a move in a room of 40 with 20 games at once, beside 200 other games',
    takes: '2 minutes',
    run: ['bench/online/room.ts'],
  },
  {
    name: 'held',
    what: 'cost of a move while a host has up to 100,000 games in memory',
    takes: '2 minutes',
    run: ['bench/online/held.ts'],
  },
  {
    name: 'storm',
    what: 'whether clients that are cut off again and again get every event in order, beside Socket.IO',
    takes: '15 minutes',
    run: ['bench/online/storm.ts'],
  },
  {
    name: 'image',
    what: 'size and memory of the container image, without a container engine (Debian, as root)',
    takes: '5 minutes',
    run: ['bench/image.ts'],
  },
];

if (import.meta.main) process.exitCode = runPrograms('bench', MEASUREMENTS, process.argv.slice(2));
