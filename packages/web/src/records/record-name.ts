import { bySeat, type Seat } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';

/** The name that leaves the page with a record, where "you" would mean the reader. */
export function recordNameOf(info: GameInfo, seat: Seat): string {
  const { kind, name } = bySeat(info.seats, seat);
  if (name !== '') return name;
  // In a file a space is a space.
  if (kind !== 'computer') return t('common.player', { n: seat }).replace('\u00a0', ' ');
  return nameOf(info, seat);
}
