import { bySeat, type Seat } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import type { KeptGame } from './kept.ts';
import { isLevel } from './levels.ts';

/** Whether exactly one person plays here: then that person is "you". */
export const isAlone = ({ sitters }: KeptGame): boolean =>
  (sitters[0].kind === 'person') !== (sitters[1].kind === 'person');

export const isYou = (kept: KeptGame, seat: Seat): boolean =>
  isAlone(kept) && bySeat(kept.sitters, seat).kind === 'person';

/** Whether that person is also called so, having given no name. */
export const isCalledYou = (kept: KeptGame, seat: Seat): boolean =>
  isYou(kept, seat) && bySeat(kept.sitters, seat).name === '';

/** How a player is called: by the name given, else by what it is. */
export function nameOf(kept: KeptGame, seat: Seat): string {
  const { kind, name } = bySeat(kept.sitters, seat);
  if (name !== '') return name;
  if (kind === 'computer') return t('common.computer');
  return isAlone(kept) ? t('common.you') : t('common.player', { n: seat });
}

/** The name that leaves the page with a record: whoever reads it elsewhere is not "you". */
export function recordNameOf({ sitters }: KeptGame, seat: Seat): string {
  const { kind, name, level } = bySeat(sitters, seat);
  if (name !== '') return name;
  if (kind !== 'computer') return t('common.player', { n: seat });
  return isLevel(level) ? t('common.computerOf', { level: t(`common.level.${level}`) }) : t('common.computer');
}
