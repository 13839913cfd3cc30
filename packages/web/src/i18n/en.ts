import common from './en/common.ts';
import type { Language, Messages } from './message.ts';

/** English: what every screen says, and where the rest is. */
export default {
  common,
  areas: import.meta.glob<{ default: Messages }>(['./en/*.ts', '!./en/common.ts', '../games/*/words.en.ts']),
} satisfies Language;
