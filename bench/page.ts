import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser, serveSite } from '../e2e/browser.ts';
import { median, printTable } from './measure.ts';

/** How soon the start page is seen, a game can be begun and its dice rolled, on a slow phone and a slow line. `npm run bench -- page [--runs N]` */

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Fast 3G as browsers' tools define it, and a processor four times slower than this one. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;

const [browser, site] = await Promise.all([openBrowser(), serveSite()]);
const slow: Times[] = [];
const plain: Times[] = [];
for (let run = 0; run < runs; run++) {
  slow.push(await timesOf(browser, site.url, true));
  plain.push(await timesOf(browser, site.url, false));
}
await browser.close();
await site.close();

const tell = (times: readonly Times[], of: keyof Times) => {
  const list = times.map((one) => one[of]);
  return `${median(list).toFixed(0)} ms (best ${Math.min(...list).toFixed(0)})`;
};
printTable(`The first visit (median of ${runs}, interleaved)`, [
  ['4× slower, fast 3G: largest paint', `${tell(slow, 'largest')}, bar 1500`],
  ['a game can be begun', `${tell(slow, 'ready')}, bar 1500`],
  ['the dice can be rolled', `${tell(slow, 'roll')}, bar 2500`],
  ['as it is, no limits: largest paint', tell(plain, 'largest')],
  ['a game can be begun', tell(plain, 'ready')],
  ['the dice can be rolled', tell(plain, 'roll')],
]);

/** Milliseconds since the visit began. */
interface Times {
  readonly largest: number;
  readonly ready: number;
  readonly roll: number;
}

async function timesOf(visitor: Browser, url: string, limited: boolean): Promise<Times> {
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
  // As text: Node's types do not know this entry of browsers.
  const largest = await page.evaluate<number>(`new Promise((done) => {
    const observer = new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  })`);
  await page.click('[data-command=first-game]');
  await page.waitForSelector('[data-command=roll]');
  const roll = await page.evaluate(() => performance.now());
  await context.close();
  return { largest, ready, roll };
}
