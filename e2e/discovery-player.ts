import type { Page } from 'playwright-core';
import { byTouch as finger } from './duel-player.ts';

/** How a hand works the page: every way takes the same decisions. */
export interface Way {
  /** Chooses a domino of the line. */
  pick(page: Page): Promise<void>;
  /** Lays the domino out on the kingdom. */
  lay(page: Page): Promise<void>;
  confirm(page: Page): Promise<void>;
}

/** A domino that can be chosen. */
export const FREE = '[data-choosing] button:not([aria-disabled])';
const LIT = '#board-mine td.lit';

export const byTouch: Way = {
  pick: (page) => finger.press(page, FREE),
  lay: (page) => finger.press(page, LIT),
  confirm: (page) => finger.press(page, '[data-command=confirm]:not([aria-disabled])'),
};

export const byMouse: Way = {
  pick: (page) => page.locator(FREE).last().click(),
  lay: (page) => page.locator(LIT).first().click(),
  confirm: (page) => page.locator('[data-command=confirm]').click(),
};

/** Keys only: the focus is wherever the page has put it. */
export const byKeyboard: Way = {
  pick: async (page) => {
    // The focus comes to the line by itself; arrows go to a free domino and Enter takes it up.
    await page.waitForFunction(() => document.activeElement?.closest('[data-line=next]') !== null);
    for (let step = 0; step < 8; step++) {
      if (await page.evaluate((free) => document.activeElement?.matches(free), FREE)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  },
  lay: async (page) => {
    await page.waitForFunction(() => document.activeElement?.closest('#board-mine') !== null);
    await walkToLit(page);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#board-mine td.ghost');
  },
  confirm: (page) => page.keyboard.press('Enter'),
};

/** Arrow keys over the board to the first lit square, as it is drawn. */
async function walkToLit(page: Page): Promise<void> {
  const way = await page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('#board-mine td')];
    const columns = document.querySelectorAll('#board-mine tr')[0]!.children.length;
    const at = cells.indexOf(document.activeElement as HTMLElement);
    const to = cells.findIndex((cell) => cell.classList.contains('lit'));
    return { x: (to % columns) - (at % columns), y: Math.floor(to / columns) - Math.floor(at / columns) };
  });
  for (let i = 0; i < Math.abs(way.x); i++) await page.keyboard.press(way.x > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(way.y); i++) await page.keyboard.press(way.y > 0 ? 'ArrowDown' : 'ArrowUp');
}

/** Takes one decision that the page offers. */
export async function decide(page: Page, way: Way, task: string): Promise<void> {
  if (task === 'pick') await way.pick(page);
  // Where it fits in one place alone it lies there already.
  else if ((await page.locator('#board-mine td.ghost').count()) === 0) await way.lay(page);
  await way.confirm(page);
}

/** Called before every decision; may look, and stop the game by returning true. */
export type Watch = (task: string, decisions: number) => Promise<boolean | undefined>;

const TASKS = ['pick', 'place', 'over'];

/** Plays Discovery at the table until it is over, by the first decision that the page offers. */
export async function playDiscovery(page: Page, way: Way, watch: Watch = async () => undefined): Promise<void> {
  for (let decisions = 0; decisions < 200; decisions++) {
    await page.waitForFunction((tasks) => tasks.includes(document.querySelector('main')?.dataset.task ?? ''), TASKS, {
      polling: 30,
    });
    const task = (await page.locator('main').getAttribute('data-task'))!;
    if ((await watch(task, decisions)) || task === 'over') return;
    const before = await page.locator('main').getAttribute('data-seq');
    await decide(page, way, task);
    await page.waitForFunction((seq) => document.querySelector('main')?.dataset.seq !== seq, before, { polling: 20 });
  }
  throw new Error('the game does not end');
}
