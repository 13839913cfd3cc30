import { writeFileSync } from 'node:fs';
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
  squareAt,
} from '@castellan/rules';
import { loadOpenings, meanOf, WORTHS, type Worth } from '@castellan/study';
import { printTable } from '../../bench/measure.ts';
import { levelGames } from './level-games.ts';

/**
 * What something is worth, in winning chance: `node lab/study/worth.ts GAME [--games N] [--out FILE]`. Duel: before every roll of games of
 * the castellan against itself one thing is changed, and both positions are valued exactly; going first is the mean over all first rolls.
 * Discovery: the shipped first lines. Each number comes with the position whose difference is nearest to it. FILE is what the page shows.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '200' }, out: { type: 'string' } },
});
const [name = ''] = positionals;
if (!isGameName(name)) throw new Error('which game?');
const count = Number(values.games);

/** What has a number of its own. */
type Row = Pick<Worth, 'what' | 'of' | 'since'>;

interface Sample {
  /** Positions of one game belong together. */
  readonly game: number;
  readonly difference: number;
  readonly position: string;
}

const samples = new Map<string, { readonly row: Row; readonly all: Sample[] }>();

function add(row: Row, sample: Sample): void {
  const key = JSON.stringify(row);
  const known = samples.get(key);
  if (known) known.all.push(sample);
  else samples.set(key, { row, all: [sample] });
}

const games = await levelGames('duel');
const evaluator = await games.evaluatorFor('standard');

async function valueDuel(): Promise<void> {
  for (let number = 0; number < count; number++) {
    const { states } = games.play(['castellan', 'castellan'], 31_000_000 + 1000 * number);
    const rolls = (states as readonly DuelState[]).filter(({ phase }) => phase === 'roll');
    for (const state of rolls) for (const seat of SEATS) changeIn(state, seat, number);
    process.stderr.write(`duel ${number + 1} of ${count}\n`);
  }
}

/** Castle and cross change their worth in the course of a game. Three rounds are put together, and all from the tenth on. */
const LATE = 10;
const sinceRound = (round: number): number => (round >= LATE ? LATE : 3 * Math.floor((round - 1) / 3) + 1);

/** What one player has more, each thing by itself. */
function changeIn(state: DuelState, seat: Seat, game: number): void {
  const player = state.players[seat - 1]!;
  const position = duel.printPosition(state);
  const now = valueFor(state, seat);
  const since = sinceRound(state.round);
  const compare = (row: Row, change: Partial<DuelPlayer>, sign: 1 | -1): void => {
    const players = state.players.map((one) => (one === player ? { ...one, ...change } : one));
    const changed = valueFor({ ...state, players } as unknown as DuelState, seat);
    add(row, { game, difference: sign * (changed - now), position });
  };
  if (player.castle) compare({ what: 'castle', of: null, since }, { castle: false }, -1);
  for (const power of player.powers) {
    compare({ what: 'power', of: power, since: null }, { powers: player.powers.filter((one) => one !== power) }, -1);
  }
  for (const coat of COATS) {
    const ticks = player.ticks[coat];
    if (state.lines[coat] !== null || ticks >= state.options.sheet.boxes[coat] - 1) continue;
    compare({ what: 'tick', of: coat, since: null }, { ticks: { ...player.ticks, [coat]: ticks + 1 } }, 1);
  }
  const largest = domainsOf(MAP, player.map).toSorted((a, b) => b.squares.length - a.squares.length)[0];
  if (!largest) return;
  const square = squareAt(MAP, largest.squares[0]!);
  const map = player.map.map((drawn, at) => (at === square ? { ...drawn!, marks: drawn!.marks + 1 } : drawn));
  compare({ what: 'cross', of: null, since }, { map }, 1);
}

function valueFor(state: unknown, seat: Seat): number {
  const { win } = evaluator.value(state, 1);
  return seat === 1 ? win : 1 - win;
}

/** All first rolls, each as likely as it is: exact, as far as the values are. */
async function valueGoingFirst(): Promise<Worth> {
  const openings = await loadOpenings('duel');
  const mean = openings.reduce((sum, { share, choices }) => sum + share * (choices[0]!.win - 0.5), 0);
  const start = duel.printPosition(duel.create(must(duel.parseOptions([]))));
  const n = openings.length;
  return { what: 'first', of: null, since: null, mean: rounded(mean), error: 0, n, games: n, example: start };
}

async function valueDiscovery(): Promise<void> {
  const start = discovery.create(must(discovery.parseOptions([])));
  for (const [game, { outcome, choices }] of (await loadOpenings('discovery')).entries()) {
    const line = must(discovery.apply(start, must(discovery.parseAction(outcome))));
    const position = discovery.printPosition(must(discovery.apply(line, { type: 'king', seat: 1 })));
    // The other player would have the same choice.
    const choosing = 2 * choices[0]!.win - 1;
    add({ what: 'choosing', of: null, since: null }, { game, difference: choosing, position });
    for (const { action, win } of choices) {
      const others = choices.filter((other) => other.action !== action);
      const mean = others.reduce((sum, other) => sum + other.win, 0) / others.length;
      add({ what: 'domino', of: action.split(' ')[1]!, since: null }, { game, difference: win - mean, position });
    }
  }
}

const rounded = (share: number): number => Number(share.toFixed(4));

/** What fewer games had is too rare for a number. */
const LEAST_GAMES = 20;

/** A mean over games, so that positions of one game, which are alike, do not make it look surer than it is. */
function worthOf(row: Row, all: readonly Sample[]): Worth {
  const byGame = Map.groupBy(all, ({ game }) => game);
  const { mean, error } = meanOf(
    [...byGame.values()].map((of) => of.reduce((sum, { difference }) => sum + difference, 0) / of.length),
  );
  const { position } = all.reduce((best, one) =>
    Math.abs(one.difference - mean) < Math.abs(best.difference - mean) ? one : best,
  );
  const counted = { mean: rounded(mean), error: rounded(error), n: all.length, games: byGame.size };
  return { ...row, ...counted, example: position };
}

/** By what they are about, then by rounds, then the dearest first. */
const inOrder = (one: Worth, two: Worth): number =>
  WORTHS.indexOf(one.what) - WORTHS.indexOf(two.what) || (one.since ?? 0) - (two.since ?? 0) || two.mean - one.mean;

if (name === 'duel') await valueDuel();
else await valueDiscovery();
const measured = [...samples.values()].map(({ row, all }) => worthOf(row, all));
const rows = [
  ...(name === 'duel' ? [await valueGoingFirst()] : []),
  ...measured.filter(({ games: of }) => of >= LEAST_GAMES),
].sort(inOrder);
if (values.out) writeFileSync(values.out, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
printTable(
  `${name}: worth in percent of winning chance, ± two standard errors`,
  rows.map(({ what, of, since, mean, error, n, games: from }): [string, string] => [
    [what, of, since && `from round ${since}`].filter((word) => word).join(' '),
    `${(100 * mean).toFixed(1)} ± ${(200 * error).toFixed(1)} (${n} positions of ${from} games)`,
  ]),
);
