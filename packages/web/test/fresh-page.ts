import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

// The files that one worker runs share a process, but no module and no database: each has the page as it is when it opens.
vi.resetModules();
globalThis.indexedDB = new IDBFactory();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
