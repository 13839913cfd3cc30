import type { KeptGame } from './kept.ts';

/** The games on this device, in IndexedDB; where a browser forbids that, for as long as the page is open. */
export interface GameStore {
  get(id: string): Promise<KeptGame | undefined>;
  put(game: KeptGame): Promise<void>;
  remove(id: string): Promise<void>;
  /** The latest first. */
  list(): Promise<KeptGame[]>;
}

const NAME = 'castellan';
const GAMES = 'games';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
  return settled(request);
}

const latestFirst = (games: readonly KeptGame[]): KeptGame[] => games.toSorted((a, b) => b.touched - a.touched);

function databaseStore(database: IDBDatabase): GameStore {
  const games = (mode: IDBTransactionMode) =>
    database.transaction(GAMES, mode, { durability: 'strict' }).objectStore(GAMES);
  /** Done means on the disk: an action is only shown as taken once its transaction has completed. */
  const written = (store: IDBObjectStore): Promise<void> =>
    new Promise((resolve, reject) => {
      store.transaction.oncomplete = () => resolve();
      store.transaction.onerror = () => reject(store.transaction.error);
      store.transaction.onabort = () => reject(store.transaction.error);
    });
  return {
    get: (id) => settled<KeptGame | undefined>(games('readonly').get(id)),
    list: async () => latestFirst(await settled<KeptGame[]>(games('readonly').getAll())),
    put: (game) => {
      const store = games('readwrite');
      store.put(game);
      return written(store);
    },
    remove: (id) => {
      const store = games('readwrite');
      store.delete(id);
      return written(store);
    },
  };
}

export function memoryStore(): GameStore {
  const games = new Map<string, KeptGame>();
  return {
    get: async (id) => games.get(id),
    list: async () => latestFirst([...games.values()]),
    put: async (game) => {
      games.set(game.id, game);
    },
    remove: async (id) => {
      games.delete(id);
    },
  };
}

let opened: Promise<GameStore> | null = null;

export function gameStore(): Promise<GameStore> {
  opened ??= openDatabase().then(databaseStore, memoryStore);
  return opened;
}
