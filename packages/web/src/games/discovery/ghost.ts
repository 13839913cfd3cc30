import {
  BOARDS,
  DECKS,
  type Discovery,
  type DiscoveryState,
  type Drawn,
  discovery,
  type IllegalCode,
  type Square,
  squareAt,
  type Terrain,
} from '@castellan/rules';
import * as domino from '../../board/domino.ts';

/** A domino laid out and not yet placed. Everything legal comes from the rules; this only goes through it. */
export interface Ghost {
  readonly place: Discovery.Place;
  /** The square that was tapped: turning goes around it. */
  readonly anchor: Square;
}

/** One half of a domino, on its square. */
export interface GhostHalf {
  readonly square: Square;
  readonly half: Drawn<Terrain>;
}

/** Both halves of a placement. */
export function halvesOf({ options }: DiscoveryState, { domino: number, squares }: Discovery.Place): GhostHalf[] {
  const { left, right } = DECKS[options.deck][number - 1]!;
  return [left, right].map(({ terrain, crowns }, index) => ({
    square: squares[index]!,
    half: { kind: terrain, marks: crowns },
  }));
}

type Places = readonly Discovery.Place[];

/** Every way to place the domino in turn; none where it has to be discarded. */
export const placesOf = (state: DiscoveryState): Discovery.Place[] =>
  discovery.legal(state).filter((action) => action.type === 'place');

/** Squares that can be tapped: one half of some legal placement. */
export const litSquares = (places: Places): Set<Square> => new Set(places.flatMap(({ squares }) => squares));

const totalAfter = (state: DiscoveryState, place: Discovery.Place): number => discovery.preview(state, place).total;

/** The placement that leaves most points; the first of equals, so that the same tap gives the same ghost. */
export function bestOf(state: DiscoveryState, places: Places): Discovery.Place | null {
  let found: Discovery.Place | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const total = totalAfter(state, place);
    if (total <= most) continue;
    most = total;
    found = place;
  }
  return found;
}

/** A tap on a square: the way the ghost lay is kept where it is legal, else the one that brings most. */
export function layOn(state: DiscoveryState, places: Places, ghost: Ghost | null, square: Square): Ghost | null {
  const here = places.filter(({ squares }) => squares.includes(square));
  const kept = ghost && here.find(({ squares }) => domino.liesAlike(squares, square, lying(ghost)));
  const place = kept ?? bestOf(state, here);
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

/** Why no half of the domino can lie on a square; `no-room` where every square beside it is taken. */
export function whyNotSquare(state: DiscoveryState, number: number, square: Square): IllegalCode | 'no-room' {
  const grid = BOARDS[state.options.size];
  const beside = grid.neighbours[squareAt(grid, square)]!.map((next) => grid.names[next]!);
  const codes = beside.flatMap((next) =>
    ([[square, next] as const, [next, square] as const] as const).map(
      (squares) => discovery.whyNot(state, { type: 'place', domino: number, squares }) ?? { code: 'not-now' as const },
    ),
  );
  const own = codes.find((illegal) => 'square' in illegal && illegal.square === square);
  if (own) return own.code;
  // What a player could change comes first: the bound stays as it is, a connection may still come.
  return (
    (['not-connected', 'outside-bound'] as const).find((code) => codes.some((one) => one.code === code)) ?? 'no-room'
  );
}
