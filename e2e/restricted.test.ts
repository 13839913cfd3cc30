import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { type OnlineServer, startServer } from './online-server.ts';
import { useBrowser } from './using.ts';
import { DESK, expectAccessible, PHONE, visit } from './visit.ts';

const CASTELLAN = join(import.meta.dirname, '../packages/cli/bin/castellan.js');
const WAIT = 'Too many requests at once; please wait a moment.';

let browser: Browser;
let server: OnlineServer;

useBrowser(
  () => startServer({ HEARTBEAT_SECONDS: '1' }),
  (opened, started) => {
    browser = opened;
    server = started;
  },
);

test.each([
  ['phone', PHONE],
  ['desk', DESK],
])('a visitor who asks too often reads why, on a %s, and can try again', async (_name, device) => {
  await server.kill();
  await server.start({ RATE_PER_ADDRESS: '2' });
  // Another visitor of the same address has used what the address may use in this minute.
  expect((await fetch(`${server.url}api/lobby`)).status).toBe(200);
  const { page, context } = await visit(browser, `${server.url}#/online`, device);
  await page.waitForSelector(`[class*=open_] [role=alert]:text-is("${WAIT}")`);
  expect(await page.isVisible('text=No open games')).toBe(false);
  await page.click('[data-command=pair-duel]');
  await page.waitForSelector(`main > [role=alert]:text-is("${WAIT}")`);
  expect(await page.isEnabled('[data-command=pair-duel]')).toBe(true);
  await expectAccessible(page, 'asked too often');
  // The limit is over: the next look finds the lobby, and the button the game.
  await server.kill();
  await server.start();
  await page.waitForSelector('[class*=open_] [role=alert]', { state: 'detached' });
  await page.click('[data-command=pair-duel]');
  await page.waitForURL(/#\/g\//);
  await context.close();
});

test('in a lobby that the host has closed a visitor reads so, and invites a friend instead', async () => {
  await admin('close-lobby');
  const { page, context } = await visit(browser, `${server.url}#/online`, PHONE);
  await page.waitForSelector('[class*=open_] [role=alert]:has-text("has closed the lobby")');
  await page.click('[data-command=pair-duel]');
  await page.waitForSelector('main > [role=alert]:has-text("You can still invite a friend")');
  await admin('open-lobby');
  await page.waitForSelector('[class*=open_] [role=alert]', { state: 'detached' });
  await context.close();
});

async function admin(...words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [CASTELLAN, 'admin', ...words], {
    env: { ...process.env, DATABASE_URL: server.database },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
}
