import { rulesOf } from '@castellan/rules';
import type { GameKit } from '../kit.ts';
import { part } from '../part.ts';
import { Picture } from './board.tsx';
import type { NoughtsAction, NoughtsState, NoughtsTable } from './table.tsx';

declare module '../../i18n/index.ts' {
  interface Areas {
    readonly noughts: typeof import('../../i18n/en/noughts/words.ts').default;
  }
}

const TABLE = part(() => import('./table.tsx'), 'noughts');

export const NOUGHTS: GameKit<NoughtsState, NoughtsAction, NoughtsTable, object> = {
  name: 'noughts',
  rules: part(async () => rulesOf('noughts')),
  title: 'Noughts',
  line: 'common.noughts.line',
  Picture,
  usualOptions: () => [],
  choosesFirst: false,
  recorded: part(async () => ['new noughts rules=1', 'draw a1', 'draw b2', 'draw a2', 'draw b1', 'draw a3']),
  termOf: (word) => word,
  newTable: TABLE,
  table: TABLE,
  result: part(() => import('./result.tsx'), 'noughts'),
  stage: part(() => import('./stage.tsx'), 'noughts'),
  options: part(() => import('./options-form.ts')),
  rulebook: part(() => import('./rulebook.tsx'), 'noughts'),
  editions: null,
  dice: null,
  learn: null,
  lesson: null,
  paper: null,
  study: part(() => import('./study.tsx'), 'noughts'),
  setUp: part(() => import('./set-up.tsx'), 'noughts'),
  check: null,
  print: null,
};
