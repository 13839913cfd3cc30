import type { DiscoveryAction, DiscoveryState } from '@castellan/rules';
import type { GameKit } from '../kit.ts';
import { part } from '../part.ts';
import type { DiscoveryTable } from './controller.ts';
import type { DiscoveryForm } from './options-form.tsx';
import { Picture } from './picture.tsx';

declare module '../../i18n/index.ts' {
  interface Areas {
    readonly discovery: typeof import('../../i18n/en/discovery/words.ts').default;
    readonly 'discovery/box': typeof import('../../i18n/en/discovery/box.ts').default;
    readonly 'discovery/coach': typeof import('../../i18n/en/discovery/coach.ts').default;
    readonly 'discovery/lesson': typeof import('../../i18n/en/discovery/lesson.ts').default;
    readonly 'discovery/options': typeof import('../../i18n/en/discovery/options.ts').default;
    readonly 'discovery/readings': typeof import('../../i18n/en/discovery/readings.ts').default;
    readonly 'discovery/rulebook': typeof import('../../i18n/en/discovery/rulebook.ts').default;
    readonly 'discovery/things': typeof import('../../i18n/en/discovery/things.ts').default;
  }
}

/** The first line lies on the table at once. */
const TABLE = part(() => import('./table.tsx'), 'discovery', 'discovery/coach');

/** Whatever a first roll does not need. */
const lazyParts = () => import('./lazy-parts.ts');

export const DISCOVERY: GameKit<DiscoveryState, DiscoveryAction, DiscoveryTable, DiscoveryForm> = {
  name: 'discovery',
  rules: part(async () => (await import('./rules.ts')).rules),
  title: 'Discovery',
  line: 'common.discovery.line',
  learn: {
    card: 'discovery/lesson.card',
    emblem: ['terrain-wheat', 'terrain-forest', 'terrain-lake', 'terrain-meadow'],
  },
  Picture,
  usualOptions: () => [],
  // The kings that come out of the hand decide.
  choosesFirst: false,
  dice: null,
  recorded: part(async () => (await lazyParts()).RECORDING),
  termOf: (word) => word,
  newTable: TABLE,
  table: TABLE,
  result: part(async () => (await lazyParts()).result()),
  stage: part(async () => (await lazyParts()).stage()),
  study: part(async () => (await lazyParts()).study()),
  options: part(async () => (await lazyParts()).options()),
  things: part(async () => (await lazyParts()).things()),
  lesson: part(async () => (await lazyParts()).lesson()),
  rulebook: part(async () => (await lazyParts()).rulebook()),
  editions: part(async () => (await lazyParts()).editions()),
  paper: { title: 'discovery/box.paper', area: 'discovery/box', part: part(async () => (await lazyParts()).paper()) },
  setUp: part(async () => (await lazyParts()).setUp()),
  check: part(async () => (await lazyParts()).check()),
  print: null,
};
