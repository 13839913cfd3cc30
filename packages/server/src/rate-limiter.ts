import { RecentMap } from './recent-map.ts';

/** More keys than this at once are a flood: the one that was quiet the longest is forgotten. */
const MOST_KEYS = 100_000;
const MINUTE_MS = 60_000;

interface Balance {
  left: number;
  at: number;
}

/** So many units a minute for each key, saved up for one minute at most. */
export class RateLimiter {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #balances = new RecentMap<Balance>(MOST_KEYS);

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes the cost and answers 0, or answers how many seconds to wait until there is enough. */
  take(key: string, cost: number): number {
    const balance = this.#balance(key);
    const needed = Math.min(cost, this.#perMinute);
    if (balance.left < needed) {
      return Math.ceil((((needed - balance.left) / this.#perMinute) * MINUTE_MS) / 1000);
    }
    balance.left -= needed;
    return 0;
  }

  /** What turned out to cost more than was taken: a debt of at most another minute. */
  charge(key: string, cost: number): void {
    const balance = this.#balance(key);
    balance.left = Math.max(balance.left - cost, -this.#perMinute);
  }

  #balance(key: string): Balance {
    const now = this.#now();
    const balance = this.#balances.get(key) ?? { left: this.#perMinute, at: now };
    balance.left = Math.min(this.#perMinute, balance.left + ((now - balance.at) / MINUTE_MS) * this.#perMinute);
    balance.at = now;
    this.#balances.set(key, balance);
    return balance;
  }
}
