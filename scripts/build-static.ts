// `npm run build:static [FOLDER]`: the page alone, for any web host in any folder (default dist/static). CASTELLAN_SERVER names the server
// for online play, as https://play.example; without it only an address with ?server= leads to one.
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { PAGE_POLICY } from '../packages/server/src/security.ts';
import { serverOrigin } from '../packages/web/src/server-origin.ts';
import { buildPage } from './build-page.ts';

/** A host that sends no headers of ours: the page brings what it can of them. Where its server is, its address may say. */
const POLICY = PAGE_POLICY.replace(/; frame-ancestors .*$/, '').replace(
  "connect-src 'self'",
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
);

const headers: Plugin = {
  name: 'castellan-static-headers',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'content-security-policy', content: POLICY },
      injectTo: 'head-prepend',
    },
    { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head-prepend' },
  ],
};

export async function buildStatic(outDir: string, server = ''): Promise<void> {
  const origin = server === '' ? '' : serverOrigin(server);
  if (origin === null) throw new Error('CASTELLAN_SERVER must look like https://play.example');
  await buildPage({ outDir, server: origin, plugins: [headers] });
  // Compressed once more for our own server; other hosts do it themselves.
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(file)) rmSync(join(outDir, file));
  }
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/static'));
  process.stderr.write('Building the page for any web host…\n');
  await buildStatic(folder, process.env.CASTELLAN_SERVER);
  process.stdout.write(`${folder}\n`);
}
