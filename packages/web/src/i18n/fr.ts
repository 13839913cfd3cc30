import common from './fr/common.ts';
import type { Language, Messages } from './message.ts';

const ofGames = import.meta.glob<Messages>('../games/*/common.fr.ts', { eager: true, import: 'default' });

/** French: what the start page says, and where the rest is. */
export default {
  common: Object.assign({}, common, ...Object.values(ofGames)),
  words: import.meta.glob<{ default: Messages }>('../games/*/words.fr.ts'),
  areas: () => import('./fr-areas.ts'),
} satisfies Language;
