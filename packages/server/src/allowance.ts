import { isIP } from 'node:net';

/** What a proxy calls an address and is none: all of it counts as one machine. */
const NOWHERE = 'nowhere';

/** Whom a machine belongs to: an IPv4 address, or the /64 of an IPv6 address, which is what one customer gets at least. */
export function networkOf(address: string): string {
  if (!isIP(address)) return NOWHERE;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = before === '' ? [] : before.split(':');
  // Whatever `::` stands for is zeros; what follows it can only reach into the first four groups where little is left out.
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const all = after === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The /48 that a network of IPv6 is in, which is what one site gets: who has it has 65,536 networks. Null for IPv4. */
export function siteOf(network: string): string | null {
  const site = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network)?.[1];
  return site === undefined ? null : `${site}::/48`;
}

/** All networks of one site together may ask for so many times as much as one. */
export const SITE_SHARE = 10;

/** More keys than this at once are a flood: the one that was quiet the longest is forgotten. */
const MOST_KEYS = 100_000;
const MINUTE_MS = 60_000;

interface Balance {
  left: number;
  at: number;
}

/** So many units a minute for each key, saved up for one minute at most. */
export class Allowance {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #balances = new Map<string, Balance>();

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
    // Last used stands last.
    this.#balances.delete(key);
    this.#balances.set(key, balance);
    if (this.#balances.size > MOST_KEYS) this.#balances.delete(this.#balances.keys().next().value!);
    return balance;
  }
}
