import { type Program, runPrograms } from '../bench/runner.ts';

/** How the files of whole games and of values were begun. */
const QUICK = { duel: ['--depth', 'quick'], discovery: ['--depth', 'quick', '--nodes', '300'] } as const;
/** Rollouts of Discovery are too noisy to find fault with the analysis's own choices. */
const ROLLED = { duel: ['--trials', '3', '--choices', '3'], discovery: ['--trials', '3'] } as const;
/** All decisions of a game of Duel, and few of Discovery, where a deeper look takes seconds. */
const LOOKED = { duel: ['--games', '42', '--each', '60'], discovery: ['--games', '63', '--each', '3'] } as const;
const VALUED = { duel: '400', discovery: '300' } as const;
const FIRST_SEED = { duel: '1', discovery: '3' } as const;

/** `npm run lab` lists the experiments, `npm run lab -- jepsen --store sqlite` runs one with its own options. */
export const EXPERIMENTS: readonly Program[] = [
  {
    name: 'train',
    what: 'learns the weights of a game by self-play',
    takes: 'days',
    run: ['packages/ai/src/train/main.ts'],
    built: true,
  },
  ...(['duel', 'discovery'] as const).flatMap((game): Program[] => [
    {
      name: `${game}-ladder`,
      what: `each level of ${game} against the one below`,
      takes: 'hours',
      run: ['bench/ai.ts', game, 'ladder'],
      built: true,
    },
    {
      name: `${game}-calibration`,
      what: `whether forecast winning chances in ${game} come true`,
      takes: '1 hour',
      run: ['lab/study/study.ts', game, 'calibration'],
      built: true,
    },
    {
      name: `${game}-decisions`,
      what: `winning chance that each level gives away in the decision set of ${game}`,
      takes: '1 hour',
      run: ['lab/study/study.ts', game, 'lost'],
      built: true,
    },
    {
      name: `${game}-skill`,
      what: `winning chance that each level of ${game} gives away in whole games, and the spread of luck`,
      takes: '1 hour',
      run: [
        'lab/study/skill.ts',
        game,
        ...QUICK[game],
        ...['--seed', FIRST_SEED[game]],
        ...['--games', '100', '--out', `lab/study/data/skill-${game}.json`],
      ],
      built: true,
    },
    {
      name: `${game}-lost`,
      what: `the same from one part of many games of ${game}, and by rollouts`,
      takes: '20 minutes',
      run: ['lab/study/lost.ts', game, '--games', '500', ...ROLLED[game], '--out', `lab/study/data/lost-${game}.json`],
      built: true,
    },
    {
      name: `${game}-played-like`,
      what: `how often "played like" names the right level of ${game}, in games of all pairings`,
      takes: 'hours',
      run: ['lab/study/played-like.ts', game, '--games', '20', '--out', `lab/study/data/like-${game}.json`],
      built: true,
    },
    {
      name: `${game}-reasons`,
      what: `how often an action of ${game} gets a reason, and whether other games agree with it`,
      takes: '1 hour',
      run: ['lab/study/reasons.ts', game, '--decisions', '150', '--out', `lab/study/data/reasons-${game}.json`],
      built: true,
    },
    {
      name: `${game}-model-games`,
      what: `games of the castellan against itself in ${game}, to guess the moves of`,
      takes: '5 minutes',
      run: ['lab/study/model-games.ts', game, '--out', `packages/study/src/data/${game}-model-games.json`],
      built: true,
    },
    {
      name: `${game}-flags`,
      what: `whether flags of ${game} below 10 % are true, by whole games with the same luck`,
      takes: '1 hour',
      run: ['lab/study/flags.ts', game, '--flags', '30', '--out', `lab/study/data/flags-${game}.json`],
      built: true,
    },
    {
      name: `${game}-deeper`,
      what: `whether a deeper look finds blunders in ${game} that the standard depth missed`,
      takes: '30 minutes',
      run: ['lab/study/deeper.ts', game, ...LOOKED[game], '--out', `lab/study/data/deeper-${game}.json`],
      built: true,
    },
    {
      name: `${game}-worth`,
      what: `what single things of ${game} are worth in winning chance`,
      takes: '5 minutes',
      run: ['lab/study/worth.ts', game, '--games', '200', '--out', `packages/study/src/data/${game}-worth.json`],
      built: true,
    },
    {
      name: `${game}-seeds`,
      what: `difference between analyses of the same ${game} with other seeds`,
      takes: '5 minutes',
      run: ['lab/study/seeds.ts', game, '--out', `lab/study/results/seeds-${game}.json`],
      built: true,
    },
    {
      name: `${game}-values`,
      what: `whether the values of an analysis of ${game} come true`,
      takes: '1 hour',
      run: [
        'lab/study/values.ts',
        game,
        ...QUICK[game],
        ...['--games', VALUED[game], '--out', `lab/study/data/values-${game}.json`],
      ],
      built: true,
    },
  ]),
  {
    name: 'rating',
    what: 'error and coverage of the ratings of 2,000 simulated players of known strength',
    takes: '1 minute',
    run: ['lab/rating/simulate.ts'],
  },
  {
    name: 'server-layers',
    what: 'processor time of a move by layer: Node, Fastify, rules, match, server, SQLite',
    takes: '1 minute',
    run: ['lab/server/layers.ts'],
  },
  {
    name: 'endurance',
    what: 'a thousand faults and 300,000 acknowledged commands, on each store; goes on where it was stopped',
    takes: 'hours',
    run: ['lab/durability/endurance.ts'],
  },
  {
    name: 'chaos',
    what: 'kills servers under load; nothing acknowledged may be lost',
    takes: '1 hour',
    run: ['lab/durability/chaos.ts'],
  },
  {
    name: 'jepsen',
    what: 'injects faults; the history of every game must be linearizable',
    takes: '2 minutes',
    run: ['lab/durability/jepsen.ts'],
  },
  {
    name: 'power-loss',
    what: 'cuts the power; nothing acknowledged may be lost (Linux, needs a C compiler)',
    takes: '2 minutes',
    run: ['lab/durability/power-loss.ts'],
  },
  {
    name: 'soak',
    what: 'hours of play; memory and latency must stay flat',
    takes: 'hours',
    run: ['lab/durability/soak.ts'],
  },
  {
    name: 'fuzz',
    what: 'sends 100,000 hostile requests; none may do harm',
    takes: '20 minutes',
    run: ['lab/durability/fuzz.ts'],
  },
  {
    name: 'mutants',
    what: 'changes the code in small ways; a test must notice each change',
    takes: 'hours',
    run: ['lab/mutants/run.ts'],
  },
];

if (import.meta.main) process.exitCode = runPrograms('lab', EXPERIMENTS, process.argv.slice(2));
