import { parseArgs } from 'node:util';
import { discovery, must, seeded } from '@castellan/rules';
import { type Contestant, contestantOf, playMatch, readEntry, summarise } from '../packages/ai/src/arena/index.ts';
import { RULE } from '../packages/ai/src/discovery/core.ts';
import { startDiscoveryCore } from '../packages/ai/src/discovery/node.ts';
import { LEVELS } from '../packages/ai/src/levels.ts';
import { medians, printTable } from './measure.ts';

/**
 * The bars of Discovery's computer player, one command each:
 * `node bench/ai-discovery.ts speed|net|paper|quick|twice|ladder [--games 400] [--seed 1] [--best castellan@ms=100]`
 * On a machine that is busy with other things, give positions instead of time: `--best castellan@nodes=60000`.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    best: { type: 'string', default: 'castellan@ms=100' },
    quick: { type: 'string', default: 'castellan@ms=1' },
    twice: { type: 'string', default: 'castellan@ms=200' },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);

const BARS: Readonly<Record<string, () => Promise<void> | void>> = {
  speed,
  net: () => match('steward', 'greedy', 'must 85 %, stretch 92 %'),
  paper: () => match(values.best, 'mc@nodes=1500', 'must 88 %, stretch 94 %'),
  quick: () => match(values.quick, 'mc@nodes=1500', 'must 75 %, stretch 85 %'),
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
  const options = must(discovery.parseOptions([]));
  const results = await playMatch({ game: discovery, options, contestants, games, seed }, (played) => {
    if (played.length % 20 === 0) {
      process.stderr.write(
        `${first} : ${second} ${(100 * summarise(played).share).toFixed(1)} % of ${played.length}\n`,
      );
    }
  });
  const { share, low, high, elo, points, theirs } = summarise(results);
  printTable(`Discovery: ${first} against ${second}, ${games} games in pairs, seed ${seed}`, [
    ['won', `${percent(share)} (${percent(low)} to ${percent(high)}), Elo ${elo.toFixed(0)}`],
    ['points', `${points.toFixed(1)} : ${theirs.toFixed(1)}`],
    ['bar', bar],
  ]);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function seat(text: string): Contestant<unknown> {
  const entry = readEntry(text, {});
  if (typeof entry === 'string') throw new Error(entry);
  return contestantOf('discovery', entry);
}

/** Random games of the fast core and of the rules, interleaved. */
function speed(): void {
  const { wasm } = startDiscoveryCore();
  const options = must(discovery.parseOptions([]));
  const fast = 4000;
  const slow = 20;
  const below = seeded(seed);
  wasm.rngSeed(seed);
  const times = medians(9, {
    core: () => {
      wasm.playGames(0, RULE.random, fast);
    },
    rules: () => {
      for (let game = 0; game < slow; game++) {
        let state = discovery.create(options);
        while (state.phase !== 'over') {
          const chance = discovery.turn(state) === 'chance';
          const legal = chance ? [discovery.draw(state, below)] : discovery.legal(state);
          state = must(discovery.apply(state, legal[below(legal.length)]!));
        }
      }
    },
  });
  const perSecond = { core: (1000 * fast) / times.core!, rules: (1000 * slow) / times.rules! };
  printTable('Discovery: random games a second (medians of 9 interleaved runs)', [
    ['rules', perSecond.rules.toFixed(0)],
    ['fast core', perSecond.core.toFixed(0)],
    ['fast core ÷ rules', `${(perSecond.core / perSecond.rules).toFixed(0)} (must 20, stretch 50)`],
  ]);
}
