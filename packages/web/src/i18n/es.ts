import common from './es/common.ts';
import type { Language, Messages } from './message.ts';

const ofGames = import.meta.glob<Messages>('../games/*/common.es.ts', { eager: true, import: 'default' });

/** Spanish: what the start page says, and where the rest is. */
export default {
  common: Object.assign({}, common, ...Object.values(ofGames)),
  words: import.meta.glob<{ default: Messages }>('../games/*/words.es.ts'),
  areas: () => import('./es-areas.ts'),
} satisfies Language;
