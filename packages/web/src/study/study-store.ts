import { database, settled } from '../ui/database.ts';

/**
 * What studying leaves on this device, in a database of its own: a change of it never touches the games.
 * Where the browser forbids it, it is remembered until the page is closed.
 */
interface Collection<T extends { readonly id: string }> {
  all(): Promise<T[]>;
  get(id: string): Promise<T | undefined>;
  put(one: T): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

const COLLECTIONS = ['analyses', 'mistakes'] as const;
type CollectionName = (typeof COLLECTIONS)[number];

const begin = database('castellan-study', 1, (fresh) => {
  for (const name of COLLECTIONS) fresh.createObjectStore(name, { keyPath: 'id' });
});

/** A list of things with names, on the device or, where that cannot be, in the page; `upgraded` reads what earlier pages saved. */
export function collection<T extends { readonly id: string }>(
  name: CollectionName,
  upgraded: (saved: T) => T = (saved) => saved,
): Collection<T> {
  const inPage = new Map<string, T>();
  const read = async <R>(ask: (store: IDBObjectStore) => IDBRequest<R>): Promise<R | undefined> => {
    try {
      return await settled(ask(await begin(name, 'readonly')));
    } catch {
      return undefined;
    }
  };
  const write = async (change: (store: IDBObjectStore) => void): Promise<boolean> => {
    try {
      const store = await begin(name, 'readwrite');
      const { transaction } = store;
      change(store);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      return true;
    } catch {
      return false;
    }
  };
  return {
    all: async () => [...((await read<T[]>((store) => store.getAll())) ?? []).map(upgraded), ...inPage.values()],
    get: async (id) => {
      const saved = inPage.get(id) ?? (await read<T | undefined>((store) => store.get(id)));
      return saved && upgraded(saved);
    },
    put: async (one) => {
      if (!(await write((store) => store.put(one)))) inPage.set(one.id, one);
    },
    remove: async (id) => {
      inPage.delete(id);
      await write((store) => store.delete(id));
    },
    clear: async () => {
      inPage.clear();
      await write((store) => store.clear());
    },
  };
}
