import type { Language, Messages } from './message.ts';
import common from './pl/common.ts';

const ofGames = import.meta.glob<Messages>('../games/*/common.pl.ts', { eager: true, import: 'default' });

/** Polish: what the start page says, and where the rest is. */
export default {
  common: Object.assign({}, common, ...Object.values(ofGames)),
  words: import.meta.glob<{ default: Messages }>('../games/*/words.pl.ts'),
  areas: () => import('./pl-areas.ts'),
} satisfies Language;
