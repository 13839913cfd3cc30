import type { GameName } from '@castellan/rules';
import type { Page } from 'playwright-core';

/** In the form of a new game: everything below *More*. */
export async function openMore(page: Page): Promise<void> {
  await page.locator('main summary').first().click();
}

/** A new game against the last opponent, from the start page: of a stranger who knows the rules, or of somebody who returns. */
export async function beginGame(page: Page, game: GameName): Promise<void> {
  await page.locator(`[data-command=know-rules], [data-command=play-${game}]`).first().waitFor();
  if (await page.locator('[data-command=know-rules]').isVisible()) {
    await page.check(`input[name=first-game][value=${game}]`, { force: true });
    await page.locator('[data-command=know-rules]').click();
  } else await page.locator(`[data-command=play-${game}]`).click();
  await page.locator('[data-command=play-chosen]').click();
}
