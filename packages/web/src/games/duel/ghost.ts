import type { DuelState, PlacementOption, Seat, Square } from '@castellan/rules';
import * as domino from '../../board/domino.ts';
import { bestAt, type Hand, loneDie } from './hand.ts';

type Options = readonly PlacementOption[];

/** Laying the two dice out on the map: every tap and turn leads from one hand to the next. */

/** The squares that can be tapped: where a domino can stand, or where the other die can go after the first. */
export function litSquares(options: Options, hand: Hand): Set<Square> {
  const lit = new Set<Square>();
  const lone = loneDie(hand);
  for (const { at } of options) {
    if (lone === null) for (const square of at) lit.add(square);
    else if (at[lone] === hand.at[lone]) lit.add(at[lone === 0 ? 1 : 0]);
  }
  return lit;
}

const stand = (hand: Hand, at: Hand['at'], anchor: Square | null): Hand => ({ ...hand, at, anchor });

/** Both dice as a domino on the map; null while one of them is still in the hand. */
function lying({ at: [one, two], anchor }: Hand): domino.Lying | null {
  return one === null || two === null || anchor === null ? null : { at: [one, two], anchor };
}

const waysOf = (options: Options): domino.At[] => options.map(({ at }) => at);

/** A tap on a lit square. */
export function tapSquare(options: Options, state: DuelState, seat: Seat, hand: Hand, square: Square): Hand {
  if (!litSquares(options, hand).has(square)) return hand;
  const lone = loneDie(hand);
  if (lone !== null) return stand(hand, lone === 0 ? [hand.at[0], square] : [square, hand.at[1]], hand.anchor);
  if (!hand.split) {
    const here = domino.orientations(waysOf(options), square);
    const before = lying(hand);
    const info = before && here.find((at) => domino.liesAlike(at, square, before));
    return stand(hand, info ?? bestAt(state, seat, hand, here)!.at, square);
  }
  const which = options.some(({ at }) => at[0] === square) ? 0 : 1;
  return stand(hand, which === 0 ? [square, null] : [null, square], square);
}

/** The next orientation in which the other die stands elsewhere. */
export function turnHand(options: Options, hand: Hand): Hand {
  const before = lying(hand);
  const next = before && domino.turned(waysOf(options), before);
  return next ? stand(hand, next, hand.anchor) : hand;
}

/** The two dice change places, if that is legal. */
export function swapHand(options: Options, hand: Hand): Hand {
  const lone = loneDie(hand);
  if (lone !== null) {
    const legal = options.some(({ at }) => at[lone === 0 ? 1 : 0] === hand.at[lone]);
    return legal ? stand(hand, [hand.at[1], hand.at[0]], hand.anchor) : hand;
  }
  const before = lying(hand);
  const next = before && domino.swapped(waysOf(options), before);
  return next ? stand(hand, next, hand.anchor) : hand;
}

/** A tap on the ghost: through every legal orientation, one after the other. */
export function nextOrientation(options: Options, hand: Hand): Hand {
  const before = lying(hand);
  return before ? stand(hand, domino.nextWay(waysOf(options), before), hand.anchor) : hand;
}

/** After a chip or a coat has changed, what stands stays if it is still legal. */
export function settle(options: Options, hand: Hand): Hand {
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
