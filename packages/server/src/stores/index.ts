import { StartError } from '../start-error.ts';
import { MemoryServerStore } from './memory.ts';
import type { ServerStore } from './port.ts';
import { SqliteStore } from './sqlite.ts';

export type { PruneLimits, ServerStore } from './port.ts';

/** `memory:`, `sqlite:PATH` or `postgres://…`. */
export async function openStore(url: string, connections?: number, spread?: boolean): Promise<ServerStore> {
  if (url === 'memory:') return new MemoryServerStore();
  if (url === 'sqlite:')
    throw new StartError('DATABASE_URL names no file. Write sqlite:PATH, as sqlite:castellan-data/games.db');
  if (url.startsWith('sqlite:')) return SqliteStore.open(url.slice('sqlite:'.length));
  if (isPostgres(url)) {
    // Only where it is used: a server with a file needs no client of PostgreSQL in memory.
    const { PostgresStore } = await import('./postgres.ts');
    return PostgresStore.open(url, connections, spread);
  }
  // Not repeated: it may hold a password.
  throw new StartError(
    'DATABASE_URL must begin with sqlite: or postgres://, as sqlite:castellan-data/games.db, or be memory:',
  );
}

export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);
