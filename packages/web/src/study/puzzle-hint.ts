import type { Concept, Explanation, Puzzle } from '@castellan/study';
import { t } from '../i18n/index.ts';

/** Why the best answer beats a wrong one; null while it is worked out. */
export type Found = Explanation | 'failed' | null;

/** Where the reason lies, before it is said: hint and reason agree. Without a reason the theme of the puzzle has to do. */
export function whereToLook(
  { themes }: Pick<Puzzle, 'themes'>,
  found: Pick<Explanation, 'reasons'> | 'failed',
): string {
  const [reason] = found === 'failed' ? [] : found.reasons;
  if (reason?.claim === 'gain') return t('puzzles.look.growth');
  if (reason) return t(`puzzles.look.${LOOK[reason.concept]}`);
  return themes[0] ? t(`puzzles.look.${themes[0]}`) : t('puzzles.look');
}

const LOOK = {
  growth: 'growing',
  joining: 'bridging',
  crosses: 'crosses',
  denial: 'denial',
  spellbook: 'spellbook',
  lightning: 'lightning',
  castle: 'castle',
  power: 'powers',
  jokers: 'jokers',
  holes: 'last-squares',
  packing: 'last-squares',
  'turn-order': 'turn-order',
  'tie-break': 'tie-break',
} as const satisfies Record<Concept, string>;
