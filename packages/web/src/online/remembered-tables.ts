import type { GameName } from '@castellan/rules';
import { keyOfServer } from '../server-address.ts';
import { storage } from '../ui/storage.ts';

const TABLES = keyOfServer('castellan.tables');

/** A game this browser sat down at. */
interface RememberedTable {
  readonly id: string;
  readonly game: GameName;
  /** What the invitation's link needs, where this browser made the game. */
  readonly key: string | null;
  readonly at: number;
  /** The game is over: nothing more happens there. */
  readonly over?: boolean;
  /** Once over, it was saved among the games of this device; not so by earlier versions of the page. */
  readonly saved?: boolean;
}

export function tables(): RememberedTable[] {
  try {
    return JSON.parse(storage.get(TABLES) ?? '[]');
  } catch {
    return [];
  }
}

export const writeTables = (list: readonly RememberedTable[]): void => storage.set(TABLES, JSON.stringify(list));
