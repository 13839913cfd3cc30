import { inflateRawSync } from 'node:zlib';
import { GAMES, type GameName } from '@castellan/rules';

/** Far beyond any record; a link that unfolds to more is not one. */
const LONGEST = 200_000;

/** The game of a replay link, whose record is in the link itself; null where it has none. */
export function packedGame(packed: string): GameName | null {
  try {
    const text = inflateRawSync(Buffer.from(packed.slice(1), 'base64url'), { maxOutputLength: LONGEST }).toString();
    const [, word] = /^\s*(?:new|position) +(\w+)/m.exec(text) ?? [];
    return GAMES.find(({ name }) => name === word)?.name ?? null;
  } catch {
    return null;
  }
}
