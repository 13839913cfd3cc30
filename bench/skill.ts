import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLevel, LEVELS, type Level } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { isGameName, must, rulesOf } from '@castellan/rules';
import {
  analyseAll,
  createEvaluators,
  DEPTHS,
  type Depth,
  meanOf,
  playStudied,
  type Report,
  readStudied,
} from '@castellan/study';
import { printTable } from './measure.ts';

/**
 * What our own players look like in an analysis: `node bench/skill.ts GAME [--games N] [--levels a,b] [--depth quick] [--out FILE]`.
 * Each level plays itself; told are the points a player gives away a game, how honest the values at rolls and lines are, and how luck is spread.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    levels: { type: 'string', default: LEVELS.join(',') },
    depth: { type: 'string', default: 'quick' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '10' },
    out: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
const game = rulesOf(name);
const depth = DEPTHS.find((known) => known === values.depth) as Depth | undefined;
if (!depth) throw new Error(`which depth? ${DEPTHS.join(', ')}`);
const options = must(game.parseOptions([]));
const start = game.create(options);
const { evaluatorFor, playerFor } = createEvaluators(readFile);
const evaluator = await evaluatorFor(name, start, depth);

interface Look {
  readonly win: number;
  readonly result: number;
}
const looks: Look[] = [];
const lucks: number[] = [];
const rows: [string, string][] = [];
const kept: Record<string, unknown> = {};

async function reports(level: Level): Promise<Report[]> {
  const player = await playerFor(name as 'duel', level, start);
  const all: Report[] = [];
  for (let number = 0; number < Number(values.games); number++) {
    const seed = Number(values.seed) * 1_000_000 + number * 1000;
    const { steps } = playStudied(game, options, [player, player], { nodes: Number(values.nodes) }, seed);
    const lines = [['new', name, ...game.printOptions(options)].join(' '), ...steps.map(({ action }) => action)];
    all.push(await analyseAll(must(readStudied(lines)), evaluator));
    process.stderr.write(`${level} ${number + 1}\r`);
  }
  return all;
}

const points = (share: number): string => (100 * share).toFixed(1);

for (const level of values.levels.split(',')) {
  if (!isLevel(level)) throw new Error(`there is no level ${level}`);
  const all = await reports(level);
  const lost = meanOf(all.flatMap(({ summary }) => summary.skill.map((skill) => skill.lost)));
  const counted = meanOf(all.flatMap(({ summary }) => summary.skill.map((skill) => skill.counted)));
  const draft = meanOf(all.flatMap(({ summary }) => summary.skill.map((skill) => skill.drafting)));
  const adjusted = all.map(({ summary }) => summary.adjusted!);
  const spread = meanOf(adjusted).error * Math.sqrt(adjusted.length);
  kept[level] = { lost: lost.mean, error: lost.error, counted: counted.mean, games: all.length };
  rows.push([
    level,
    `${points(lost.mean)} ± ${points(1.96 * lost.error)} points a game (${points(draft.mean)} drafting), ${points(lost.mean / counted.mean)} a counted decision, ${counted.mean.toFixed(1)} counted; luck-adjusted result spreads ${spread.toFixed(2)}`,
  ]);
  for (const { moments, summary } of all) {
    for (const moment of moments) {
      if (moment.turn !== 'chance') continue;
      lucks.push(moment.luck);
      if (level === 'castellan') looks.push({ win: moment.before.win, result: summary.result! });
    }
  }
  if (values.out) writeFileSync(values.out, JSON.stringify({ kept, rows }));
}
printTable(`${name}, ${depth}: ${values.games} games of each level against itself, two players each`, rows);

const bins = Array.from({ length: 10 }, (_, bin) =>
  looks.filter(({ win }) => Math.min(9, Math.floor(win * 10)) === bin),
);
printTable(
  `${name}: what the castellan's games were worth before rolls and lines, and how they ended`,
  bins.flatMap((of, bin): [string, string][] =>
    of.length === 0
      ? []
      : [
          [
            `${bin * 10} to ${bin * 10 + 10} %`,
            `told ${points(meanOf(of.map(({ win }) => win)).mean)}, came ${points(meanOf(of.map(({ result }) => result)).mean)} (${of.length})`,
          ],
        ],
  ),
);
const sizes = lucks.filter((luck) => luck !== 0).map(Math.abs);
sizes.sort((a, b) => a - b);
const bias = meanOf(lucks);
const at = (share: number): string => points(sizes[Math.floor(share * sizes.length)] ?? 0);
printTable(`${name}: luck of ${lucks.length} rolls or lines`, [
  ['on average, for player 1', `${points(bias.mean)} ± ${points(1.96 * bias.error)}`],
  ['luckiest tenth', `from ${at(0.9)}`],
  ['luckiest fiftieth', `from ${at(0.98)}`],
]);
