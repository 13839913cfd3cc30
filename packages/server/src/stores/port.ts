import type { GameList, Logged, Summary } from '@castellan/match';
import type { Notes } from './notes.ts';

/** What the server needs from a store, in addition to saving games. */
export interface ServerStore extends GameList, Notes {
  /** The ids that come after `after`, in the store's own order: all games, page by page. */
  ids(after: string, limit: number): Promise<readonly string[]>;
  /** How far each of these games is, those that exist. */
  seqs(gameIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What is known of those of these games that are not over. */
  unfinished(gameIds: readonly string[]): Promise<readonly Summary[]>;
  /** Games of the lobby that wait for an opponent while a player waits there. */
  waiting(filter: WaitingFilter): Promise<readonly Summary[]>;
  /** Removes what has outlived its time; answers how many games that were. */
  prune(limits: PruneLimits): Promise<number>;
  /**
   * Replaces what these events say and came from, for one reason alone: a player wants to be forgotten. Where the log that was read is
   * given, an event that no longer says what was read stays as it is, and the answer is false: two players may want it at once.
   */
  rewrite(gameId: string, events: readonly Logged[], read?: readonly Logged[]): Promise<boolean>;
  /** The keys of tokens of sessions and bots. The first signs, the others are good to check by; there is at least one. */
  signingKeys(): Promise<readonly string[]>;
  addSigningKeys(keys: readonly string[]): Promise<void>;
  /** This key signs from now on; the others stay good to check by, or are removed. */
  rotateSigningKeys(key: string, dropOld: boolean): Promise<void>;
  /** How many games there are of each status. */
  counts(): Promise<GameCounts>;
  /** The bytes of the database. */
  size(): Promise<number>;
  /** Throws unless games can be saved right now; it writes to find out. */
  check(): Promise<void>;
  /** The time, the same for all nodes. */
  now(): Promise<number>;
  close(): Promise<void>;
}

export type GameCounts = Readonly<Record<Summary['status'], number>>;

export interface WaitingFilter {
  /** The games with a page open, and those changed since count: a player is there, or on the way. */
  readonly attended: readonly string[];
  readonly since: number;
  /** Only games just like this one; the one that waits for longest first. Without it all with a player seated, the newest first. */
  readonly like?: Pick<Summary, 'game' | 'options' | 'time'>;
  readonly limit: number;
}

export const NO_GAMES: GameCounts = { open: 0, playing: 0, over: 0 };

/** In the text of a summary: no seat is taken. */
export const NOBODY = '"players":[null,null]';

/** Games last changed before these moments go; null keeps them for ever. */
export interface PruneLimits {
  readonly over: number | null;
  readonly playing: number | null;
  readonly open: number | null;
}

/** Tables of a newer version may hold what this one would spoil. */
export function refuseNewer(steps: number, known: number): void {
  if (steps <= known) return;
  throw new Error(
    `the database was last used by a newer version of Castellan (its tables are at step ${steps}, this version knows ${known}): start that version, or a newer one`,
  );
}

export const PRUNED_AT_ONCE = 500;

/** Lists are ordered by day first: an index by the moment would be written with every move, one by the day is not. */
export const dayOf = (moment: number): number => Math.floor(moment / 86_400_000);
