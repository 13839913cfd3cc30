import { type Logged, type Match, matchOf } from '@castellan/match';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The id of the game a page shows. */
export const idOf = (page: Page): string => /#\/g\/([2-9a-z]{14})/.exec(page.url())?.[1] ?? '';

/** Waits until the table asks for one of these. */
export const taskIs = (page: Page, ...tasks: string[]): Promise<unknown> =>
  page.waitForFunction((wanted) => wanted.includes(document.querySelector('main')?.dataset.task ?? ''), tasks);

/** Waits until a Duel has begun and one of both is to roll. */
export const hasBegun = (page: Page): Promise<unknown> => taskIs(page, 'roll', 'wait');

export const setNickname = (page: Page, name: string): Promise<void> =>
  page.locator('input[name=nickname]').first().fill(name);

export const isLost = (page: Page): Promise<unknown> => page.waitForSelector('[data-connection=lost]');
export const isLive = (page: Page): Promise<unknown> => page.waitForSelector('[data-connection=live]');

/** The game as the server keeps it: in order, every action once, legal from the first to the last. */
export async function keptGame(url: string, id: string): Promise<Match> {
  const response = await fetch(`${url}api/games/${id}/log`);
  const { events } = (await response.json()) as { events: Logged[] };
  // Numbers left out belong to links to other devices, which nobody may know of.
  for (const [index, { seq }] of events.entries()) expect(seq).toBeGreaterThan(events[index - 1]?.seq ?? 0);
  return matchOf(id, events);
}

/** What a page complained about, but for the network, which these tests take away on purpose. */
export const faults = (errors: readonly string[]): string[] =>
  errors.filter((text) => !/Failed to load resource|net::ERR_|ERR_INTERNET/.test(text));
