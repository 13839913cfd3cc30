import { join } from 'node:path';
import { build } from 'vite';

const WEB = join(import.meta.dirname, '../packages/web');

/** Builds the page as players get it, whatever the process that asks is for. */
export async function buildPage(): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), mode: 'production', logLevel: 'warn' });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

if (import.meta.main) {
  process.stderr.write('Building the page…\n');
  await buildPage();
}
