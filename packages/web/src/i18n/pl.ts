import type { Language, Messages } from './message.ts';
import common from './pl/common.ts';

/** Polish: what every screen says, and where the rest is. */
export default {
  common,
  areas: import.meta.glob<{ default: Messages }>(['./pl/*.ts', '!./pl/common.ts', '../games/*/words.pl.ts']),
} satisfies Language;
