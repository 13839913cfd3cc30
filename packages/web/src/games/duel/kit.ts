import { type DuelAction, type DuelState, editionFor, type Power } from '@castellan/rules';
import { locale, t } from '../../i18n/index.ts';
import type { GameKit } from '../kit.ts';
import { part } from '../part.ts';
import type { DuelTable } from './controller.ts';
import type { DuelForm } from './options-form.tsx';
import { ownSheetWords } from './own-sheet.ts';
import { Picture } from './picture.tsx';

declare module '../../i18n/index.ts' {
  interface Areas {
    readonly duel: typeof import('./words.en.ts').default;
  }
}

export const DUEL: GameKit<DuelState, DuelAction, DuelTable, DuelForm> = {
  name: 'duel',
  rules: part(async () => (await import('./rules.ts')).rules),
  title: 'Duel',
  line: 'common.duelLine',
  learn: {
    title: 'learn.lesson.duel',
    card: 'learn.card.duel',
    emblem: ['coat-dot', 'coat-stripe', 'coat-double-dot', 'coat-full'],
  },
  rulesTitle: 'rules.title.duel',
  Picture,
  usualOptions: () => [`edition=${editionFor(locale.value)}`, ...ownSheetWords()],
  choosesFirst: true,
  recorded: part(async () => (await import('./recording.ts')).RECORDING),
  termOf: (power) => t(`duel.power.${power as Power}`),
  dice: part(() => import('./dice-names.ts'), 'duel'),
  table: part(() => import('./table.tsx'), 'duel'),
  result: part(() => import('./result.tsx'), 'duel'),
  stage: part(() => import('./stage.tsx'), 'duel'),
  study: part(() => import('./study.tsx'), 'duel'),
  options: part(() => import('./options-form.tsx'), 'setup'),
  lesson: part(() => import('./lesson-view.tsx'), 'duel', 'learn'),
  rulebook: part(() => import('./rulebook.tsx'), 'duel', 'rules'),
  paper: { title: 'box.score.duel', part: part(() => import('./paper.tsx'), 'duel', 'box') },
  setUp: part(() => import('./set-up.tsx'), 'duel', 'box', 'explorer'),
  check: part(() => import('./check-box.tsx'), 'duel', 'box'),
  print: part(async () => (await import('./print.tsx')).SHEETS, 'duel', 'box'),
};
