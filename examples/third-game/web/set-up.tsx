import { t } from '../../i18n/index.ts';
import type { EditorProps } from '../kit.ts';
import { NAMES, NoughtsBoard } from './board.tsx';
import type { NoughtsState } from './table.tsx';

export const roundOf = (state: NoughtsState): NoughtsState => state;

/** A tap draws a cross, then a nought, then nothing. */
export const Editor = ({ state, onChange }: EditorProps<NoughtsState>) => (
  <NoughtsBoard
    id="set-up"
    state={state}
    names={[t('common.player', { n: 1 }), t('common.player', { n: 2 })]}
    onTap={(square) => {
      const at = NAMES.indexOf(square);
      const next = ([1, 2, 0] as const)[state.board[at]!];
      onChange({ ...state, board: state.board.map((drawn, index) => (index === at ? next : drawn)) });
    }}
  />
);

export const Outcome = () => null;
