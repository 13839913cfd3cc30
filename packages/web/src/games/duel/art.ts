import type { Coat, Power } from '@castellan/rules';

/** The picture of each coat in the sprite, and the wash of the square beneath it. */
export const COAT_ART: Readonly<Record<Coat | '?', string>> = {
  d: 'coat-dot',
  s: 'coat-stripe',
  D: 'coat-double-dot',
  S: 'coat-double-stripe',
  f: 'coat-full',
  q: 'coat-quarters',
  '?': 'coat-joker',
};

export const WASH: Readonly<Record<Coat, string>> = {
  d: 'var(--or-w)',
  s: 'var(--azure-w)',
  D: 'var(--murrey-w)',
  S: 'var(--vert-w)',
  f: 'var(--purpure-w)',
  q: 'var(--tenne-w)',
};

export const POWER_ART: Readonly<Record<Power | 'castle', string>> = {
  free: 'power-free',
  split: 'power-split',
  both: 'power-both',
  turn: 'power-turn',
  domains: 'power-domains',
  cross: 'power-cross',
  castle: 'castle',
};
