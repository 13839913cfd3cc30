import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnyGame, COATS, discovery, duel, type GameName, must, POWERS, seeded } from '@castellan/rules';
import {
  type Contestant,
  contestantOf,
  playMatch,
  readEntry,
  seated,
  summarise,
} from '../packages/ai/src/arena/index.ts';
import { RULE } from '../packages/ai/src/discovery/core.ts';
import { faceCode, useSheet } from '../packages/ai/src/duel/core.ts';
import { STRONGEST } from '../packages/ai/src/duel/levels.ts';
import { duelPlayer } from '../packages/ai/src/duel/player.ts';
import { discoveryOfLevel, LEVELS } from '../packages/ai/src/levels.ts';
import { startDiscoveryCore, startDuelCore, startTrainedDiscovery, startTrainedDuel } from '../packages/ai/src/node.ts';
import type { Player } from '../packages/ai/src/player.ts';
import { median, medians, printTable, useComputingTime } from './measure.ts';

/**
 * The bars of the computer player, one command each:
 * `node bench/ai.ts duel speed|net|greedy|mc|uct|twice|ladder [--games 400] [--seed 1] [--best castellan@ms=100]`
 * `node bench/ai.ts discovery speed|net|paper|quick|mc|uct|mc-quick|uct-quick|ten|twice|ladder … [NAME=VALUE …]`, options of the game
 * behind. On a machine that is busy with other things, give the best player nodes instead of time, `--best castellan@nodes=60`,
 * or let `ms` count the time that this process has computed instead of the time that has passed: `--clock cpu`.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    best: { type: 'string', default: 'castellan@ms=100' },
    quick: { type: 'string', default: 'castellan@ms=1' },
    twice: { type: 'string', default: 'castellan@ms=200' },
    tenth: { type: 'string', default: 'castellan@ms=10' },
    /** Milliseconds of UCT, and of Monte Carlo evaluation at equal time. */
    theirs: { type: 'string', default: '100' },
    clock: { type: 'string', default: 'wall' },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
if (values.clock === 'cpu') useComputingTime();

type Bar = () => Promise<void> | void;

const NET = 'net alone';
const SHARED: Readonly<Record<string, Bar>> = {
  speed,
  net: () => match(NET, 'greedy', 'must 85 %, stretch 92 %'),
  twice: () => match(values.twice, values.best, 'at most 54 %, stretch 52 %'),
  ladder,
};
const BARS: Readonly<Record<string, Readonly<Record<string, Bar>>>> = {
  duel: {
    ...SHARED,
    greedy: () => match(values.best, 'greedy', 'must 97 %, stretch 99 %'),
    mc: () => match(values.best, 'mc@nodes=2000', 'must 85 %, stretch 92 %'),
    uct: () => match(values.best, `uct@ms=${values.theirs}`, 'must 82 %, stretch 88 %'),
  },
  discovery: {
    ...SHARED,
    paper: () => match(values.best, 'mc@nodes=1500', 'must 88 %, stretch 94 %'),
    quick: () => match(values.quick, 'mc@nodes=1500', 'must 75 %, stretch 85 %'),
    mc: () => match(values.best, `mc@ms=${values.theirs}`, 'must 85 %, stretch 92 %'),
    uct: () => match(values.best, `uct@ms=${values.theirs}`, 'must 85 %, stretch 92 %'),
    'mc-quick': () => match(values.quick, `mc@ms=${values.theirs}`, 'must 78 %, stretch 88 %'),
    'uct-quick': () => match(values.quick, `uct@ms=${values.theirs}`, 'must 78 %, stretch 88 %'),
    ten: () => match(values.best, values.tenth, 'must 55 %'),
  },
};

const [name = '', ...words] = positionals;
const wanted = words.filter((word) => !word.includes('='));
const optionWords = words.filter((word) => word.includes('='));
const bars = BARS[name];
if (!bars) throw new Error('which game? node bench/ai.ts duel, or discovery');
const gameName: GameName = name === 'duel' ? 'duel' : 'discovery';
const game: AnyGame = gameName === 'duel' ? duel : discovery;
for (const one of wanted.length > 0 ? wanted : Object.keys(bars)) {
  const bar = bars[one];
  if (!bar) throw new Error(`there is no bar "${one}": choose ${Object.keys(bars).join(', ')}`);
  await bar();
}

async function ladder(): Promise<void> {
  await match(LEVELS[0], 'scatter', 'about 50 %');
  for (const [index, level] of LEVELS.entries()) {
    if (index === 0) continue;
    const upper = level === 'castellan' ? values.best : level;
    await match(upper, LEVELS[index - 1]!, '65 to 80 %');
  }
}

async function match(first: string, second: string, bar: string): Promise<void> {
  const contestants: readonly [Contestant<unknown>, Contestant<unknown>] = [seat(first), seat(second)];
  const options = must(game.parseOptions(optionWords));
  const results = await playMatch({ game, options, contestants, games, seed }, (played) => {
    if (played.length % 20 === 0) {
      process.stderr.write(`${first} : ${second} ${percent(summarise(played).share)} of ${played.length}\n`);
    }
  });
  const { share, low, high, elo, points, theirs } = summarise(results);
  const title = [name, ...optionWords].join(' ');
  printTable(`${title}: ${first} against ${second}, ${games} games in pairs, seed ${seed}, clock ${values.clock}`, [
    ['won', `${percent(share)} (${percent(low)} to ${percent(high)}), Elo ${elo.toFixed(0)}`],
    ['points', `${points.toFixed(1)} : ${theirs.toFixed(1)}`],
    ['bar', bar],
  ]);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function seat(text: string): Contestant<unknown> {
  if (text === NET) return seated(netAlone(), {}, text);
  const entry = readEntry(text, {});
  if (typeof entry === 'string') throw new Error(entry);
  return contestantOf(gameName, entry);
}

/** One ply; in Discovery that is what the steward does. */
function netAlone(): Player<unknown> {
  if (game === duel) return duelPlayer(startTrainedDuel(), NET, { ...STRONGEST, depth: 0 }) as Player<unknown>;
  return discoveryOfLevel(startTrainedDiscovery(), 'steward') as Player<unknown>;
}

/** Random games of the fast core and of the rules, interleaved. */
function speed(): void {
  const fast = 4000;
  const slow = 400;
  const below = seeded(seed);
  const options = must(game.parseOptions([]));
  const playFast = fastGames(fast);
  const times = medians(9, {
    core: playFast,
    rules: () => {
      for (let played = 0; played < slow; played++) {
        let state = game.create(options);
        while (game.turn(state) !== 'over') {
          const legal = game.turn(state) === 'chance' ? [game.draw(state, below)] : game.legal(state);
          state = must(game.apply(state, legal[below(legal.length)]!));
        }
      }
    },
  });
  const perSecond = { core: (1000 * fast) / times.core!, rules: (1000 * slow) / times.rules! };
  printTable(`${name}: random games a second (medians of 9 interleaved runs)`, [
    ['rules', perSecond.rules.toFixed(0)],
    ['fast core', perSecond.core.toFixed(0)],
    ['fast core ÷ rules', `${(perSecond.core / perSecond.rules).toFixed(0)} (must 20, stretch 50)`],
  ]);
  beside();
}

/** The fast core beside the same loop in C, where this machine has a compiler: interleaved, in time computed. */
function beside(): void {
  const count = 100_000;
  const folder = mkdtempSync(join(tmpdir(), 'castellan-'));
  const program = join(folder, name);
  const source = join(import.meta.dirname, `${name}.c`);
  const compiled = spawnSync('cc', ['-O3', '-march=native', '-o', program, source], { encoding: 'utf8' });
  if (compiled.status !== 0) {
    process.stdout.write(`  not measured beside C: ${compiled.error?.message ?? compiled.stderr}\n`);
    return;
  }
  const { play, words } = gamesBesideC(count);
  const core: number[] = [];
  const c: number[] = [];
  for (let round = -1; round < 9; round++) {
    const before = process.threadCpuUsage();
    const played = play();
    const { user, system } = process.threadCpuUsage(before);
    const said = spawnSync(program, [seed, count, ...words].map(String), { encoding: 'utf8' }).stdout;
    const [took, ...theirs] = said.split(' ').map(Number).reverse();
    if (theirs.reverse().join() !== played.join())
      throw new Error(`the loop in C plays other games: ${theirs}, not ${played}`);
    // The first round only warms up.
    if (round >= 0) core.push(user + system);
    if (round >= 0) c.push(took! / 1000);
  }
  rmSync(folder, { recursive: true });
  const perSecond = { core: (1e6 * count) / median(core), c: (1e6 * count) / median(c) };
  printTable('the same games in C (medians of 9 interleaved runs, in time computed)', [
    ['fast core', perSecond.core.toFixed(0)],
    ['C, -O3', perSecond.c.toFixed(0)],
    ['fast core ÷ C', `${(perSecond.core / perSecond.c).toFixed(3)} (must 0.85)`],
  ]);
}

/** The loop of the core, with what it can be compared by, and what the program in C is called with. */
function gamesBesideC(count: number): { play(): readonly number[]; readonly words: readonly number[] } {
  if (game !== duel) {
    const { wasm } = startDiscoveryCore();
    const play = () => {
      wasm.rngSeed(seed);
      return [wasm.playGames(0, RULE.random, count)];
    };
    return { play, words: [] };
  }
  const core = startDuelCore();
  const { sheet, ticks, end } = must(duel.parseOptions([]));
  useSheet(core, { sheet, ticks, end });
  core.wasm.newState(core.state);
  // Also compares the generator's next number: it differs where one drew more.
  const play = () => [core.wasm.randomGames(core.state, count, seed), core.wasm.rngBelow(2 ** 32 - 1) >>> 0];
  const words = [
    ticks === 'formed' ? 1 : 0,
    end === 'map' ? 1 : 0,
    ...sheet.dice.flatMap((faces) => faces.map(faceCode)),
    ...COATS.map((coat) => sheet.boxes[coat]),
    ...COATS.map((coat) => POWERS.indexOf(sheet.powers[coat])),
  ];
  return { play, words };
}

function fastGames(count: number): () => void {
  if (game !== duel) {
    const { wasm } = startDiscoveryCore();
    wasm.rngSeed(seed);
    return () => void wasm.playGames(0, RULE.random, count);
  }
  const core = startDuelCore();
  useSheet(core, must(duel.parseOptions([])));
  core.wasm.newState(core.state);
  return () => void core.wasm.randomGames(core.state, count, seed);
}
