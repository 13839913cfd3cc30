import type { Logged } from './event.ts';
import type { Match } from './match.ts';

/** `match` is the newest; `then` the match right after this event, where the host has it: when it was just read or added. */
export type Listener = (logged: Logged, match: Match, then: Match | null) => void;

export interface Follower {
  /** The last event it has got. */
  seq: number;
  readonly listener: Listener;
  /** The store has lost some of what was sent: all of it is to be read again. */
  readonly rewound: () => void;
}

/** The log of a game and what it comes to, as far as a host has read it. Only what the store has is ever in it. */
export interface KnownGame {
  readonly id: string;
  log: Logged[];
  /** What the log comes to; null while it is empty. */
  match: Match | null;
  readonly followers: Set<Follower>;
  /** Calls under way and followers. */
  uses: number;
  /** The failure of the store after which the log was last compared with what the store has. */
  checked: number;
}

/**
 * The games a host has in memory. A game in use is one object for all callers and is never evicted; of the others the `keep`
 * used last stay. Holding, releasing and evicting take the same time however many games there are.
 */
export class KnownGames {
  readonly #keep: number;
  readonly #used = new Map<string, KnownGame>();
  /** The one unused for longest comes first. */
  readonly #unused = new Map<string, KnownGame>();

  constructor(keep: number) {
    this.#keep = keep;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#used.size + this.#unused.size;
  }

  get(id: string): KnownGame | undefined {
    return this.#used.get(id) ?? this.#unused.get(id);
  }

  followed(): string[] {
    return [...this.#used.values()].filter(({ followers }) => followers.size > 0).map(({ id }) => id);
  }

  /** Every hold is followed by one release. */
  hold(id: string): KnownGame {
    const game = this.get(id) ?? { id, log: [], match: null, followers: new Set(), uses: 0, checked: 0 };
    if (game.uses++ === 0) {
      this.#unused.delete(id);
      this.#used.set(id, game);
    }
    return game;
  }

  release(game: KnownGame): void {
    if (--game.uses > 0) return;
    this.#used.delete(game.id);
    if (!game.match) return;
    this.#unused.set(game.id, game);
    if (this.#unused.size <= this.#keep) return;
    for (const oldest of this.#unused.keys()) {
      this.#unused.delete(oldest);
      break;
    }
  }
}
