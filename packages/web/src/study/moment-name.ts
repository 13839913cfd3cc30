import type { Place } from '@castellan/study';
import { t } from '../i18n/index.ts';

const CHANCES = ['roll', 'line', 'king'] as const;

/** A moment as people name it: "round 5, draft". */
export function momentName({ turn, round, action, kind = 'placement' }: Place): string {
  if (turn !== 'chance') return t(`study.at.${kind}`, { n: round });
  const chance = CHANCES.find((name) => action.startsWith(name)) ?? 'roll';
  return t(`study.at.${chance}`, { n: round });
}
