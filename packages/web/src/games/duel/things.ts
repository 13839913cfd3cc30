import { t } from '../../i18n/index.ts';
import type { Thing } from '../../table/thing-names.tsx';

const words = (name: 'mine' | 'theirs' | 'dice' | 'book' | 'tray' | 'scores' | 'left' | 'log') => () =>
  [t(`duel/things.name.${name}`), t(`duel/things.text.${name}`)] as const;

/** What lies on the table of Duel. */
export const THINGS: readonly Thing[] = [
  { at: '.bar .subtitle small', words: words('left'), named: true },
  { at: '.bar .scores, .mine .total', words: words('scores') },
  { at: '.theirs .board', words: words('theirs') },
  { at: '.log', words: words('log'), named: true },
  { at: '.shared', words: words('book'), named: true },
  { at: '.hand', words: words('dice') },
  { at: '.mine .board', words: words('mine') },
  { at: '.tray', words: words('tray'), named: true },
];
