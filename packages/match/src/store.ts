import type { Logged } from './event.ts';
import type { Summary } from './summary.ts';

/** What an append answers. Anything else is an exception: then it is unknown whether the events were saved, and sending them again is safe. */
export type Appended =
  /** On disk, as far as this store promises one. */
  | { readonly status: 'committed' }
  /** This command was committed before; nothing was added. */
  | { readonly status: 'duplicate' }
  /** Another append was first: the log does not end at `expectedSeq`. */
  | { readonly status: 'conflict' };

/**
 * Where games are saved. A game is a list of events; the store knows no rules and validates nothing.
 * One suite of tests (test/store-suite.ts) says what every store must do.
 */
export interface Store {
  /**
   * Adds events to the log of a game that has exactly `expectedSeq` events; 0 begins a game. All or nothing. A command counts once
   * per game; events may carry several, as when a game is restored. The summary replaces the one before, in the same instant.
   */
  append(
    gameId: string,
    expectedSeq: number,
    commandId: string,
    events: readonly Logged[],
    summary: Summary,
  ): Promise<Appended>;

  /** The events after `after`, in order; none where there is no such game. */
  read(gameId: string, after: number): Promise<readonly Logged[]>;
}

/** A store that can also list games, for a page or a lobby. */
export interface GameList extends Store {
  /** The newest first. */
  list(filter: GameListFilter): Promise<readonly Summary[]>;
  remove(gameId: string): Promise<void>;
}

export interface GameListFilter {
  readonly status?: Summary['status'];
  readonly listed?: boolean;
  readonly limit: number;
}
