import common from './es/common.ts';
import type { Language, Messages } from './message.ts';

/** Spanish: what every screen says, and where the rest is. */
export default {
  common,
  areas: import.meta.glob<{ default: Messages }>(['./es/*.ts', '!./es/common.ts', '../games/*/words.es.ts']),
} satisfies Language;
