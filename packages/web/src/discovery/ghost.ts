import { BOARDS, type Discovery, type DiscoveryState, discovery, type IllegalCode, squareAt } from '@castellan/rules';

/** A domino laid out and not yet placed. Everything legal comes from the rules; this only goes through it. */
export interface Ghost {
  readonly place: Discovery.Place;
  /** The square that was tapped: turning goes around it. */
  readonly anchor: string;
}

type Places = readonly Discovery.Place[];

/** Every way to place the domino in turn; none where it has to be discarded. */
export const placesOf = (state: DiscoveryState): Discovery.Place[] =>
  discovery.legal(state).filter((action) => action.type === 'place');

/** Squares that can be tapped: one half of some legal placement. */
export const litSquares = (places: Places): Set<string> => new Set(places.flatMap(({ squares }) => squares));

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
export function layOn(state: DiscoveryState, places: Places, ghost: Ghost | null, square: string): Ghost | null {
  const here = places.filter(({ squares }) => squares.includes(square));
  const place = here.find((one) => ghost !== null && liesAlike(one, square, ghost)) ?? bestOf(state, here);
  return place ? { place, anchor: square } : null;
}

const column = (square: string): number => square.charCodeAt(0);
const row = (square: string): number => Number(square.slice(1));
const step = ([from, to]: readonly [string, string]): string => `${column(to) - column(from)} ${row(to) - row(from)}`;
const otherThan = ({ squares: [left, right] }: Discovery.Place, anchor: string): string =>
  left === anchor ? right : left;
const sameSquares = (a: Discovery.Place, b: Discovery.Place): boolean =>
  a.squares[0] === b.squares[0] && a.squares[1] === b.squares[1];

/** Whether a placement lies around its square as the ghost lies around its anchor. */
function liesAlike({ squares }: Discovery.Place, square: string, { place, anchor }: Ghost): boolean {
  const half = place.squares[0] === anchor ? 0 : 1;
  return squares[half] === square && step(squares) === step(place.squares);
}

/** The legal orientations around the anchor, clockwise from the right, the left half on the anchor before the right. */
export function orientations(places: Places, { anchor }: Ghost): Discovery.Place[] {
  const angle = (place: Discovery.Place): number => {
    const other = otherThan(place, anchor);
    const [dx, dy] = [column(other) - column(anchor), row(other) - row(anchor)];
    return dx > 0 ? 0 : dy > 0 ? 1 : dx < 0 ? 2 : 3;
  };
  const half = ({ squares }: Discovery.Place): number => (squares[0] === anchor ? 0 : 1);
  return places
    .filter(({ squares }) => squares.includes(anchor))
    .toSorted((a, b) => angle(a) - angle(b) || half(a) - half(b));
}

/** The next direction around the anchor, with the same half on the anchor where that is legal. */
export function turned(places: Places, ghost: Ghost): Ghost {
  const { place, anchor } = ghost;
  const ways = orientations(places, ghost);
  const here = ways.findIndex((way) => sameSquares(way, place));
  const round = [...ways.slice(here + 1), ...ways.slice(0, here)].filter(
    (way) => otherThan(way, anchor) !== otherThan(place, anchor),
  );
  const [next] = round;
  if (!next) return ghost;
  const half = place.squares[0] === anchor ? 0 : 1;
  const same = round.find((way) => otherThan(way, anchor) === otherThan(next, anchor) && way.squares[half] === anchor);
  return { place: same ?? next, anchor };
}

/** Both halves change places, where that is legal. */
export function swapped(places: Places, ghost: Ghost): Ghost {
  const [left, right] = ghost.place.squares;
  const place = places.find(({ squares }) => squares[0] === right && squares[1] === left);
  return place ? { ...ghost, place } : ghost;
}

/** A tap on the ghost: every legal orientation, one after the other. */
export function nextOrientation(places: Places, ghost: Ghost): Ghost {
  const ways = orientations(places, ghost);
  const here = ways.findIndex((way) => sameSquares(way, ghost.place));
  return { ...ghost, place: ways[(here + 1) % ways.length] ?? ghost.place };
}

/** Why no half of the domino can lie on a square; `no-room` where every square beside it is taken. */
export function whyNotSquare(state: DiscoveryState, domino: number, square: string): IllegalCode | 'no-room' {
  const grid = BOARDS[state.options.size];
  const beside = grid.neighbours[squareAt(grid, square)]!.map((next) => grid.names[next]!);
  const codes = beside.flatMap((next) =>
    ([[square, next] as const, [next, square] as const] as const).map(
      (squares) => discovery.whyNot(state, { type: 'place', domino, squares }) ?? { code: 'not-now' as const },
    ),
  );
  const own = codes.find((illegal) => 'square' in illegal && illegal.square === square);
  if (own) return own.code;
  // What a player could change comes first: the bound stays as it is, a connection may still come.
  return (
    (['not-connected', 'outside-bound'] as const).find((code) => codes.some((one) => one.code === code)) ?? 'no-room'
  );
}
