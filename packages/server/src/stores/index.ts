import { MemoryServerStore } from './memory.ts';
import type { ServerStore } from './port.ts';
import { PostgresStore } from './postgres.ts';
import { SqliteStore } from './sqlite.ts';

export type { PruneLimits, ServerStore } from './port.ts';

/** `memory:`, `sqlite:PATH` or `postgres://…`. */
export async function openStore(url: string, connections?: number): Promise<ServerStore> {
  if (url === 'memory:') return new MemoryServerStore();
  if (url.startsWith('sqlite:')) return SqliteStore.open(url.slice('sqlite:'.length));
  if (/^postgres(ql)?:\/\//.test(url)) return PostgresStore.open(url, connections);
  throw new Error('DATABASE_URL must be memory:, sqlite:PATH or postgres://…');
}

export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);
