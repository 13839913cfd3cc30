import { bySeat, type Seat } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import type { GameInfo } from './game-info.ts';

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

/** How a player is called: by the name given, else by what it is. */
export function nameOf(info: GameInfo, seat: Seat): string {
  const { kind, name } = bySeat(info.seats, seat);
  if (name !== '') return shownName(name);
  if (kind === 'computer') return t('common.computer');
  return isAlone(info) ? t('common.you') : t('common.player', { n: seat });
}
