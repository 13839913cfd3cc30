import { restore } from './archive.ts';
import { onStore } from './command.ts';

/** `node packages/server/src/backup/restore.ts FILE`: what a backup has comes into `DATABASE_URL`, whatever store it was made of. */
await onStore('usage: DATABASE_URL=… node packages/server/src/backup/restore.ts FILE', async (store, file) => {
  const { games, already, different } = await restore(store, file);
  const said = [`${games} games, ${already} of them were there already`];
  for (const id of different) said.push(`${id} has gone on differently and was left as it is`);
  return { said: said.join('\n'), well: different.length === 0 };
});
