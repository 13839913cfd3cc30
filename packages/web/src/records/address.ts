/** The recorded game of the rules is replayed under this name and that of its game. */
export const RECORDED = 'rules-';

/** The address of a position: the game, and after how many actions; the end of the game needs no number. */
export const positionLink = (base: string, at: number, of: number): string => (at === of ? base : `${base}?at=${at}`);

/** The position an address asks for, within the game there is. */
export function positionIn(query: URLSearchParams, of: number): number {
  const asked = query.get('at');
  const at = asked === null || !/^\d+$/.test(asked) ? of : Number(asked);
  return Math.min(of, at);
}
