import type { DiscoveryAction, DiscoveryState } from '@castellan/rules';
import type { GameKit } from '../kit.ts';
import { part } from '../part.ts';
import type { DiscoveryTable } from './controller.ts';
import type { DiscoveryForm } from './options-form.tsx';
import { Picture } from './picture.tsx';

declare module '../../i18n/index.ts' {
  interface Areas {
    readonly discovery: typeof import('./words.en.ts').default;
  }
}

export const DISCOVERY: GameKit<DiscoveryState, DiscoveryAction, DiscoveryTable, DiscoveryForm> = {
  name: 'discovery',
  rules: part(async () => (await import('./rules.ts')).rules),
  title: 'Discovery',
  line: 'common.discoveryLine',
  learn: {
    title: 'learn.lesson.discovery',
    card: 'learn.card.discovery',
    emblem: ['terrain-wheat', 'terrain-forest', 'terrain-lake', 'terrain-meadow'],
  },
  rulesTitle: 'rules.title.discovery',
  Picture,
  usualOptions: () => [],
  // The kings that come out of the hand decide.
  choosesFirst: false,
  dice: null,
  recorded: part(async () => (await import('./recording.ts')).RECORDING),
  termOf: (word) => word,
  table: part(() => import('./table.tsx'), 'discovery'),
  result: part(() => import('./result.tsx'), 'discovery'),
  stage: part(() => import('./stage.tsx'), 'discovery'),
  study: part(() => import('./study.tsx'), 'discovery'),
  options: part(() => import('./options-form.tsx'), 'setup'),
  lesson: part(() => import('./lesson-view.tsx'), 'discovery', 'learn'),
  rulebook: part(() => import('./rulebook.tsx'), 'discovery', 'rules'),
  paper: { title: 'box.score.discovery', part: part(() => import('./paper.tsx'), 'discovery', 'box') },
  setUp: part(() => import('./set-up.tsx'), 'discovery', 'box', 'explorer'),
  check: null,
  print: null,
};
