import { type DiscoveryState, discovery, seeded } from '@castellan/rules';
import { expect, test } from 'vitest';
import { codeOf } from '../../src/discovery/code.ts';
import { DISCARD, type DiscoveryCore, PHASE } from '../../src/discovery/core.ts';
import { randomOptions } from '../../src/discovery/differential.ts';
import { startDiscoveryCore } from '../../src/discovery/node.ts';
import { packState } from '../../src/discovery/pack.ts';
import { discoveryPlayer } from '../../src/discovery/player.ts';

/** A random game up to the given king of the round in which the last line is chosen. */
function towardsTheEnd(seed: number, king: number): DiscoveryState {
  const below = seeded(seed);
  let options = randomOptions(below);
  while (options.size === 7) options = randomOptions(below);
  let state = discovery.create(options);
  while (!(state.lines === 6 && state.done === king && state.phase === 'place' && state.choosing.length > 0)) {
    const legal = discovery.turn(state) === 'chance' ? [discovery.draw(state, below)] : discovery.legal(state);
    const next = discovery.apply(state, legal[below(legal.length)]!);
    if (!next.ok) throw new Error('a legal action was refused');
    state = next.value;
  }
  return state;
}

/** Tries everything to the end: the lead of player 0 with best play, 1000 a point, a tie-break as its sign. */
function everything(core: DiscoveryCore, at: number): number {
  const { wasm } = core;
  const phase = wasm.phase(at);
  if (phase === PHASE.over) {
    const points = wasm.scoreOf(at, 0) - wasm.scoreOf(at, 1);
    return points * 1000 + Math.sign(wasm.leadOf(at)) * (points === 0 ? 1 : 0);
  }
  const player = wasm.mover(at);
  const n = phase === PHASE.pick ? 4 : wasm.listPlacements(at, core.list);
  const placements = Array.from(new Uint16Array(wasm.memory.buffer, core.list, phase === PHASE.pick ? 0 : n));
  const actions = phase === PHASE.pick ? [0, 1, 2, 3].filter((index) => wasm.isFree(at, index)) : placements;
  const child = wasm.newState();
  let best = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    wasm.copyState(child, at);
    if (phase === PHASE.pick) wasm.pick(child, action);
    else wasm.placeHere(child, action);
    best = Math.max(best, (player === 0 ? 1 : -1) * everything(core, child));
  }
  return (player === 0 ? 1 : -1) * best;
}

test.each([
  [3, 25],
  [2, 12],
])('with the last line open the player finds what trying everything finds, from king %i on', (king, positions) => {
  const core = startDiscoveryCore();
  const other = startDiscoveryCore();
  const player = discoveryPlayer(core, 'castellan');
  for (let seed = 1; seed <= positions; seed++) {
    const state = towardsTheEnd(seed, king);
    const search = player.think(state, { nodes: 1_000_000 });
    while (search.step(1000));
    const { action, win, margin } = search.best();
    packState(other, other.state, state);
    const exact = everything(other, other.state) * (state.seat === 1 ? 1 : -1);
    const played = discovery.parseAction(action);
    if (!played.ok) throw new Error(`not an action: ${action}`);
    const code = codeOf(state, played.value);
    expect(code === DISCARD || code >= 0).toBe(true);
    other.wasm.placeHere(other.state, code);
    expect(everything(other, other.state) * (state.seat === 1 ? 1 : -1)).toBe(exact);
    if (discovery.legal(state).length > 1) {
      expect([win, margin]).toEqual([exact > 0 ? 1 : exact < 0 ? 0 : 0.5, Math.round(exact / 1000)]);
    }
  }
});
