import type { Square } from '@castellan/rules';

/** How a domino of either game lies on the squares: two halves, around the square that was tapped. */

/** The squares of its first and its second half. */
export type At = readonly [Square, Square];

/** A domino laid out around its anchor, the square that was tapped: turning goes around it. */
export interface Lying {
  readonly at: At;
  readonly anchor: Square;
}

const column = (square: Square): number => square.charCodeAt(0);
const row = (square: Square): number => Number(square.slice(1));
const otherThan = ([first, second]: At, anchor: Square): Square => (first === anchor ? second : first);
const step = ([from, to]: At): string => `${column(to) - column(from)} ${row(to) - row(from)}`;

export const sameAt = (one: At, two: At): boolean => one[0] === two[0] && one[1] === two[1];

/** Whether all legal ways, one at least, lie on the same two squares. */
export function isOneSpot([first, ...others]: readonly At[]): boolean {
  return first !== undefined && others.every((at) => at.includes(first[0]) && at.includes(first[1]));
}

/** Whether these squares lie around the given one as the domino lies around its anchor: dragging keeps the orientation. */
export function liesAlike(at: At, square: Square, { at: before, anchor }: Lying): boolean {
  const half = before[0] === anchor ? 0 : 1;
  return at[half] === square && step(at) === step(before);
}

/** The legal ways around the anchor, clockwise from the right, each with the first half on the anchor before the second. */
export function orientations(ways: Iterable<At>, anchor: Square): At[] {
  const around = new Map<string, At>();
  for (const at of ways) if (at.includes(anchor)) around.set(at.join(), at);
  const angle = (at: At): number => {
    const other = otherThan(at, anchor);
    return (Math.atan2(row(other) - row(anchor), column(other) - column(anchor)) + 2 * Math.PI) % (2 * Math.PI);
  };
  const half = (at: At): number => (at[0] === anchor ? 0 : 1);
  return [...around.values()].sort((a, b) => angle(a) - angle(b) || half(a) - half(b));
}

/** The next direction around the anchor, with the same half on the anchor where that is legal; null where there is no other. */
export function turned(ways: Iterable<At>, { at, anchor }: Lying): At | null {
  const all = orientations(ways, anchor);
  const here = all.findIndex((way) => sameAt(way, at));
  const elsewhere = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))].filter(
    (way) => otherThan(way, anchor) !== otherThan(at, anchor),
  );
  const [next] = elsewhere;
  if (!next) return null;
  const half = at[0] === anchor ? 0 : 1;
  const same = elsewhere.find((way) => otherThan(way, anchor) === otherThan(next, anchor) && way[half] === anchor);
  return same ?? next;
}

/** Both halves change places; null where that is not legal. */
export function swapped(ways: Iterable<At>, { at: [first, second] }: Lying): At | null {
  for (const way of ways) if (way[0] === second && way[1] === first) return way;
  return null;
}

/** Every legal orientation, one after the other. */
export function nextWay(ways: Iterable<At>, { at, anchor }: Lying): At {
  const all = orientations(ways, anchor);
  const here = all.findIndex((way) => sameAt(way, at));
  return all[(here + 1) % all.length] ?? at;
}
