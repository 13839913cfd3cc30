import { type DuelAction, type DuelState, editionFor, type Power } from '@castellan/rules';
import { locale, t } from '../../i18n/index.ts';
import type { GameKit } from '../kit.ts';
import { part } from '../part.ts';
import type { DuelTable } from './controller.ts';
import type { DuelForm } from './options-form.tsx';
import { ownSheetWords } from './own-sheet.ts';
import { Picture } from './picture.tsx';
import { rules } from './rules.ts';

declare module '../../i18n/index.ts' {
  interface Areas {
    readonly duel: typeof import('./words.en.ts').default;
  }
}

/** Whatever a first roll does not need. */
const beside = () => import('./beside.ts');

export const DUEL: GameKit<DuelState, DuelAction, DuelTable, DuelForm> = {
  name: 'duel',
  // The picture on the start page brings them.
  rules: part(async () => rules),
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
  recorded: part(async () => (await beside()).recording()),
  termOf: (power) => t(`duel.power.${power as Power}`),
  dice: part(async () => (await beside()).dice(), 'duel'),
  table: part(() => import('./table.tsx'), 'duel'),
  result: part(async () => (await beside()).result(), 'duel'),
  stage: part(async () => (await beside()).stage(), 'duel'),
  study: part(async () => (await beside()).study(), 'duel'),
  options: part(async () => (await beside()).options(), 'setup'),
  lesson: part(async () => (await beside()).lesson(), 'duel', 'learn'),
  rulebook: part(async () => (await beside()).rulebook(), 'duel', 'rules'),
  paper: { title: 'box.score.duel', part: part(async () => (await beside()).paper(), 'duel', 'box') },
  setUp: part(async () => (await beside()).setUp(), 'duel', 'box', 'explorer'),
  check: part(async () => (await beside()).check(), 'duel', 'box'),
  print: part(async () => (await beside()).print(), 'duel', 'box'),
};
