import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

type TokenKind = 'session' | 'bot';

const HALF = 16;
const MOST_SEEN = 10_000;

/**
 * Tokens are made here and nowhere else: the first half of one is random, the second says that the server made it. So nobody brings a token of their
 * own choice, and no two kinds are taken for each other.
 */
export class Tokens {
  #keys: readonly string[];
  /** Tokens seen lately: a player's comes with every move. */
  readonly #seen = new Map<string, boolean>();

  /** The first key signs, any of them is good to check by: a restored backup brings the keys of its own server. */
  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  setKeys(keys: readonly string[]): void {
    if (keys.join() !== this.#keys.join()) this.#seen.clear();
    this.#keys = keys;
  }

  mint(kind: TokenKind): string {
    const random = randomBytes(HALF);
    return Buffer.concat([random, sign(this.#keys[0]!, kind, random)]).toString('base64url');
  }

  isOurs(kind: TokenKind, token: string): boolean {
    const key = `${kind} ${token}`;
    const seen = this.#seen.get(key);
    if (seen !== undefined) return seen;
    const ours = this.#check(kind, token);
    this.#seen.set(key, ours);
    if (this.#seen.size > MOST_SEEN) this.#seen.delete(this.#seen.keys().next().value!);
    return ours;
  }

  #check(kind: TokenKind, token: string): boolean {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== 2 * HALF) return false;
    const [random, signature] = [bytes.subarray(0, HALF), bytes.subarray(HALF)];
    return this.#keys.some((key) => timingSafeEqual(sign(key, kind, random), signature));
  }
}

const sign = (key: string, kind: TokenKind, random: Buffer): Buffer =>
  createHmac('sha256', key).update(kind).update(random).digest().subarray(0, HALF);
