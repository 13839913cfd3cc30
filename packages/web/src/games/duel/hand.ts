import {
  bySeat,
  COATS,
  type Coat,
  type DuelAction,
  type DuelState,
  duelRules,
  type Face,
  facesInHand,
  JOKER,
  type Means,
  NO_MEANS,
  type PlacementOption,
  placementsAt,
  placementsOnMap,
  type Seat,
  type Square,
  turnsOf,
  type Which,
} from '@castellan/rules';
import type { At } from '../../board/domino.ts';

/** Two dice in the hand of a player who prepares a placement. Nothing here is spent: it is all staging until confirm. */
export interface Hand extends Means {
  /** Where each die stands. In a domino both are set at once; with `split` one after the other. */
  readonly at: readonly [Square | null, Square | null];
  /** The square that was tapped: turning goes around it. */
  readonly anchor: Square | null;
}

export const EMPTY_HAND: Hand = { ...NO_MEANS, at: [null, null], anchor: null };

/** The faces of the hand as staged: a turned die shows its new face. Only for a player who has two dice. */
export const facesOf = (state: DuelState, seat: Seat, { turn }: Hand): readonly [Face, Face] =>
  facesInHand(state, seat, turn)!;

/** Turned for a start, before a face is chosen. */
export function firstTurn(state: DuelState, seat: Seat): Hand['turn'] {
  const [face] = turnsOf(state, seat, 0);
  return face === undefined ? null : { die: 0, face };
}

/** Jokers in the hand whose coat is asked for. */
export const jokersIn = (faces: readonly [Face, Face]): Which[] =>
  ([0, 1] as const).filter((which) => faces[which] === JOKER);

/** The hand with the coat of a joker chosen, or free again. */
export const withJoker = (hand: Hand, which: Which, coat: Hand['jokers'][number]): Hand => ({
  ...hand,
  jokers: which === 0 ? [coat, hand.jokers[1]] : [hand.jokers[0], coat],
});

/** With `split`, the die that already stands while the other is still in the hand. */
export function loneDie(hand: Hand): Which | null {
  const [one, two] = hand.at;
  if (one !== null && two === null) return 0;
  return one === null && two !== null ? 1 : null;
}

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
    // Where nothing stands yet, the page shows what a domino would bring, and squares apart only where no domino fits: all would be too many to try.
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
