import type { GameName, IllegalCode } from '@castellan/rules';
import { link } from '../router.ts';

/** The sections of the rules in reading order. A name is part of addresses that people keep: it never changes. */
export const SECTIONS = {
  duel: [
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
  ],
  discovery: [
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
  ],
} as const;

export type SectionOf<G extends GameName> = (typeof SECTIONS)[G][number];

type Rules = { readonly [G in GameName]?: SectionOf<G> };

const both = (section: SectionOf<'duel'> & SectionOf<'discovery'>): Rules => ({ duel: section, discovery: section });

/** The rule behind every "why not?". */
export const RULE_OF: Readonly<Record<IllegalCode, Rules>> = {
  'game-over': both('end'),
  'not-now': both('round'),
  malformed: both('notation'),
  'not-canonical': both('notation'),
  'off-board': { duel: 'parts', discovery: 'bound' },
  'castle-square': both('place'),
  occupied: both('place'),
  'same-square': both('place'),
  apart: both('place'),
  'not-connected': both('connection'),
  'not-a-face': { duel: 'parts' },
  'die-taken': { duel: 'draft' },
  'two-dice': { duel: 'draft' },
  'power-not-owned': { duel: 'powers' },
  'turn-once': { duel: 'powers' },
  'castle-once': { duel: 'castle' },
  'castle-spent': { duel: 'castle' },
  'not-your-dice': { duel: 'draft' },
  'must-place': { duel: 'pass' },
  'nothing-drawn': { duel: 'lightning' },
  'not-in-deck': { discovery: 'choose' },
  'no-king-left': { discovery: 'setup' },
  'domino-taken': { discovery: 'choose' },
  'not-your-domino': { discovery: 'round' },
  'outside-bound': { discovery: 'bound' },
  'can-be-placed': { discovery: 'discard' },
};

/** The address of the rule an action broke; of the whole rules where the code does not belong to the game. */
export function ruleLink(game: GameName, code: IllegalCode): string {
  const section = RULE_OF[code][game];
  return section === undefined ? link('rules', game) : link('rules', game, section);
}
