import { join } from 'node:path';
import { build } from 'vite';

/** The tests play on what players get: the built page. */
export default async function setup(): Promise<void> {
  const root = join(import.meta.dirname, '../packages/web');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
}
