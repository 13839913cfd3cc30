import type { Language, Messages } from '../message.ts';
import common from './common.ts';

const ofGames = import.meta.glob<Messages>('./*/common.ts', { eager: true, import: 'default' });

/** German: what the start page says, and where the rest is. */
export default {
  common: Object.assign({}, common, ...Object.values(ofGames)),
  words: import.meta.glob<{ default: Messages }>('./*/{coach,first,words}.ts'),
  areas: () => import('./areas.ts'),
} satisfies Language;
