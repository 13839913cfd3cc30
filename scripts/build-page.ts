import { join } from 'node:path';
import { build } from 'vite';

const WEB = join(import.meta.dirname, '../packages/web');

export interface PageBuild {
  /** Default `packages/web/dist`. */
  readonly outDir?: string;
}

/** Builds the page as players get it, whatever the process that asks is for. */
export async function buildPage({ outDir }: PageBuild = {}): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      ...(outDir && { build: { outDir, emptyOutDir: true } }),
    });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

if (import.meta.main) {
  process.stderr.write('Building the page…\n');
  await buildPage();
}
