import {
  bySeat,
  COATS,
  type Coat,
  type DuelAction,
  type DuelState,
  duelRules,
  type PlacementOption,
  placementsAt,
  placementsOnMap,
  type Seat,
  type Which,
} from '@castellan/rules';
import type { At } from '../../board/domino.ts';
import { type Hand, loneDie, withJoker } from './hand.ts';

/**
 * Where the two dice can stand, each place once or more. With Free a joker may stand anywhere as any coat, so one coat
 * speaks for all six until the place is known: two jokers with Free and Split would be 40,000 placements.
 */
export function placesOf(state: DuelState, seat: Seat, hand: Hand): PlacementOption[] {
  const free = hand.free && bySeat(state.players, seat).powers.includes('free');
  const [one, two] = hand.jokers;
  return placementsOnMap(state, seat, free ? { ...hand, jokers: [one ?? 'd', two ?? 'd'] } : hand);
}

/** What actions bring to this player, counted from the score as it stands. */
export function gainsOf(state: DuelState, seat: Seat): (action: DuelAction) => number {
  const now = bySeat(duelRules.score(state), seat).total;
  return (action) => duelRules.preview(state, action, seat).total - now;
}

/** The placement on one of these places that brings the most points; the first of equals, so that the same tap gives the same ghost. */
export function bestAt(state: DuelState, seat: Seat, hand: Hand, places: readonly At[]): PlacementOption | null {
  const gain = gainsOf(state, seat);
  let found: PlacementOption | null = null;
  let most = -Infinity;
  for (const option of places.flatMap((at) => placementsAt(state, seat, hand, at))) {
    const brings = gain(option.action);
    if (brings <= most) continue;
    most = brings;
    found = option;
  }
  return found;
}

/** The placement as it stands, or null while it is not whole. */
export function chosenOption(state: DuelState, seat: Seat, hand: Hand): PlacementOption | null {
  const [one, two] = hand.at;
  return one === null || two === null ? null : bestAt(state, seat, hand, [[one, two]]);
}

export interface CoatChoice {
  readonly coat: Coat;
  /** What the joker brings as this coat, where the ghost stands or at best anywhere; null where it fits nowhere. */
  readonly gain: number | null;
}

/** The six coats for a joker, the useful ones first. */
export function coatChoices(state: DuelState, seat: Seat, hand: Hand, which: Which): CoatChoice[] {
  const [one, two] = hand.at;
  const gain = gainsOf(state, seat);
  const drawnAs = (coat: Coat): PlacementOption[] => {
    const drawn = withJoker(hand, which, coat);
    if (one !== null && two !== null) return placementsAt(state, seat, drawn, [one, two]);
    const other: Which = which === 0 ? 1 : 0;
    const asked = withJoker(drawn, other, hand.jokers[other] ?? coat);
    // Where nothing stands yet, what a domino would bring is told, and squares apart only where no domino fits: all would be too many to try.
    const near = loneDie(hand) === null ? placementsOnMap(state, seat, { ...asked, split: false }) : [];
    const options = near.length > 0 ? near : placementsOnMap(state, seat, asked);
    return options.filter(({ at }) => (one === null || at[0] === one) && (two === null || at[1] === two));
  };
  const choices = COATS.map((coat) => {
    const gains = drawnAs(coat).map(({ action }) => gain(action));
    return { coat, gain: gains.length > 0 ? Math.max(...gains) : null };
  });
  return choices.sort((a, b) => (b.gain ?? -1) - (a.gain ?? -1));
}
