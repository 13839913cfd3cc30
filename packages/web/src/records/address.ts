import { link } from '../router.ts';

/** The address of a position: the game, and after how many actions; the end of the game needs no number. */
export function positionLink(path: readonly string[], at: number, of: number): string {
  const base = link(...path);
  return at === of ? base : `${base}?at=${at}`;
}

/** The position an address asks for, within the game there is. */
export function positionIn(query: URLSearchParams, of: number): number {
  const asked = query.get('at');
  const at = asked === null || !/^\d+$/.test(asked) ? of : Number(asked);
  return Math.min(of, at);
}
