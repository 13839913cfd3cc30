import { parseArgs } from 'node:util';
import { LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { isGameName, must, rulesOf, SEATS, seeded } from '@castellan/rules';
import {
  createEvaluators,
  DEPTHS,
  type DecisionMoment,
  type Depth,
  lookAt,
  lossOf,
  playStudied,
  readStudied,
  reportOn,
  type Studied,
  stretchesOf,
  tryOut,
} from '@castellan/study';
import { type LostRow, tellLost } from './lost-report.ts';
import { keepSeries, readSeries } from './series.ts';

/**
 * What each level gives away a game, from one stretch by lot of many games: those of one game are alike.
 * `node bench/lost.ts GAME [--games N] [--rollouts N] [--trials N] [--depth D] [--nodes N] [--out FILE]`: each level plays so many games, half of them with
 * the level above and half with the level below; the first and the last play themselves instead. In the first so many of them a counted decision of each
 * player is rolled out too. FILE is gone on with.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '500' },
    rollouts: { type: 'string', default: '0' },
    trials: { type: 'string', default: '12' },
    depth: { type: 'string', default: 'standard' },
    seed: { type: 'string', default: '7' },
    nodes: { type: 'string' },
    out: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
const game = rulesOf(name);
const depth = DEPTHS.find((known) => known === values.depth) as Depth | undefined;
if (!depth) throw new Error(`which depth? ${DEPTHS.join(', ')}`);
/** What the castellan thinks with; the others look no further than they do. */
const nodes = Number(values.nodes ?? (name === 'duel' ? 10 : 1000));
const options = must(game.parseOptions([]));
const start = game.create(options);
const { evaluatorFor, playerFor } = createEvaluators(readFile);
const evaluator = await evaluatorFor(name, start, depth);
const players = new Map<Level, Player<unknown>>();
for (const level of LEVELS) players.set(level, await playerFor(name, level, start));

/** Neighbours, and the ends with themselves: so every level is in two pairs. */
const PAIRS = [LEVELS[0], ...LEVELS].map((level, index): readonly [Level, Level] => [level, LEVELS[index] ?? level]);

const rows = readSeries<LostRow>(values.out, evaluator.version);
for (let number = 0; number < Number(values.games) / 2; number++) {
  const isRolled = number < Number(values.rollouts) / 2;
  for (const [index, pair] of PAIRS.entries()) {
    const seed = (Number(values.seed) * 1_000_000 + number * PAIRS.length + index) * 1000;
    const levels = number % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
    const at = rows.findIndex((row) => row.seed === seed);
    if (at >= 0 && (rows[at]!.rolled || !isRolled)) continue;
    const row = rowOf(levels, seed, isRolled);
    if (at >= 0) rows[at] = row;
    else rows.push(row);
    keepSeries(values.out, rows, { version: evaluator.version, nodes });
  }
  process.stderr.write(`${name} ${2 * (number + 1)} of ${values.games}\n`);
}
tellLost(name, rows);

function rowOf(levels: readonly [Level, Level], seed: number, isRolled: boolean): LostRow {
  const { steps } = playStudied(game, options, [players.get(levels[0])!, players.get(levels[1])!], { nodes }, seed);
  const lines = [['new', name, ...game.printOptions(options)].join(' '), ...steps.map(({ action }) => action)];
  const studied = must(readStudied(lines));
  const below = seeded(seed);
  for (let i = 0; i < 4; i++) below(2);
  const stretches = stretchesOf(studied);
  const stretch = stretches[below(stretches.length)]!;
  const findings = stretch.map((index) => lookAt(studied, index, evaluator));
  const { moments, summary } = reportOn(studied, findings, evaluator.version, stretch.length);
  const rolled = (seat: 1 | 2) =>
    rolledOf(
      studied,
      moments.filter((moment): moment is DecisionMoment => moment.turn === seat && moment.counted),
      below,
    );
  return {
    levels,
    seed,
    stretches: stretches.length,
    players: summary.skill.map(({ lost, drafting, counted }) => ({
      lost: rounded(lost),
      drafting: rounded(drafting),
      counted,
    })),
    ...(isRolled ? { rolled: SEATS.map(rolled) } : {}),
  };
}

/** One of these decisions by lot, rolled out with the two best others: what it gave away by the analysis, and by rollouts. */
function rolledOf(
  { states }: Studied,
  counted: readonly DecisionMoment[],
  below: (n: number) => number,
): NonNullable<LostRow['rolled']>[number] {
  if (counted.length === 0) return null;
  const moment = counted[below(counted.length)]!;
  const others = moment.candidates.filter(({ action }) => action !== moment.action).slice(0, 2);
  const [chosen, ...candidates] = [moment, ...others].map(({ action }) =>
    tryOut(evaluator, states[moment.index], action, Number(values.trials)),
  );
  const loss = lossOf({ options: [], record: [], candidates }, chosen!);
  return { analysed: rounded(moment.loss), rolled: rounded(loss) };
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}
