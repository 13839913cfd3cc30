import { locale, t } from '../i18n/index.ts';

/** Numbers of a study. A chance, and a difference of chances, is in percent; a point is score. */

const one = (options: Intl.NumberFormatOptions) => (value: number) =>
  new Intl.NumberFormat(locale.value, { minimumFractionDigits: 1, maximumFractionDigits: 1, ...options }).format(value);

const plain = one({});
const signed = one({ signDisplay: 'exceptZero' });
const inPercent = one({ style: 'percent' });
const signedInPercent = one({ style: 'percent', signDisplay: 'exceptZero' });

/** 0.123 is 12.3 %. */
export const percent = (share: number): string => inPercent(Math.abs(share) < 0.0005 ? 0 : share);
export const signedPercent = (share: number): string => signedInPercent(share);
export const wins = (share: number): string => t('study.wins', { figure: plain(share) });
export const signedWins = (share: number): string => t('study.wins', { figure: signed(share) });
/** A sum of winning chances over a game: more than a whole one is counted in wins, because nothing is 286 % likely. */
export const total = (share: number): string => (Math.abs(share) > 1 ? wins(share) : percent(share));
export const signedTotal = (share: number): string => (Math.abs(share) > 1 ? signedWins(share) : signedPercent(share));
/** A difference of expected lead. */
export const signedLead = (lead: number): string => signed(lead);

/** A chance to win, in per cent. */
export const chance = (share: number): string =>
  new Intl.NumberFormat(locale.value, { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** ± one standard error, in percent; nothing where it is exact. */
export const plusMinus = (error: number): string => (error < 0.0005 ? '' : `±${plain(error * 100)}`);

/** A figure without error leaves no gap before what follows it. */
export const exactly = (sentence: string): string => sentence.replace(/ +(?=[ .])/, '');
