import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { KITS } from '../packages/web/src/games/index.ts';
import { pack } from '../packages/web/src/records/pack.ts';
import { buildStatic } from '../scripts/build-static.ts';
import { beginGame } from './begin.ts';
import { startServer } from './online-server.ts';
import { faults, hasBegun, idOf, isLive, setNickname } from './online-table.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, FOR_LATER, PHONE, visit } from './visit.ts';

const FOLDER = '/games/castellan/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** A web host that knows nothing of Castellan: files below a folder, no header of ours, nothing for any other address. */
async function startHost() {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-static-'));
  await buildStatic(folder);
  const strays: string[] = [];
  const host = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const file = join(folder, pathname.endsWith('/') ? 'index.html' : pathname.slice(FOLDER.length));
    if (!pathname.startsWith(FOLDER) || !existsSync(file)) {
      strays.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const close = async () => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, url: origin + FOLDER, strays, close };
}

let browser: Browser;
let host: Awaited<ReturnType<typeof startHost>>;

useBrowser(startHost, (opened, started) => {
  browser = opened;
  host = started;
});

test('the page alone plays in a folder of any web host, offline after one visit, and offers nothing that needs a server', async () => {
  const { page, context, errors } = await visit(browser, host.url, { ...PHONE, ...FOR_LATER });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('main');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(host.url);
  expect(await page.locator('a[href="#/online"]').count()).toBe(0);
  await expectAccessible(page, 'the start page without a server');
  await beginGame(page, 'duel');
  await page.locator('[data-command=roll]').tap();
  await page.waitForSelector('.hand [data-die]');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.waitForSelector('dialog nav a');
  expect(await page.locator('dialog nav a[href="#/online"]').count()).toBe(0);
  // A link from elsewhere may still lead there: it says so, and asks nobody.
  await page.goto(`${host.url}#/online`);
  await page.getByRole('status').getByText('Castellan server').waitFor();
  expect(faults(errors)).toEqual([]);
  expect(host.strays.filter((path) => path !== '/favicon.ico')).toEqual([]);
  await context.close();
});

test('with a server named by its address, two people play on it from the page alone', async () => {
  const server = await startServer({ ALLOWED_ORIGINS: host.origin, PAGE_DIRECTORY: '/nowhere' });
  const address = `${host.url}?server=${server.url.slice(0, -1)}`;
  const ada = await visit(browser, `${address}#/online/new/duel`, DESK);
  await setNickname(ada.page, 'Ada');
  await ada.page.locator('[data-command=create]').click();
  await ada.page.waitForFunction(() => location.hash.startsWith('#/g/'));
  const invitation = await ada.page.locator('[data-link]').inputValue();
  expect(invitation.startsWith(`${address}#/g/${idOf(ada.page)}`)).toBe(true);
  const ben = await visit(browser, invitation, PHONE);
  await setNickname(ben.page, 'Ben');
  await ben.page.locator('[data-command=take-seat]').tap();
  await Promise.all([ada, ben].map(({ page }) => isLive(page)));
  await Promise.all([ada, ben].map(({ page }) => hasBegun(page)));
  // A reload is the same browser, by its cookie.
  await ben.page.reload();
  await isLive(ben.page);
  expect(await ada.context.cookies(server.url)).toHaveLength(1);
  // A link may name any server: the page says which one it is, and asks before a recovery code goes there.
  const sent: string[] = [];
  ada.page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await ada.page.goto(`${address}#/online/me`);
  await ada.page.getByRole('contentinfo').getByText(new URL(server.url).host).waitFor();
  await ada.page.locator('input[name=code]').fill('ABCDE-FGHJK-MNPQR-STUVW');
  await ada.page.locator('[data-command=recover]').click();
  const dialog = ada.page.getByRole('dialog', { name: `Send the code to ${new URL(server.url).host}?` });
  await dialog.getByRole('button', { name: 'Do not send it' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(sent.filter((path) => path === '/api/me/recover')).toEqual([]);
  await ada.page.locator('[data-command=recover]').click();
  await expectAccessible(ada.page, 'asking before the code is sent');
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await expect.poll(() => sent.includes('/api/me/recover')).toBe(true);
  await ada.page.getByRole('alert').waitFor();
  ada.errors.splice(0);
  for (const { errors, context } of [ada, ben]) {
    expect(faults(errors)).toEqual([]);
    await context.close();
  }
  await server.close();
});

test('a server that does not know the page’s origin is not played on', async () => {
  const server = await startServer({ PAGE_DIRECTORY: '/nowhere' });
  const { page, context } = await visit(browser, `${host.url}?server=${server.url.slice(0, -1)}#/online`, PHONE);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.locator('a[href^="#/online/new"]').count()).toBe(0);
  await context.close();
  await server.close();
});

test('a replay is embedded from that folder too', async () => {
  const packed = await pack((await KITS[0].recorded.load()).join('\n'));
  const { page, context, errors } = await visit(browser, `${host.url}embed/index.html#/r/${packed}`, PHONE);
  await page.waitForSelector('main.embed .stage [data-seat="2"]');
  expect(host.strays.filter((path) => path.includes('embed'))).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
