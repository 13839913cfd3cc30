import type { DiscoveryAction } from './action.ts';
import { outcomes } from './chance.ts';
import { dominoInTurn } from './judge.ts';
import { placements } from './placements.ts';
import type { DiscoveryState } from './state.ts';

export function legalDiscovery(state: DiscoveryState): DiscoveryAction[] {
  switch (state.phase) {
    case 'line':
    case 'king':
      return Array.from(outcomes(state), ({ action }) => action);
    case 'pick':
      return state.choosing.filter(({ king }) => king === null).map(({ domino }) => ({ type: 'pick', domino }));
    case 'place': {
      const found = placements(state, state.seat, dominoInTurn(state));
      return found.length > 0 ? found : [{ type: 'discard' }];
    }
    case 'over':
      return [];
  }
}
