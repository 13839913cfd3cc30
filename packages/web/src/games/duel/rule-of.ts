import type { IllegalCode } from '@castellan/rules';
import { COMMON_RULES } from '../../learn/common-rules.ts';

/** The sections of the rules in reading order. A name is part of addresses that people keep: it never changes. */
export const SECTIONS = [
  'goal',
  'parts',
  'round',
  'draft',
  'place',
  'connection',
  'joker',
  'castle',
  'pass',
  'spellbook',
  'powers',
  'lightning',
  'end',
  'score',
  'notation',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The rule behind every "why not?" of this game. */
export const RULE_OF: Readonly<Partial<Record<IllegalCode, Section>>> = {
  ...COMMON_RULES,
  'off-board': 'parts',
  'not-a-face': 'parts',
  'die-taken': 'draft',
  'two-dice': 'draft',
  'power-not-owned': 'powers',
  'turn-once': 'powers',
  'castle-once': 'castle',
  'castle-spent': 'castle',
  'not-your-dice': 'draft',
  'must-place': 'pass',
  'nothing-drawn': 'lightning',
};
