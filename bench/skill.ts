import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { isLevel, LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { isGameName, must, rulesOf, SEATS, seeded } from '@castellan/rules';
import {
  analyseAll,
  createEvaluators,
  DEPTHS,
  type DecisionMoment,
  type Depth,
  lossOf,
  playStudied,
  type Report,
  readStudied,
  type Studied,
  tryOut,
} from '@castellan/study';
import { type Row, report, type SkillFile } from './skill-report.ts';

/**
 * What our own players look like in an analysis: `node bench/skill.ts GAME [--games N] [--levels a,b] [--depth D] [--candidates N] [--trials N] --out FILE`.
 * Each level plays itself with the same deals. FILE is gone on with, so that a run can be stopped. The tables are of all that is in it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    levels: { type: 'string', default: LEVELS.join(',') },
    depth: { type: 'string', default: 'standard' },
    candidates: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string' },
    trials: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
const game = rulesOf(name);
const depth = DEPTHS.find((known) => known === values.depth) as Depth | undefined;
if (!depth) throw new Error(`which depth? ${DEPTHS.join(', ')}`);
const levels = values.levels.split(',').map((level): Level => {
  if (!isLevel(level)) throw new Error(`there is no level ${level}`);
  return level;
});
/** What the castellan thinks with; the others look no further than they do. */
const nodes = Number(values.nodes ?? (name === 'duel' ? 10 : 1000));
const trials = Number(values.trials);
const options = must(game.parseOptions([]));
const start = game.create(options);
const { evaluatorFor, playerFor } = createEvaluators(readFile);
const judge = await evaluatorFor(name, start, depth);
/** Few others beside the action played: what a page shows more of hardly ever is the best. */
const evaluator = { ...judge, budget: { ...judge.budget, candidates: Number(values.candidates) } };
const players = new Map<Level, Player<unknown>>();
for (const level of levels) players.set(level, await playerFor(name, level, start));

const rows: Row[] = values.out && existsSync(values.out) ? [...readRows(values.out)] : [];
for (let number = 0; number < Number(values.games); number++) {
  for (const level of levels) {
    const seed = Number(values.seed) * 1_000_000 + number * 1000;
    if (rows.some((row) => row.level === level && row.seed === seed)) continue;
    rows.push(await rowOf(level, seed));
    if (values.out) keep(values.out);
    process.stderr.write(`${name} ${level} ${number + 1}\n`);
  }
}
report(name, rows);

async function rowOf(level: Level, seed: number): Promise<Row> {
  const player = players.get(level)!;
  const { steps } = playStudied(game, options, [player, player], { nodes }, seed);
  const lines = [['new', name, ...game.printOptions(options)].join(' '), ...steps.map(({ action }) => action)];
  const studied = must(readStudied(lines));
  const { moments, summary } = await analyseAll(studied, evaluator);
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
      moment.turn === 'chance' && game.chanceCount(studied.states[moment.index]) > 1
        ? [[moment.round, rounded(moment.before.win), rounded(moment.luck)] as const]
        : [],
    ),
    rolled: trials === 0 ? [] : rolledIn(studied, moments, seed),
  };
}

/** One counted decision of each player by lot: what the analysis says that it gave away, and what rollouts say. */
function rolledIn({ states }: Studied, moments: Report['moments'], seed: number): Row['rolled'] {
  const below = seeded(seed);
  for (let i = 0; i < 4; i++) below(2);
  return SEATS.flatMap((seat) => {
    const counted = moments.filter((moment): moment is DecisionMoment => moment.turn === seat && moment.counted);
    const moment = counted[below(Math.max(1, counted.length))];
    if (!moment) return [];
    const others = moment.candidates.filter(({ action }) => action !== moment.action).slice(0, 2);
    const [chosen, ...candidates] = [moment, ...others].map(({ action }) =>
      tryOut(evaluator, states[moment.index], action, trials),
    );
    const loss = lossOf({ options: [], record: [], candidates }, chosen!);
    return [{ analysed: rounded(moment.loss), rolled: rounded(loss) }];
  });
}

function readRows(file: string): readonly Row[] {
  const kept: SkillFile = JSON.parse(readFileSync(file, 'utf8'));
  return kept.rows;
}

/** Never half a file, also when stopped in the middle. */
function keep(file: string): void {
  const kept = {
    command: `node bench/skill.ts ${process.argv.slice(2).join(' ')}`,
    at: new Date().toISOString(),
    machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}`,
    version: evaluator.version,
    nodes,
  };
  const head = JSON.stringify(kept, null, 2).slice(0, -2);
  writeFileSync(
    `${file}.part`,
    `${head},\n  "rows": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n  ]\n}\n`,
  );
  renameSync(`${file}.part`, file);
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}
