import { join } from 'node:path';
import { build } from 'vite';

/** The tests play on what players get: the page built for production, although the tests themselves are none. */
export default async function setup(): Promise<void> {
  const root = join(import.meta.dirname, '../packages/web');
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root, configFile: join(root, 'vite.config.ts'), mode: 'production', logLevel: 'warn' });
  } finally {
    process.env.NODE_ENV = before;
  }
}
