import type { Below, BySeat } from '@castellan/rules';
import { bytesOfHex, bytesOfText, hexOf, hmacWith, readWord, sha256 } from './hash.ts';

/**
 * Fair chance. The authority publishes SHA-256 of its secret before anyone brings entropy, so it cannot choose the secret to
 * suit; both players add entropy, so it cannot have chosen a lucky one; and it reveals the secret at the end, so everyone can
 * draw every outcome again. What is proved, and to whom: docs/fair-dice.md.
 */

/** What is published of a secret: the SHA-256 of its bytes. */
export const commitmentOf = (secret: string): string => hexOf(sha256(bytesOfHex(secret)));

/**
 * The numbers of draw `draw` (0 for the first chance outcome of the game). Each number is the first four bytes of
 * HMAC-SHA-256(secret, "entropy 1:entropy 2:draw:try"), where `try` counts every attempt of the draw; one that would favour
 * small numbers is thrown away.
 */
export function fairBelow(secret: string, entropy: BySeat<string>, draw: number): Below {
  const hmac = hmacWith(bytesOfHex(secret));
  let attempt = 0;
  return (n) => {
    const limit = 0x100000000 - (0x100000000 % n);
    for (;;) {
      const number = readWord(hmac(bytesOfText(`${entropy[0]}:${entropy[1]}:${draw}:${attempt++}`)));
      if (number < limit) return number % n;
    }
  };
}
