import type { Browser } from 'playwright-core';
import { beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';

interface Closable {
  readonly close: () => Promise<void>;
}

/**
 * A browser for the tests of a file, and what it visits: both opened before the first test and closed after the last. Where one does not
 * open, the other is closed and the file has this one failure.
 */
export function useBrowser<Visited extends Closable>(
  open: () => Promise<Visited>,
  opened: (browser: Browser, visited: Visited) => void,
): void {
  beforeAll(async () => {
    const both = await Promise.allSettled([openBrowser(), open()]);
    const close = async () => {
      for (const one of both) if (one.status === 'fulfilled') await one.value.close();
    };
    const [browser, visited] = both;
    if (browser.status === 'fulfilled' && visited.status === 'fulfilled') {
      opened(browser.value, visited.value);
      return close;
    }
    await close();
    throw both.find((one) => one.status === 'rejected')?.reason;
  });
}
