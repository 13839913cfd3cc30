import { bySeat, other } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { calledLevel, isAlone, nameOf } from '../play/names.ts';
import type { GameResult } from '../play/results.ts';

/** How a game ended, in one short sentence. */
export function endingLine({ info, me, outcome, level }: GameResult): string {
  if (!isAlone(info)) return t('home.ended', { one: nameOf(info, 1), two: nameOf(info, 2) });
  const them = other(me);
  const name = bySeat(info.seats, them).name || (level ? calledLevel(level) : nameOf(info, them));
  if (outcome === 'drawn') return t('home.drawn', { name });
  if (outcome === 'shared') return t('home.shared', { name });
  if (outcome === 'lost') return t('home.lostTo', { level: name });
  return level ? t('home.beat', { level: t(`levels.beat.${level}`) }) : t('home.beatName', { name });
}
