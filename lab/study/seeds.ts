import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readFile } from '@castellan/ai/node';
import { beginReplay, isGameName, must, playSaved, rulesOf } from '@castellan/rules';
import { analyseAll, createEvaluators, DEPTHS, type Depth, meanOf, playStudied } from '@castellan/study';
import { printTable } from '../../bench/measure.ts';

/**
 * How far analyses of the same game with other seeds lie apart: `node lab/study/seeds.ts GAME [--games N] [--seeds N] [--depth D] [--out FILE]`.
 * Games of the knight against itself.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '4' },
    seeds: { type: 'string', default: '4' },
    depth: { type: 'string', default: 'standard' },
    out: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
const depth = DEPTHS.find((known) => known === values.depth) as Depth | undefined;
if (!depth) throw new Error(`which depth? ${DEPTHS.join(', ')}`);
const game = rulesOf(name);
const options = must(game.parseOptions([]));
const start = game.create(options);
const { evaluatorFor, playerFor } = createEvaluators(readFile);
const evaluator = await evaluatorFor(name, start, depth);
const knight = await playerFor(name, 'knight', start);

/** Points given away by each player and luck, of one game, by seed. */
const games: { readonly lost: readonly [number, number]; readonly luck: number }[][] = [];
for (let number = 0; number < Number(values.games); number++) {
  const { steps } = playStudied(game, options, [knight, knight], { nodes: 0 }, 5_000_000 + number * 1000);
  const replay = playSaved(
    beginReplay(game, start),
    steps.map(({ action }) => action),
  );
  const analyses = [];
  for (let seed = 1; seed <= Number(values.seeds); seed++) {
    const { skill, luck } = (await analyseAll(replay, evaluator, { seed })).summary;
    analyses.push({ lost: [skill[0].lost, skill[1].lost] as const, luck });
  }
  games.push(analyses);
}

/** The root of the mean variance within a game. */
function spread(of: (analysis: (typeof games)[number][number]) => number): string {
  const variances = games.map((analyses) => meanOf(analyses.map(of)).error ** 2 * analyses.length);
  return `${(100 * Math.sqrt(meanOf(variances).mean)).toFixed(1)} points`;
}
printTable(
  `${name}, ${depth} depth: ${values.games} games, each with ${values.seeds} seeds; standard deviation within a game`,
  [
    ['given away by player 1', spread(({ lost }) => lost[0])],
    ['given away by player 2', spread(({ lost }) => lost[1])],
    ['luck', spread(({ luck }) => luck)],
  ],
);
if (values.out) {
  mkdirSync(dirname(values.out), { recursive: true });
  const command = `node lab/study/seeds.ts ${process.argv.slice(2).join(' ')}`;
  writeFileSync(values.out, `${JSON.stringify({ command, version: evaluator.version, games }, null, 2)}\n`);
}
