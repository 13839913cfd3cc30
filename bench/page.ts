import type { Browser } from 'playwright-core';
import { openBrowser, serveSite } from '../e2e/browser.ts';
import { median, printTable } from './measure.ts';

/** How soon the first game can be begun on a slow phone and a slow line. `npm run bench -- page` */

const RUNS = 9;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Fast 3G as browsers' tools define it, and a processor four times slower than this one. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;

const [browser, site] = await Promise.all([openBrowser(), serveSite()]);
const slow: number[] = [];
const plain: number[] = [];
for (let run = 0; run < RUNS; run++) {
  slow.push(await timeToReady(browser, site.url, true));
  plain.push(await timeToReady(browser, site.url, false));
}
await browser.close();
await site.close();

const tell = (times: readonly number[]) => `${median(times).toFixed(0)} ms (best ${Math.min(...times).toFixed(0)})`;
printTable(`The start page, until the first game can be begun (median of ${RUNS}, interleaved)`, [
  ['4× slower, fast 3G', `${tell(slow)}, bar 1500`],
  ['as it is, no limits', tell(plain)],
]);

async function timeToReady(visitor: Browser, url: string, limited: boolean): Promise<number> {
  const context = await visitor.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  if (limited) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector('[data-command=first-game]');
  const ready = await page.evaluate(() => performance.now());
  await context.close();
  return ready;
}
