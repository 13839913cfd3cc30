import { locale } from './index.ts';

/** Shares and dates in the language of the page: what a table never says. */

/** A part of a whole, in per cent with one decimal. */
export const formatShare = (value: number): string =>
  new Intl.NumberFormat(locale.value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** The English of the page is British; without a region browsers take the American one. */
const otherwise = (language: string): string => (language === 'en' ? 'en-GB' : language);

/**
 * The language of the page as it is written where the player lives: 16 Nov, 14:05 in London, Nov 16, 2:05 PM in Boston. Some browsers
 * name what is no language: en-US@posix.
 */
export const regionOf = (language: string, preferred: readonly string[]): string =>
  preferred.find((tag) => new RegExp(`^${language}-[\\w-]+$`, 'i').test(tag)) ?? otherwise(language);

export const formatDate = (time: number): string =>
  new Intl.DateTimeFormat(regionOf(locale.value, navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time);

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day as people say it: today, yesterday, a weekday for a week, then day and month. */
export function formatDayNear(time: number, now = Date.now()): string {
  const region = regionOf(locale.value, navigator.languages);
  const midnight = (of: number) => new Date(of).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(time)) / DAY_MS);
  if (days < 2) return new Intl.RelativeTimeFormat(region, { numeric: 'auto' }).format(-days, 'day');
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const parts: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long', ...(!sameYear && { year: 'numeric' }) };
  return new Intl.DateTimeFormat(region, parts).format(time);
}

/** The days of the week from Monday on, in full and as one letter. */
export function weekdays(): { readonly long: string; readonly narrow: string }[] {
  const name = (weekday: 'long' | 'narrow', day: number) =>
    new Intl.DateTimeFormat(locale.value, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day));
  return Array.from({ length: 7 }, (_, day) => ({ long: name('long', day), narrow: name('narrow', day) }));
}
