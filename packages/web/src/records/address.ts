import type { GameName } from '@castellan/rules';

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

/** What somebody puts into their own page to show a game there: `hash` is its address here, or at a server elsewhere that keeps the game. */
export async function embedCode(game: GameName, hash: string, home = location.href.split('#', 1)[0]): Promise<string> {
  const { FRAME_WIDTH, frameHeight, frameMarkup } = await import('@castellan/picture/frame');
  const address = new URL(`embed/${hash}`, home).href.replaceAll('&', '&amp;');
  return frameMarkup(address, FRAME_WIDTH, frameHeight(game, FRAME_WIDTH), 'Castellan');
}
