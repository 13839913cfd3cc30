import {
  type BySeat,
  bySeat,
  type Coat,
  coatOf,
  crossesOf,
  type Duel,
  type DuelState,
  diceOf,
  duel,
  type Face,
  JOKER,
  MAP,
  type Power,
  powersSpent,
  type Seat,
  squareAt,
  type Token,
  withSeat,
} from '@castellan/rules';

/** Two dice in the hand of a player who prepares a placement. Nothing here is spent: it is all staging until confirm. */
export interface Hand {
  /** Chips that are on: what may be used. */
  readonly free: boolean;
  readonly split: boolean;
  /** The die of the hand, 0 or 1, that gets the castle's cross. */
  readonly castle: Which | null;
  /** The die of the hand that is turned, and to which of its faces. */
  readonly turn: { readonly die: Which; readonly face: Face } | null;
  /** The coat each joker is drawn as, once chosen. */
  readonly jokers: readonly [Coat | null, Coat | null];
  /** Where each die stands. In a domino both are set at once; with `split` one after the other. */
  readonly at: readonly [string | null, string | null];
  /** The square that was tapped: turning goes around it. */
  readonly anchor: string | null;
}

/** First or second of the two dice in the hand. */
export type Which = 0 | 1;
const WHICH: readonly Which[] = [0, 1];

export const EMPTY_HAND: Hand = {
  free: false,
  split: false,
  castle: null,
  turn: null,
  jokers: [null, null],
  at: [null, null],
  anchor: null,
};

/** One legal placement, told by which die stands where. */
export interface Option {
  readonly action: Duel.Place;
  readonly at: readonly [string, string];
  readonly coats: readonly [Coat, Coat];
}

/** The faces of the hand as staged: a turned die shows its new face. */
export function facesOf(state: DuelState, seat: Seat, hand: Hand): [Face, Face] {
  const [first, second] = diceOf(state, seat).map((index) => state.dice[index]!.face) as [Face, Face];
  if (!hand.turn) return [first, second];
  return hand.turn.die === 0 ? [hand.turn.face, second] : [first, hand.turn.face];
}

/** The state as if this seat were to place now: a player may prepare while the other is still placing. */
export const asPlacing = (state: DuelState, seat: Seat): DuelState => ({ ...state, phase: 'place', seat });

/**
 * Every placement that the hand allows. The rules do the judging: they are asked about a state in which the dice lie as
 * staged and only the staged powers are owned; what the castle and a turn add to the tokens is put in afterwards.
 */
export function optionsOf(state: DuelState, seat: Seat, hand: Hand): Option[] {
  const faces = facesOf(state, seat, hand);
  const indices = diceOf(state, seat);
  const dice = state.dice.map((die, index) => {
    const which = indices.indexOf(index);
    return which < 0 ? die : { ...die, face: faces[which as Which]! };
  });
  const owned = bySeat(state.players, seat).powers;
  const staged = owned.filter((power) => (power === 'free' && hand.free) || (power === 'split' && hand.split));
  const player = { ...bySeat(state.players, seat), powers: staged, castle: false };
  const asked: DuelState = { ...asPlacing(state, seat), dice, players: withSeat(state.players, seat, player) };

  const options: Option[] = [];
  // Only the castle's cross and a turn tell two dice apart that show the same.
  const alike = hand.castle === null && hand.turn === null;
  const wanted = (pair: readonly [Token, Token]) =>
    WHICH.every((which) => !pair[which]!.joker || (hand.jokers[which] ?? pair[which]!.coat) === pair[which]!.coat);
  for (const action of duel.legal(asked)) {
    if (action.type !== 'place') continue;
    for (const order of orders(action.tokens, faces)) {
      const pair: BySeat<Token> = order === 0 ? action.tokens : [action.tokens[1], action.tokens[0]];
      if (!wanted(pair)) continue;
      const drawn = WHICH.map((which) => asDrawn(pair[which]!, which, hand)) as [Token, Token];
      options.push({
        action: { type: 'place', tokens: order === 0 ? drawn : [drawn[1], drawn[0]] },
        at: [pair[0].square, pair[1].square],
        coats: [pair[0].coat, pair[1].coat],
      });
      if (alike) break;
    }
  }
  return options;
}

/** Which way round the two tokens are the two dice: 0 as they stand, 1 the other way. Both for dice that show the same. */
function orders(tokens: Duel.Place['tokens'], faces: readonly [Face, Face]): Which[] {
  const shows = (token: Token, face: Face) =>
    face === JOKER ? token.joker : !token.joker && token.coat === coatOf(face) && token.crosses === crossesOf(face);
  return WHICH.filter((order) => shows(tokens[order]!, faces[0]) && shows(tokens[order === 0 ? 1 : 0]!, faces[1]));
}

function asDrawn(token: Token, which: Which, hand: Hand): Token {
  const castle = hand.castle === which;
  return {
    ...token,
    turned: hand.turn?.die === which,
    castle,
    crosses: token.crosses + (castle ? 1 : 0),
  };
}

export const gainOf = (state: DuelState, seat: Seat, action: Duel.Place): number =>
  duel.preview(asPlacing(state, seat), action).total - bySeat(duel.score(state), seat).total;

/** The placement as it stands, or null while it is not whole. */
export function chosenOption(options: readonly Option[], state: DuelState, seat: Seat, hand: Hand): Option | null {
  const [one, two] = hand.at;
  if (one === null || two === null) return null;
  const here = options.filter(({ at }) => at[0] === one && at[1] === two);
  return best(here, state, seat);
}

/** The one that brings the most points; the first of equals, so that the same tap gives the same ghost. */
function best(options: readonly Option[], state: DuelState, seat: Seat): Option | null {
  let found: Option | null = null;
  let most = -Infinity;
  for (const option of options) {
    const gain = gainOf(state, seat, option.action);
    if (gain <= most) continue;
    most = gain;
    found = option;
  }
  return found;
}

/** The squares that can be tapped: where a domino can stand, or where the other die can go after the first. */
export function litSquares(options: readonly Option[], hand: Hand): Set<string> {
  const lit = new Set<string>();
  const lone = loneDie(hand);
  for (const { at } of options) {
    if (lone === null) for (const square of at) lit.add(square);
    else if (at[lone] === hand.at[lone]) lit.add(at[lone === 0 ? 1 : 0]);
  }
  return lit;
}

/** With `split`, the die that already stands while the other is still in the hand. */
export function loneDie(hand: Hand): Which | null {
  const [one, two] = hand.at;
  if (one !== null && two === null) return 0;
  return one === null && two !== null ? 1 : null;
}

const stand = (hand: Hand, at: Hand['at'], anchor: string | null): Hand => ({ ...hand, at, anchor });

/** A tap on a lit square. */
export function tapSquare(options: readonly Option[], state: DuelState, seat: Seat, hand: Hand, square: string): Hand {
  if (!litSquares(options, hand).has(square)) return hand;
  const lone = loneDie(hand);
  if (lone !== null) return stand(hand, lone === 0 ? [hand.at[0], square] : [square, hand.at[1]], hand.anchor);
  const here = options.filter(({ at }) => at.includes(square));
  if (!hand.split) {
    const kept = here.find((option) => sameWayRound(option, square, hand));
    const chosen = kept ?? best(here, state, seat)!;
    return stand(hand, chosen.at, square);
  }
  const which = here.some(({ at }) => at[0] === square) ? 0 : 1;
  return stand(hand, which === 0 ? [square, null] : [null, square], square);
}

/** Whether an option stands around its square as the ghost stood around its anchor: dragging keeps the orientation. */
function sameWayRound({ at }: Option, square: string, hand: Hand): boolean {
  const [one, two] = hand.at;
  if (one === null || two === null || hand.anchor === null) return false;
  const which = one === hand.anchor ? 0 : 1;
  if (at[which] !== square) return false;
  const step = (from: string, to: string) => squareAt(MAP, to) - squareAt(MAP, from);
  return step(at[0], at[1]) === step(one, two);
}

/** The legal orientations around the anchor, clockwise from the right, each with one die and then the other on the anchor. */
export function orientations(options: readonly Option[], hand: Hand): (readonly [string, string])[] {
  const { anchor } = hand;
  if (anchor === null || loneDie(hand) !== null) return [];
  const ways = new Map<string, readonly [string, string]>();
  for (const { at } of options) if (at.includes(anchor)) ways.set(at.join(), at);
  const turn = (at: readonly [string, string]) => {
    const other = at[0] === anchor ? at[1] : at[0];
    const dx = other.charCodeAt(0) - anchor.charCodeAt(0);
    const dy = Number(other.slice(1)) - Number(anchor.slice(1));
    return ((Math.atan2(dy, dx) + 2 * Math.PI) % (2 * Math.PI)) * 100 + (at[0] === anchor ? 0 : 1);
  };
  return [...ways.values()].sort((a, b) => turn(a) - turn(b));
}

/** The next orientation in which the other die stands elsewhere, the same die on the anchor if that is legal. */
export function turnHand(options: readonly Option[], hand: Hand): Hand {
  const ways = orientations(options, hand);
  const otherOf = (at: Hand['at']) => (at[0] === hand.anchor ? at[1] : at[0]);
  const onAnchor = hand.at[0] === hand.anchor ? 0 : 1;
  const here = ways.findIndex((at) => at[0] === hand.at[0] && at[1] === hand.at[1]);
  const round = [...ways.slice(here + 1), ...ways.slice(0, Math.max(here, 0))];
  const elsewhere = round.filter((at) => otherOf(at) !== otherOf(hand.at));
  const next = elsewhere[0];
  if (!next) return hand;
  const same = elsewhere.find((at) => otherOf(at) === otherOf(next) && at[onAnchor] === hand.anchor);
  return stand(hand, same ?? next, hand.anchor);
}

/** The two dice change places, if that is legal. */
export function swapHand(options: readonly Option[], hand: Hand): Hand {
  const lone = loneDie(hand);
  const [one, two] = hand.at;
  const swapped: Hand['at'] = [two, one];
  if (lone !== null) {
    const square = hand.at[lone]!;
    return options.some(({ at }) => at[lone === 0 ? 1 : 0] === square) ? stand(hand, swapped, hand.anchor) : hand;
  }
  const legal = options.some(({ at }) => at[0] === two && at[1] === one);
  return legal ? stand(hand, swapped, hand.anchor) : hand;
}

/** A tap on the ghost: through every legal orientation, one after the other. */
export function nextOrientation(options: readonly Option[], hand: Hand): Hand {
  const ways = orientations(options, hand);
  const here = ways.findIndex((at) => at[0] === hand.at[0] && at[1] === hand.at[1]);
  const next = ways[(here + 1) % ways.length];
  return next ? stand(hand, next, hand.anchor) : hand;
}

/** After a chip or a coat has changed, what stands stays if it is still legal. */
export function settle(options: readonly Option[], hand: Hand): Hand {
  const [one, two] = hand.at;
  if (one === null && two === null) return hand;
  const still = options.some(({ at }) => (one === null || at[0] === one) && (two === null || at[1] === two));
  // Without `split` a single die cannot stay where it is.
  if (still && (hand.split || loneDie(hand) === null)) return hand;
  const other = options.find(({ at }) => at[0] === one || at[1] === two);
  return other && !hand.split
    ? stand(hand, other.at, one !== null && other.at[0] === one ? one : two)
    : stand(hand, [null, null], null);
}

/** What the placement would use up, castle included. */
export function spentBy(state: DuelState, seat: Seat, action: Duel.Place): (Power | 'castle')[] {
  const spent: (Power | 'castle')[] = powersSpent(bySeat(state.players, seat), action.tokens);
  return action.tokens.some(({ castle }) => castle) ? [...spent, 'castle'] : spent;
}

export interface CoatChoice {
  readonly coat: Coat;
  /** What the joker brings as this coat, where the ghost stands or at best anywhere; null where it fits nowhere. */
  readonly gain: number | null;
}

/** The six coats for a joker, the useful ones first. */
export function coatChoices(
  state: DuelState,
  seat: Seat,
  hand: Hand,
  which: Which,
  coats: readonly Coat[],
): CoatChoice[] {
  const [one, two] = hand.at;
  const standing = one !== null || two !== null;
  const chosen = which === 0 ? hand.jokers[1] : hand.jokers[0];
  const choice = (coat: Coat): Option[] => {
    const other = standing ? chosen : (chosen ?? coat);
    const jokers: Hand['jokers'] = which === 0 ? [coat, other] : [other, coat];
    // Where nothing stands yet, what a domino would bring is told: all squares apart would be too many to try.
    const options = optionsOf(state, seat, { ...hand, jokers, split: hand.split && standing });
    return options.filter(({ at }) => (one === null || at[0] === one) && (two === null || at[1] === two));
  };
  const choices = coats.map((coat) => {
    const gains = choice(coat).map(({ action }) => gainOf(state, seat, action));
    return { coat, gain: gains.length > 0 ? Math.max(...gains) : null };
  });
  return choices.sort((a, b) => (b.gain ?? -1) - (a.gain ?? -1));
}

/** Why nothing can stand on a square, as a code of the rules. */
export function whyNotSquare(state: DuelState, seat: Seat, hand: Hand, square: string): string {
  const { map } = bySeat(state.players, seat);
  const number = squareAt(MAP, square);
  if (number === MAP.castle) return 'castle-square';
  if (map[number]) return 'occupied';
  const lone = loneDie(hand);
  if (lone !== null) return hand.at[lone] === square ? 'same-square' : 'not-connected';
  const room = MAP.neighbours[number]!.some((next) => map[next] === null && next !== MAP.castle);
  return room || hand.split ? 'not-connected' : 'no-room';
}
