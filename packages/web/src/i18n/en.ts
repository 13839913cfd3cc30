import common from './en/common.ts';
import type { Language, Messages } from './message.ts';

const ofGames = import.meta.glob<Messages>('../games/*/common.en.ts', { eager: true, import: 'default' });

/** English: what the start page says, and where the rest is. */
export default {
  common: Object.assign({}, common, ...Object.values(ofGames)),
  words: import.meta.glob<{ default: Messages }>('../games/*/words.en.ts'),
  areas: () => import('./en-areas.ts'),
} satisfies Language;
