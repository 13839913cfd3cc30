import { RecentMap } from './recent-map.ts';

/** A seat whose player never acted counts for so long after its game is over: leaving such a game frees no seat for the next one. */
const REMEMBER_MS = 3_600_000;
/** So often at most it is looked up whether the players of seats at the limit have acted. */
const RECHECK_MS = 2000;
/** More keys than this at once are a flood: the one that was quiet the longest is forgotten. */
const MOST_KEYS = 100_000;

export interface SeatLimits {
  /** 0 for no limit. */
  readonly perSession: number;
  readonly perAddress: number;
}

/** The player of a taken seat has acted or given it back; has not acted yet; or never did, and the game is over. */
export type SeatUse = 'used' | 'idle' | 'wasted';

/** Who takes a seat. */
interface Taker {
  readonly session: string;
  readonly address: string;
}

interface Taken {
  /** By id of the game: who took the seat, and when. */
  readonly seats: Map<string, { readonly session: string; readonly at: number }>;
  recheckedAt: number;
}

/**
 * How many seats in games of the lobby each session and each address has taken without acting there yet. Counted in memory, by each node;
 * whether they have acted is looked up only when there seem to be too many.
 */
export class IdleSeats {
  readonly #limits: SeatLimits;
  readonly #useOf: (id: string, session: string) => Promise<SeatUse>;
  readonly #ticks: () => number;
  readonly #taken = new RecentMap<Taken>(MOST_KEYS);

  constructor(
    limits: SeatLimits,
    useOf: (id: string, session: string) => Promise<SeatUse>,
    ticks: () => number = () => performance.now(),
  ) {
    this.#limits = limits;
    this.#useOf = useOf;
    this.#ticks = ticks;
  }

  /** Whether one more may be taken; then it is counted, until `release`. The same game counts once. */
  async admit(id: string, taker: Taker): Promise<boolean> {
    const limits = this.#keysOf(taker);
    const hasRoom = ({ key, most }: (typeof limits)[number]): boolean => {
      const { seats } = this.#of(key);
      return seats.has(id) || seats.size < most;
    };
    for (const limit of limits) if (!hasRoom(limit)) await this.#recheck(limit.key);
    // Checked again after waiting: others may have taken seats meanwhile.
    if (!limits.every(hasRoom)) return false;
    for (const { key } of limits) this.#of(key).seats.set(id, { session: taker.session, at: this.#ticks() });
    return true;
  }

  /** The seat was not given to this player after all. */
  release(id: string, taker: Taker): void {
    for (const { key } of this.#keysOf(taker)) {
      const { seats } = this.#of(key);
      if (seats.get(id)?.session === taker.session) seats.delete(id);
    }
  }

  #keysOf({ session, address }: Taker) {
    return [
      { key: `session ${session}`, most: this.#limits.perSession },
      { key: `address ${address}`, most: this.#limits.perAddress },
    ].filter(({ most }) => most > 0);
  }

  #of(key: string): Taken {
    const taken = this.#taken.get(key) ?? { seats: new Map(), recheckedAt: Number.NEGATIVE_INFINITY };
    this.#taken.set(key, taken);
    return taken;
  }

  async #recheck(key: string): Promise<void> {
    const taken = this.#of(key);
    const now = this.#ticks();
    if (now - taken.recheckedAt < RECHECK_MS) return;
    taken.recheckedAt = now;
    for (const [id, { session, at }] of [...taken.seats]) {
      const use = await this.#useOf(id, session);
      if (use === 'used' || (use === 'wasted' && now - at > REMEMBER_MS)) taken.seats.delete(id);
    }
  }
}
