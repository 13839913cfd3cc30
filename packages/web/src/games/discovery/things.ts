import { t } from '../../i18n/index.ts';
import type { Thing } from '../../table/thing-names.tsx';

const words = (name: 'mine' | 'theirs' | 'now' | 'kings' | 'next' | 'deck' | 'scores' | 'left' | 'log') => () =>
  [t(`discovery/things.name.${name}`), t(`discovery/things.text.${name}`)] as const;

/** What lies on the table of Discovery. */
export const THINGS: readonly Thing[] = [
  { at: '.bar .subtitle small', words: words('left'), named: true },
  { at: '.bar .scores, .mine .total', words: words('scores') },
  { at: '.theirs .board', words: words('theirs') },
  { at: '[data-command=deck], [aria-labelledby=come]', words: words('deck'), named: true },
  { at: '[data-command=list], .latest, .log', words: words('log'), named: true },
  { at: '[data-line=next]', words: words('next'), named: true },
  { at: '[data-line=hand]', words: words('kings'), named: true },
  { at: '[data-line=this]', words: words('now'), named: true },
  { at: '.mine .board', words: words('mine') },
];
