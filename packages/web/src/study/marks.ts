import type { Mark } from '@castellan/study';

/** What stands beside a marked action, as chess players write it. */
export const GLYPHS: Readonly<Record<Mark['name'], string>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};
