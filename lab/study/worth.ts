import { parseArgs } from 'node:util';
import {
  COATS,
  type DuelPlayer,
  type DuelState,
  discovery,
  domainsOf,
  duel,
  isGameName,
  MAP,
  must,
  SEATS,
  type Seat,
  seeded,
  squareAt,
} from '@castellan/rules';
import { loadOpenings, meanOf, wonByFirst } from '@castellan/study';
import { printTable } from '../../bench/measure.ts';
import { levelGames } from './level-games.ts';

/**
 * What something is worth, in winning chance: `node lab/study/worth.ts GAME [--games N]`. Duel: of each game of the castellan against itself
 * some rounds are chosen by lot; before their roll one thing is changed, and both positions are valued exactly. Discovery: the shipped
 * first lines. Each number comes with the position whose difference is nearest to it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '200' } },
});
const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
const count = Number(values.games);

interface Sample {
  /** Positions of one game belong together. */
  readonly game: number;
  readonly difference: number;
  readonly position: string;
}
const samples = new Map<string, Sample[]>();
const add = (row: string, game: number, difference: number, position: string): void => {
  const known = samples.get(row) ?? [];
  known.push({ game, difference, position });
  samples.set(row, known);
};

const games = await levelGames('duel');
const evaluator = await games.evaluatorFor('standard');
/** Rounds of a game that are looked at. */
const EACH = 3;

function valueDuel(): void {
  for (let number = 0; number < count; number++) {
    const { states } = games.play(['castellan', 'castellan'], 31_000_000 + 1000 * number);
    const last = states.at(-1);
    const [first] = states as readonly DuelState[];
    add('going first, in games played', number, wonByFirst(duel, last) - 0.5, duel.printPosition(first!));
    const below = seeded(number);
    for (let i = 0; i < 4; i++) below(2);
    const rolls = (states as readonly DuelState[]).filter(({ phase }) => phase === 'roll');
    for (let round = 0; round < EACH && rolls.length > 0; round++) {
      const [state] = rolls.splice(below(rolls.length), 1) as [DuelState];
      for (const seat of SEATS) changeIn(state, seat, number);
    }
  }
}

/** Rounds are put together: castle and cross change their worth in the course of a game. */
const roundsOf = (round: number): string => {
  const from = 3 * Math.floor((round - 1) / 3) + 1;
  return from > 9 ? 'round 10 and later' : `rounds ${from} to ${from + 2}`;
};

/** What one player has more, each thing by itself. */
function changeIn(state: DuelState, seat: Seat, number: number): void {
  const player = state.players[seat - 1]!;
  const position = duel.printPosition(state);
  const now = valueFor(state, seat);
  const compare = (row: string, change: Partial<DuelPlayer>, sign: 1 | -1): void => {
    const players = state.players.map((one) => (one === player ? { ...one, ...change } : one));
    add(row, number, sign * (valueFor({ ...state, players } as unknown as DuelState, seat) - now), position);
  };
  if (player.castle) compare(`the castle, ${roundsOf(state.round)}`, { castle: false }, -1);
  for (const power of player.powers) {
    compare(`the power ${power}`, { powers: player.powers.filter((one) => one !== power) }, -1);
  }
  for (const coat of COATS) {
    const ticks = player.ticks[coat];
    if (state.lines[coat] !== null || ticks >= state.options.sheet.boxes[coat] - 1) continue;
    compare(`a tick on line ${coat}`, { ticks: { ...player.ticks, [coat]: ticks + 1 } }, 1);
  }
  const largest = domainsOf(MAP, player.map).toSorted((a, b) => b.squares.length - a.squares.length)[0];
  if (!largest) return;
  const square = squareAt(MAP, largest.squares[0]!);
  const map = player.map.map((drawn, at) => (at === square ? { ...drawn!, marks: drawn!.marks + 1 } : drawn));
  compare(`a cross on the largest domain, ${roundsOf(state.round)}`, { map }, 1);
}

function valueFor(state: unknown, seat: Seat): number {
  const { win } = evaluator.value(state, 1);
  return seat === 1 ? win : 1 - win;
}

async function valueDiscovery(): Promise<void> {
  const start = discovery.create(must(discovery.parseOptions([])));
  for (const [number, { outcome, choices }] of (await loadOpenings('discovery')).entries()) {
    const line = must(discovery.apply(start, must(discovery.parseAction(outcome))));
    const position = discovery.printPosition(must(discovery.apply(line, { type: 'king', seat: 1 })));
    // The other player would have the same choice.
    add('choosing first in the first line, and not second', number, 2 * choices[0]!.win - 1, position);
    for (const { action, win } of choices) {
      const others = choices.filter((other) => other.action !== action);
      const mean = others.reduce((sum, other) => sum + other.win, 0) / others.length;
      add(`taking domino ${action.split(' ')[1]} first`, number, win - mean, position);
    }
  }
}

function report(): void {
  const rows = [...samples].map(([row, all]) => {
    const byGame = Map.groupBy(all, ({ game }) => game);
    const { mean, error } = meanOf(
      [...byGame.values()].map((of) => of.reduce((sum, { difference }) => sum + difference, 0) / of.length),
    );
    const example = all.reduce((best, one) =>
      Math.abs(one.difference - mean) < Math.abs(best.difference - mean) ? one : best,
    );
    return { row, mean, error, games: byGame.size, n: all.length, example: example.position };
  });
  rows.sort((a, b) => a.row.localeCompare(b.row, 'en', { numeric: true }));
  const percent = (share: number): string => (100 * share).toFixed(1);
  printTable(
    `${name}: worth in percent of winning chance`,
    rows.map(({ row, mean, error, games: of, n }): [string, string] => [
      row,
      `${percent(mean)} ± ${percent(2 * error)} (95 %, ${n} positions of ${of} games)`,
    ]),
  );
  printTable(
    'a position for each',
    rows.map(({ row, example }): [string, string] => [row, example]),
  );
}

if (name === 'duel') valueDuel();
else await valueDiscovery();
report();
