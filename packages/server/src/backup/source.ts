import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectTimeoutMs } from '../stores/connect-timeout.ts';
import { isPostgres } from '../stores/index.ts';

/** Throws unless there is a database of Castellan: one that a slip of the pen makes is empty, and a backup of it worth less than nothing. */
export async function requireGames(url: string): Promise<void> {
  if (url === 'memory:')
    throw new StartError('Games in memory: cannot be backed up. Set DATABASE_URL to the one of the server');
  if (isPostgres(url)) {
    if (!(await postgresHasGames(url))) {
      throw new StartError(`The database of DATABASE_URL is none of Castellan. Check that it is the one of the server`);
    }
    return;
  }
  const path = resolve(url.replace(/^sqlite:/, ''));
  if (url.startsWith('sqlite:') && url !== 'sqlite:' && !sqliteHasGames(path)) {
    throw new StartError(`There is no database of Castellan at ${path}. Set DATABASE_URL to the one of the server`);
  }
}

function sqliteHasGames(path: string): boolean {
  if (!existsSync(path)) return false;
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'events'").get() !== undefined;
  } finally {
    db.close();
  }
}

async function postgresHasGames(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs() });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: boolean }>(
      "SELECT to_regclass('castellan_steps') IS NOT NULL AND to_regclass('events') IS NOT NULL AS found",
    );
    return rows[0]!.found;
  } finally {
    await client.end();
  }
}
