import { bySeat } from '../core/game.ts';
import type { DuelAction, Pick } from './action.ts';
import { rolls } from './chance.ts';
import { COATS, MAP } from './data.ts';
import { canPlaceWithoutPower, placements } from './placements.ts';
import type { DuelState } from './state.ts';

const SINGLES: readonly Pick[] = [1, 2, 3, 4].map((die) => ({ type: 'pick', dice: [die] }));
const PAIRS: readonly Pick[] = [1, 2, 3, 4].flatMap((one) =>
  [2, 3, 4].filter((two) => two > one).map((two): Pick => ({ type: 'pick', dice: [one, two] })),
);

export function legalDuel(state: DuelState): DuelAction[] {
  switch (state.phase) {
    case 'roll':
      return Array.from(rolls(state), ({ action }) => action);
    case 'draft':
      return legalPicks(state);
    case 'place': {
      const actions: DuelAction[] = placements(state, state.seat);
      // What is found where no power is in hand needs none.
      const helped = bySeat(state.players, state.seat).powers.length > 0;
      const mustPlace = helped ? canPlaceWithoutPower(state, state.seat) : actions.length > 0;
      if (!mustPlace) actions.push({ type: 'pass' });
      return actions;
    }
    case 'lightning':
      return state.lightning[0] === 'domains' ? COATS.map((coat) => ({ type: 'bonus', coat })) : legalCrosses(state);
    case 'over':
      return [];
  }
}

function legalPicks(state: DuelState): DuelAction[] {
  const isRoller = state.seat === state.roller;
  const pairs = !isRoller || bySeat(state.players, state.seat).powers.includes('both');
  const picks = [...(isRoller ? SINGLES : []), ...(pairs ? PAIRS : [])];
  return picks.filter(({ dice }) => dice.every((die) => state.dice[die - 1]!.taker === null));
}

function legalCrosses(state: DuelState): DuelAction[] {
  const { map } = bySeat(state.players, state.seat);
  return MAP.names.filter((_, square) => map[square] !== null).map((square) => ({ type: 'cross', square }));
}
