import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** For whoever comes back without a network; all others need not fetch the whole page for later. */
export const FOR_LATER = { serviceWorkers: 'allow' } as const;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page; a test ends with none. */
  readonly errors: string[];
}

const breaches: string[] = [];

// The page is served under the policy of the real server: whatever it forbids fails the test, also one that looks elsewhere.
afterEach(() => {
  expect(breaches.splice(0)).toEqual([]);
});

/** A fresh visitor who does not wait for the computer's pauses. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(() => localStorage.setItem('castellan.quick', 'yes'));
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
    if (/Content Security Policy/i.test(message.text())) breaches.push(message.text());
  });
  await page.goto(url);
  await page.waitForSelector('main');
  return { page, context, errors };
}

/** Nothing that axe knows keeps anyone out, in this very state. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  });
  expect([state, ...found]).toEqual([state]);
}

/** No key of a sentence shows through. */
export async function expectWords(page: Page): Promise<void> {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    return `${document.body.innerText} ${labels.join(' ')}`;
  });
  expect(
    text.match(
      /\b(common|duel|discovery|learn|records|rules|box|online|daily|puzzles|openings|explorer|setup|study)\.[a-z][\w.-]+|\{\w+\}/gi,
    ) ?? [],
  ).toEqual([]);
}
