import { type Coat, columnOf, type DuelPlayer, type DuelState, duel, MAP, must, rowOf, seeded } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import { useSheet } from '../../src/duel/core.ts';
import { randomOptions } from '../../src/duel/differential.ts';
import { STRONGEST } from '../../src/duel/levels.ts';
import { packState } from '../../src/duel/pack.ts';
import { duelPlayer } from '../../src/duel/player.ts';
import { startTrainedDuel } from '../../src/node.ts';
import type { Limits } from '../../src/player.ts';
import { tickWhenRead } from '../ticking.ts';

const core = startTrainedDuel();
const best = duelPlayer(core, 'best');
const plainCore = startTrainedDuel(false);

function start(options = ''): DuelState {
  const parsed = duel.parseOptions(options.split(' ').filter(Boolean));
  if (!parsed.ok) throw new Error('bad options');
  return duel.create(parsed.value);
}

function play(state: DuelState, text: string): DuelState {
  const action = duel.parseAction(text);
  if (!action.ok) throw new Error(`not an action: ${text}`);
  const next = duel.apply(state, action.value);
  if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
  return next.value;
}

function answer(state: DuelState, limits: Limits, player = best) {
  const search = player.think(state, limits);
  while (search.step(20));
  return search.best();
}

describe('the computer player of Duel', () => {
  it('always plays a legal action, whatever the edition, the sheet and the powers', () => {
    const below = seeded(11);
    for (let game = 0; game < 6; game++) {
      let state = duel.create(randomOptions(below));
      while (state.phase !== 'over') {
        if (state.phase === 'roll') state = play(state, duel.printAction(duel.draw(state, below)));
        else state = play(state, answer(state, { nodes: 2 }).action);
      }
      expect(duel.result(state).kind).not.toBe('ongoing');
    }
  });

  it('gives the same answer to the same seed and nodes, with and without vectors', () => {
    let state = start();
    const plain = duelPlayer(plainCore, 'plain');
    const below = seeded(5);
    while (state.round < 4) {
      if (state.phase === 'roll') {
        state = play(state, duel.printAction(duel.draw(state, below)));
        continue;
      }
      const limits = { nodes: 40, seed: 3 };
      const { ms: _, ...first } = answer(state, limits);
      const { ms: __, ...again } = answer(state, limits);
      const { ms: ___, ...without } = answer(state, limits, plain);
      expect(again).toEqual(first);
      expect(without.action).toBe(first.action);
      state = play(state, first.action);
    }
  });

  it('has an answer before it begins to think, and keeps to its time', () => {
    tickWhenRead();
    const state = play(start(), 'roll d s f++ ?');
    const search = best.think(state, { ms: 5 });
    expect(search.best().action).toMatch(/^pick [1-4]$/);
    while (search.step(1));
    expect(search.best().ms).toBeGreaterThanOrEqual(5);
    expect(search.best().ms).toBeLessThan(10);
    expect(search.step(1)).toBe(false);
    expect(search.best().win).toBeGreaterThan(0);
    expect(search.best().win).toBeLessThan(1);
    const { nodes } = search.best();
    expect(answer(state, { nodes: 1_000_000 }).nodes).toBeGreaterThan(nodes);
  });

  it('looks beyond the next round with more time, and changes its mind by it', () => {
    const oneRound = duelPlayer(core, 'one round', { ...STRONGEST, depth: 1 });
    const below = seeded(21);
    let state = start();
    let further = 0;
    let changed = 0;
    while (state.phase !== 'over') {
      if (state.phase === 'roll') {
        state = play(state, duel.printAction(duel.draw(state, below)));
        continue;
      }
      const near = answer(state, { nodes: 60 }, oneRound);
      const far = answer(state, { nodes: 60 });
      if (far.nodes > near.nodes) further++;
      else expect(far.action).toBe(near.action);
      if (far.action !== near.action) changed++;
      state = play(state, far.action);
    }
    expect(further).toBeGreaterThan(10);
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(further / 2);
  });

  it('says so when there is nothing to decide or a limit makes no sense', () => {
    expect(() => best.think(start(), { ms: 10 }).best()).toThrow('chance decides here');
    const state = play(start(), 'roll d s f++ ?');
    expect(() => best.think(state, { ms: -1 })).toThrow('ms takes');
    expect(() => best.think(state, { nodes: Number.NaN })).toThrow('nodes takes');
    expect(() => best.think(state, { seed: 0.5 })).toThrow('seed takes');
  });

  it('ends a thought when the next one begins on the same core', () => {
    const state = play(start(), 'roll d s f++ ?');
    const old = best.think(state, { ms: 1000 });
    const action = old.best().action;
    best.think(play(state, 'pick 1'), { ms: 10 });
    expect(old.step(10)).toBe(false);
    expect(old.best().action).toBe(action);
  });

  it('beats greedy clearly with the net alone, seats swapped on the same dice', () => {
    const { wasm } = core;
    const pairs = 60;
    answer(play(start(), 'roll d s f++ ?'), { nodes: 0 });
    const weights = wasm.weightsInUse();
    expect(wasm.match(weights, 0, pairs, 42) / (4 * pairs)).toBeGreaterThan(0.75);
  });
});

describe('what the net sees', () => {
  it('is the same whether summed up step by step or from scratch', () => {
    const below = seeded(9);
    const { wasm } = core;
    for (let game = 0; game < 10; game++) {
      wasm.newState(core.state);
      wasm.rngSeed(game);
      while (wasm.phaseOf(core.state) !== 7) {
        if (wasm.phaseOf(core.state) === 0) {
          wasm.roll(core.state, below(6), below(6), below(6), below(6));
          continue;
        }
        const action = wasm.randomAction(core.state);
        const placing = wasm.phaseOf(core.state) === 3 || wasm.phaseOf(core.state) === 4;
        if (placing) expect(wasm.sumError(core.state, action)).toBeLessThan(1e-3);
        wasm.apply(core.state, action);
      }
    }
  });

  it('is in the expectation of a round what it is at its end, also with `both` spent or a line filled by both', () => {
    const { wasm, state } = core;
    answer(play(start(), 'roll d s f++ ?'), { nodes: 0 });
    for (let game = 0; game < 12; game++) {
      wasm.newState(state);
      wasm.rngSeed(7000 + game);
      while (wasm.phaseOf(state) !== 7) {
        if (wasm.phaseOf(state) === 0) {
          expect(wasm.outcomeError(state)).toBeLessThan(1e-4);
          wasm.roll(state, wasm.rngBelow(6), wasm.rngBelow(6), wasm.rngBelow(6), wasm.rngBelow(6));
        } else wasm.apply(state, wasm.netAction(state));
      }
    }
  });

  it.each([
    ['end=map', 3],
    ['end=round', 6],
  ])('expects the last round to end as the rules say, with %s', (words, lead) => {
    const { wasm } = core;
    const full = [1, 2, 3, 4].map((die) => `die${die}=f,f,f,f,f,f`);
    const maps = [
      'map1=2f+qqqq/qqqqqqq/qqq*qqq/qqqqqqq/qqqqqqq castle1=spent book1=f2',
      'map2=2fqqqq/qqqqqqq/qqq*qqq/qqqqqqq/qqqqqqq castle2=spent book2=f2',
    ];
    const lastRound = must(duel.parsePosition([words, ...full, 'round=17', ...maps.join(' ').split(' ')]));
    useSheet(core, lastRound.options);
    packState(core, core.state, lastRound);
    wasm.expect(core.state);
    wasm.lastRound(core.state);
    // Player 1 has a domain of three squares and one cross, and `domains` for its one domain of a coat if it may still tick.
    expect([wasm.expectedMargin.value, wasm.lastLead.value]).toEqual([lead, lead]);
  });

  /** Positions between rounds of a game at random, each as it is and with both players' maps and lines changed. */
  function* valuesOf(change: (player: DuelPlayer) => DuelPlayer, words: string): Generator<readonly [number, number]> {
    const below = seeded(31);
    const { wasm } = core;
    let state = start();
    const value = (shown: DuelState): number => {
      useSheet(core, shown.options);
      packState(core, core.state, shown);
      wasm.evaluate(core.state);
      return wasm.win.value;
    };
    while (state.phase !== 'over') {
      if (state.phase === 'roll') {
        const [one, two] = state.players;
        const changed: DuelState = { ...state, options: start(words).options, players: [change(one), change(two)] };
        yield [value(state), value(changed)];
        state = play(state, duel.printAction(duel.draw(state, below)));
      } else {
        const legal = duel.legal(state);
        state = play(state, duel.printAction(legal[below(legal.length)]!));
      }
    }
  }

  it('is the same in a mirror, where no two domains are equally promising', () => {
    const mirrored = (player: DuelPlayer): DuelPlayer => ({
      ...player,
      map: player.map.map((_, square) => player.map[(6 - columnOf(MAP, square)) * 5 + (4 - rowOf(MAP, square))]!),
    });
    const differences = Array.from(valuesOf(mirrored, ''), ([plain, mirror]) => Math.abs(mirror - plain));
    expect(differences.filter((difference) => difference < 1e-5).length).toBeGreaterThan(differences.length / 2);
  });

  it('is the same where two coats with the same faces change places, together with their lines', () => {
    const twin = (coat: Coat): Coat => (coat === 'D' ? 'S' : coat === 'S' ? 'D' : coat);
    const swapped = (player: DuelPlayer): DuelPlayer => ({
      ...player,
      map: player.map.map((square) => square && { ...square, kind: twin(square.kind) }),
      ticks: { ...player.ticks, D: player.ticks.S, S: player.ticks.D },
      bonus: player.bonus && twin(player.bonus),
    });
    let different = 0;
    for (const [plain, swap] of valuesOf(swapped, 'powers=D:turn,S:both')) expect(swap).toBeCloseTo(plain, 5);
    for (const [plain, swap] of valuesOf(swapped, '')) if (Math.abs(plain - swap) > 1e-4) different++;
    expect(different).toBeGreaterThan(3);
  });
});
