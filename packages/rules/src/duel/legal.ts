import { bySeat } from '../core/game.ts';
import type { DuelAction } from './action.ts';
import { rolls } from './chance.ts';
import { COATS, MAP } from './data.ts';
import { canPlaceWithoutPower, placements } from './placements.ts';
import type { DuelState } from './state.ts';

export function legalDuel(state: DuelState): DuelAction[] {
  switch (state.phase) {
    case 'roll':
      return Array.from(rolls(state), ({ action }) => action);
    case 'draft':
      return legalPicks(state);
    case 'place': {
      const actions: DuelAction[] = placements(state, state.seat);
      if (!canPlaceWithoutPower(state, state.seat)) actions.push({ type: 'pass' });
      return actions;
    }
    case 'lightning':
      return state.lightning[0] === 'domains' ? COATS.map((coat) => ({ type: 'bonus', coat })) : legalCrosses(state);
    case 'over':
      return [];
  }
}

function legalPicks(state: DuelState): DuelAction[] {
  const left: number[] = [];
  for (const [index, die] of state.dice.entries()) if (die.taker === null) left.push(index + 1);
  const pairs = left.flatMap((one) => left.filter((two) => two > one).map((two) => [one, two]));
  const isRoller = state.seat === state.roller;
  const both = bySeat(state.players, state.seat).powers.includes('both');
  const choices = isRoller ? [...left.map((die) => [die]), ...(both ? pairs : [])] : pairs;
  return choices.map((dice) => ({ type: 'pick', dice }));
}

function legalCrosses(state: DuelState): DuelAction[] {
  const { map } = bySeat(state.players, state.seat);
  return MAP.names.filter((_, square) => map[square] !== null).map((square) => ({ type: 'cross', square }));
}
