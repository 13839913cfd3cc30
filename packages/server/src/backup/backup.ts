import { backUp } from './archive.ts';
import { onStore } from './command.ts';

/** `node packages/server/src/backup/backup.ts FILE`: every game of `DATABASE_URL`, while people go on playing. */
await onStore('usage: DATABASE_URL=… node packages/server/src/backup/backup.ts FILE', async (store, file) => {
  const { games, events, sha256 } = await backUp(store, file);
  return { said: `${games} games, ${events} events, sha256 ${sha256}`, well: true };
});
