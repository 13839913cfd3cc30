import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { replaceBuild } from './replace-build.ts';

const WEB = join(import.meta.dirname, '../packages/web');

export interface PageBuild {
  /** Default `packages/web/dist`. */
  readonly outDir?: string;
  /** For any web host: the server for online play elsewhere, empty for none. Without it the page's own host is the server. */
  readonly server?: string;
  readonly plugins?: readonly Plugin[];
}

/** Where a server serves it: the build before stays until this one is complete, and beside it from then on. */
async function buildServed(outDir: string): Promise<void> {
  const fresh = `${outDir}-${process.pid}`;
  try {
    await buildPage({ outDir: fresh });
    replaceBuild(fresh, outDir);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Builds the page as players get it, in any environment. */
export async function buildPage({ outDir, server, plugins = [] }: PageBuild = {}): Promise<void> {
  if (outDir === undefined) return buildServed(join(WEB, 'dist'));
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    rmSync(outDir, { recursive: true, force: true });
    // The page comes last: it lists and compresses all that is there.
    for (const configFile of ['vite.embed.config.ts', 'vite.config.ts']) {
      await build({
        root: WEB,
        configFile: join(WEB, configFile),
        mode: 'production',
        logLevel: 'warn',
        plugins: [...plugins],
        build: { outDir, emptyOutDir: false },
        ...(server !== undefined && { define: { 'import.meta.env.VITE_SERVER': JSON.stringify(server) } }),
      });
    }
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

if (import.meta.main) {
  process.stderr.write('Building the page…\n');
  await buildPage();
}
