import { isLevel, LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { beginReplay, must, playSaved, rulesOf } from '@castellan/rules';
import { analyseAll, createEvaluators, playStudied } from '@castellan/study';
import { studyArguments } from './arguments.ts';
import { keepSeries, readSeries } from './series.ts';
import { type Row, report } from './skill-report.ts';

/**
 * What our own players look like in an analysis: `node lab/study/skill.ts GAME [--games N] [--levels a,b] [--depth D] [--candidates N] [--out FILE]`.
 * Each level plays itself with the same deals. FILE is gone on with, so that a run can be stopped. The tables are of all that is in it.
 */
const { name, depth, values } = studyArguments({
  games: { type: 'string', default: '20' },
  levels: { type: 'string', default: LEVELS.join(',') },
  candidates: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
});
const game = rulesOf(name);
const levels = values.levels.split(',').map((level): Level => {
  if (!isLevel(level)) throw new Error(`there is no level ${level}`);
  return level;
});
/** What the castellan thinks with; the others look no further than they do. */
const nodes = Number(values.nodes ?? (name === 'duel' ? 10 : 1000));
const options = must(game.parseOptions([]));
const start = game.create(options);
const { evaluatorFor, playerFor } = createEvaluators(readFile);
const judge = await evaluatorFor(name, start, depth);
/** Few others beside the action played: what a page shows more of hardly ever is the best. */
const evaluator = { ...judge, budget: { ...judge.budget, candidates: Number(values.candidates) } };
const players = new Map<Level, Player<unknown>>();
for (const level of levels) players.set(level, await playerFor(name, level, start));

const rows = readSeries<Row>(values.out, evaluator.version);
for (let number = 0; number < Number(values.games); number++) {
  for (const level of levels) {
    const seed = Number(values.seed) * 1_000_000 + number * 1000;
    if (rows.some((row) => row.level === level && row.seed === seed)) continue;
    rows.push(await rowOf(level, seed));
    keepSeries(values.out, rows, { version: evaluator.version, nodes });
    process.stderr.write(`${name} ${level} ${number + 1}\n`);
  }
}
report(name, rows);

async function rowOf(level: Level, seed: number): Promise<Row> {
  const player = players.get(level)!;
  const { steps } = playStudied(game, options, [player, player], { nodes }, seed);
  const replay = playSaved(
    beginReplay(game, start),
    steps.map(({ action }) => action),
  );
  const { moments, summary } = await analyseAll(replay, evaluator);
  return {
    level,
    seed,
    result: summary.result!,
    adjusted: rounded(summary.adjusted!),
    players: summary.skill.map(({ lost, drafting, counted }) => ({
      lost: rounded(lost),
      drafting: rounded(drafting),
      counted,
    })),
    chances: moments.flatMap((moment) =>
      moment.turn === 'chance' && game.chanceCount(replay.states[moment.index]) > 1
        ? [[moment.round, rounded(moment.before.win), rounded(moment.luck)] as const]
        : [],
    ),
  };
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}
