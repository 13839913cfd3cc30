import { type Below, type DuelOptions, duel, must, seeded } from '@castellan/rules';
import { describe, expect, it } from 'vitest';
import { actionOf, codeOf } from '../../src/duel/code.ts';
import { MOST_ACTIONS, useSheet } from '../../src/duel/core.ts';
import { playBoth, randomOptions } from '../../src/duel/differential.ts';
import { packState } from '../../src/duel/pack.ts';
import { startDuelCore } from '../../src/node.ts';

const core = startDuelCore();

function play(options: string, actions: readonly string[]) {
  const parsed = duel.parseOptions(options.split(' ').filter(Boolean));
  if (!parsed.ok) throw new Error('bad options');
  let state = duel.create(parsed.value);
  for (const text of actions) {
    const action = duel.parseAction(text);
    if (!action.ok) throw new Error(text);
    const next = duel.apply(state, action.value);
    if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
    state = next.value;
  }
  return state;
}

/** A game in the core alone: its rolls drawn, its decisions made by `choose` from the list of all legal actions. */
function playOut(options: DuelOptions, below: Below, choose: (legal: Uint32Array) => number): void {
  const { wasm } = core;
  useSheet(core, options);
  wasm.newState(core.state);
  while (wasm.phaseOf(core.state) !== 7) {
    if (wasm.phaseOf(core.state) === 0) {
      wasm.roll(core.state, below(6), below(6), below(6), below(6));
      continue;
    }
    const n = wasm.legal(core.state, core.actions, MOST_ACTIONS);
    wasm.apply(core.state, choose(new Uint32Array(wasm.memory.buffer, core.actions, n).slice()));
  }
}

describe('the fast core of Duel', () => {
  it('agrees with the rules on every legal action, state, score and result of 500 games of all editions and sheets', () => {
    const below = seeded(500);
    let decisions = 0;
    const full = { map: 0, round: 0 };
    for (let game = 0; game < 500; game++) {
      const options = randomOptions(below);
      const played = playBoth(core, options, below, game % 4 === 0);
      decisions += played.decisions;
      if (played.full) full[options.end]++;
    }
    expect(decisions).toBeGreaterThan(20_000);
    // Both ways in which a full map ends a game were played.
    expect(Math.min(full.map, full.round)).toBeGreaterThan(5);
  });

  it('plays the same games without vectors', () => {
    const plain = startDuelCore(false);
    const options = duel.parseOptions([]);
    if (!options.ok) throw new Error('bad options');
    const halves = [core, plain].map((one) => {
      useSheet(one, options.value);
      one.wasm.newState(one.state);
      return one.wasm.randomGames(one.state, 300, 7);
    });
    expect(halves[0]).toBe(halves[1]);
    expect(halves[0]).toBeGreaterThan(200);
    expect(halves[0]).toBeLessThan(400);
  });

  it('never lets greedy or a player who looks at its own map only do what is not allowed, also where joining domains costs points', () => {
    const below = seeded(21);
    const { wasm } = core;
    for (let game = 0; game < 150; game++) {
      wasm.rngSeed(game);
      playOut(randomOptions(below), below, (legal) => {
        const habit = [wasm.greedyAction, wasm.ownMapAction][game % 2]!;
        const action = habit(core.state) >>> 0;
        expect(legal.includes(action)).toBe(true);
        return action;
      });
    }
  });

  it('draws one of all legal placements, each as likely as any other', () => {
    const below = seeded(22);
    const { wasm } = core;
    for (let game = 0; game < 150; game++) {
      playOut(game % 2 ? randomOptions(below) : must(duel.parseOptions([])), below, (legal) => {
        const seed = below(1 << 30);
        wasm.rngSeed(seed);
        const action = wasm.randomAction(core.state) >>> 0;
        expect(legal.includes(action)).toBe(true);
        const placing = wasm.phaseOf(core.state) === 3 || wasm.phaseOf(core.state) === 4;
        if (placing) {
          // A pass is the last of the list and the first to be drawn.
          const inOrder = legal.at(-1) === 0 ? [0, ...legal.slice(0, -1)] : legal;
          wasm.rngSeed(seed);
          expect(action).toBe(inOrder[wasm.rngBelow(legal.length)]);
        }
        return action;
      });
    }
  });

  it.each([
    ['the first draft', '', ['roll d s f++ ?'], 4],
    ['the second pick', '', ['roll d s f++ ?', 'pick 1'], 3],
    ['the first placement with a joker and the castle bonus', '', ['roll d d d ?', 'pick 1', 'pick 3 4'], 36],
  ])('finds as many actions as the protocol says: %s', (_, options, actions, expected) => {
    const state = play(options, actions);
    useSheet(core, state.options);
    packState(core, core.state, state);
    expect(core.wasm.legal(core.state, core.actions, MOST_ACTIONS)).toBe(expected);
  });

  it('spells every action of a position with every power as the rules do', () => {
    const fresh = play('', ['roll ? s f++ ?', 'pick 1', 'pick 2 3']);
    const powers = ['free', 'split', 'turn'] as const;
    const state = { ...fresh, players: [{ ...fresh.players[0], powers }, fresh.players[1]] as const };
    const legal = duel.legal(state);
    expect(legal.length).toBeGreaterThan(50_000);
    for (const action of legal)
      expect(duel.printAction(actionOf('place', codeOf(action)))).toBe(duel.printAction(action));
  });
});
