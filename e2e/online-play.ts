import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { type Way as DiscoveryWay, decide as decideDiscovery } from './discovery-player.ts';
import { type Way as DuelWay, decide as decideDuel } from './duel-player.ts';

/** One who plays, at a page of their own. */
export interface Hand {
  readonly page: Page;
  /** Takes one decision that the page offers. */
  decide(task: string): Promise<void>;
}

export const atDuel = (page: Page, way: DuelWay): Hand => ({ page, decide: (task) => decideDuel(page, way, task) });

export const atDiscovery = (page: Page, way: DiscoveryWay): Hand => ({
  page,
  decide: async (task) => {
    const before = await seqOf(page);
    await decideDiscovery(page, way, task);
    await changed(page, before);
  },
});

export const seqOf = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-seq');

/** Waits until the table shows more, or less, than it did. */
export const changed = (page: Page, before: string | null): Promise<unknown> =>
  page.waitForFunction((seq) => document.querySelector('main')?.dataset.seq !== seq, before, { polling: 20 });

const TASKS = ['roll', 'draft', 'place', 'bonus', 'cross', 'pick', 'over'];

const shownBy = (page: Page): Promise<{ seq: string; task: string; live: boolean }> =>
  page.evaluate(() => {
    const { seq = '', task = '' } = document.querySelector('main')?.dataset ?? {};
    return { seq, task, live: document.querySelector('[data-connection=live]') !== null };
  });

/**
 * Waits until everybody is connected and sees the same, which one who only watches sees once it is on disk, and it is somebody's turn.
 * Answers whose; null when the game is over.
 */
async function atRest(
  hands: readonly Hand[],
  watcher: Page,
): Promise<{ readonly hand: Hand; readonly task: string } | null> {
  const pages = [...hands.map(({ page }) => page), watcher];
  return vi.waitFor(
    async () => {
      const shown = await Promise.all(pages.map(shownBy));
      const same = shown.every(({ seq, live }) => live && seq !== '' && seq === shown[0]!.seq);
      const turn = hands.findIndex((_, i) => TASKS.includes(shown[i]!.task));
      if (same && shown.every(({ task }) => task === 'over')) return null;
      if (same && turn >= 0 && shown[turn]!.task !== 'over') return { hand: hands[turn]!, task: shown[turn]!.task };
      throw new Error(`nobody goes on: ${JSON.stringify(shown)}`);
    },
    { timeout: 60_000 },
  );
}

/** What happens before a decision, in place of it where it answers true. */
export type Happening = (hand: Hand, other: Hand, task: string) => Promise<boolean | undefined>;

/**
 * A whole game, one decision after the other: only when everybody is at rest does the next thing happen, be it a decision or something
 * worse, so that things happen in the same order every time.
 */
export async function playTogether(
  hands: readonly [Hand, Hand],
  watcher: Page,
  happens: (decisions: number) => Happening | undefined,
): Promise<void> {
  for (let decisions = 0; decisions < 400; decisions++) {
    const next = await atRest(hands, watcher);
    if (!next) return;
    const { hand, task } = next;
    const other = hands[hand === hands[0] ? 1 : 0];
    if (!(await happens(decisions)?.(hand, other, task))) await hand.decide(task);
  }
  throw new Error('the game does not end');
}
