import { parseArgs } from 'node:util';
import { isLevel } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { isGameName, must, rulesOf } from '@castellan/rules';
import { calibrate, createEvaluators, DEPTHS, type Depth, meanOf, playStudied, wonByFirst } from '@castellan/study';
import { printTable } from '../../bench/measure.ts';
import { binRows } from './bins.ts';
import { keepSeries, readSeries } from './series.ts';

/**
 * How honest the values of an analysis are: `node lab/study/values.ts GAME [--games N] [--level L] [--depth D] [--nodes N] [--out FILE]`.
 * In games of a level against itself every roll, line and king is valued. FILE is gone on with.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    level: { type: 'string', default: 'castellan' },
    depth: { type: 'string', default: 'standard' },
    nodes: { type: 'string', default: '0' },
    seed: { type: 'string', default: '2' },
    out: { type: 'string' },
  },
});

/** Every chance of one game: its round and its value for player 1; and the result. */
interface Valued {
  readonly seed: number;
  readonly values: readonly (readonly [round: number, win: number])[];
  readonly result: number;
}

const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
const game = rulesOf(name);
const depth = DEPTHS.find((known) => known === values.depth) as Depth | undefined;
if (!depth) throw new Error(`which depth? ${DEPTHS.join(', ')}`);
if (!isLevel(values.level)) throw new Error(`there is no level ${values.level}`);
const nodes = Number(values.nodes);
const options = must(game.parseOptions([]));
const start = game.create(options);
const { evaluatorFor, playerFor } = createEvaluators(readFile);
const evaluator = await evaluatorFor(name, start, depth);
const player = await playerFor(name, values.level, start);

const rows = readSeries<Valued>(values.out, evaluator.version);
for (let number = 0; number < Number(values.games); number++) {
  const seed = Number(values.seed) * 1_000_000 + number * 1000;
  if (rows.some((row) => row.seed === seed)) continue;
  rows.push(valued(seed));
  keepSeries(values.out, rows, { version: evaluator.version, nodes });
}
tellValues(rows);

function valued(seed: number): Valued {
  const { steps, final } = playStudied(game, options, [player, player], { nodes }, seed);
  return {
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

function tellValues(all: readonly Valued[]): void {
  const forecast = all.flatMap((row, index) => row.values.map(([, win]) => ({ win, result: row.result, game: index })));
  const { slope, slopeError, offset } = calibrate(forecast.map((one) => ({ ...one, round: 0, lead: 0, finalLead: 0 })));
  printTable(`${name}: values before rolls, lines and kings, and how ${all.length} games ended, ${depth} depth`, [
    ...binRows(forecast),
    [
      'slope',
      `${slope.toFixed(3)} ± ${(1.96 * slopeError).toFixed(3)}; 1 is honest, less too sure (offset ${offset.toFixed(3)})`,
    ],
  ]);
  const steps = all.flatMap((row) =>
    row.values.map(([round, win], index) => ({ round, win, change: (row.values[index + 1]?.[1] ?? row.result) - win })),
  );
  const row = (title: string, of: typeof steps): [string, string] => {
    const [first, ahead] = [
      meanOf(of.map(({ change }) => change)),
      meanOf(of.map(({ win, change }) => (win < 0.5 ? -change : change))),
    ];
    const within = ({ mean, error }: typeof first): string => `${points(mean)} ± ${points(1.96 * error)}`;
    return [title, `player 1 ${within(first)}, the player ahead ${within(ahead)} (${of.length})`];
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
