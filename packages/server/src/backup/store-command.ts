import { ConfigError, readConfig } from '../config.ts';
import { StartError, storeError } from '../start-error.ts';
import { openStore, type ServerStore } from '../stores/index.ts';

export function wrongUsage(usage: string): number {
  process.stderr.write(`Usage: castellan ${usage}, with the DATABASE_URL of the server (docs/hosting.md)\n`);
  return 2;
}

/** Runs a command on the store of `DATABASE_URL`, prints what it says, and answers the exit code. */
export async function onStore(
  check: (url: string) => Promise<void>,
  work: (store: ServerStore) => Promise<{ readonly said: string; readonly well: boolean }>,
): Promise<number> {
  try {
    const { databaseUrl, databaseConnections, databaseSpread } = readConfig(process.env);
    const store = await check(databaseUrl)
      .then(() => openStore(databaseUrl, databaseConnections, databaseSpread))
      .catch((error) => {
        throw storeError(databaseUrl, error);
      });
    try {
      const { said, well } = await work(store);
      process.stdout.write(`${said}\n`);
      return well ? 0 : 1;
    } finally {
      await store.close();
    }
  } catch (error) {
    const isExplained = error instanceof StartError || error instanceof ConfigError;
    process.stderr.write(`${error instanceof Error ? error.message : error}${isExplained ? '.' : ''}\n`);
    return 1;
  }
}
