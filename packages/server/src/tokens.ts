import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Caller, hashOf } from './caller.ts';
import { RecentMap } from './recent-map.ts';

type TokenKind = 'session' | 'bot';

const BOT_PREFIX = 'bot_';
const HALF = 16;
const MOST_SEEN = 10_000;

/**
 * Tokens are made here and nowhere else: the first half of one is random, the second says that the server made it. So no client brings a token of its
 * own choice, and no two kinds are taken for each other.
 */
export class Tokens {
  #keys: readonly string[];
  /** Recent callers, by their token: a player's comes with every move. */
  readonly #seen = new RecentMap<Caller>(MOST_SEEN);

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

  /** The caller with this token. One of a bot is longer than one of a session: no two kinds look the same. */
  callerWith(kind: TokenKind, token: string): Caller {
    const seen = this.#seen.get(token);
    if (seen) return seen;
    const bot = kind === 'bot';
    const ours = this.isOurs(kind, bot ? token.slice(BOT_PREFIX.length) : token);
    const caller: Caller = { token, holder: hashOf(token), bot, ours };
    this.#seen.set(token, caller);
    return caller;
  }

  isOurs(kind: TokenKind, token: string): boolean {
    const bytes = Buffer.from(token, 'base64url');
    // The last letter has bits to spare: a token is spelled in one way only.
    if (bytes.length !== 2 * HALF || bytes.toString('base64url') !== token) return false;
    const [random, signature] = [bytes.subarray(0, HALF), bytes.subarray(HALF)];
    return this.#keys.some((key) => timingSafeEqual(sign(key, kind, random), signature));
  }
}

const sign = (key: string, kind: TokenKind, random: Buffer): Buffer =>
  createHmac('sha256', key).update(kind).update(random).digest().subarray(0, HALF);
