import { type DiscoveryState, discovery, duel, type GameName } from '@castellan/rules';
import { expect, test } from 'vitest';
import { type Contestant, seated } from '../../src/arena/contestant.ts';
import { engineContestant } from '../../src/arena/engine.ts';
import { type GameResult, type Pairing, playGame } from '../../src/arena/game.ts';
import { playMatch } from '../../src/arena/match.ts';
import { contestantOf, readEntry } from '../../src/arena/players.ts';
import { summarise } from '../../src/arena/statistics.ts';
import { matchTable } from '../../src/arena/table.ts';
import { discoveryPlayouts } from '../../src/baselines/discovery.ts';
import { greedyPlayer, randomPlayer } from '../../src/baselines/simple.ts';
import { deal } from '../../src/deal.ts';
import { startDiscoveryCore } from '../../src/node.ts';

const options = discovery.parseOptions([]);
if (!options.ok) throw new Error('the default options are refused');

const greedy = (): Contestant<unknown> =>
  seated(greedyPlayer(discoveryPlayouts(startDiscoveryCore())), {}, 'greedy') as Contestant<unknown>;
const random = (): Contestant<unknown> =>
  seated(randomPlayer(discoveryPlayouts(startDiscoveryCore())), {}, 'random') as Contestant<unknown>;
const pairing = (first: Contestant<unknown>, second: Contestant<unknown>): Pairing => ({
  game: discovery,
  options: options.value,
  contestants: [first, second],
});

const won = (results: readonly number[]): GameResult[] =>
  results.map((result) => ({ won: result, points: 0, theirs: 0 }));

test('greedy beats random, and the same seed gives the same match', async () => {
  const plan = { ...pairing(greedy(), random()), games: 20, seed: 1 };
  const once = await playMatch(plan, () => {});
  const again = await playMatch(plan, () => {});
  expect(again).toEqual(once);
  expect(summarise(once).share).toBeGreaterThan(0.85);
});

test('a match that was interrupted ends as if it had not been', async () => {
  const plan = { ...pairing(greedy(), random()), games: 8, seed: 5 };
  const whole = await playMatch(plan, () => {});
  const rest = await playMatch({ ...plan, before: whole.slice(0, 3) }, () => {});
  expect(rest).toEqual(whole);
});

test('both games of a pair see the same kings and lines, with seats swapped too', async () => {
  const dealt: string[][] = [];
  const watched = (contestant: Contestant<unknown>): Contestant<unknown> => ({
    ...contestant,
    choose(position) {
      dealt.at(-1)!.splice(0, 99, ...position.record.filter((line) => /^(line|king)/.test(line)));
      return contestant.choose(position);
    },
  });
  const plan = pairing(watched(greedy()), watched(random()));
  for (const seat of [1, 2] as const) {
    dealt.push([]);
    await playGame(plan, seat, 77);
  }
  expect(dealt[0]!.length).toBe(10);
  expect(dealt[1]).toEqual(dealt[0]);
});

test('every king comes out about as often first', () => {
  const state: DiscoveryState = discovery.create(options.value);
  let first = 0;
  for (let seed = 0; seed < 400; seed++) {
    const line = deal(discovery, state, seed, 0) as Parameters<typeof discovery.apply>[1];
    const next = discovery.apply(state, line);
    if (!next.ok) throw new Error('the first line is refused');
    const king = deal(discovery, next.value, seed, 1) as { readonly seat: number };
    if (king.seat === 1) first++;
  }
  expect(Math.abs(first - 200)).toBeLessThan(50);
});

test('thirty pairs won once each say fifty per cent, with no doubt left by luck', () => {
  const { share, low, high, elo } = summarise(won(Array.from({ length: 60 }, (_, i) => i % 2)));
  expect([share, low, high, elo]).toEqual([0.5, 0.5, 0.5, 0]);
});

test('three games of four won are 191 Elo, and the interval spans what pairs leave open', () => {
  const summary = summarise(won(Array.from({ length: 400 }, (_, i) => (i % 4 === 3 ? 0 : 1))));
  expect(summary.share).toBe(0.75);
  expect(Math.round(summary.elo)).toBe(191);
  expect(summary.low).toBeCloseTo(0.75 - 1.96 * Math.sqrt(0.0625 / 199), 3);
  expect(matchTable(['a', 'b'], summary)).toContain('75.0 % (95 %: 71.5 % to 78.5 %)');
});

test('a match won to nothing is not called certain', () => {
  const { low, high, elo } = summarise(won([1, 1, 1, 1, 1, 1]));
  expect(low).toBeLessThan(0.95);
  expect(high).toBe(1);
  expect(elo).toBe(Number.POSITIVE_INFINITY);
});

test('players are named with limits of their own, and a wrong name is answered in one sentence', () => {
  expect(readEntry('knight', { ms: 5 })).toMatchObject({ who: 'knight', limits: { ms: 5 } });
  expect(readEntry('castellan@nodes=300', { ms: 5 })).toMatchObject({ limits: { nodes: 300 } });
  expect(readEntry('engine:my program@level=easy', {})).toMatchObject({
    who: 'my program',
    engine: true,
    level: 'easy',
  });
  expect(readEntry('bishop', {})).toContain('there is no player "bishop"');
  expect(readEntry('knight@ms=0', {})).toContain('"ms=0" is no limit');
  expect(readEntry('knight@level=easy', {})).toContain('only an engine');
  expect(readEntry('engine:', {})).toContain('needs a command');
});

test.each([duel, discovery])('baselines sit down for $name', async (game) => {
  const options = game.parseOptions([]);
  if (!options.ok) throw new Error('the default options are refused');
  const sitDown = (text: string): Contestant<unknown> => {
    const entry = readEntry(text, {});
    if (typeof entry === 'string') throw new Error(entry);
    return contestantOf(game.name as GameName, entry);
  };
  for (const who of ['random', 'greedy', 'mc', 'uct']) {
    const contestants = [sitDown(`${who}@nodes=30`), sitDown('random')] as const;
    const { points } = await playGame({ game, options: options.value, contestants }, 1, 3);
    expect(points).toBeGreaterThan(0);
  }
});

// Speaks just enough of the protocol to play the first legal pick, and "discard" where it has to place.
const PROGRAM = `
const lines = require('node:readline').createInterface({ input: process.stdin });
let left = 0; let pick = '';
lines.on('line', (line) => {
  if (left > 0) {
    if (line.startsWith('line ')) pick = line.split(' ')[1];
    if (--left === 0) console.log('ok');
  } else if (line.startsWith('load ')) left = Number(line.slice(5));
  else if (line.startsWith('go')) console.log(line.includes('ms=7') ? 'best pick ' + pick + ' win=0.500 margin=+0.0 nodes=1 ms=0' : 'error no');
  else if (line === 'quit') process.exit(0);
});`;

test('a program that speaks the engine protocol is asked with its limits and its answer is taken', async () => {
  const engine = engineContestant(`${process.execPath} -e "${PROGRAM.replaceAll('\n', ' ')}"`, { ms: 7 }, null);
  const state = discovery.create(options.value);
  expect(await engine.choose({ state, record: ['new discovery', 'line 3 5 8 9', 'king 1'], seed: 1 })).toBe('pick 3');
  engine.close();
});

test('a program that plays what is not legal loses its seat with a sentence', async () => {
  const engine = engineContestant(`${process.execPath} -e "${PROGRAM.replaceAll('\n', ' ')}"`, { ms: 7 }, null);
  await expect(playGame(pairing(engine, random()), 1, 3)).rejects.toThrow('is not legal there');
  engine.close();
});

test('a program that ends before it answers is told so', async () => {
  const engine = engineContestant(`${process.execPath} -e "process.exit(3)"`, {}, null);
  await expect(engine.choose({ state: null, record: ['new discovery'], seed: 1 })).rejects.toThrow('ended');
});
