import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLevel, LEVELS, type Level, type Player } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { isGameName, must, rulesOf, seeded } from '@castellan/rules';
import { createEvaluators, DEPTHS, type Depth, judge, meanOf, playStudied, wonByFirst } from '@castellan/study';
import { printTable } from './measure.ts';

/**
 * What each level gives away a game, and how honest the values are, from few moments of many games: those of one game are alike.
 * `node bench/sample.ts GAME [--games N] [--each N] [--levels a,b] [--depth D] [--nodes N] --out FILE`: of each game of a level against itself,
 * so many decisions by lot are judged; with `--chances`, every roll, line and king is valued instead. FILE is gone on with.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    each: { type: 'string', default: '5' },
    levels: { type: 'string', default: LEVELS.join(',') },
    depth: { type: 'string', default: 'standard' },
    nodes: { type: 'string', default: '0' },
    seed: { type: 'string', default: '2' },
    chances: { type: 'boolean', default: false },
    out: { type: 'string', default: 'sample.json' },
  },
});

/** Decisions of one game by lot, each with what it gave away; of how many there were. */
interface Sampled {
  readonly level: Level;
  readonly seed: number;
  readonly decisions: number;
  readonly losses: readonly number[];
  readonly counted: number;
}

/** Every chance of one game: its round and its value for player 1; and the result. */
interface Valued {
  readonly level: Level;
  readonly seed: number;
  readonly values: readonly (readonly [round: number, win: number])[];
  readonly result: number;
}

const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
const game = rulesOf(name);
const depth = DEPTHS.find((known) => known === values.depth) as Depth | undefined;
if (!depth) throw new Error(`which depth? ${DEPTHS.join(', ')}`);
const options = must(game.parseOptions([]));
const start = game.create(options);
const { evaluatorFor, playerFor } = createEvaluators(readFile);
const full = await evaluatorFor(name, start, depth);
/** Two others beside the action played: what a page shows more of hardly ever is the best. */
const evaluator = { ...full, budget: { ...full.budget, candidates: 2 } };
const levels = values.levels.split(',').map((level): Level => {
  if (!isLevel(level)) throw new Error(`there is no level ${level}`);
  return level;
});
const players = new Map<Level, Player<unknown>>();
for (const level of levels) players.set(level, await playerFor(name, level, start));

type Row = Sampled | Valued;
const rows: Row[] = existsSync(values.out) ? JSON.parse(readFileSync(values.out, 'utf8')).rows : [];
for (let number = 0; number < Number(values.games); number++) {
  for (const level of levels) {
    const seed = Number(values.seed) * 1_000_000 + number * 1000;
    if (rows.some((row) => row.level === level && row.seed === seed)) continue;
    rows.push(values.chances ? valued(level, seed) : sampled(level, seed));
  }
  keep();
}
if (values.chances) tellValues(rows as Valued[]);
else tellLosses(rows as Sampled[]);

function played(level: Level, seed: number) {
  const player = players.get(level)!;
  return playStudied(game, options, [player, player], { nodes: Number(values.nodes) }, seed);
}

function sampled(level: Level, seed: number): Sampled {
  const decisions = played(level, seed).steps.filter(({ turn }) => turn !== 'chance');
  const below = seeded(seed);
  for (let i = 0; i < 4; i++) below(2);
  const lot = Array.from({ length: Number(values.each) }, () => decisions[below(decisions.length)]!);
  const judged = lot.map(({ state, action }) => {
    if (game.legal(state).length === 1) return { loss: 0, counted: false };
    const { candidates, counted } = judge(game, state, evaluator, 1, action);
    const own = candidates.find((candidate) => candidate.action === action)!;
    return { loss: candidates[0]!.win - own.win, counted };
  });
  return {
    level,
    seed,
    decisions: decisions.length,
    losses: judged.map(({ loss }) => Number(loss.toFixed(4))),
    counted: judged.filter(({ counted }) => counted).length,
  };
}

function valued(level: Level, seed: number): Valued {
  const { steps, final } = played(level, seed);
  return {
    level,
    seed,
    values: steps
      .filter(({ turn, state }) => turn === 'chance' && game.chanceCount(state) > 1)
      .map(({ state, round }) => [round, Number(evaluator.value(state, 1).win.toFixed(4))] as const),
    result: wonByFirst(game, final),
  };
}

function points(share: number): string {
  return (100 * share).toFixed(1);
}

function tellLosses(all: readonly Sampled[]): void {
  printTable(
    `${name}: given away a game and player, ${depth} depth, 95 % intervals`,
    LEVELS.flatMap((level): [string, string][] => {
      const of = all.filter((row) => row.level === level);
      if (of.length < 2) return [];
      // Both players of a game have half of its decisions.
      const lost = meanOf(of.map(({ decisions, losses }) => (decisions / 2) * meanOf(losses).mean));
      const counted = meanOf(of.map(({ decisions, losses, counted }) => (decisions / 2) * (counted / losses.length)));
      const n = of.reduce((sum, { losses }) => sum + losses.length, 0);
      return [
        [
          level,
          `${points(lost.mean)} ± ${points(1.96 * lost.error)} points, ${counted.mean.toFixed(1)} counted decisions (${n} decisions of ${of.length} games)`,
        ],
      ];
    }),
  );
}

function tellValues(all: readonly Valued[]): void {
  const looks = all.flatMap((row) => row.values.map(([, win]) => ({ win, result: row.result })));
  printTable(
    `${name}: values before rolls, lines and kings, and how ${all.length} games ended, ${depth} depth`,
    Array.from({ length: 10 }, (_, bin): [string, string] => {
      const of = looks.filter(({ win }) => Math.min(9, Math.floor(win * 10)) === bin);
      const told = of.length === 0 ? 'never' : `told ${points(meanOf(of.map(({ win }) => win)).mean)}`;
      const came =
        of.length === 0 ? '' : `, came ${points(meanOf(of.map(({ result }) => result)).mean)} (${of.length})`;
      return [`${bin * 10} to ${bin * 10 + 10} %`, `${told}${came}`];
    }),
  );
  const steps = all.flatMap((row) =>
    row.values.map(([round, win], index) => ({ round, win, change: (row.values[index + 1]?.[1] ?? row.result) - win })),
  );
  const row = (title: string, of: typeof steps): [string, string] => {
    const [first, ahead] = [
      meanOf(of.map(({ change }) => change)),
      meanOf(of.map(({ win, change }) => (win < 0.5 ? -change : change))),
    ];
    const within = ({ mean, error }: typeof first): string => `${points(mean)} ± ${points(1.96 * error)}`;
    return [title, `player 1 ${within(first)}, whoever is ahead ${within(ahead)} (${of.length})`];
  };
  const rounds = [...new Set(steps.map(({ round }) => round))].sort((a, b) => a - b);
  printTable(`${name}: from one such value to the next, on average`, [
    row('all', steps),
    ...rounds
      .map((round) =>
        row(
          `round ${round}`,
          steps.filter((step) => step.round === round),
        ),
      )
      .slice(0, 20),
  ]);
}

/** Never half a file, also when stopped in the middle. */
function keep(): void {
  const head = JSON.stringify(
    {
      command: `node bench/sample.ts ${process.argv.slice(2).join(' ')}`,
      at: new Date().toISOString(),
      version: full.version,
    },
    null,
    2,
  ).slice(0, -2);
  writeFileSync(
    `${values.out}.part`,
    `${head},\n  "rows": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n  ]\n}\n`,
  );
  renameSync(`${values.out}.part`, values.out);
}
