import { type DiscoveryState, discovery } from '@castellan/rules';
import type { Analysis, Limits, Player, Search } from '../player.ts';
import { actionOf } from './code.ts';
import type { DiscoveryCore } from './core.ts';
import { packState } from './pack.ts';

export interface DiscoveryPlan {
  readonly name: string;
  /** Never thinks longer than this many positions, whatever the limits allow. */
  readonly nodes?: number;
}

const DEFAULT_MS = 100;
const DEFAULT_SEED = 1;
/** Positions between two looks at the clock: some 0.2 ms. */
const SLICE = 200;

/** Takes the weights that training wrote. */
export function useWeights({ wasm }: DiscoveryCore, weights: Uint8Array): void {
  if (weights.length !== 4 * wasm.netCount()) throw new Error('these are not the weights of Discovery');
  new Uint8Array(wasm.memory.buffer, wasm.netWeights(), weights.length).set(weights);
}

/** The computer player of Discovery: a tree over the round, sampled next lines, the net's values. */
export function discoveryPlayer(core: DiscoveryCore, plan: DiscoveryPlan): Player<DiscoveryState> {
  return {
    name: plan.name,
    think(state, limits): Search {
      if (state.phase !== 'pick' && state.phase !== 'place') {
        throw new Error('there is nothing to decide in this position');
      }
      return search(core, state, limits, plan);
    },
  };
}

function search(core: DiscoveryCore, state: DiscoveryState, limits: Limits, plan: DiscoveryPlan): Search {
  const { wasm } = core;
  const mostMs = limits.ms ?? (limits.nodes === undefined ? DEFAULT_MS : Number.POSITIVE_INFINITY);
  const mostNodes = Math.min(limits.nodes ?? Number.POSITIVE_INFINITY, plan.nodes ?? Number.POSITIVE_INFINITY);
  const started = performance.now();
  packState(core, core.state, state);
  wasm.thinkAbout(core.state, limits.seed ?? DEFAULT_SEED);
  let spent = performance.now() - started;
  const sign = state.seat === 1 ? 1 : -1;
  let more = wasm.choices() > 1;
  return {
    step(ms) {
      const begun = performance.now();
      const until = begun + Math.min(ms, mostMs - spent);
      more &&= wasm.thought() < mostNodes;
      while (more && performance.now() < until) {
        more = wasm.think(Math.min(SLICE, mostNodes - wasm.thought())) !== 0 && wasm.thought() < mostNodes;
      }
      spent += performance.now() - begun;
      return more && spent < mostMs;
    },
    best(): Analysis {
      const win = wasm.bestWin();
      return {
        action: discovery.printAction(actionOf(state, wasm.bestAction())),
        win: sign > 0 ? win : 1 - win,
        margin: sign * wasm.bestMargin(),
        nodes: wasm.thought(),
        ms: spent,
      };
    },
  };
}
