import { BOARDS, type DiscoveryState, discovery, type Kingdom, seeded } from '@castellan/rules';
import { beforeAll, expect, test } from 'vitest';
import type { DiscoveryCore } from '../../src/discovery/core.ts';
import { STRONGEST } from '../../src/discovery/levels.ts';
import { discoveryPlayer } from '../../src/discovery/player.ts';
import { useWeights } from '../../src/discovery/weights.ts';
import { discoveryOfLevel, LEVELS } from '../../src/levels.ts';
import { startDiscoveryCore, startTrainedDiscovery } from '../../src/node.ts';
import type { Limits, Player } from '../../src/player.ts';
import { tickWhenRead } from '../ticking.ts';

let core: DiscoveryCore;
beforeAll(() => {
  core = startTrainedDiscovery();
});

function start(words: readonly string[]): DiscoveryState {
  const options = discovery.parseOptions(words);
  if (!options.ok) throw new Error(`bad options ${words.join(' ')}`);
  return discovery.create(options.value);
}

function played(state: DiscoveryState, action: ReturnType<typeof discovery.draw>): DiscoveryState {
  const next = discovery.apply(state, action);
  if (!next.ok) throw new Error(`not legal: ${discovery.printAction(action)}`);
  return next.value;
}

function decided(state: DiscoveryState, text: string): DiscoveryState {
  const action = discovery.parseAction(text);
  if (!action.ok) throw new Error(`not an action: ${text}`);
  return played(state, action.value);
}

function answer(player: Player<DiscoveryState>, state: DiscoveryState, limits: Limits) {
  const search = player.think(state, limits);
  while (search.step(20));
  return search.best();
}

/** A game of the player against itself; every position in which it decided. */
function wholeGame(player: Player<DiscoveryState>, words: readonly string[], limits: Limits): DiscoveryState[] {
  const below = seeded(11);
  const decisions: DiscoveryState[] = [];
  let state = start(words);
  while (state.phase !== 'over') {
    if (discovery.turn(state) === 'chance') state = played(state, discovery.draw(state, below));
    else {
      decisions.push(state);
      state = decided(state, answer(player, state, limits).action);
    }
  }
  return [...decisions, state];
}

test.each(LEVELS)('a %s plays whole games of every variant by the rules', (level) => {
  const player = discoveryOfLevel(core, level);
  for (const words of [[], ['deck=base', 'harmony=on'], ['middle=on', 'tiebreak=print'], ['size=7', 'harmony=on']]) {
    const game = wholeGame(player, words, { nodes: 60 });
    expect(game.at(-1)!.phase).toBe('over');
  }
});

test('the same seed and node count give the same answer, with SIMD and without', () => {
  const plain = startTrainedDiscovery(false);
  const once = wholeGame(discoveryPlayer(core, 'castellan'), [], { nodes: 400, seed: 9 });
  const again = wholeGame(discoveryPlayer(startTrainedDiscovery(), 'castellan'), [], { nodes: 400, seed: 9 });
  const without = wholeGame(discoveryPlayer(plain, 'castellan'), [], { nodes: 400, seed: 9 });
  expect(again).toEqual(once);
  expect(without).toEqual(once);
});

test('there is an answer before the first step and a search can be left at any time', () => {
  const [state] = wholeGame(discoveryOfLevel(core, 'steward'), [], {});
  tickWhenRead();
  const search = discoveryPlayer(core, 'castellan').think(state!, { ms: 10_000 });
  const first = search.best();
  expect(discovery.parseAction(first.action).ok).toBe(true);
  expect(search.step(2)).toBe(true);
  const { win, lead, nodes } = search.best();
  expect(nodes).toBeGreaterThan(first.nodes);
  expect(win).toBeGreaterThan(0.2);
  expect(win).toBeLessThan(0.8);
  expect(Math.abs(lead)).toBeLessThan(15);
});

test('a new thought ends the one before it on the same core', () => {
  const [state] = wholeGame(discoveryOfLevel(core, 'steward'), [], {});
  const player = discoveryPlayer(core, 'castellan');
  const first = player.think(state!, { ms: 1000 });
  const saved = first.best();
  player.think(state!, { ms: 1000 });
  expect(first.step(5)).toBe(false);
  expect(first.best()).toEqual(saved);
});

test('a limit in milliseconds is saved', () => {
  const positions = wholeGame(discoveryOfLevel(core, 'steward'), [], {});
  tickWhenRead();
  const { ms } = answer(discoveryPlayer(core, 'castellan'), positions[8]!, { ms: 30 });
  expect(ms).toBeGreaterThanOrEqual(30);
  expect(ms).toBeLessThan(40);
});

test('a castellan who thinks longer does not think less', () => {
  const positions = wholeGame(discoveryOfLevel(core, 'steward'), [], {});
  const player = discoveryPlayer(core, 'castellan');
  for (const nodes of [10, 100, 1000]) {
    expect(answer(player, positions[9]!, { nodes }).nodes).toBeGreaterThanOrEqual(nodes);
  }
});

test('where chance decides, or nothing, the player says so', () => {
  const player = discoveryPlayer(core, 'castellan');
  const game = wholeGame(discoveryOfLevel(core, 'page'), [], {});
  expect(() => player.think(start([]), {}).best()).toThrow('chance decides here');
  expect(() => player.think(game.at(-1)!, {})).toThrow('the game is over');
  expect(() => player.think(game[0]!, { ms: -1 })).toThrow('ms takes a number from 0');
  expect(() => player.think(game[0]!, { nodes: Number.NaN })).toThrow('nodes takes a number from 0');
});

/** The same kingdom turned over its diagonal. */
function turnedOver({ board, extent, discards }: Kingdom): Kingdom {
  const { width, height } = BOARDS[5];
  return {
    board: Array.from(board, (_, square) => board[(square % height) * width + Math.floor(square / height)]!),
    extent: { left: extent.top, right: extent.bottom, top: extent.left, bottom: extent.right },
    discards,
  };
}

test('a kingdom seen in a mirror is worth the same', () => {
  const player = discoveryOfLevel(core, 'steward');
  const picks = wholeGame(player, [], {}).filter(({ phase }) => phase === 'pick');
  for (const state of picks) {
    const mirrored = { ...state, kingdoms: [turnedOver(state.kingdoms[0]), state.kingdoms[1]] as const };
    const { win } = player.think(state, {}).best();
    expect(Math.abs(player.think(mirrored, {}).best().win - win)).toBeLessThan(1e-4);
  }
});

test('weights of another net are refused', () => {
  expect(() => useWeights(startDiscoveryCore(), new Uint8Array(12))).toThrow('not weights');
});

test('before a king comes out it hopes for what it hopes for after it, on average', () => {
  const player = discoveryPlayer(core, 'castellan');
  const hope = (state: DiscoveryState) => {
    const { win, action } = answer(player, state, { nodes: 1500 });
    return { action, win: state.phase === 'pick' && state.seat === 1 ? win : 1 - win };
  };
  const gaps = Array.from({ length: 8 }, (_, deal) => {
    const below = seeded(100 + deal);
    for (let i = 0; i < 4; i++) below(2);
    const line = played(start([]), discovery.draw(start([]), below));
    const first = played(line, discovery.draw(line, below));
    const before = hope(first);
    const king = decided(first, before.action);
    return Array.from(discovery.chanceOutcomes(king)).reduce(
      (sum, { action, probability: { k, n } }) => sum + (k / n) * hope(played(king, action)).win,
      -before.win,
    );
  });
  expect(Math.hypot(...gaps) / Math.sqrt(gaps.length)).toBeLessThan(0.03);
});

test.each([
  [
    'with the base deck, where more is left to luck, the castellan is less sure of its chances',
    'base',
    ['deck=base'],
    -1,
  ],
  ['with both bonuses, where less is, it is surer', 'bonuses', ['harmony=on', 'middle=on'], 1],
  ['with one bonus it is as sure as with none', 'discovery', ['harmony=on'], 0],
] as const)('%s', (_, variant, options, surer) => {
  const asTheNet = { ...STRONGEST, certainty: { discovery: 1, bonuses: 1, base: 1, seven: 1 } };
  const logit = (win: number): number => Math.log(win / (1 - win));
  const [state] = wholeGame(discoveryOfLevel(core, 'steward'), options, {});
  const told = answer(discoveryPlayer(core, 'castellan'), state!, { nodes: 300 });
  const thought = answer(discoveryPlayer(core, 'castellan', asTheNet), state!, { nodes: 300 });
  expect(told.action).toBe(thought.action);
  expect(logit(told.win)).toBeCloseTo(STRONGEST.certainty[variant] * logit(thought.win), 5);
  expect(Math.sign(STRONGEST.certainty[variant] - STRONGEST.certainty.discovery)).toBe(surer);
});
