import { parseArgs } from 'node:util';
import { type AnyGame, isGameName, type Replay, seeded } from '@castellan/rules';
import { type DecisionMoment, type Evaluator, lookAt, reportOn, segmentsOf } from '@castellan/study';
import { printTable } from '../../bench/measure.ts';
import { castellanNodes, levelGames, PAIRINGS } from './level-games.ts';
import { keepSeries, readSeries } from './series.ts';

/**
 * Whether "Look deeper" finds blunders that the standard depth missed: `node lab/study/deeper.ts GAME [--games N] [--each N] [--seed N]
 * [--out FILE]`. Of each game of two levels some decisions by lot are looked at with both budgets. The program continues FILE.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '42' },
    each: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
/** What nobody should have to look twice for. */
const LARGE = 0.1;

/** A decision with a mark at either depth. */
interface DeeperRow {
  /** The number of the game, and how many of its decisions were looked at. */
  readonly game: number;
  readonly looked: number;
  readonly marked: readonly {
    readonly position: string;
    readonly played: string;
    /** The best action and what it would have saved, by the standard depth and by the deep one; 0 where there is no mark. */
    readonly standard: readonly [best: string, loss: number];
    readonly deep: readonly [best: string, loss: number];
  }[];
}

const games = await levelGames(name);
const [standard, deep] = [await games.evaluatorFor('standard'), await games.evaluatorFor('deep')];
const rows = readSeries<DeeperRow>(values.out, standard.version);
for (let number = rows.length; number < Number(values.games); number++) {
  rows.push(rowOf(number));
  keepSeries(values.out, rows, { version: standard.version, nodes: castellanNodes(name) });
  process.stderr.write(`${name} ${number + 1} of ${values.games}\n`);
}
report();

function rowOf(number: number): DeeperRow {
  const seed = 17_000_000 * Number(values.seed) + 1000 * number;
  const below = seeded(seed);
  const [one, two] = PAIRINGS[(number * 8) % PAIRINGS.length]!;
  const replay = games.play(number % 2 === 0 ? [one, two] : [two, one], seed);
  const isTurn = (index: number): boolean => replay.game.turn(replay.states[index]) !== 'chance';
  const decisions = segmentsOf(replay).flatMap((segment) =>
    segment.filter(isTurn).map((index) => segment.filter((other) => other >= index)),
  );
  const looked = Math.min(decisions.length, Number(values.each));
  const marked: DeeperRow['marked'][number][] = [];
  for (let count = 0; count < looked; count++) {
    const [stretch] = decisions.splice(below(decisions.length), 1) as [number[]];
    const moments = [standard, deep].map((evaluator) => momentAt(replay, stretch, evaluator));
    if (moments.every(({ mark }) => mark?.by !== 'win')) continue;
    const found = moments.map(({ candidates, loss, mark }) => [candidates[0]!.action, mark?.by === 'win' ? loss : 0]);
    const [first] = moments as [DecisionMoment];
    marked.push({
      position: (replay.game as AnyGame).printPosition(replay.states[first.index]),
      played: first.action,
      standard: found[0] as [string, number],
      deep: found[1] as [string, number],
    });
  }
  return { game: number, looked, marked };
}

/** What an analysis says of the first of these moments; the others are what it rests on. */
function momentAt(replay: Replay, stretch: readonly number[], evaluator: Evaluator): DecisionMoment {
  const findings = stretch.map((index) => lookAt(replay, index, evaluator));
  return reportOn(replay, findings, evaluator.version, findings.length).moments[stretch[0]!] as DecisionMoment;
}

function report(): void {
  const marked = rows.flatMap((row) => row.marked);
  const large = marked.filter(({ deep: [, loss] }) => loss >= LARGE);
  const missed = large.filter(({ standard: [, loss] }) => loss === 0);
  const looked = rows.reduce((sum, row) => sum + row.looked, 0);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  printTable(`${name}: ${looked} decisions of ${rows.length} games at the standard depth and deeper`, [
    ['with a mark at either depth', String(marked.length)],
    [`deeper, ${percent(LARGE)} or more`, String(large.length)],
    ['of these without a mark at the standard depth', String(missed.length)],
  ]);
  printTable(
    'each of them: at the standard depth, deeper',
    missed.map(({ position, played, standard: one, deep: two }): [string, string] => [
      `${position}, ${played}`,
      `${one[0]}; ${two[0]}, ${percent(two[1])}`,
    ]),
  );
}
