import { noughtsArt } from '@castellan/picture/games/noughts';
import { rulesOf } from '@castellan/rules';
import { StillBoard } from '../../board/still-board.tsx';
import type { GameKit } from '../kit.ts';
import { part } from '../part.ts';
import { PLAIN_KIT } from '../plain.tsx';
import type { NoughtsAction, NoughtsState, NoughtsTable } from './parts.tsx';

type Words = typeof import('../../i18n/en/noughts/common.ts').default;

declare module '../../i18n/index.ts' {
  interface Areas {
    /** All that a small game says is in `common.ts`, each key behind the name of the game. */
    readonly noughts: {
      readonly [Key in keyof Words as Key extends `noughts.${infer Name}` ? Name : never]: Words[Key];
    };
  }
}

const rules = rulesOf('noughts');

const FAR: NoughtsState = { board: [1, 0, 2, 0, 1, 0, 0, 2, 1], seat: 2, phase: 'over', column: null };

/** The picture of the start page. */
const Picture = () => (
  <div inert>
    <StillBoard art={noughtsArt} board={rules.board(FAR, 1)} mark={1} />
  </div>
);

/** All parts are in one file: there is little to wait for. */
const PARTS = part(() => import('./parts.tsx'), 'noughts');

const RECORDED = [
  'roll a',
  'draw a1',
  'roll b',
  'draw b2',
  'roll a',
  'draw a2',
  'roll b',
  'draw b1',
  'roll a',
  'draw a3',
];

export const NOUGHTS: GameKit<NoughtsState, NoughtsAction, NoughtsTable, object> = {
  // The die is rolled by the computer alone: nobody enters a real one, and its faces are not counted.
  ...PLAIN_KIT,
  name: 'noughts',
  rules: part(async () => rules),
  title: 'Noughts',
  line: 'common.noughts.line',
  Picture,
  recorded: part(async () => ['new noughts rules=1', ...RECORDED]),
  newTable: PARTS,
  table: PARTS,
  result: PARTS,
  stage: PARTS,
  options: PARTS,
  rulebook: PARTS,
  study: PARTS,
  setUp: PARTS,
};
