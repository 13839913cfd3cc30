import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** A real Chromium from the npm registry; it runs anywhere, as root too. */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    // Its own flags are for one process without a disk; a test wants the browser people have.
    args: ['--no-sandbox', '--disable-setuid-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    headless: true,
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

export const DIST = join(import.meta.dirname, '../packages/web/dist');

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the built page on a free port. */
export async function serveSite(): Promise<Site> {
  const server: Server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const file = join(DIST, path.endsWith('/') ? `${path}index.html` : path);
    const type = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' };
    try {
      // As the real server does: the compressed file that the build left beside it.
      const small = request.headers['accept-encoding']?.includes('br')
        ? await readFile(`${file}.br`).catch(() => null)
        : null;
      const body = small ?? (await readFile(file));
      response.writeHead(200, small ? { ...type, 'content-encoding': 'br' } : type);
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
