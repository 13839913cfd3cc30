import type { Page } from 'playwright-core';

/** How a hand works the page: by touch, mouse or keyboard. */
export interface Way {
  press(page: Page, selector: string): Promise<void>;
}

/** Where a hand would put its finger: the middle of the first of these that can be seen. */
async function middleOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  const found = await page.waitForSelector(selector);
  return found.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
}

export const byTouch: Way = {
  press: async (page, selector) => page.touchscreen.tap(...(await middleOf(page, selector))),
};
export const byMouse: Way = { press: async (page, selector) => page.mouse.click(...(await middleOf(page, selector))) };

const CONFIRM = '[data-command=confirm]:not([aria-disabled])';

export const taskOf = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-task');

/** Called before every decision; may look, and stop the game by returning true. */
export type Watch = (task: string, decisions: number) => Promise<boolean | undefined>;

const TASKS = ['roll', 'draft', 'place', 'bonus', 'cross', 'over'];

/** Plays a Duel at the table until it is over, by the first decision that the page offers. */
export async function playDuel(page: Page, way: Way, watch: Watch = async () => undefined): Promise<void> {
  for (let decisions = 0; decisions < 400; decisions++) {
    await page.waitForFunction((tasks) => tasks.includes(document.querySelector('main')?.dataset.task ?? ''), TASKS, {
      polling: 30,
    });
    const task = (await taskOf(page))!;
    if (await watch(task, decisions)) return;
    if (task === 'over') return;
    await decide(page, way, task);
  }
  throw new Error('the game does not end');
}

/** Takes one decision that the page offers. */
export async function decide(page: Page, way: Way, task: string): Promise<void> {
  const before = await page.locator('main').getAttribute('data-seq');
  switch (task) {
    case 'roll':
      await way.press(page, '[data-command=roll]');
      break;
    case 'draft': {
      let next = 'another';
      for (let die = 1; die <= 4 && next === 'another'; die++) {
        if ((await page.locator(`[aria-pressed][data-die="${die}"]`).count()) === 0) continue;
        await way.press(page, `[data-die="${die}"]`);
        next = await afterDie(page, before);
      }
      // The second of two is taken by its tap, where it can be taken back.
      if (next === 'confirm') await way.press(page, CONFIRM);
      break;
    }
    case 'place': {
      // Where the dice fit in one place alone they stand there already, once the page is drawn.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      if ((await page.locator(CONFIRM).count()) === 0) {
        if ((await page.locator('#board-mine td.lit').count()) > 0) await way.press(page, '#board-mine td.lit');
        else await way.press(page, '[data-command=chip-pass]');
        await page.waitForSelector(CONFIRM);
      }
      await way.press(page, CONFIRM);
      break;
    }
    case 'bonus':
      await way.press(page, '.tray [data-coat]');
      await way.press(page, CONFIRM);
      break;
    case 'cross':
      await way.press(page, '#board-mine td.lit');
      await way.press(page, CONFIRM);
      break;
  }
  await page.waitForFunction((seq) => document.querySelector('main')?.dataset.seq !== seq, before, { polling: 20 });
}

/** What a tap on a die leads to: another die, the button, or the dice are taken. */
async function afterDie(page: Page, before: string | null): Promise<string> {
  const next = await page.waitForFunction(
    ([confirm, seq]) => {
      if (document.querySelector('main')?.dataset.seq !== seq) return 'taken';
      if (document.querySelector(confirm!)) return 'confirm';
      return document.querySelectorAll('[data-die][aria-pressed=true]').length === 1 && 'another';
    },
    [CONFIRM, before],
    { polling: 20 },
  );
  return (await next.jsonValue()) as string;
}

/** Draws on the first lit square, or takes the first free dice. */
export async function answerSomehow(page: Page): Promise<void> {
  await page.waitForSelector('main:is([data-task=draft], [data-task=place])');
  const confirm = page.locator('[data-command=confirm]:not([aria-disabled])');
  if ((await taskOf(page)) === 'place') await page.locator('#board-mine td.lit').first().click();
  else
    for (const die of await page.locator('[data-die][aria-pressed]').all()) {
      if ((await confirm.count()) === 0) await die.click();
    }
  await confirm.click();
}
