import { type DiscoveryState, discovery } from '@castellan/rules';
import { actionOf } from '../discovery/code.ts';
import { type DiscoveryCore, PHASE, RULE } from '../discovery/core.ts';
import { packState } from '../discovery/pack.ts';
import { CHANCE, OVER, type PlayoutCore } from './playout-core.ts';

/** Discovery's fast core as the baselines see it. */
export function discoveryPlayouts(core: DiscoveryCore): PlayoutCore<DiscoveryState> {
  const { wasm, state: loaded, trial, list } = core;
  return {
    load: (state) => packState(core, loaded, state),
    print: (state, action) => discovery.printAction(actionOf(state, action)),
    seed: wasm.rngSeed,
    below: wasm.rngBelow,
    reset: () => wasm.copyState(trial, loaded),
    turn() {
      const phase = wasm.phase(trial);
      if (phase === PHASE.over) return OVER;
      return phase === PHASE.line || phase === PHASE.king ? CHANCE : wasm.mover(trial);
    },
    legal() {
      if (wasm.phase(trial) === PHASE.pick) return [0, 1, 2, 3].filter((index) => wasm.isFree(trial, index));
      const n = wasm.listPlacements(trial, list);
      return Array.from(new Uint16Array(wasm.memory.buffer, list, n));
    },
    play(action) {
      if (wasm.phase(trial) === PHASE.pick) wasm.pick(trial, action);
      else wasm.placeHere(trial, action);
    },
    chance: () => wasm.chance(trial),
    randomAction: () => wasm.randomAction(trial),
    greedyAction: () => wasm.greedyAction(trial),
    scatterAction: () => wasm.scatterAction(trial),
    playOut: () => wasm.playOut(trial, RULE.random, RULE.random),
    ahead: () => Math.sign(wasm.leadOf(trial)),
    lead: () => wasm.scoreOf(trial, 0) - wasm.scoreOf(trial, 1),
  };
}
