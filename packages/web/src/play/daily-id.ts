/** The game of a day is known by its id: there is one on a device, and it is played once. */

/** A day and a game, in words. */
export interface Daily {
  /** As in 2026-11-17. */
  readonly date: string;
  readonly game: string;
}

/** How far the opponent of the day thinks: the same on every device. */
export const DAILY_NODES = 400;

export const dailyId = ({ date, game }: Daily): string => `daily-${date}-${game}`;

export function dailyOf(id: string): Daily | null {
  const [, date, game] = /^daily-(\d{4}-\d\d-\d\d)-([a-z]+)$/.exec(id) ?? [];
  return date === undefined || game === undefined ? null : { date, game };
}
