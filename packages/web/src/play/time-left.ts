import type { TimeControl } from '@castellan/match';
import { regionOf } from '../i18n/formats.ts';
import { locale, t } from '../i18n/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How a game is timed, in words. */
export function timeText(time: TimeControl): string {
  if (time.type === 'none') return t('online.time.none');
  if (time.type === 'days') return t('online.time.perMove', { n: time.days });
  const minutes = t('online.time.minutes', { n: Math.round(time.seconds / 6) / 10 });
  return time.increment === 0 ? minutes : t('online.time.withIncrement', { minutes, n: time.increment });
}

/** What is left, as a clock shows it: 4:07, 1:02:09, or in days and hours. */
export function leftText(ms: number): string {
  if (ms >= DAY) {
    const hours = Math.floor((ms % DAY) / HOUR);
    return t('online.time.daysLeft', { n: Math.floor(ms / DAY), hours });
  }
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The same for a screen reader. */
export function leftSpoken(ms: number): string {
  if (ms >= DAY) return leftText(ms);
  const unit = (n: number, name: string) =>
    new Intl.NumberFormat(locale.value, { style: 'unit', unit: name, unitDisplay: 'long' }).format(n);
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 3600)
    return `${unit(Math.floor(seconds / 3600), 'hour')} ${unit(Math.floor(seconds / 60) % 60, 'minute')}`;
  return seconds >= 60
    ? `${unit(Math.floor(seconds / 60), 'minute')} ${unit(seconds % 60, 'second')}`
    : unit(seconds, 'second');
}

/** When a time by days is up, by the name of the day: it is within two weeks. */
export function deadlineText(deadline: number, style: 'short' | 'long'): string {
  const day: Intl.DateTimeFormatOptions =
    style === 'short' ? { weekday: 'short' } : { weekday: 'long', day: 'numeric', month: 'long' };
  const region = regionOf(locale.value, navigator.languages);
  return new Intl.DateTimeFormat(region, { ...day, hour: 'numeric', minute: '2-digit' }).format(deadline);
}

/** When a clock with this much left changes what it shows. */
export const nextTick = (ms: number): number => (ms >= DAY ? MINUTE : ms % 1000 || 1000);

export const SHORT_MS = 20_000;
