import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** For a visitor who comes back without a network; all others need not fetch the whole page for later. */
export const FOR_LATER = { serviceWorkers: 'allow' } as const;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page; a test ends with none. */
  readonly errors: string[];
}

/** For what never comes; what comes late on a busy machine is waited for. */
export const PATIENCE_MS = 60_000;

const breaches: string[] = [];

/** What the policy of the server has forbidden since the last time this was asked. */
export const takeBreaches = (): string[] => breaches.splice(0);

export interface VisitOptions extends BrowserContextOptions {
  readonly drawn?: boolean;
  /** Has never played here: a coach sits beside the first game. All others know the rules. */
  readonly newcomer?: boolean;
}

/** A fresh visitor who does not wait for the computer's pauses. */
export async function visit(
  browser: Browser,
  url: string,
  { drawn = false, newcomer = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(() => localStorage.setItem('castellan.quick', 'yes'));
  if (!newcomer) {
    await context.addInitScript(() => {
      for (const game of ['duel', 'discovery']) localStorage.setItem(`castellan.coach.${game}`, 'done');
    });
  }
  await context.addInitScript(seedDice, nextSeed());
  if (!drawn) await context.addInitScript(leaveUndrawn);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
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

const visits = { test: '', count: 0 };

/** Another one for every visit of a test, the same in every run. */
function nextSeed(): number {
  const test = expect.getState().currentTestName ?? '';
  visits.count = test === visits.test ? visits.count + 1 : 1;
  visits.test = test;
  let seed = visits.count;
  for (const letter of test) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
}

/**
 * What the page draws one number at a time, dice, lines and who begins, comes the same in every run, so that no test depends on luck. Ids and
 * secrets, which are longer, stay random: after a reload the same ones would come again.
 */
function seedDice(seed: number): void {
  let state = seed;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = ((array: Uint32Array<ArrayBuffer>) => {
    if (array.length > 1) return random(array);
    array[0] = next();
    return array;
  }) as typeof crypto.getRandomValues;
}

/**
 * No test looks at pixels, and without a graphics card filling them is up to a fifth of the work of a test that plays: the page is styled,
 * laid out and hit as ever, but what is wholly transparent is not drawn. Paper is, and so is a visit that is `drawn`, for the browser knows of no shift in what it
 * does not draw.
 */
function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen { html { opacity: 0 } }');
  document.adoptedStyleSheets = [sheet];
}

/** Changes the size of the window and waits until everything is drawn again. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/**
 * Watches for something from now on and answers how to wait until it has been there, however shortly: a machine that stands still for a
 * moment would miss it by looking now and then.
 */
export async function watchFor(page: Page, selector: string): Promise<() => Promise<unknown>> {
  const watched = await page.evaluateHandle((wanted) => {
    const found = { seen: false };
    const look = () => {
      found.seen ||= document.querySelector(wanted) !== null;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    return found;
  }, selector);
  return () => page.waitForFunction(({ seen }) => seen, watched);
}

/** Nothing that axe knows keeps anyone out, in this very state. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    // Of what cannot be seen axe asks no contrast.
    const undrawn = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];
    // What fades in has too little contrast on its way.
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What is in order need not be listed, and there is no film or sound to fetch ahead.
      resultTypes: ['violations'],
      preload: false,
    });
    document.adoptedStyleSheets = undrawn;
    return violations.map(({ id, nodes }) => {
      const found = nodes.map((node) => `${node.html.slice(0, 160)} (${node.failureSummary})`);
      return `${id}: ${found.join(' | ')}`;
    });
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
      /\b(common|duel|discovery|learn|lesson|options|records|rulebook|rules|box|online|daily|puzzles|openings|explorer|setup|study)\.[a-z][\w.-]+|\{\w+\}/gi,
    ) ?? [],
  ).toEqual([]);
}
