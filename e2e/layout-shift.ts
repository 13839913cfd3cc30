import type { Page } from 'playwright-core';

/** What Chromium says of one frame in which something moved that nobody moved. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Notes every layout shift from here on, also those right after a tap, which the browser's own sum leaves out. The page has to be drawn. */
export async function noteShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) throw new Error('what is not drawn does not shift');
    const noted: string[] = [];
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.localName}.${element?.getAttribute('class') ?? ''}`;
          return `${name} ${[from, to].map(({ x, y, width, height }) => `${[x, y, width, height].map(Math.round)}`).join(' → ')}`;
        });
        noted.push(
          `${entry.value.toFixed(4)} while ${document.querySelector('main')?.dataset.task}: ${moved.join('; ')}`,
        );
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** The shifts noted since the last time, each with what moved. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  // Entries are handed out after the frame they belong to.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );
  return page.evaluate(() => (globalThis as unknown as { noted: string[] }).noted.splice(0));
}
