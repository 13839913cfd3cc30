import common from './fr/common.ts';
import type { Language, Messages } from './message.ts';

/** French: what every screen says, and where the rest is. */
export default {
  common,
  areas: import.meta.glob<{ default: Messages }>(['./fr/*.ts', '!./fr/common.ts', '../games/*/words.fr.ts']),
} satisfies Language;
