import {
  bySeat,
  COATS,
  type Coat,
  coatOf,
  crossesOf,
  type Duel,
  type DuelState,
  diceOf,
  duel,
  type Face,
  JOKER,
  type Seat,
  type Token,
  withSeat,
} from '@castellan/rules';
import type { At } from '../../board/domino.ts';
import { asPlacing, facesOf, type Hand, loneDie, WHICH, type Which } from './hand.ts';

/** One legal placement, told by which die stands where. */
export interface Option {
  readonly action: Duel.Place;
  readonly at: At;
  readonly coats: readonly [Coat, Coat];
}

/** What the rules are asked: the dice lie as staged and only the staged powers are owned. */
function askedState(state: DuelState, seat: Seat, hand: Hand, faces: readonly [Face, Face]): DuelState {
  const indices = diceOf(state, seat);
  const dice = state.dice.map((die, index) => {
    const which = indices.indexOf(index);
    return which < 0 ? die : { ...die, face: faces[which as Which]! };
  });
  const owned = bySeat(state.players, seat).powers;
  const staged = owned.filter((power) => (power === 'free' && hand.free) || (power === 'split' && hand.split));
  const player = { ...bySeat(state.players, seat), powers: staged, castle: false };
  return { ...asPlacing(state, seat), dice, players: withSeat(state.players, seat, player) };
}

/**
 * Every placement that the hand allows. The rules do the judging; what the castle, a turn and a chosen coat add to the
 * tokens is put in afterwards.
 */
export function optionsOf(state: DuelState, seat: Seat, hand: Hand): Option[] {
  const faces = facesOf(state, seat, hand);
  // A joker whose coat is chosen is asked about as that coat: one sixth of the placements, or one thirty-sixth.
  const asked = WHICH.map((which) => (faces[which] === JOKER ? (hand.jokers[which] ?? JOKER) : faces[which])) as [
    Face,
    Face,
  ];
  // Two dice that draw the same are one placement, not two.
  const [one, two] = WHICH.map((which) => `${faces[which]}${asked[which]}`);
  const alike = one === two && hand.castle === null && hand.turn === null;
  const options: Option[] = [];
  for (const action of duel.legal(askedState(state, seat, hand, asked))) {
    if (action.type !== 'place') continue;
    for (const order of orders(action.tokens, asked)) {
      const pair = inOrder(action.tokens, order);
      const drawn = WHICH.map((which) => asDrawn(pair[which], which, hand, faces)) as [Token, Token];
      options.push({
        action: { type: 'place', tokens: inOrder(drawn, order) },
        at: [pair[0].square, pair[1].square],
        coats: [pair[0].coat, pair[1].coat],
      });
      if (alike) break;
    }
  }
  return options;
}

/**
 * Where the two dice can stand, each place once or more. With Free a joker may stand anywhere as any coat, so one coat
 * speaks for all six until the place is known: two jokers with Free and Split would be 40,000 placements.
 */
export function placesOf(state: DuelState, seat: Seat, hand: Hand): Option[] {
  const free = hand.free && bySeat(state.players, seat).powers.includes('free');
  const [one, two] = hand.jokers;
  return optionsOf(state, seat, free ? { ...hand, jokers: [one ?? 'd', two ?? 'd'] } : hand);
}

const inOrder = <T>(pair: readonly [T, T], order: Which): readonly [T, T] => (order === 0 ? pair : [pair[1], pair[0]]);

/** Which way round the two tokens are the two dice: 0 as they stand, 1 the other way. Both for dice that show the same. */
function orders(tokens: Duel.Place['tokens'], faces: readonly [Face, Face]): Which[] {
  const shows = (token: Token, face: Face) =>
    face === JOKER ? token.joker : !token.joker && token.coat === coatOf(face) && token.crosses === crossesOf(face);
  return WHICH.filter((order) => shows(tokens[order]!, faces[0]) && shows(tokens[order === 0 ? 1 : 0]!, faces[1]));
}

function asDrawn(token: Token, which: Which, hand: Hand, faces: readonly [Face, Face]): Token {
  const castle = hand.castle === which;
  return {
    ...token,
    turned: hand.turn?.die === which,
    joker: faces[which] === JOKER,
    castle,
    crosses: token.crosses + (castle ? 1 : 0),
  };
}

/** The placements of both dice on these very squares, with every coat a joker may still be drawn as. */
function optionsAt(state: DuelState, seat: Seat, hand: Hand, at: At): Option[] {
  const faces = facesOf(state, seat, hand);
  const asked = askedState(state, seat, hand, faces);
  // The notation sorts by square, column before row, which is the order of their names.
  const order: Which = at[0] < at[1] ? 0 : 1;
  const coatsOf = (which: Which): readonly Coat[] => {
    const face = faces[which];
    if (face !== JOKER) return [coatOf(face)];
    const chosen = hand.jokers[which];
    return chosen ? [chosen] : COATS;
  };
  const plain = (which: Which, coat: Coat): Token => {
    const face = faces[which];
    const joker = face === JOKER;
    return { turned: false, joker, coat, crosses: crossesOf(face), castle: false, square: at[which] };
  };
  return coatsOf(0).flatMap((one) =>
    coatsOf(1).flatMap((two) => {
      const tokens: readonly [Token, Token] = [plain(0, one), plain(1, two)];
      if (duel.whyNot(asked, { type: 'place', tokens: inOrder(tokens, order) }) !== null) return [];
      const drawn = WHICH.map((which) => asDrawn(tokens[which], which, hand, faces)) as [Token, Token];
      const action: Duel.Place = { type: 'place', tokens: inOrder(drawn, order) };
      return [{ action, at, coats: [one, two] as const }];
    }),
  );
}

/** What placements bring to this player, counted from the score as it stands. */
export function gainsOf(state: DuelState, seat: Seat): (action: Duel.Place) => number {
  const placing = asPlacing(state, seat);
  const now = bySeat(duel.score(state), seat).total;
  return (action) => duel.preview(placing, action).total - now;
}

/** The placement on one of these places that brings the most points; the first of equals, so that the same tap gives the same ghost. */
export function bestAt(state: DuelState, seat: Seat, hand: Hand, places: readonly At[]): Option | null {
  const gain = gainsOf(state, seat);
  let found: Option | null = null;
  let most = -Infinity;
  for (const option of places.flatMap((at) => optionsAt(state, seat, hand, at))) {
    const brings = gain(option.action);
    if (brings <= most) continue;
    most = brings;
    found = option;
  }
  return found;
}

/** The placement as it stands, or null while it is not whole. */
export function chosenOption(state: DuelState, seat: Seat, hand: Hand): Option | null {
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
  const drawnAs = (coat: Coat): Option[] => {
    const both = (other: Coat | null): Hand => ({ ...hand, jokers: which === 0 ? [coat, other] : [other, coat] });
    const chosen = hand.jokers[which === 0 ? 1 : 0];
    if (one !== null && two !== null) return optionsAt(state, seat, both(chosen), [one, two]);
    const asked = both(chosen ?? coat);
    // Where nothing stands yet, what a domino would bring is told, and squares apart only where no domino fits: all would be too many to try.
    const near = loneDie(hand) === null ? optionsOf(state, seat, { ...asked, split: false }) : [];
    const options = near.length > 0 ? near : optionsOf(state, seat, asked);
    return options.filter(({ at }) => (one === null || at[0] === one) && (two === null || at[1] === two));
  };
  const choices = COATS.map((coat) => {
    const gains = drawnAs(coat).map(({ action }) => gain(action));
    return { coat, gain: gains.length > 0 ? Math.max(...gains) : null };
  });
  return choices.sort((a, b) => (b.gain ?? -1) - (a.gain ?? -1));
}
