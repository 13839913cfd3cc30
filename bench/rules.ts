import { type AnyGame, duel, must, seeded } from '@castellan/rules';
import { worstDuelPosition } from '../packages/rules/test/positions.ts';
import { TABLES, type Table } from '../packages/rules/test/tables.ts';
import { median, medians, printTable } from './measure.ts';

/** How fast the rules are, each figure beside a peer measured in the same run. `node bench/rules.ts` */

const ROUNDS = 15;
const GAMES_A_RUN: Readonly<Record<string, number>> = { duel: 40, discovery: 200 };

worstPosition();
for (const title of ['duel edition=en', 'discovery']) randomGames(TABLES.find((table) => table.title === title)!);
for (const title of ['duel edition=en', 'discovery size=7'])
  costByLength(TABLES.find((table) => table.title === title)!);

/** The bar: enumerating takes at most three times as long as printing what was enumerated. */
function worstPosition(): void {
  const state = worstDuelPosition();
  const actions = duel.legal(state);
  let printed = '';
  const times = medians(ROUNDS, {
    enumerate: () => {
      duel.legal(state);
    },
    print: () => {
      printed = actions.map((action) => duel.printAction(action)).join('\n');
    },
  });
  printTable(`Worst position of Duel: ${actions.length} placements (median of ${ROUNDS})`, [
    ['first of them', printed.split('\n')[0]!],
    ['enumerate', `${times.enumerate!.toFixed(1)} ms`],
    ['print as text', `${times.print!.toFixed(1)} ms`],
    ['enumerate ÷ print', `${(times.enumerate! / times.print!).toFixed(2)} (bar: 3)`],
  ]);
}

/** Whole random games beside the naive oracle, which replays from the first line at every step. */
function randomGames({ title, game, options, oracle }: Table): void {
  const games = GAMES_A_RUN[game.name]!;
  let seed = 0;
  const times = medians(ROUNDS, {
    rules: () => {
      for (let i = 0; i < games; i++) randomGame(game, options, seed + i);
    },
    oracle: () => {
      seed++;
      oracleGame(game, options, oracle, seed);
    },
  });
  const perSecond = (count: number, ms: number) => (count * 1000) / ms;
  const fast = perSecond(games, times.rules!);
  const naive = perSecond(1, times.oracle!);
  printTable(`${title}: random whole games on one core (median of ${ROUNDS})`, [
    ['rules', `${fast.toFixed(0)} games/s`],
    ['naive oracle', `${naive.toFixed(2)} games/s`],
    ['rules ÷ oracle', fast / naive > 10 ? (fast / naive).toFixed(0) : (fast / naive).toFixed(1)],
  ]);
}

function randomGame(game: AnyGame, options: unknown, seed: number): void {
  const below = seeded(seed);
  let state = game.create(options);
  for (let turn = game.turn(state); turn !== 'over'; turn = game.turn(state)) {
    const legal = turn === 'chance' ? [] : game.legal(state);
    const action = turn === 'chance' ? game.draw(state, below) : legal[below(legal.length)];
    state = must(game.apply(state, action));
  }
}

function oracleGame(game: AnyGame, options: unknown, oracle: Table['oracle'], seed: number): void {
  const below = seeded(seed);
  let state = game.create(options);
  const lines: string[] = [];
  for (;;) {
    const opinion = oracle(lines);
    if (opinion.turn === 'over') return;
    const legal = opinion.turn === 'chance' ? [] : opinion.legal();
    // Dice are thrown by the rules for both: a naive list of all lines of dominoes would be the whole measurement.
    const line = opinion.turn === 'chance' ? game.printAction(game.draw(state, below)) : legal[below(legal.length)]!;
    lines.push(line);
    state = must(game.apply(state, must(game.parseAction(line))));
  }
}

/** Applying one action early and late in the game: a state is a value, not a history. */
function costByLength({ title, game, options }: Table): void {
  const early: number[] = [];
  const late: number[] = [];
  for (let seed = 0; seed < 200; seed++) {
    const below = seeded(seed);
    const costs: number[] = [];
    let state = game.create(options);
    for (let turn = game.turn(state); turn !== 'over'; turn = game.turn(state)) {
      const legal = turn === 'chance' ? [] : game.legal(state);
      const action = turn === 'chance' ? game.draw(state, below) : legal[below(legal.length)];
      const started = performance.now();
      const next = must(game.apply(state, action));
      costs.push(performance.now() - started);
      state = next;
    }
    const third = Math.floor(costs.length / 3);
    early.push(mean(costs.slice(0, third)));
    late.push(mean(costs.slice(-third)));
  }
  const [first, last] = [median(early) * 1000, median(late) * 1000];
  printTable(`${title}: applying one action (median of 200 games)`, [
    ['first third of the game', `${first.toFixed(2)} µs`],
    ['last third', `${last.toFixed(2)} µs`],
    ['late ÷ early', (last / first).toFixed(2)],
  ]);
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, x) => sum + x, 0) / list.length;
}
