import { secretOfWord } from '@castellan/together';
import type { AnyKit } from '../games/kit.ts';
import { computer, type GameInfo, newGame, PERSON } from '../play/game-info.ts';
import type { Level } from '../play/levels.ts';
import { dailyId } from '../play/same-dice-id.ts';

/**
 * What is the same for everyone on a day, worked out from its date on any device. The day is the one on the player's own calendar: a
 * new one comes at midnight wherever that is, and its date says which one it was. docs/fair-dice.md has the recipe.
 */

/** Everyone's opponent. */
export const DAILY_LEVEL: Level = 'knight';

/** The date on this device's calendar. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day before a date. */
export function dayBefore(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10);
}

/** One of these, by the date: whose own digest is the smallest, so that a longer list changes few days. */
export const chosenBy = (what: string, date: string, ids: readonly string[]): string =>
  ids
    .map((id) => ({ id, digest: secretOfWord(`${what} ${id}`, date) }))
    .reduce((least, one) => (one.digest < least.digest ? one : least)).id;

/** The game of a day: the same dice by the word of its date, the player first, by the rules that every device knows. */
export const dailyGame = (kit: AnyKit, date: string): GameInfo =>
  newGame(kit.name, {
    id: dailyId({ date, game: kit.name }),
    secret: secretOfWord(kit.name, date),
    seats: [PERSON, computer(DAILY_LEVEL)],
  });

/** How many days in a row, up to this one or the one before, are in a list of dates. */
export function streakOf(dates: readonly string[], date: string): number {
  const done = new Set(dates);
  let day = done.has(date) ? date : dayBefore(date);
  let days = 0;
  for (; done.has(day); day = dayBefore(day)) days++;
  return days;
}

/** The dates of the week of a date, from Monday on. */
export function weekOf(date: string): string[] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) =>
    new Date(Date.UTC(year, month - 1, day - weekday + index)).toISOString().slice(0, 10),
  );
}
