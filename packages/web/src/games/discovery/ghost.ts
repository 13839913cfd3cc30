import {
  bySeat,
  type Discovery,
  type DiscoveryState,
  discoveryRules,
  placementsInKingdom,
  type Seat,
  type Square,
} from '@castellan/rules';
import * as domino from '../../board/domino.ts';

/** A domino laid out and not yet placed. Everything legal comes from the rules; this only goes through it. */
export interface Ghost {
  readonly place: Discovery.Place;
  /** The square that was tapped: turning goes around it. */
  readonly anchor: Square;
}

type Places = readonly Discovery.Place[];

/** Squares that can be tapped: one half of some legal placement. */
export const litSquares = (places: Places): Set<Square> => new Set(places.flatMap(({ squares }) => squares));

/** A tap on a square: the ghost keeps its direction where that is legal, else the one that brings most. */
export function layOn(
  state: DiscoveryState,
  seat: Seat,
  places: Places,
  ghost: Ghost | null,
  square: Square,
): Ghost | null {
  const here = places.filter(({ squares }) => squares.includes(square));
  const info = ghost && here.find(({ squares }) => domino.liesAlike(squares, square, lying(ghost)));
  const place = info ?? bestOf(state, seat, here)?.place;
  return place ? { place, anchor: square } : null;
}

const lying = ({ place, anchor }: Ghost): domino.Lying => ({ at: place.squares, anchor });
const waysOf = (places: Places): domino.At[] => places.map(({ squares }) => squares);

/** The ghost on these squares, or as it lies where there are none. */
function laid(places: Places, ghost: Ghost, at: domino.At | null): Ghost {
  const place = at && places.find(({ squares }) => domino.sameAt(squares, at));
  return place ? { ...ghost, place } : ghost;
}

/** The next direction around the anchor. */
export const turned = (places: Places, ghost: Ghost): Ghost =>
  laid(places, ghost, domino.turned(waysOf(places), lying(ghost)));

/** Both halves change places, where that is legal. */
export const swapped = (places: Places, ghost: Ghost): Ghost =>
  laid(places, ghost, domino.swapped(waysOf(places), lying(ghost)));

/** A tap on the ghost: every legal orientation, one after the other. */
export const nextOrientation = (places: Places, ghost: Ghost): Ghost =>
  laid(places, ghost, domino.nextWay(waysOf(places), lying(ghost)));

/** The placement that leaves most points; the first of equals, so that the same tap gives the same ghost. */
function bestOf(
  state: DiscoveryState,
  seat: Seat,
  places: Places,
): { readonly place: Discovery.Place; readonly total: number } | null {
  let best: { place: Discovery.Place; total: number } | null = null;
  for (const place of places) {
    const { total } = discoveryRules.preview(state, place, seat);
    if (!best || total > best.total) best = { place, total };
  }
  return best;
}

/** What a domino brings at best in this kingdom as it stands; null where it fits nowhere. */
export function bestGain(state: DiscoveryState, seat: Seat, domino: number): number | null {
  const best = bestOf(state, seat, placementsInKingdom(state, seat, domino));
  return best && best.total - bySeat(discoveryRules.score(state), seat).total;
}
