import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { openBrowser } from './browser.ts';
import { takeBreaches } from './visit.ts';

interface Closable {
  readonly close: () => Promise<void>;
}

/** Opening a browser costs more than most tests: the files that one worker runs share one. It ends with the worker. */
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  if (shared && (await shared).isConnected()) return shared;
  // No visit lasts long enough to earn back the work of a compiler that optimises; the computer player's code has its own.
  shared = openBrowser('--js-flags=--no-maglev --no-turbofan');
  return shared;
}

/** What a file has left open, after a failed test, does not burden the next one. */
const closeContexts = (browser: Browser): Promise<unknown> =>
  Promise.all(browser.contexts().map((context) => context.close()));

/**
 * A browser for the tests of a file, and what it visits: opened before the first test and closed after the last. Where one does not
 * open, the other is closed and the file has this one failure.
 */
export function useBrowser<Visited extends Closable>(
  open: () => Promise<Visited>,
  opened: (browser: Browser, visited: Visited) => void,
): void {
  beforeAll(async () => {
    const [browser, visited] = await Promise.allSettled([sharedBrowser(), open()]);
    const close = async () => {
      if (browser.status === 'fulfilled') await closeContexts(browser.value);
      if (visited.status === 'fulfilled') await visited.value.close();
    };
    if (browser.status === 'fulfilled' && visited.status === 'fulfilled') {
      opened(browser.value, visited.value);
      return close;
    }
    await close();
    throw [browser, visited].find((one) => one.status === 'rejected')?.reason;
  });
  // The page is served under the policy of the real server: anything it forbids fails the test, also one about something else.
  afterEach(() => {
    expect(takeBreaches()).toEqual([]);
  });
}
