import type { Appended, GameList, GameListFilter, Logged, Store, Summary } from '@castellan/match';
import { database, settled } from '../ui/database.ts';
import { upgraded } from './old-games.ts';

/** One game on this device, with its whole log. */
export interface StoredGame {
  readonly id: string;
  readonly log: readonly Logged[];
  readonly summary: Summary;
  /** How the game is played on this device, which is never sent: a plain object of the page. */
  readonly setting?: object;
}

/** Where games are saved: `change` is atomic, and resolves when its result is as safe as the backend can make it. */
export interface Backend {
  all(): Promise<StoredGame[]>;
  get(id: string): Promise<StoredGame | undefined>;
  /** Answers undefined to remove the game, the game itself to leave it. */
  change(id: string, next: (before: StoredGame | undefined) => StoredGame | undefined): Promise<void>;
}

/** The games on this device, as a store of matches. */
export class DeviceStore implements GameList {
  #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** From now on it keeps its games there. */
  moveTo(elsewhere: (before: Backend) => Backend): void {
    this.#backend = elsewhere(this.#backend);
  }

  async append(
    id: string,
    expectedSeq: number,
    commandId: string,
    events: readonly Logged[],
    summary: Summary,
    setting?: object,
  ): Promise<Appended> {
    let answer: Appended = { status: 'committed' };
    await this.#backend.change(id, (found) => {
      const before = found && upgraded(found);
      const log = before?.log ?? [];
      if (log.some(({ command }) => command === commandId)) answer = { status: 'duplicate' };
      else if (log.length !== expectedSeq) answer = { status: 'conflict' };
      if (answer.status !== 'committed') return found;
      return { ...before, id, log: [...log, ...events], summary, ...(setting && { setting }) };
    });
    return answer;
  }

  async read(id: string, after: number): Promise<readonly Logged[]> {
    return (await this.get(id))?.log.slice(after) ?? [];
  }

  async list({ status, listed, limit }: GameListFilter): Promise<readonly Summary[]> {
    return (await this.all())
      .map(({ summary }) => summary)
      .filter((one) => (status ?? one.status) === one.status && (listed ?? one.listed) === one.listed)
      .slice(0, limit);
  }

  /** The same store, which keeps this with a game that is begun: both or neither. */
  beginning(setting: object): Store {
    return {
      append: (id, expectedSeq, commandId, events, summary) =>
        this.append(id, expectedSeq, commandId, events, summary, setting),
      read: (id, after) => this.read(id, after),
    };
  }

  remove(id: string): Promise<void> {
    return this.change(id, () => undefined);
  }

  /** As the backend does. */
  change(...asked: Parameters<Backend['change']>): Promise<void> {
    return this.#backend.change(...asked);
  }

  async get(id: string): Promise<StoredGame | undefined> {
    const found = await this.#backend.get(id);
    return found && upgraded(found);
  }

  /** The newest first. */
  async all(): Promise<readonly StoredGame[]> {
    const games = (await this.#backend.all()).map(upgraded);
    return games.sort((a, b) => b.summary.updatedAt - a.summary.updatedAt || (a.id < b.id ? -1 : 1));
  }
}

const GAMES = 'games';

/** In IndexedDB, where a game survives a reload, a closed tab and a restart. */
export async function openDeviceBackend(name = 'castellan'): Promise<Backend> {
  const begin = database(name, 2, (fresh) => {
    if (fresh.objectStoreNames.contains(GAMES)) fresh.deleteObjectStore(GAMES);
    fresh.createObjectStore(GAMES, { keyPath: 'id' });
  });
  const games = (mode: IDBTransactionMode) => begin(GAMES, mode, { durability: 'strict' });
  await games('readonly');
  return {
    all: async () => settled((await games('readonly')).getAll()),
    get: async (id) => settled((await games('readonly')).get(id)),
    // Done means on the disk: the answer waits for the transaction, not for its requests.
    change: async (id, next) => {
      const store = await games('readwrite');
      await new Promise<void>((resolve, reject) => {
        store.transaction.oncomplete = () => resolve();
        store.transaction.onabort = () => reject(store.transaction.error);
        const found = store.get(id);
        found.onsuccess = () => {
          const after = next(found.result);
          if (after === found.result) return;
          if (after) store.put(after);
          else store.delete(id);
        };
      });
    },
  };
}
