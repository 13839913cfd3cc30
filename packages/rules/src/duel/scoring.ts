import { domainsOf } from '../core/domains.ts';
import { type BySeat, bySeat, type Seat } from '../core/game.ts';
import { compare, type Extra, type Outcome, type Score, tally } from '../core/score.ts';
import type { DuelAction } from './action.ts';
import { withCross, withTokens } from './apply.ts';
import { type Coat, MAP, POINTS_PER_DOMAIN } from './data.ts';
import type { DuelPlayer, DuelState } from './state.ts';

export const scoreDuel = (state: DuelState): BySeat<Score<Coat>> => [
  scoreOfMap(state.players[0]),
  scoreOfMap(state.players[1]),
];

/** What a map is worth, also one that was drawn on paper. */
export function scoreOfMap({ map, bonus }: Pick<DuelPlayer, 'map' | 'bonus'>): Score<Coat> {
  const domains = domainsOf(MAP, map);
  const extras: Extra[] = [];
  if (bonus !== null) {
    // Every domain of the coat pays, also one without a cross, also a single square.
    const paid = domains.filter((domain) => domain.kind === bonus).length;
    extras.push({ name: 'domains', points: POINTS_PER_DOMAIN * paid });
  }
  return tally(domains, extras);
}

export function previewDuel(state: DuelState, action: DuelAction, seat: Seat = state.seat): Score<Coat> {
  const { map, bonus } = bySeat(state.players, seat);
  switch (action.type) {
    case 'place':
      return scoreOfMap({ map: withTokens(map, action.tokens), bonus });
    case 'cross':
      return scoreOfMap({ map: withCross(map, action.square), bonus });
    case 'bonus':
      return scoreOfMap({ map, bonus: action.coat });
    default:
      return scoreOfMap({ map, bonus });
  }
}

export const resultOfDuel = (state: DuelState): Outcome =>
  state.phase === 'over'
    ? compare(scoreDuel(state), ['total', 'largest'], state.options.equal === 'shared')
    : { kind: 'ongoing' };
