import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Every measurement there is. `npm run bench` lists them, `npm run bench -- rules page` runs those named, `npm run bench -- all` runs all
 * of them, one after the other, as each wants the machine for itself.
 */
interface Measurement {
  readonly name: string;
  readonly what: string;
  /** About how long it takes on two cores. */
  readonly takes: string;
  /** Arguments to node, from the root of the project. */
  readonly run: readonly string[];
  /** Needs what `npm run build` makes. */
  readonly built?: boolean;
}

/** How the files of whole games and of values were begun. */
const QUICK = { duel: ['--depth', 'quick'], discovery: ['--depth', 'quick', '--nodes', '300'] } as const;
/** Rollouts of Discovery are too noisy to find fault with the analysis's own choices. */
const ROLLED = { duel: ['--trials', '3', '--choices', '3'], discovery: ['--trials', '3'] } as const;
const VALUED = { duel: '400', discovery: '300' } as const;
const FIRST_SEED = { duel: '1', discovery: '3' } as const;

export const MEASUREMENTS: readonly Measurement[] = [
  {
    name: 'rules',
    what: 'how fast the rules are, beside a naive second opinion',
    takes: '1 minute',
    run: ['bench/rules.ts'],
  },
  {
    name: 'page',
    what: 'how soon a game can begin on a slow phone and line',
    takes: '3 minutes',
    run: ['bench/page.ts'],
    built: true,
  },
  {
    name: 'taps',
    what: 'taps for a whole game on a phone, and how soon each is painted',
    takes: '15 minutes',
    run: ['bench/taps.ts'],
    built: true,
  },
  ...(['duel', 'discovery'] as const).flatMap((game): Measurement[] => [
    {
      name: `${game}-speed`,
      what: `nodes a second of the search of ${game}`,
      takes: '1 minute',
      run: ['bench/ai.ts', game, 'speed'],
      built: true,
    },
    {
      name: `${game}-ladder`,
      what: `each level of ${game} against the one below`,
      takes: 'hours',
      run: ['bench/ai.ts', game, 'ladder'],
      built: true,
    },
    {
      name: `${game}-calibration`,
      what: `whether the win chances told in ${game} come true`,
      takes: '1 hour',
      run: ['bench/study.ts', game, 'calibration'],
      built: true,
    },
  ]),
  {
    name: 'analysis',
    what: 'how long the analysis of a whole game takes on two threads',
    takes: '1 minute',
    run: ['bench/analysis.ts'],
    built: true,
  },
  ...(['duel', 'discovery'] as const).flatMap((game): Measurement[] => [
    {
      name: `${game}-skill`,
      what: `what each level of ${game} gives away in whole games, and how luck is spread`,
      takes: '1 hour',
      run: [
        'bench/skill.ts',
        game,
        ...QUICK[game],
        ...['--seed', FIRST_SEED[game]],
        ...['--games', '100', '--out', `bench/results/skill-${game}.json`],
      ],
      built: true,
    },
    {
      name: `${game}-lost`,
      what: `what each level of ${game} gives away, from one stretch of many games, and by rollouts`,
      takes: '20 minutes',
      run: ['bench/lost.ts', game, '--games', '500', ...ROLLED[game], '--out', `bench/results/lost-${game}.json`],
      built: true,
    },
    {
      name: `${game}-seeds`,
      what: `how far analyses of the same ${game} with other seeds lie apart`,
      takes: '5 minutes',
      run: ['bench/seeds.ts', game, '--out', `bench/results/seeds-${game}.json`],
      built: true,
    },
    {
      name: `${game}-values`,
      what: `whether the values of an analysis of ${game} come true`,
      takes: '1 hour',
      run: [
        'bench/values.ts',
        game,
        ...QUICK[game],
        ...['--games', VALUED[game], '--out', `bench/results/values-${game}.json`],
      ],
      built: true,
    },
  ]),
  {
    name: 'load',
    what: 'moves a second and latency online, beside boardgame.io',
    takes: '20 minutes',
    run: ['bench/online/load.ts'],
  },
  {
    name: 'held',
    what: 'what a move costs while a host holds up to 100,000 games',
    takes: '2 minutes',
    run: ['bench/online/held.ts'],
  },
  {
    name: 'chaos',
    what: 'whether anything acknowledged is lost when servers are killed',
    takes: '1 hour',
    run: ['bench/online/chaos.ts'],
  },
  {
    name: 'fuzz',
    what: 'whether 100,000 hostile requests do any harm',
    takes: '20 minutes',
    run: ['bench/online/fuzz.ts'],
  },
  {
    name: 'soak',
    what: 'whether a server grows or slows in hours of play',
    takes: 'hours',
    run: ['bench/online/soak.ts'],
  },
  {
    name: 'jepsen',
    what: 'whether histories of games are linearizable while everything fails',
    takes: '2 minutes',
    run: ['bench/online/jepsen.ts'],
  },
  {
    name: 'storm',
    what: 'whether clients that are cut off again and again get every event in order, beside Socket.IO',
    takes: '15 minutes',
    run: ['bench/online/storm.ts'],
  },
  {
    name: 'endurance',
    what: 'a thousand faults and 300,000 acknowledged commands, on each store; goes on where it was stopped',
    takes: 'hours',
    run: ['bench/online/endurance.ts'],
  },
  {
    name: 'power-loss',
    what: 'whether anything acknowledged is lost when the power goes (Linux, needs a C compiler)',
    takes: '2 minutes',
    run: ['bench/online/power-loss.ts'],
  },
  {
    name: 'image',
    what: 'size and memory of the container image, without a container engine (Debian, as root)',
    takes: '5 minutes',
    run: ['bench/image.ts'],
  },
];

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function list(): void {
  const width = Math.max(...MEASUREMENTS.map(({ name }) => name.length));
  console.log('Measurements; run some with `npm run bench -- NAME …`, or `all`:\n');
  for (const { name, what, takes } of MEASUREMENTS) console.log(`  ${name.padEnd(width)}  ${what} (${takes})`);
}

function main(): number {
  const { positionals: names } = parseArgs({ allowPositionals: true });
  if (names.length === 0) {
    list();
    return 0;
  }
  const unknown = names.find((name) => name !== 'all' && !MEASUREMENTS.some((one) => one.name === name));
  if (unknown !== undefined) {
    console.error(`there is no measurement ${unknown}`);
    list();
    return 1;
  }
  const wanted = MEASUREMENTS.filter(({ name }) => names.includes('all') || names.includes(name));
  if (wanted.some(({ built }) => built)) node(['--run', 'build']);
  const failed = wanted.filter(({ name, run }) => {
    console.log(`\n== ${name}: node ${run.join(' ')}`);
    return node(run) !== 0;
  });
  if (failed.length > 0) console.error(`failed: ${failed.map(({ name }) => name).join(', ')}`);
  return failed.length;
}

const node = (args: readonly string[]): number =>
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;

if (import.meta.main) process.exitCode = main();
