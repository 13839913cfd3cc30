import { ConfigError, readConfig } from '../config.ts';
import { StartError, storeError } from '../start-error.ts';
import { openStore, type ServerStore } from '../stores/index.ts';
import { backUp, restore } from './archive.ts';
import { requireGames } from './source.ts';

/** `castellan backup FILE`: every game of `DATABASE_URL`, while people go on playing. */
export const backupCommand = (words: readonly string[]): Promise<number> =>
  withStore('backup', words, requireGames, async (store, file) => {
    const { games, events, sha256 } = await backUp(store, file);
    return { said: `${games} games, ${events} events, sha256 ${sha256}`, well: true };
  });

/** `castellan restore FILE`: what a backup has comes into `DATABASE_URL`, whatever store it was made of. */
export const restoreCommand = (words: readonly string[]): Promise<number> =>
  withStore(
    'restore',
    words,
    async () => {},
    async (store, file) => {
      const { games, already, different } = await restore(store, file);
      const said = [`${games} games, ${already} of them were there already`];
      for (const id of different) said.push(`${id} has gone on differently and was left as it is`);
      return { said: said.join('\n'), well: different.length === 0 };
    },
  );

/** Runs one of the two on the store of `DATABASE_URL`, with the file it was given; answers the exit code. */
async function withStore(
  name: string,
  [file, ...more]: readonly string[],
  check: (url: string) => Promise<void>,
  work: (store: ServerStore, file: string) => Promise<{ readonly said: string; readonly well: boolean }>,
): Promise<number> {
  if (!file || more.length > 0) {
    process.stderr.write(`Usage: castellan ${name} FILE, with the DATABASE_URL of the server (docs/hosting.md)\n`);
    return 2;
  }
  try {
    const { databaseUrl, databaseConnections, databaseSpread } = readConfig(process.env);
    const store = await check(databaseUrl)
      .then(() => openStore(databaseUrl, databaseConnections, databaseSpread))
      .catch((error) => {
        throw storeError(databaseUrl, error);
      });
    try {
      const { said, well } = await work(store, file);
      process.stdout.write(`${said}\n`);
      return well ? 0 : 1;
    } finally {
      await store.close();
    }
  } catch (error) {
    const told = error instanceof StartError || error instanceof ConfigError;
    process.stderr.write(`${error instanceof Error ? error.message : error}${told ? '.' : ''}\n`);
    return 1;
  }
}
