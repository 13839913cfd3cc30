import { type Below, type ChanceOutcome, choose, type Fraction, fraction } from '../core/chance.ts';
import { bySeat, SEATS } from '../core/game.ts';
import type { DiscoveryAction } from './action.ts';
import { LINE_LENGTH } from './data.ts';
import { whyNotDiscovery } from './judge.ts';
import type { DiscoveryState } from './state.ts';

const kingsLeft = (state: DiscoveryState): number => state.hand[0] + state.hand[1];

export function countOutcomes(state: DiscoveryState): number {
  if (state.phase === 'king') return state.hand.filter((kings) => kings > 0).length;
  return state.phase === 'line' ? choose(state.unseen.length, LINE_LENGTH) : 0;
}

export function* outcomes(state: DiscoveryState): Generator<ChanceOutcome<DiscoveryAction>> {
  if (state.phase === 'king') {
    for (const seat of SEATS) {
      const kings = bySeat(state.hand, seat);
      if (kings > 0) yield { action: { type: 'king', seat }, probability: fraction(kings, kingsLeft(state)) };
    }
  }
  if (state.phase === 'line') {
    const probability = fraction(1, countOutcomes(state));
    for (const dominoes of combinations(state.unseen, LINE_LENGTH)) {
      yield { action: { type: 'line', dominoes }, probability };
    }
  }
}

function* combinations(from: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else {
    for (let i = 0; i + count <= from.length; i++) {
      for (const rest of combinations(from.slice(i + 1), count - 1)) yield [from[i]!, ...rest];
    }
  }
}

export function probabilityOf(state: DiscoveryState, action: DiscoveryAction): Fraction | null {
  if ((action.type !== 'king' && action.type !== 'line') || whyNotDiscovery(state, action)) return null;
  return action.type === 'king'
    ? fraction(bySeat(state.hand, action.seat), kingsLeft(state))
    : fraction(1, countOutcomes(state));
}

export function drawOutcome(state: DiscoveryState, below: Below): DiscoveryAction {
  if (state.phase === 'king') return { type: 'king', seat: below(kingsLeft(state)) < state.hand[0] ? 1 : 2 };
  const left = [...state.unseen];
  for (let drawn = 0; drawn < LINE_LENGTH; drawn++) left.splice(below(left.length), 1);
  return { type: 'line', dominoes: state.unseen.filter((number) => !left.includes(number)) };
}
