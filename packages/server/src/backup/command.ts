import type { ServerStore } from '../stores/index.ts';
import { backUp, restore } from './archive.ts';
import { requireGames } from './source.ts';
import { onStore, wrongUsage } from './store-command.ts';

/** `castellan backup FILE`: every game of `DATABASE_URL`, while people go on playing. */
export const backupCommand = (words: readonly string[]): Promise<number> =>
  withFile('backup', words, requireGames, async (store, file) => {
    const { games, events, sha256 } = await backUp(store, file);
    return { said: `${games} games, ${events} events, sha256 ${sha256}`, well: true };
  });

/** `castellan restore FILE`: what a backup has comes into `DATABASE_URL`, whatever store it was made of. */
export const restoreCommand = (words: readonly string[]): Promise<number> =>
  withFile(
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

/** A file whose name begins with a hyphen is taken for an option with a typing error; `./-name` is one. */
async function withFile(
  name: string,
  [file, ...more]: readonly string[],
  check: (url: string) => Promise<void>,
  work: (store: ServerStore, file: string) => ReturnType<Parameters<typeof onStore>[1]>,
): Promise<number> {
  if (!file || file.startsWith('-') || more.length > 0) return wrongUsage(`${name} FILE`);
  return onStore(check, (store) => work(store, file));
}
