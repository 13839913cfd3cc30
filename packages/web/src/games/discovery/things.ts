import { t } from '../../i18n/index.ts';
import type { Thing } from '../../table/thing-names.tsx';

const words = (name: 'mine' | 'theirs' | 'now' | 'kings' | 'next' | 'deck' | 'scores' | 'left' | 'log') => () =>
  [t(`discovery/things.name.${name}`), t(`discovery/things.text.${name}`)] as const;

/** What lies on the table of Discovery. */
export const THINGS: readonly Thing[] = [
  { at: '.bar .subtitle small', words: words('left'), named: true },
  { at: '.bar .scores, .mine .total', words: words('scores') },
  { at: '.theirs .board', words: words('theirs') },
  { at: '[data-command=deck], .discovery-come', words: words('deck'), named: true },
  { at: '[data-command=list], .discovery-more .latest, .log', words: words('log'), named: true },
  { at: '.discovery-line.next', words: words('next'), named: true },
  { at: '.discovery-line.hand', words: words('kings'), named: true },
  { at: '.discovery-line:not(.next, .hand)', words: words('now'), named: true },
  { at: '.mine .board', words: words('mine') },
];
