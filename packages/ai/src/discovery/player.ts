import { type DiscoveryState, discovery } from '@castellan/rules';
import type { Player, Search } from '../player.ts';
import { checkLimits, startSearch, type Work } from '../search.ts';
import { candidatesOf, chosenAtOnce } from '../search-exports.ts';
import { chanceWork } from './chance.ts';
import { actionOf } from './code.ts';
import type { DiscoveryCore } from './core.ts';
import { type LevelSettings, STRONGEST, variantOf } from './levels.ts';
import { packState } from './pack.ts';
import { selectWeights } from './weights.ts';

/** Positions between two looks at the clock: some 0.2 ms. */
const SLICE = 200;

/** A player on one core. The core holds one search at a time: a new one ends the one before it. */
export const discoveryPlayer = (
  core: DiscoveryCore,
  name: string,
  settings: LevelSettings = STRONGEST,
): Player<DiscoveryState> => ({
  name,
  think(state, limits): Search {
    const checked = checkLimits(limits);
    if (state.phase === 'over') throw new Error('the game is over: there is nothing to decide');
    const chance = state.phase === 'line' || state.phase === 'king';
    return startSearch(core, chance ? 1 : state.seat, checked, () => {
      selectWeights(core, state.options.size);
      core.wasm.askForWinnerOnly(checked.winnerOnly ? 1 : 0);
      const certain = (win: number) => chanceAtLevel(win, settings.certainty[variantOf(state.options)]);
      return chance
        ? chanceWork(core, state, checked.seed, certain)
        : decide(core, settings, state, checked.seed, certain);
    });
  },
});

function decide(
  core: DiscoveryCore,
  settings: LevelSettings,
  state: DiscoveryState,
  seed: number,
  certain: (win: number) => number,
): Work {
  const { wasm } = core;
  packState(core, core.state, state);
  wasm.searchBegin(core.state, seed);
  const first = state.seat === 1;
  const candidates = (most?: number) =>
    candidatesOf(
      wasm,
      (win, lead) => ({
        win: certain(first ? win : 1 - win),
        lead: first ? lead : -lead,
      }),
      (code) => discovery.printAction(actionOf(state, code)),
      most,
    );
  if (settings.judge === 'tree') {
    return {
      more: (nodes) => wasm.searchStep(Math.min(SLICE, nodes)) !== 0,
      nodes: wasm.searchNodes,
      candidates,
    };
  }
  const impressions = candidates();
  if (settings.judge === 'net') return { more: () => false, nodes: wasm.searchNodes, candidates: () => impressions };
  const chosen = discovery.printAction(actionOf(state, byWeights(core, settings, seed)));
  return chosenAtOnce(impressions.find(({ action }) => action === chosen)!);
}

/** The net values the strongest play. A level that errs more is less certain of its own chances, because its opponent errs too. */
function chanceAtLevel(win: number, certainty: number): number {
  if (certainty === 1 || win === 0 || win === 1) return win;
  return 1 / (1 + ((1 - win) / win) ** certainty);
}

function byWeights({ wasm, state }: DiscoveryCore, { weights, foresight }: LevelSettings, seed: number): number {
  wasm.setKingdomWeights(weights.score, weights.held, weights.size, weights.terrains, weights.crowns, foresight);
  wasm.rngSeed(seed);
  return wasm.byWeightsAction(state);
}
