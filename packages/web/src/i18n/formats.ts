import { locale } from './index.ts';

/** Shares and dates in the language of the page: what a table never says. */

/** A part of a whole, in per cent with one decimal. */
export const formatShare = (value: number): string =>
  new Intl.NumberFormat(locale.value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** A chance in words: to five per cent, and never certain. */
export const formatRoundShare = (value: number): string =>
  new Intl.NumberFormat(locale.value, { style: 'percent' }).format(
    Math.min(0.95, Math.max(0.05, Math.round(value * 20) / 20)),
  );

/** The English of the page is British; without a region browsers take the American one. */
const otherwise = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** The language of the page as it is written where the player lives: 16 Nov, 14:05 in London, Nov 16, 2:05 PM in Boston. */
export const regionOf = (language: string, preferred: readonly string[]): string =>
  preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? otherwise(language);

export const formatDate = (time: number): string =>
  new Intl.DateTimeFormat(regionOf(locale.value, navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time);
