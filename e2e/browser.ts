import { join } from 'node:path';
import Fastify from 'fastify';
import { type Browser, chromium as playwright } from 'playwright-core';
import { readConfig } from '../packages/server/src/config.ts';
import { servePage } from '../packages/server/src/routes/page.ts';
import { secure } from '../packages/server/src/security.ts';
import { Tokens } from '../packages/server/src/tokens.ts';
import { unpackChromium } from './chromium.ts';

/** A real Chromium from the npm registry; it runs anywhere, as root too. */
export async function openBrowser(...more: readonly string[]): Promise<Browser> {
  return playwright.launch({
    ...(await unpackChromium()),
    // Its own flags are for one process without a disk; a test wants the browser people have.
    args: ['--no-sandbox', '--disable-setuid-sandbox', '--disable-gpu', '--font-render-hinting=none', ...more],
    headless: true,
  });
}

export const DIST = join(import.meta.dirname, '../packages/web/dist');

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the built page on a free port as the real server does, with its policy and headers; there is nobody to play with. */
export async function serveSite(folder = DIST): Promise<Site> {
  const server = Fastify({ forceCloseConnections: true });
  await secure(server, readConfig({}), new Tokens(['nobody plays here']));
  await servePage(server, folder);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${url}/`, close: () => server.close() };
}
