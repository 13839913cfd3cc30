import { parseArgs } from 'node:util';
import { duel, must, seeded } from '@castellan/rules';
import {
  type Contestant,
  contestantOf,
  playMatch,
  readEntry,
  seated,
  summarise,
} from '../packages/ai/src/arena/index.ts';
import { useSheet } from '../packages/ai/src/duel/core.ts';
import { startDuelCore, startTrainedDuel } from '../packages/ai/src/duel/node.ts';
import { duelPlayer, FULL_MIND } from '../packages/ai/src/duel/player.ts';
import { LEVELS } from '../packages/ai/src/levels.ts';
import type { Player } from '../packages/ai/src/player.ts';
import { medians, printTable } from './measure.ts';

/**
 * The bars of Duel's computer player, one command each:
 * `node bench/ai-duel.ts speed|greedy|mc|uct|net|twice|ladder [--games 400] [--seed 1] [--best castellan@ms=100]`
 * On a machine that is busy with other things, give the best player nodes instead of time: `--best castellan@nodes=60`.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    best: { type: 'string', default: 'castellan@ms=100' },
    twice: { type: 'string', default: 'castellan@ms=200' },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);

const BARS: Readonly<Record<string, () => Promise<void> | void>> = {
  speed,
  greedy: () => match(values.best, 'greedy', 'must 97 %, stretch 99 %'),
  mc: () => match(values.best, 'mc@nodes=2000', 'must 85 %, stretch 92 %'),
  uct: () => match(values.best, 'uct@ms=100', 'must 80 %, stretch 90 %'),
  net: () => match('net alone', 'greedy', 'must 85 %, stretch 92 %'),
  twice: () => match(values.twice, values.best, 'at most 54 %, stretch 52 %'),
  ladder,
};

for (const name of positionals.length > 0 ? positionals : Object.keys(BARS)) {
  const bar = BARS[name];
  if (!bar) throw new Error(`there is no bar "${name}": choose ${Object.keys(BARS).join(', ')}`);
  await bar();
}

async function ladder(): Promise<void> {
  for (const [index, level] of LEVELS.entries()) {
    if (index === 0) continue;
    const upper = level === 'castellan' ? values.best : level;
    await match(upper, LEVELS[index - 1]!, '65 to 85 %');
  }
}

async function match(first: string, second: string, bar: string): Promise<void> {
  const contestants: readonly [Contestant<unknown>, Contestant<unknown>] = [seat(first), seat(second)];
  const options = must(duel.parseOptions([]));
  const results = await playMatch({ game: duel, options, contestants, games, seed }, (played) => {
    if (played.length % 20 === 0) {
      process.stderr.write(
        `${first} : ${second} ${(100 * summarise(played).share).toFixed(1)} % of ${played.length}\n`,
      );
    }
  });
  const { share, low, high, elo, points, theirs } = summarise(results);
  printTable(`Duel: ${first} against ${second}, ${games} games in pairs, seed ${seed}`, [
    ['won', `${percent(share)} (${percent(low)} to ${percent(high)}), Elo ${elo.toFixed(0)}`],
    ['points', `${points.toFixed(1)} : ${theirs.toFixed(1)}`],
    ['bar', bar],
  ]);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function seat(text: string): Contestant<unknown> {
  if (text === 'net alone') {
    const player = duelPlayer(startTrainedDuel(), text, { ...FULL_MIND, depth: 0 }) as Player<unknown>;
    return seated(player, {}, text);
  }
  const entry = readEntry(text, {});
  if (typeof entry === 'string') throw new Error(entry);
  return contestantOf('duel', entry);
}

/** Random games of the fast core and of the rules, interleaved. */
function speed(): void {
  const core = startDuelCore();
  const options = must(duel.parseOptions([]));
  useSheet(core, options);
  core.wasm.newState(core.state);
  const fast = 2000;
  const slow = 20;
  const below = seeded(seed);
  const times = medians(9, {
    core: () => {
      core.wasm.randomGames(core.state, fast, seed);
    },
    rules: () => {
      for (let game = 0; game < slow; game++) {
        let state = duel.create(options);
        while (state.phase !== 'over') {
          if (state.phase === 'roll') state = must(duel.apply(state, duel.draw(state, below)));
          else {
            const legal = duel.legal(state);
            state = must(duel.apply(state, legal[below(legal.length)]!));
          }
        }
      }
    },
  });
  const perSecond = { core: (1000 * fast) / times.core!, rules: (1000 * slow) / times.rules! };
  printTable('Duel: random games a second, with all powers (medians of 9 interleaved runs)', [
    ['rules', perSecond.rules.toFixed(0)],
    ['fast core', perSecond.core.toFixed(0)],
    ['fast core ÷ rules', `${(perSecond.core / perSecond.rules).toFixed(0)} (must 20, stretch 50)`],
  ]);
}
