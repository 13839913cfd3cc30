import type { IllegalCode } from '@castellan/rules';
import { COMMON_RULES } from '../../learn/common-rules.ts';

/** The sections of the rules in reading order. A name is part of addresses that people keep: it never changes. */
export const SECTIONS = [
  'goal',
  'parts',
  'setup',
  'round',
  'choose',
  'place',
  'connection',
  'bound',
  'discard',
  'end',
  'score',
  'variants',
  'notation',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The rule behind every "why not?" of this game. */
export const RULE_OF: Readonly<Partial<Record<IllegalCode, Section>>> = {
  ...COMMON_RULES,
  'off-board': 'bound',
  'not-in-deck': 'choose',
  'no-king-left': 'setup',
  'domino-taken': 'choose',
  'not-your-domino': 'round',
  'outside-bound': 'bound',
  'can-be-placed': 'discard',
};
