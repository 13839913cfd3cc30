import { type DuelAction, type DuelState, editionFor, type Power } from '@castellan/rules';
import { locale, t } from '../../i18n/index.ts';
import type { GameKit } from '../kit.ts';
import { part } from '../part.ts';
import type { DuelTable } from './controller.ts';
import type { DuelForm } from './options-form.tsx';
import { ownSheetWords } from './own-sheet.ts';
import { Picture } from './picture.tsx';
import { loadRoundBy, ROUND } from './round-part.ts';
import { rules } from './rules.ts';

declare module '../../i18n/index.ts' {
  interface Areas {
    readonly duel: typeof import('../../i18n/en/duel/words.ts').default & Areas['duel/first'];
    readonly 'duel/first': typeof import('../../i18n/en/duel/first.ts').default;
    readonly 'duel/box': typeof import('../../i18n/en/duel/box.ts').default;
    readonly 'duel/coach': typeof import('../../i18n/en/duel/coach.ts').default;
    readonly 'duel/lesson': typeof import('../../i18n/en/duel/lesson.ts').default;
    readonly 'duel/options': typeof import('../../i18n/en/duel/options.ts').default;
    readonly 'duel/readings': typeof import('../../i18n/en/duel/readings.ts').default;
    readonly 'duel/rulebook': typeof import('../../i18n/en/duel/rulebook.ts').default;
    readonly 'duel/things': typeof import('../../i18n/en/duel/things.ts').default;
  }
}

loadRoundBy(() => import('./round.ts'));
const newTable = () => import('./table.tsx');
const NEW_WORDS = ['duel/first'] as const;

/** Whatever a first roll does not need. */
const lazyParts = () => import('./lazy-parts.ts');

export const DUEL: GameKit<DuelState, DuelAction, DuelTable, DuelForm> = {
  name: 'duel',
  // The picture on the start page brings them.
  rules: part(async () => rules),
  title: 'Duel',
  line: 'common.duel.line',
  learn: {
    card: 'duel/lesson.card',
    emblem: ['coat-dot', 'coat-stripe', 'coat-double-dot', 'coat-full'],
  },
  Picture,
  usualOptions: () => [`edition=${editionFor(locale.value)}`, ...ownSheetWords()],
  choosesFirst: true,
  recorded: part(async () => (await lazyParts()).RECORDING),
  termOf: (power) => t(`duel.power.${power as Power}`),
  dice: part(async () => (await lazyParts()).dice()),
  newTable: part(newTable, ...NEW_WORDS),
  table: part(async () => (await Promise.all([newTable(), ROUND.load()]))[0], ...NEW_WORDS),
  result: part(async () => (await lazyParts()).result()),
  stage: part(async () => (await lazyParts()).stage()),
  study: part(async () => (await lazyParts()).study()),
  options: part(async () => (await lazyParts()).options()),
  things: part(async () => (await lazyParts()).things()),
  lesson: part(async () => (await lazyParts()).lesson()),
  rulebook: part(async () => (await lazyParts()).rulebook()),
  editions: part(async () => (await lazyParts()).editions()),
  paper: { title: 'duel/box.paper', area: 'duel/box', part: part(async () => (await lazyParts()).paper()) },
  setUp: part(async () => (await lazyParts()).setUp()),
  check: part(async () => (await lazyParts()).check()),
  print: part(async () => (await lazyParts()).print()),
};
