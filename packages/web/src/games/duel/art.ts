import { COAT_ART as COATS } from '@castellan/picture/games/duel';
import type { Coat, Power } from '@castellan/rules';

/** The picture of each coat in the sprite, and of the joker. */
export const COAT_ART: Readonly<Record<Coat | '?', string>> = { ...COATS, '?': 'coat-joker' };

export const POWER_ART: Readonly<Record<Power | 'castle', string>> = {
  free: 'power-free',
  split: 'power-split',
  both: 'power-both',
  turn: 'power-turn',
  domains: 'power-domains',
  cross: 'power-cross',
  castle: 'castle',
};
