import { SITE_SHARE, siteOf } from './network.ts';
import { RecentMap } from './recent-map.ts';

/** Of the games a session or address may have open at once, so many may stand in the lobby. */
const LISTED_SHARE = 0.2;
/** Whether games at the limit are still open is looked up so often at most. */
const RECHECK_MS = 5000;
/** More keys than this at once are a flood: the one that was quiet the longest is forgotten. */
const MOST_KEYS = 100_000;

export interface OpenLimits {
  /** 0 for no limit. */
  readonly perSession: number;
  readonly perAddress: number;
}

/** The session and the address that open a game. */
interface Opener {
  readonly session: string;
  readonly address: string;
}

interface Opened {
  /** By id, whether it is listed. */
  readonly games: Map<string, boolean>;
  recheckedAt: number;
}

/**
 * How many games that wait for a player each session and each address has. Counted in memory, by each node; whether they still wait is
 * looked up only when there seem to be too many.
 */
export class OpenGames {
  readonly #limits: OpenLimits;
  readonly #isOpen: (id: string) => Promise<boolean>;
  readonly #ticks: () => number;
  readonly #opened = new RecentMap<Opened>(MOST_KEYS);

  constructor(
    limits: OpenLimits,
    isOpen: (id: string) => Promise<boolean>,
    ticks: () => number = () => performance.now(),
  ) {
    this.#limits = limits;
    this.#ticks = ticks;
    this.#isOpen = isOpen;
  }

  /** Whether one more may be opened; then it is counted. The same game counts once. */
  async admit(id: string, listed: boolean, { session, address }: Opener): Promise<boolean> {
    const site = siteOf(address);
    const limits = [
      { key: `session ${session}`, most: this.#limits.perSession },
      { key: `address ${address}`, most: this.#limits.perAddress },
      ...(site ? [{ key: `site ${site}`, most: this.#limits.perAddress * SITE_SHARE }] : []),
    ].filter(({ most }) => most > 0);
    const hasRoom = ({ key, most }: (typeof limits)[number]): boolean => {
      const { games } = this.#of(key);
      if (games.has(id)) return true;
      const count = listed ? [...games.values()].filter(Boolean).length : games.size;
      return count < (listed ? Math.ceil(most * LISTED_SHARE) : most);
    };
    for (const limit of limits) if (!hasRoom(limit)) await this.#recheck(limit.key);
    // Asked again after waiting: others may have opened games meanwhile.
    if (!limits.every(hasRoom)) return false;
    for (const { key } of limits) this.#of(key).games.set(id, listed);
    return true;
  }

  #of(key: string): Opened {
    const opened = this.#opened.get(key) ?? { games: new Map(), recheckedAt: Number.NEGATIVE_INFINITY };
    this.#opened.set(key, opened);
    return opened;
  }

  async #recheck(key: string): Promise<void> {
    const opened = this.#of(key);
    if (this.#ticks() - opened.recheckedAt < RECHECK_MS) return;
    opened.recheckedAt = this.#ticks();
    for (const id of [...opened.games.keys()]) if (!(await this.#isOpen(id))) opened.games.delete(id);
  }
}
