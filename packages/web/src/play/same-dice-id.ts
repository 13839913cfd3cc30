/** A game with the same dice as others is known by its id: there is one on a device, and it is played once. */

/** A day and a game, in words. */
export interface Daily {
  /** As in 2026-11-17. */
  readonly date: string;
  readonly game: string;
}

export const dailyId = ({ date, game }: Daily): string => `daily-${date}-${game}`;

export function dailyOf(id: string): Daily | null {
  const [, date, game] = /^daily-(\d{4}-\d\d-\d\d)-([a-z]+)$/.exec(id) ?? [];
  return date === undefined || game === undefined ? null : { date, game };
}

/** The ids of games by a word begin with this; `same/same-dice.ts` reads the rest. */
export const SAME_DICE_ID = 'same~';

export const isSameDice = (id: string): boolean => id.startsWith(SAME_DICE_ID) || dailyOf(id) !== null;
