import { bySeat, type Seat } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { isLevel } from '../play/levels.ts';

/** The name that leaves the page with a record, where "you" would mean the reader. */
export function recordNameOf({ seats }: GameInfo, seat: Seat): string {
  const { kind, name, level } = bySeat(seats, seat);
  if (name !== '') return name;
  // In a file a space is a space.
  if (kind !== 'computer') return t('common.player', { n: seat }).replace('\u00a0', ' ');
  return isLevel(level) ? t('common.computerOf', { level: t(`common.level.${level}`) }) : t('common.computer');
}
