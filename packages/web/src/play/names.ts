import { bySeat, type Seat } from '@castellan/rules';
import { locale, t } from '../i18n/index.ts';
import { type Called, capital } from '../i18n/message.ts';
import type { GameInfo } from './game-info.ts';
import { DEFAULT_LEVEL, type Level } from './levels.ts';

/** Whether exactly one person plays here: then that person is "you". */
export const isAlone = ({ seats }: GameInfo): boolean => (seats[0].kind === 'person') !== (seats[1].kind === 'person');

export const isYou = (info: GameInfo, seat: Seat): boolean =>
  isAlone(info) && bySeat(info.seats, seat).kind === 'person';

/** The seat of the one person who plays here; seat 1 where two do. */
export const personSeat = (info: GameInfo): Seat => (isYou(info, 2) ? 2 : 1);

/** Whether that person is also called so, having given no name. */
export const isCalledYou = (info: GameInfo, seat: Seat): boolean =>
  isYou(info, seat) && bySeat(info.seats, seat).name === '';

/** How a server's log calls a player without a nickname. */
export const GUEST = 'Guest';

/** A name as it is read: a guest is one in the language of the reader, not of the player. */
export const shownName = (name: string): string => (name === GUEST ? t('common.guest') : name);

/** How a player is called inside a sentence: by the name given, else by what it is. */
export function called(info: GameInfo, seat: Seat): string | Called {
  const { kind, name, level } = bySeat(info.seats, seat);
  if (name !== '') return shownName(name);
  if (kind === 'computer') return calledLevel(level || DEFAULT_LEVEL);
  return isAlone(info) ? t('common.you') : t('common.player', { n: seat });
}

/** A level as a person: "the squire". */
export const calledLevel = (level: Level): Called => ({ forms: t(`common.the.${level}`).split('|') });

/** The same as a label. */
export function nameOf(info: GameInfo, seat: Seat): string {
  const name = called(info, seat);
  return typeof name === 'string' ? name : capital(name.forms[0]!, locale.value);
}

/** Where there is no room for an article: "squire". */
export function shortName(info: GameInfo, seat: Seat): string {
  const { kind, name, level } = bySeat(info.seats, seat);
  return kind === 'computer' && name === '' ? t(`common.level.${level || DEFAULT_LEVEL}`) : nameOf(info, seat);
}
