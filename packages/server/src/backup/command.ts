import { readConfig } from '../config.ts';
import { openStore, type ServerStore } from '../stores/index.ts';

/** Runs one of the two commands on the store of `DATABASE_URL`, with the file it was given. */
export async function onStore(
  usage: string,
  work: (store: ServerStore, file: string) => Promise<{ readonly said: string; readonly well: boolean }>,
): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) {
    process.stderr.write(`${usage}\n`);
    process.exit(2);
  }
  try {
    const store = await openStore(readConfig(process.env).databaseUrl);
    const { said, well } = await work(store, file);
    await store.close();
    process.stdout.write(`${said}\n`);
    process.exit(well ? 0 : 1);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
