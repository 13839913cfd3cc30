import { type DuelState, duel } from '@castellan/rules';
import { actionOf, type DecisionKind } from '../duel/code.ts';
import { type DuelCore, MOST_ACTIONS, useSheet } from '../duel/core.ts';
import { packState } from '../duel/pack.ts';
import { CHANCE, OVER, type PlayoutCore } from './playout-core.ts';

const SIDES = 6;

/** Duel's fast core as the baselines see it. */
export function duelPlayouts(core: DuelCore): PlayoutCore<DuelState> {
  const { wasm, state: loaded, trial, actions } = core;
  return {
    load(state) {
      useSheet(core, duel.options(state));
      packState(core, loaded, state);
    },
    print: (state, action) => duel.printAction(actionOf(kindOf(state), action)),
    seed: wasm.rngSeed,
    below: wasm.rngBelow,
    reset: () => wasm.copyState(trial, loaded),
    turn() {
      const phase = wasm.phaseOf(trial);
      if (phase === wasm.OVER.value) return OVER;
      return phase === wasm.ROLL.value ? CHANCE : wasm.mover(trial);
    },
    legal() {
      const n = wasm.legal(trial, actions, MOST_ACTIONS);
      return Array.from(new Uint32Array(wasm.memory.buffer, actions, n));
    },
    play: (action) => wasm.apply(trial, action),
    chance() {
      const sides = [0, 0, 0, 0].map(() => wasm.rngBelow(SIDES)) as [number, number, number, number];
      wasm.roll(trial, ...sides);
      return sides.reduce((key, side) => key * SIDES + side, 0);
    },
    randomAction: () => wasm.randomAction(trial),
    greedyAction: () => wasm.greedyAction(trial),
    scatterAction: () => wasm.scatterAction(trial),
    playOut: () => wasm.playoutRandom(trial),
    ahead: () => wasm.ahead(trial),
    lead: () => wasm.points(wasm.playerAt(trial, 0)) - wasm.points(wasm.playerAt(trial, 1)),
  };
}

function kindOf(state: DuelState): DecisionKind {
  if (state.phase === 'draft') return 'pick';
  if (state.phase === 'place') return 'place';
  return state.lightning[0] === 'domains' ? 'bonus' : 'cross';
}
