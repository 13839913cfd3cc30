import type { Seat } from '@castellan/rules';
import { type Language, WORDS } from './words.ts';

/** All letters that the typeface lacks: it has Latin, Greek and Cyrillic. */
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u024f\u0370-\u03ff\u0400-\u045f\u1e00-\u1eff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;

/** A name in the letters there are; where none of it can be written, what the page calls a player without a name. */
export function drawnName(name: string | null, seat: Seat, language: Language): string | null {
  if (name === null) return null;
  const left = name.replace(UNKNOWN, '').trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : WORDS[language].player.replace('{n}', String(seat));
}
