export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

type Begin = (store: string, mode: IDBTransactionMode, options?: IDBTransactionOptions) => Promise<IDBObjectStore>;

/**
 * A database of the browser: begins a transaction on one of its stores. The connection may end by itself, as in a tab that a phone put to
 * sleep, and it makes way for a newer page that changes the database: then it is opened once more.
 */
export function database(name: string, version: number, upgrade: (database: IDBDatabase) => void): Begin {
  let opened: Promise<IDBDatabase> | null = null;
  const open = async () => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    const connection = await settled(request);
    connection.onversionchange = () => connection.close();
    return connection;
  };
  const begin: Begin = async (store, mode, options) => {
    opened ??= open();
    return (await opened).transaction(store, mode, options).objectStore(store);
  };
  return (...of) =>
    begin(...of).catch(() => {
      opened = null;
      return begin(...of);
    });
}
