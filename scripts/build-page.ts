import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const WEB = join(import.meta.dirname, '../packages/web');

export interface PageBuild {
  /** Default `packages/web/dist`. */
  readonly outDir?: string;
  /** For any web host: the server for online play elsewhere, empty for none. Without it the page's own host is the server. */
  readonly server?: string;
  readonly plugins?: readonly Plugin[];
}

/** Builds the page as players get it, whatever the process that asks is for. */
export async function buildPage({ outDir, server, plugins = [] }: PageBuild = {}): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      plugins: [...plugins],
      ...(outDir && { build: { outDir, emptyOutDir: true } }),
      ...(server !== undefined && { define: { 'import.meta.env.VITE_SERVER': JSON.stringify(server) } }),
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
